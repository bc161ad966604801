import LiveCode
import Scenes

/// Code that is built and loaded at once, for a run without a window.
@MainActor
package struct CodeRun {
  private let studio: CodeStudio
  private let format: DiagnosticFormat

  /// Nothing has the name that was asked for.
  package struct NoSuchPreview: Error, CustomStringConvertible {
    package let description: String
  }

  package init(_ studio: CodeStudio, format: DiagnosticFormat) {
    (self.studio, self.format) = (studio, format)
  }

  /// Builds it, and says what the compiler says; nil where nothing came of it.
  package func run() throws -> CodeRun? {
    var diagnostics = DiagnosticList()
    switch studio.buildNow() {
    case .cancelled: return nil
    case .failed(let messages): diagnostics.add(messages, reading: CodeBuilder.bytes)
    case .built(let library, let messages):
      diagnostics.add(messages, reading: CodeBuilder.bytes)
      try studio.load(library)
      studio.tellEmptiness(to: &diagnostics)
    }
    Diagnosis.say(diagnostics, format: format)
    return diagnostics.hasErrors ? nil : self
  }

  /// What there is to see.
  package var names: [String] { CodeScenes.paths.map { CodeScenes.name(of: $0) } }

  /// The scene of a name, or the first.
  package func path(named name: String?) throws(NoSuchPreview) -> String {
    guard let name else { return CodeScenes.paths.first ?? "" }
    if let path = studio.path(named: name) { return path }
    let near = closestMatch(to: name, among: names).map { "; did you mean '\($0)'?" } ?? ""
    throw NoSuchPreview(description: "there is no preview '\(name)'" + near)
  }
}
