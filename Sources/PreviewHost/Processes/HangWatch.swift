import Foundation
import Glibc
import Synchronization

/// Ends this process when what it shows does not come back: the window stays, says so, and waits for the
/// next save.
final class HangWatch: Sendable {
  /// What is being watched.
  enum Subject {
    /// Code that somebody is writing, where an endless loop is a likely mistake.
    case code
    /// A scene, which takes this long only if a limit of ours is missing.
    case scene

    var seconds: Int { self == .code ? 10 : 30 }

    /// How it says why a process has ended.
    var complaint: String { "the \(self == .code ? "code" : "scene") has not come back" }
  }

  /// How often the loop has begun to work, or to wait: odd while it works.
  private let steps = Atomic<Int>(0)

  /// It looks every so many microseconds.
  private static let pause: UInt32 = 500_000

  init(_ subject: Subject) {
    let thread = Thread { [self] in
      var patience = Patience(looks: subject.seconds * 1_000_000 / Int(Self.pause))
      repeat { usleep(Self.pause) } while patience.holds(at: steps.load(ordering: .relaxed))
      Self.end(because: subject)
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

  private static func end(because subject: Subject) -> Never {
    let words = "Fatal error: \(subject.complaint) for \(subject.seconds) s\n"
    _ = words.withCString { write(STDERR_FILENO, $0, strlen($0)) }
    abort()
  }
}

extension HangWatch {
  /// Has had enough when it has seen the same work so many times. Time is counted in looks, as a process
  /// that is stopped, by a debugger or a lid, does not hang.
  struct Patience {
    private let most: Int
    private var seen = 0
    private var looks = 0

    init(looks: Int) { most = looks }

    /// Looks at how many steps have been counted.
    mutating func holds(at step: Int) -> Bool {
      looks = step == seen && step % 2 == 1 ? looks + 1 : 0
      seen = step
      return looks < most
    }
  }
}
