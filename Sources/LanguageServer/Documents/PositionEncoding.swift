import Scenes

/// What a client counts in along a line.
package enum PositionEncoding: String, Sendable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
}

/// A place of a text as the protocol has it, both counted from 0.
package struct DocumentPosition: Equatable, Comparable, Sendable {
  package var line: Int
  package var character: Int

  package init(line: Int, character: Int) {
    (self.line, self.character) = (line, character)
  }

  init(_ value: JSONValue) throws(ServerError) {
    line = try value.count("line")
    character = try value.count("character")
  }

  package static func < (left: Self, right: Self) -> Bool {
    (left.line, left.character) < (right.line, right.character)
  }

  var json: JSONValue { ["line": JSONValue(line), "character": JSONValue(character)] }
}

extension SourceFile {
  /// The byte at a position; one behind the end of its line or of the text is that end.
  func offset(of position: DocumentPosition, in encoding: PositionEncoding) -> Int {
    guard let line = extent(ofLine: position.line + 1) else { return bytes.count }
    var offset = line.lowerBound
    var left = position.character
    while left > 0, offset < line.upperBound {
      let length = Self.length(ofScalarBeginning: bytes[offset])
      left -= encoding == .utf8 ? length : length == 4 ? 2 : 1
      // Inside of a character is before it.
      guard left >= 0 else { break }
      offset += length
    }
    return min(offset, line.upperBound)
  }

  func position(of offset: Int, in encoding: PositionEncoding) -> DocumentPosition {
    let offset = max(0, min(offset, bytes.count))
    let line = line(at: offset)
    guard let extent = extent(ofLine: line) else { return DocumentPosition(line: 0, character: 0) }
    let end = min(offset, extent.upperBound)
    guard extent.lowerBound < end else { return DocumentPosition(line: line - 1, character: 0) }
    guard encoding == .utf16 else {
      return DocumentPosition(line: line - 1, character: end - extent.lowerBound)
    }
    var count = 0
    for byte in bytes[extent.lowerBound..<end] where byte & 0xC0 != 0x80 {
      count += byte >= 0xF0 ? 2 : 1
    }
    return DocumentPosition(line: line - 1, character: count)
  }

  func range(of range: Range<Int>, in encoding: PositionEncoding) -> JSONValue {
    [
      "start": position(of: range.lowerBound, in: encoding).json,
      "end": position(of: range.upperBound, in: encoding).json,
    ]
  }

  private static func length(ofScalarBeginning byte: UInt8) -> Int {
    byte < 0xC0 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
  }
}

extension SourceRange {
  var offsets: Range<Int> { startOffset..<endOffset }
}
