/// What is being written at one place of a file, found in text that may be broken anywhere.
///
/// The parser reads whole files and mends them to tell of mistakes; while somebody writes, the
/// present place is the broken one. So this reads from the beginning by brackets and quotes alone.
package struct Caret {
  /// What stands at the place.
  package enum Spot: Sendable {
    /// A key, or where one can be; so many of the key's letters are written.
    case key
    /// A value; the pointer leads to it.
    case value
    /// Behind a value, in a comment: nothing can be written.
    case nothing
  }

  package private(set) var spot = Spot.nothing
  /// Of the object that has the key, or of the value.
  package private(set) var pointer = JSONPointer()
  /// The containers around the place with the keys that they have, before and behind it.
  package private(set) var skeleton = JSONValue(.object([]))
  /// What would be replaced, quotes included: the key or the text that the place is in, or nothing.
  package private(set) var token: Range<Int>
  /// Whether the token is a string, closed or not.
  package private(set) var isQuoted = false
  /// Whether it has its closing quote.
  package private(set) var isClosed = false
  /// What of the token stands before the place, without its quote.
  package private(set) var prefix = ""
  /// For a key: whether a colon follows.
  package private(set) var hasColon = false

  package init(at offset: Int, in bytes: [UInt8]) {
    let offset = max(0, min(offset, bytes.count))
    token = offset..<offset
    var scanner = CaretScanner(bytes: bytes, offset: offset)
    scanner.run()
    guard let found = scanner.found else { return }
    (spot, token, isQuoted, isClosed) = (found.spot, found.token, found.isQuoted, found.isClosed)
    // A string that is still open seems to have the rest of its line.
    if isQuoted, !isClosed { token = token.lowerBound..<max(token.lowerBound, offset) }
    let start = found.token.lowerBound + (found.isQuoted ? 1 : 0)
    prefix = start < offset ? String(decoding: bytes[start..<offset], as: UTF8.self) : ""
    pointer = JSONPointer(steps: found.steps)
    skeleton = scanner.skeleton
    if spot == .key {
      var next = token.upperBound
      while next < bytes.count, [0x20, 0x09].contains(bytes[next]) { next += 1 }
      hasColon = next < bytes.count && bytes[next] == UInt8(ascii: ":")
    }
  }
}
