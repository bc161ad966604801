/// A key of an object with its value; the key's range takes in its quotes.
package struct JSONMember: Sendable {
  /// Without its quotes, its escapes decoded.
  package let key: String
  /// Nowhere for a member that was made in code.
  package let keyRange: SourceRange
  /// What stands behind the colon.
  package let value: JSONValue

  package init(key: String, keyRange: SourceRange = .nowhere, value: JSONValue) {
    self.key = key
    self.keyRange = keyRange
    self.value = value
  }

  /// The range from the key's first quote to the value's end.
  package var range: SourceRange {
    SourceRange(file: keyRange.file, start: keyRange.start, end: max(keyRange.end, value.range.end))
  }
}
