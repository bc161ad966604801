extension JSONLexer {
  /// Decodes the escape whose backslash is at `start`; returns the offset behind it.
  mutating func decodeEscape(at start: Int, into decoded: inout [UInt8]) -> Int {
    let byte = byte(at: start + 1)
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): decoded.append(byte)
    case UInt8(ascii: "b"): decoded.append(0x08)
    case UInt8(ascii: "f"): decoded.append(0x0C)
    case UInt8(ascii: "n"): decoded.append(0x0A)
    case UInt8(ascii: "r"): decoded.append(0x0D)
    case UInt8(ascii: "t"): decoded.append(0x09)
    case UInt8(ascii: "u"): return decodeUnicodeEscape(at: start, into: &decoded)
    default: return reportWrongEscape(at: start)
    }
    return start + 2
  }

  private mutating func decodeUnicodeEscape(at start: Int, into decoded: inout [UInt8]) -> Int {
    guard let unit = hexDigits(at: start + 2) else {
      var end = start + 2
      while end < start + 6, hexDigit(byte(at: end)) != nil { end += 1 }
      report(.wrongEscape, "'\\u' takes four hexadecimal digits", start, end)
      return end
    }
    var end = start + 6
    var value = unit
    // A character above U+FFFF is a pair: high surrogate, low surrogate.
    if 0xD800...0xDBFF ~= unit, byte(at: end) == UInt8(ascii: "\\"),
      byte(at: end + 1) == UInt8(ascii: "u"), let low = hexDigits(at: end + 2),
      0xDC00...0xDFFF ~= low
    {
      value = 0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)
      end += 6
    }
    guard let scalar = Unicode.Scalar(value) else {
      report(
        .loneSurrogate,
        "\(Diagnostic.quoted(file.text(start, end))) is half of a surrogate pair; the other half is "
          + "missing", start, end)
      decoded.append(contentsOf: "\u{FFFD}".utf8)
      return end
    }
    decoded.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    return end
  }

  /// Reports an escape that JSON does not have; what follows the backslash is then read as it is.
  private mutating func reportWrongEscape(at start: Int) -> Int {
    guard let (scalar, length) = scalar(at: start + 1), scalar.value >= 0x20 else {
      // A backslash at the end of the line: the string is not closed, and that is said there.
      return start + 1
    }
    if scalar == "'" {
      report(.wrongEscape, "a single quote needs no backslash", start, start + 2)
    } else {
      report(
        .wrongEscape, "the escape \(Diagnostic.quoted("\\" + String(scalar))) is not known", start,
        start + 1 + length, suggestion: "\\\\" + String(scalar))
    }
    return start + 1
  }

  private func hexDigits(at start: Int) -> UInt32? {
    var value: UInt32 = 0
    for offset in start..<start + 4 {
      guard let digit = hexDigit(byte(at: offset)) else { return nil }
      value = value << 4 | digit
    }
    return value
  }

  private func hexDigit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }
}
