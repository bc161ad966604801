/// A stretch of bytes in one of the files of a ``SourceFiles``: 12 bytes, no reference.
package struct SourceRange: Hashable, Sendable {
  /// The id of no file where the range is nowhere.
  package let file: SourceFile.ID
  let start: UInt32
  let end: UInt32

  /// The range of a value that was made in code and stands in no file.
  package static let nowhere = SourceRange(file: .init(rawValue: .max), start: 0, end: 0)

  /// In bytes from the start of the file.
  package var startOffset: Int { Int(start) }
  /// The offset behind the last byte.
  package var endOffset: Int { Int(end) }
  /// Whether it covers no byte and only marks a spot.
  package var isEmpty: Bool { start == end }

  /// Whether another range of the same file lies within, one with the same ends too.
  package func contains(_ other: SourceRange) -> Bool {
    file == other.file && start <= other.start && other.end <= end
  }

  /// The range that is empty and stands behind this one.
  package var behind: SourceRange { SourceRange(file: file, start: end, end: end) }
}
