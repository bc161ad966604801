/// One thing to tell the author of a scene: what is wrong, where, and what was probably meant.
package struct Diagnostic: Hashable, Sendable {
  /// A further place that explains the diagnostic: 'first defined here'.
  package struct Note: Hashable, Sendable {
    /// A phrase without a capital or a full stop, as the message of a diagnostic.
    package var message: String
    /// What the note points at; nil where it only says more.
    package var place: SourcePlace?

    package init(_ message: String, at place: SourcePlace? = nil) {
      self.message = message
      self.place = place
    }
  }

  /// Raised from a warning to an error by a strict ``DiagnosticList``.
  package var severity: Severity
  /// What kind of mistake it is, for scripts and tests.
  package var code: DiagnosticCode
  /// A sentence without a capital or a full stop; names from the file are quoted with ``quoted(_:)``.
  package var message: String
  /// Nil where the message is about no file, or about one that could not be read.
  package var place: SourcePlace?
  /// The text to write in place of what `place` covers; shown as 'did you mean …?'.
  package var suggestion: String?
  /// The value in question; see ``DiagnosticList/setPointers(in:)``.
  package var pointer: JSONPointer?
  /// Shown below the message, in this order.
  package var notes: [Note]

  package init(
    _ severity: Severity, _ code: DiagnosticCode, _ message: String, at place: SourcePlace? = nil,
    suggestion: String? = nil, pointer: JSONPointer? = nil, notes: [Note] = []
  ) {
    self.severity = severity
    self.code = code
    self.message = message
    self.place = place
    self.suggestion = suggestion
    self.pointer = pointer
    self.notes = notes
  }

  /// Text of the file for a message: in single quotes, cut to 60 characters.
  ///
  /// What a terminal would obey instead of showing is replaced when the message is rendered.
  package static func quoted(_ text: String) -> String {
    let limit = 60
    guard text.utf8.count > limit, text.count > limit else { return "'\(text)'" }
    return "'\(text.prefix(limit - 1))…'"
  }
}
