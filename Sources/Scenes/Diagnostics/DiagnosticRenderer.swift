/// Writes diagnostics in one of the formats; the output ends with a line end unless it is empty.
package struct DiagnosticRenderer: Sendable {
  /// Whether the output has escape sequences.
  package enum Coloring: Sendable {
    case plain
    /// ANSI colours, for a terminal; only the text format has them.
    case terminal
  }

  /// What is written for each diagnostic.
  package var format: DiagnosticFormat
  /// Only looked at by the text format.
  package var coloring: Coloring

  package init(format: DiagnosticFormat = .text, coloring: Coloring = .plain) {
    self.format = format
    self.coloring = coloring
  }

  /// All diagnostics of a list, by file and place, and how many were left out.
  package func render(_ list: DiagnosticList) -> String { join(items(list)) }

  /// Diagnostics in the order given, none left out.
  package func render(_ diagnostics: [Diagnostic]) -> String { join(items(diagnostics)) }

  /// The same, each by itself, to be joined with those of other lists.
  package func items(_ list: DiagnosticList) -> [String] {
    var diagnostics = list.sorted
    if list.omittedCount > 0 {
      diagnostics.append(
        Diagnostic(.note, .tooManyErrors, "and \(JSONText.grouped(list.omittedCount)) more"))
    }
    return items(diagnostics)
  }

  /// Diagnostics in the order given, each by itself.
  package func items(_ diagnostics: [Diagnostic]) -> [String] {
    switch format {
    case .text: diagnostics.map(text(of:))
    case .json: diagnostics.map(json(of:))
    case .github: diagnostics.map(annotation(of:))
    }
  }

  /// One output of what `items` has given.
  package func join(_ items: [String]) -> String {
    guard format == .json else { return items.joined() }
    // An array of objects, one a line.
    return items.isEmpty ? "[]\n" : "[\n" + items.joined(separator: ",\n") + "\n]\n"
  }

  /// The message with its suggestion, on one line, without its place.
  package func headline(of diagnostic: Diagnostic) -> String {
    guard let suggestion = diagnostic.suggestion else { return diagnostic.message }
    // A suggested string brings its own quotes.
    let shown = suggestion.hasPrefix("\"") ? suggestion : Diagnostic.quoted(suggestion)
    return "\(diagnostic.message); did you mean \(shown)?"
  }
}
