/// A container that the parser has not yet seen the end of.
struct JSONParserFrame {
  enum Kind {
    case document, array, object
  }

  /// What may come next; an object goes through all, a list through `value` and `separator`.
  enum Expectation {
    /// A key, or the end of the object.
    case key
    case colon
    /// A value, or the end of the list.
    case value
    /// A comma, or the end.
    case separator
  }

  let kind: Kind
  /// The offset of the opening bracket.
  let start: Int
  /// How far the line of the opening bracket is indented, in bytes.
  let indent: Int

  var expectation: Expectation
  /// The key whose value is awaited; nil in an object means that the value has no place.
  var key: String?
  var keyStart = 0
  var keyEnd = 0
  /// How many keys there have been.
  var memberCount = 0
  /// The end of the last value or key: where a comma or colon after it belongs.
  var lastEnd: Int
  /// Whether the last value of this object had no key, which has been reported.
  var isKeyless = false
  /// Whether this is a list of views or layers.
  var holdsNodes = false
  /// Whether objects in this list may stay text.
  var holdsShapes = false
  /// Whether this list has been found to hold keys.
  var hasReportedKeys = false

  init(kind: Kind, start: Int, indent: Int) {
    self.kind = kind
    self.start = start
    self.indent = indent
    lastEnd = start + 1
    expectation = kind == .object ? .key : .value
  }

  var opening: String { kind == .object ? "{" : "[" }
  var closing: String { kind == .object ? "}" : "]" }

  /// Whether a closing bracket is of this container's kind.
  func isClosed(by token: JSONToken) -> Bool {
    switch kind {
    case .document: false
    case .array: token.kind == .closeArray
    case .object: token.kind == .closeObject
    }
  }
}
