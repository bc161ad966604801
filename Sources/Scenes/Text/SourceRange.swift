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

// MARK: Origins

extension SourceRange {
  /// Where it begins, as a number that is never 0: what `CALayer.origin` holds.
  package var origin: UInt64 { (UInt64(file.rawValue) &+ 1) << 32 | UInt64(start) }

  /// The first byte of the range with an origin, in files that were read in the same order; nil for
  /// 0, and where there is no such byte.
  package init?(origin: UInt64, in files: SourceFiles) {
    let (file, start) = (origin >> 32, UInt32(truncatingIfNeeded: origin))
    guard file > 0, let source = files[.init(rawValue: UInt32(file - 1))],
      start < source.bytes.count
    else { return nil }
    self.init(file: source.id, start: start, end: start + 1)
  }
}
