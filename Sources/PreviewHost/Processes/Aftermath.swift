import Foundation
import Glibc
import LiveCode
import QuartzCore
import Scenes

/// What is known of the end of a process with a scene, for people and for the process after it.
struct Aftermath: Codable, Equatable {
  /// Why it ended: its last words, or what the signal means.
  var reason: String
  /// The scene that was on show, or was to be; nil where that is the first one.
  var scene: String?
  /// Where in code that was loaded it ended: a library, and how far from its beginning.
  var spot: Spot?

  /// Whether it was ended by code: a trap in it, or as it did not come back.
  var isOfCode: Bool { spot != nil || reason.hasPrefix(HangWatch.Subject.code.complaint) }

  struct Spot: Codable, Equatable {
    var library: String
    var offset: Int
  }

  init(said: String, signal: Int32, scene: String?) {
    self.scene = scene
    let line = said.split(separator: "\n").last { $0.contains(Self.mark) }
    reason =
      line?.range(of: Self.mark).map { String(line?[$0.upperBound...] ?? "") }
      ?? Self.meaning(of: signal)
    spot = said.split(separator: "\n").lazy.compactMap(Self.spot).first
  }

  /// What a line of Swift's trace says of code that was loaded, such as
  /// `5    Live_Badge.2.so   0x00007fb1a820abb5 <unavailable> + 48053`.
  private static func spot(in line: Substring) -> Spot? {
    let words = line.split(separator: " ")
    guard words.count >= 5, Int(words[0]) != nil, words[1].hasSuffix(CodeBuild.suffix),
      words[words.count - 2] == "+", let offset = Int(words[words.count - 1])
    else { return nil }
    return Spot(library: String(words[1]), offset: offset)
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
