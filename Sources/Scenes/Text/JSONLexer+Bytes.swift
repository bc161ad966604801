extension JSONLexer {
  /// The byte at an offset, or 0 behind the end.
  func byte(at offset: Int) -> UInt8 {
    offset < bytes.count ? bytes[offset] : 0
  }

  /// The offset of the next line end, or of the end of the file.
  func lineEnd(from offset: Int) -> Int {
    var end = offset
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n"), bytes[end] != UInt8(ascii: "\r") {
      end += 1
    }
    return end
  }

  /// The first byte that is neither space nor comment, from `offset` on; 0 at the end of the file.
  func significantByte(from offset: Int) -> (byte: UInt8, offset: Int) {
    var ahead = self
    ahead.offset = offset
    ahead.skipTrivia()
    return (ahead.byte(at: ahead.offset), ahead.offset)
  }

  /// The scalar at an offset and the bytes that it takes; nil at the end.
  ///
  /// The parser refuses files that are not UTF-8 before it reads tokens.
  func scalar(at offset: Int) -> (scalar: Unicode.Scalar, length: Int)? {
    guard offset < bytes.count else { return nil }
    let lead = bytes[offset]
    let length =
      switch lead {
      case ..<0x80: 1
      case ..<0xE0: 2
      case ..<0xF0: 3
      default: 4
      }
    guard offset + length <= bytes.count else { return ("\u{FFFD}", bytes.count - offset) }
    let text = String(decoding: bytes[offset..<offset + length], as: UTF8.self)
    return (text.unicodeScalars.first ?? "\u{FFFD}", length)
  }
}
