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

  enum Stored: Sendable {
    case known(Content)
    /// An object whose members are in the text alone.
    case unread(JSONShape)
  }

  let stored: Stored
  /// Where it stands, brackets and quotes included; nowhere for one that was made in code.
  package let range: SourceRange

  /// What the value is, without its place. That of an ``unread`` object is made at each call.
  package var content: Content {
    @inline(__always)
    get {
      switch stored {
      case .known(let content): content
      case .unread(let shape): .object(shape.members(in: range))
      }
    }
  }

  /// The shape of an object whose members nobody has asked for yet; nil for all other values.
  var unread: JSONShape? {
    if case .unread(let shape) = stored { shape } else { nil }
  }

  /// Whether it is an object of just this shape whose members nobody has asked for yet.
  @inline(__always)
  func isUnread(of shape: JSONShape) -> Bool {
    if case .unread(let own) = stored { own === shape } else { false }
  }

  package init(_ content: Content, range: SourceRange = .nowhere) {
    stored = .known(content)
    self.range = range
  }

  init(unread shape: JSONShape, range: SourceRange) {
    stored = .unread(shape)
    self.range = range
  }
}
