import Foundation

/// Does something with views, wherever strategies are asked: they are plain functions, and views are the
/// main thread's.
func onMain<Result>(_ body: @MainActor () -> Result) -> Result {
  onMain(()) { _ in body() }
}

/// The same with a value that is handed over.
func onMain<Value, Result>(
  _ value: Value, _ body: @MainActor (Value) -> Result
) -> Result {
  nonisolated(unsafe) let value = value
  // Who asks waits for the answer, so that both are in one hand at a time.
  let answer = withoutActuallyEscaping(body) { body in
    let work: () -> Handed<Result> = {
      MainActor.assumeIsolated { Handed(value: body(value)) }
    }
    return MainQueue.isCurrent ? work() : DispatchQueue.main.sync(execute: work)
  }
  return answer.value
}

/// What one thread hands another one.
private struct Handed<Value>: @unchecked Sendable {
  let value: Value
}

/// The main queue, which is worked off by any thread once the main one has gone to wait for it: so it is
/// where Swift Testing runs tests.
private enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true
  }
}
