/// The bytes of one text file, the path that the user knows it by, and where its lines begin.
///
/// Offsets are bytes from the start of the file. A line ends at `\n`, `\r\n` or a lone `\r`. A
/// byte-order mark belongs to no column. Making one costs a pass over the bytes.
package final class SourceFile: Sendable {
  /// The number of a file in its ``SourceFiles``: what a ``SourceRange`` holds in place of a
  /// reference, so that a million nodes cost neither space nor reference counting.
  package struct ID: Hashable, Sendable {
    let rawValue: UInt32

    /// The file's place among those of one load.
    package var order: Int { Int(rawValue) }
  }

  /// Scenes larger than this are refused; offsets above it are never indexed.
  package static let byteLimit = 64 << 20

  /// The file's number, which its ranges carry.
  package let id: ID
  /// The path as the user wrote it; never made absolute or canonical.
  package let path: String
  /// As they were read, a byte-order mark included.
  package let bytes: [UInt8]

  /// The offset of each line's first byte, ascending.
  let lineStarts: [UInt32]

  init(id: ID, path: String, bytes: [UInt8]) {
    self.id = id
    self.path = path
    self.bytes = bytes
    lineStarts = Self.lineStarts(in: bytes)
  }

  /// At least 1; a line end as the last byte begins one more line, which is empty.
  package var lineCount: Int { lineStarts.count }

  /// The whole file as a range.
  package var range: SourceRange { range(0, bytes.count) }

  /// A range of this file, clamped to its bytes.
  package func range(_ start: Int, _ end: Int) -> SourceRange {
    let limit = min(bytes.count, Self.byteLimit)
    let lower = max(0, min(start, limit))
    return SourceRange(
      file: id, start: UInt32(lower), end: UInt32(max(lower, min(end, limit))))
  }

  /// The text of a range as it stands in the file; bytes that are not UTF-8 show as U+FFFD.
  package func text(in range: SourceRange) -> String {
    precondition(range.file == id, "The range belongs to another file than \(path).")
    return text(range.startOffset, range.endOffset)
  }

  func text(_ start: Int, _ end: Int) -> String {
    let lower = max(0, min(start, bytes.count))
    return String(decoding: bytes[lower..<max(lower, min(end, bytes.count))], as: UTF8.self)
  }

  /// Whether the bytes start with the UTF-8 byte-order mark.
  static func startsWithByteOrderMark(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: [0xEF, 0xBB, 0xBF])
  }

  private static func lineStarts(in bytes: [UInt8]) -> [UInt32] {
    var starts: [UInt32] = [startsWithByteOrderMark(bytes) ? 3 : 0]
    guard bytes.count <= byteLimit else { return starts }
    var offset = 0
    let count = bytes.count
    while offset < count {
      let byte = bytes[offset]
      offset += 1
      guard byte <= 0x0D else { continue }
      let isReturnOfPair = byte == 0x0D && offset < count && bytes[offset] == 0x0A
      if byte == 0x0A || (byte == 0x0D && !isReturnOfPair) {
        starts.append(UInt32(offset))
      }
    }
    return starts
  }
}
