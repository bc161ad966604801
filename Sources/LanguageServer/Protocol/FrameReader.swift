/// Takes the messages out of a stream of bytes: each is a header with its length, a blank line, and so
/// many bytes.
///
/// A header that cannot be read, or a message that is longer than any may be, is reported and left; what
/// follows is looked for by the next header. No more is kept than one message.
package struct FrameReader {
  /// What came out of the stream.
  package enum Frame: Equatable {
    case message([UInt8])
    /// A sentence about what could not be read.
    case mistake(String)
  }

  /// Longer messages are refused: a scene has 64 MB at most, and nobody edits one.
  package static let longestMessage = 32 << 20
  /// All lines of a header together.
  package static let longestHeader = 4096

  private static let field = Array("content-length:".utf8)

  private var buffer: [UInt8] = []
  /// What of the buffer has been read.
  private var start = 0
  private var state = State.header

  private enum State {
    case header
    case body(Int)
    /// Looking for the next header, after a mistake.
    case lost
  }

  package init() {}

  /// How many bytes are kept.
  package var byteCount: Int { buffer.count - start }

  package mutating func append(_ bytes: some Collection<UInt8>) {
    if start > 0, start == buffer.count || start > 1 << 16 {
      buffer.removeSubrange(..<start)
      start = 0
    }
    buffer.append(contentsOf: bytes)
  }

  /// The next message, or what is wrong with it; nil until there are more bytes.
  package mutating func next() -> Frame? {
    while true {
      switch state {
      case .lost:
        guard findHeader() else { return nil }
        state = .header
      case .header:
        guard let end = headerEnd() else {
          guard byteCount > Self.longestHeader else { return nil }
          return lose("a header has more than \(Self.longestHeader) bytes")
        }
        let lines = buffer[start..<end.lowerBound]
        start = end.upperBound
        guard let length = Self.length(in: lines) else {
          return lose("a header has no 'Content-Length' that is a number")
        }
        guard length <= Self.longestMessage else {
          return lose("a message of \(length) bytes is longer than \(Self.longestMessage)")
        }
        state = .body(length)
      case .body(let length):
        guard byteCount >= length else { return nil }
        let message = Array(buffer[start..<start + length])
        start += length
        state = .header
        return .message(message)
      }
    }
  }

  private mutating func lose(_ mistake: String) -> Frame {
    state = .lost
    return .mistake(mistake)
  }

  /// The blank line behind the header, with a carriage return or without.
  private func headerEnd() -> Range<Int>? {
    var offset = start
    let limit = min(buffer.count, start + Self.longestHeader + 4)
    while offset < limit {
      guard buffer[offset] == 0x0A else {
        offset += 1
        continue
      }
      if offset + 1 < limit, buffer[offset + 1] == 0x0A { return offset..<offset + 2 }
      if offset + 2 < limit, buffer[offset + 1] == 0x0D, buffer[offset + 2] == 0x0A {
        return offset..<offset + 3
      }
      offset += 1
    }
    return nil
  }

  /// The length in the lines of a header; the last one counts.
  private static func length(in header: ArraySlice<UInt8>) -> Int? {
    var length: Int?
    for line in header.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      guard lowercased(line.prefix(field.count)).elementsEqual(field) else { continue }
      let digits = line.dropFirst(field.count).drop { $0 == 0x20 || $0 == 0x09 }
      let text = String(decoding: digits, as: UTF8.self).trimmingSuffix { $0 == " " || $0 == "\t" }
      guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
      // Digits beyond any number are too long as well.
      length = Int(text) ?? .max
    }
    return length
  }

  private static func lowercased(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    bytes.map { (0x41...0x5A).contains($0) ? $0 + 0x20 : $0 }
  }

  /// Drops all that stands before the next header; false where there is none yet.
  private mutating func findHeader() -> Bool {
    let count = Self.field.count
    while byteCount >= count {
      let first = buffer[start]
      if first == UInt8(ascii: "C") || first == UInt8(ascii: "c"),
        Self.lowercased(buffer[start..<start + count]) == Self.field
      {
        return true
      }
      start += 1
    }
    // What may be its beginning stays.
    return false
  }
}

extension String {
  fileprivate func trimmingSuffix(while predicate: (Character) -> Bool) -> String {
    var text = self
    while let last = text.last, predicate(last) { text.removeLast() }
    return text
  }
}
