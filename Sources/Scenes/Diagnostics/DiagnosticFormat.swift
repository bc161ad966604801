/// What `--diagnostics` can ask for.
package enum DiagnosticFormat: String, Sendable, CaseIterable {
  /// For people: the message, the line of the file, and a caret under it.
  case text
  /// For programs: an array of objects.
  case json
  /// For GitHub's workflow runs: one annotation a line.
  case github
}
