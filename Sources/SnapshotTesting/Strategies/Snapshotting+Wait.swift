import Foundation

extension Snapshotting {
  /// A strategy that lets time go by first, with what timers do in it.
  public static func wait(for duration: TimeInterval, on strategy: Self) -> Self {
    Self(pathExtension: strategy.pathExtension, diffing: strategy.diffing) {
      (value: Value) -> Async<Format> in
      Async { callback in
        let end = Date(timeIntervalSinceNow: duration)
        while end.timeIntervalSinceNow > 0 {
          // A run loop that has nothing to do does not wait.
          if !RunLoop.current.run(mode: .default, before: end) { Thread.sleep(until: end) }
        }
        strategy.snapshot(value).run(callback)
      }
    }
  }
}
