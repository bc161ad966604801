import Scenes

/// How the program tells of a scene's mistakes.
package enum Diagnosis {
  /// On standard error, in colour where that is a terminal.
  ///
  /// For programs an array is written even where it is empty, so that they see a mistake go.
  package static func say(_ list: DiagnosticList, format: DiagnosticFormat) {
    guard !list.isEmpty || format == .json else { return }
    let isTerminal = StandardStream.error.isTerminal
    let renderer = DiagnosticRenderer(
      format: format, coloring: isTerminal && format == .text ? .terminal : .plain)
    // A person who cannot be told is no reason to end.
    try? StandardStream.error.write(renderer.render(list))
  }

  /// The same of one that shows when the scene is on show.
  static func say(_ diagnostic: Diagnostic, format: DiagnosticFormat) {
    say([diagnostic], format: format)
  }

  /// The same of those that a run has found.
  static func say(_ diagnostics: [Diagnostic], format: DiagnosticFormat) {
    var list = DiagnosticList()
    for diagnostic in diagnostics { list.add(diagnostic) }
    say(list, format: format)
  }

  /// The first error with its place, and of how many it is one: that is not to be cut off.
  static func bannerText(_ list: DiagnosticList) -> String {
    guard let first = list.sorted.first(where: { $0.severity == .error }) else {
      return "the scene cannot be shown"
    }
    let headline = DiagnosticRenderer().headline(of: first)
    let place = first.place.map { place in
      "\(ScenePath.name(of: place.file.path)):\(place.start.line):\(place.start.column): "
    }
    let count = list.errorCount
    return (count > 1 ? "1 of \(count): " : "") + (place ?? "") + headline
  }
}
