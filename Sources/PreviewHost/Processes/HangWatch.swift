import Foundation
import Glibc
import Synchronization

/// Ends this process when code that somebody is writing does not come back: the window stays, says so, and
/// waits for the next save.
final class HangWatch: Sendable {
  /// How often the loop has begun to work, or to wait: odd while it works.
  private let steps = Atomic<Int>(0)

  /// It looks every so often, and has enough when it has seen the same work so many times. Time is counted
  /// in looks, as a process that is stopped, by a debugger or a lid, does not hang.
  private static let pause: UInt32 = 500_000
  private static let most = 20

  /// How it says why a process has ended.
  static let complaint = "the code has not come back"

  init() {
    let thread = Thread { [self] in
      var (seen, looks) = (0, 0)
      while true {
        usleep(Self.pause)
        let now = steps.load(ordering: .relaxed)
        looks = now == seen && now % 2 == 1 ? looks + 1 : 0
        seen = now
        if looks >= Self.most { end() }
      }
    }
    thread.name = "preview-hang"
    thread.start()
  }

  /// The loop waits for events from here on.
  func rest() { step(toWork: false) }

  /// It works from here on.
  func work() { step(toWork: true) }

  private func step(toWork: Bool) {
    // Only the loop counts, so nothing comes between.
    let now = steps.load(ordering: .relaxed)
    steps.store(now + ((now % 2 == 1) == toWork ? 2 : 1), ordering: .relaxed)
  }

  private func end() -> Never {
    let seconds = Int(Self.pause) * Self.most / 1_000_000
    let words = "Fatal error: \(Self.complaint) for \(seconds) s\n"
    _ = words.withCString { write(STDERR_FILENO, $0, strlen($0)) }
    abort()
  }
}
