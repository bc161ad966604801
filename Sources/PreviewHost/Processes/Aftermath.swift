import Foundation
import Glibc
import QuartzCore
import Scenes

/// What is known of the end of a process with a scene, for people and for the process after it.
struct Aftermath: Codable, Equatable {
  /// Why it ended: its last words, or what the signal means.
  var reason: String
  /// The scene that was on show, or was to be; nil where that is the first one.
  var scene: String?

  init(said: String, signal: Int32, scene: String?) {
    self.scene = scene
    let line = said.split(separator: "\n").last { $0.contains(Self.mark) }
    reason =
      line?.range(of: Self.mark).map { String(line?[$0.upperBound...] ?? "") }
      ?? Self.meaning(of: signal)
  }

  /// How Swift begins what it says before a trap.
  private static let mark = "Fatal error: "

  private static func meaning(of signal: Int32) -> String {
    switch signal {
    case SIGILL, SIGTRAP: "a trap"
    case SIGSEGV, SIGBUS: "memory that is not there was used"
    case SIGABRT: "it was given up"
    case SIGFPE: "a division that has no result"
    case SIGKILL: "it was killed, perhaps for want of memory"
    default: "signal \(signal)"
    }
  }
}

extension SharedMemory.Activity {
  /// What was being done, in words for the strip.
  var words: String {
    switch self {
    case .waiting: "while nothing was done"
    case .reading: "while the scene was read"
    case .building: "while the scene was built"
    case .acting: "while an event was handled"
    case .drawing: "while the scene was laid out and drawn"
    }
  }
}

extension DiagnosticCode {
  /// A scene has ended the process that showed it: our mistake, not the file's.
  package static let trap = Self("trap")
}
