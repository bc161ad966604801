/// A JSON value that knows where it stands: 32 bytes, so that a tree of a million fits.
///
/// Objects keep the order of the file, and their keys are distinct. What the file says to the
/// letter (`1.50`, escapes) is `file.text(in: value.range)`. There is no `==`: two values can be
/// alike and stand elsewhere, so ask ``isSame(as:)``.
package struct JSONValue: Sendable {
  /// What JSON can say.
  package enum Content: Sendable {
    case object([JSONMember])
    case array([JSONValue])
    case string(String)
    case number(Double)
    case bool(Bool)
    case null
  }

  /// What the value is, without its place.
  package let content: Content
  /// Where it stands, brackets and quotes included; nowhere for one that was made in code.
  package let range: SourceRange

  package init(_ content: Content, range: SourceRange = .nowhere) {
    self.content = content
    self.range = range
  }
}
