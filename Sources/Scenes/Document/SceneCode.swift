/// Swift code that scenes bring along, as whoever reads them makes something of it.
package protocol SceneCodeSource: Sendable {
  /// The classes of files and packages, by their paths.
  func code(in paths: [String]) -> SceneCode
}

/// The classes of a scene's own, or why there are none.
package struct SceneCode: Sendable {
  /// Scenes name these besides those that all scenes know.
  package var classes: [SceneClass] = []
  /// What it is made of, besides what the scene names.
  package var files: [String] = []
  /// Whether these are all; where not, a class that nobody knows may still come.
  package var isWhole = true
  /// Says what is wrong with it, where it is no mistake of the scene's.
  package var tell: @Sendable (inout DiagnosticList, SourceRange) -> Void = { _, _ in }

  package init() {}

  /// Nobody makes anything of it here, and nobody wants to know.
  package static let unknown: SceneCode = {
    var code = SceneCode()
    code.isWhole = false
    return code
  }()

  /// Code that must not be run, for a reason.
  package static func refused(_ reason: String) -> SceneCode {
    var code = unknown
    code.tell = { $0.error(.codeNotAllowed, reason, at: $1) }
    return code
  }
}

extension DiagnosticCode {
  /// A scene brings Swift code, and nobody has said that it may be run.
  package static let codeNotAllowed = Self("code-not-allowed")
}
