import Foundation

/// Where a value arrives that somebody waits for.
final class AwaitedValue<Value>: @unchecked Sendable {
  private let condition = NSCondition()
  private var value: Value?

  /// The value, where it comes in time; nil else. Timers of the thread go on meanwhile.
  static func of(_ async: Async<Value>, within timeout: TimeInterval) -> Value? {
    let place = AwaitedValue()
    async.run { place.take($0) }
    return place.wait(until: Date(timeIntervalSinceNow: timeout))
  }

  private func take(_ value: Value) {
    condition.withLock {
      self.value = value
      condition.broadcast()
    }
  }

  private var arrived: Value? { condition.withLock { value } }

  private func wait(until end: Date) -> Value? {
    while arrived == nil, end.timeIntervalSinceNow > 0 {
      let step = min(end, Date(timeIntervalSinceNow: 0.01))
      // A run loop that has nothing to do does not wait.
      guard !RunLoop.current.run(mode: .default, before: step) else { continue }
      condition.withLock { if value == nil { _ = condition.wait(until: step) } }
    }
    return arrived
  }
}
