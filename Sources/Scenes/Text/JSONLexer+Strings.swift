extension JSONLexer {
  /// A string in double quotes; the lexer stands on the first.
  mutating func lexString() -> JSONToken {
    var end = offset + 1
    while end < bytes.count {
      let byte = bytes[end]
      if byte == UInt8(ascii: "\"") {
        text = String(decoding: bytes[(offset + 1)..<end], as: UTF8.self)
        return token(.string, to: end + 1)
      }
      if byte == UInt8(ascii: "\\") || byte < 0x20 { break }
      end += 1
    }
    return lexDecodedString(from: end)
  }

  /// A string with escapes or mistakes in it, the first of them at `special`.
  private mutating func lexDecodedString(from special: Int) -> JSONToken {
    var decoded = Array(bytes[(offset + 1)..<special])
    var cursor = special
    var hasControlCharacter = false
    while cursor < bytes.count {
      let byte = bytes[cursor]
      switch byte {
      case UInt8(ascii: "\""):
        text = String(decoding: decoded, as: UTF8.self)
        return token(.string, to: cursor + 1)
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        return lexUnterminatedString(lineEnd: cursor)
      case UInt8(ascii: "\\"):
        cursor = decodeEscape(at: cursor, into: &decoded)
      case ..<0x20:
        // One is told of, because the others come from the same mistake.
        if !hasControlCharacter { reportControlCharacter(at: cursor) }
        hasControlCharacter = true
        fallthrough
      default:
        decoded.append(byte)
        cursor += 1
      }
    }
    return lexUnterminatedString(lineEnd: bytes.count)
  }

  private mutating func reportControlCharacter(at offset: Int) {
    let byte = bytes[offset]
    let escape = byte == 0x09 ? "\\t" : "\\u00" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
    let name = byte == 0x09 ? "a tab" : "a control character"
    report(
      .controlCharacter, "\(name) cannot stand in a string as it is", offset, offset + 1,
      suggestion: escape)
  }

  /// A string whose closing quote is missing on its line.
  ///
  /// Ends it where the line does, but leaves out the commas and brackets that were probably meant to
  /// stand behind it, so that what follows reads as it was meant.
  private mutating func lexUnterminatedString(lineEnd: Int) -> JSONToken {
    let end = unterminatedEnd(from: offset + 1, lineEnd: lineEnd)
    report(.unterminatedString, "the string is not closed on its line", offset, end)
    text = String(decoding: bytes[(offset + 1)..<end], as: UTF8.self)
    tolerance = 2
    return token(.string, to: end)
  }

  /// The end of the text from `start` without trailing spaces, commas, and closing brackets that
  /// have no opening one in the text.
  func unterminatedEnd(from start: Int, lineEnd: Int) -> Int {
    var spareSquare = 0
    var spareCurly = 0
    for offset in start..<max(start, lineEnd) {
      switch bytes[offset] {
      case UInt8(ascii: "["): spareSquare -= 1
      case UInt8(ascii: "]"): spareSquare += 1
      case UInt8(ascii: "{"): spareCurly -= 1
      case UInt8(ascii: "}"): spareCurly += 1
      default: break
      }
    }
    var end = lineEnd
    while end > start {
      switch bytes[end - 1] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: ","): break
      case UInt8(ascii: "]") where spareSquare > 0: spareSquare -= 1
      case UInt8(ascii: "}") where spareCurly > 0: spareCurly -= 1
      default: return end
      }
      end -= 1
    }
    return end
  }
}
