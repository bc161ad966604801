/// A change of a file's text: some bytes in the place of others, all else as it is.
package struct TextPatch: Hashable, Sendable {
  /// The bytes that go, by their offsets; empty where something is only put in.
  package let range: Range<Int>
  /// What comes in their place.
  package let text: String

  package init(_ range: Range<Int>, _ text: String) {
    self.range = range
    self.text = text
  }

  /// The bytes with the change; nil where they are too few for it.
  package func applied(to bytes: [UInt8]) -> [UInt8]? {
    guard range.lowerBound >= 0, range.upperBound <= bytes.count else { return nil }
    return bytes[..<range.lowerBound] + Array(text.utf8) + bytes[range.upperBound...]
  }

  /// Several changes of the same bytes, none of which overlaps another, at once.
  package static func apply(_ patches: [TextPatch], to bytes: [UInt8]) -> [UInt8]? {
    var result = bytes
    var end = bytes.count
    // From the end, so that what is still to come keeps its place.
    for patch in patches.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      guard patch.range.upperBound <= end, let next = patch.applied(to: result) else { return nil }
      result = next
      end = patch.range.lowerBound
    }
    return result
  }
}
