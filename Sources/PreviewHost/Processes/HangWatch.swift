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

    /// Seconds of the processor that it takes as well. A scene waits for standard input and for the window's
    /// process; code may wait for what never comes.
    var leastWork: Double { self == .code ? 0 : 10 }

    /// How it says why a process has ended.
    var complaint: String { "the \(self == .code ? "code" : "scene") has not come back" }
  }

  /// How often the loop has begun to work, or to wait: odd while it works.
  private let steps = Atomic<Int>(0)

  /// It looks every so many microseconds.
  private static let pause: UInt32 = 500_000

  let subject: Subject

  init(_ subject: Subject) {
    self.subject = subject
    let thread = Thread { [self] in
      var patience = Patience(
        looks: subject.seconds * 1_000_000 / Int(Self.pause), leastWork: subject.leastWork)
      repeat {
        usleep(Self.pause)
      } while patience.holds(
        at: steps.load(ordering: .relaxed), having: MonotonicClock.processorSeconds())
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
    private let leastWork: Double
    private var seen = 0
    private var looks = 0
    /// What had been worked when this step was first seen.
    private var begin = 0.0

    init(looks: Int, leastWork: Double = 0) { (most, self.leastWork) = (looks, leastWork) }

    /// Looks at how many steps have been counted, and at the seconds of work.
    mutating func holds(at step: Int, having worked: Double = 0) -> Bool {
      if step == seen, step % 2 == 1 {
        looks += 1
      } else {
        (seen, looks, begin) = (step, 0, worked)
      }
      return looks < most || worked - begin < leastWork
    }
  }
}
