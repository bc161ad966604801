extension JSONLexer {
  /// A number, or what was meant as one.
  mutating func lexNumber() -> JSONToken {
    guard let end = numberEnd(from: offset), !continuesNumber(byte(at: end)) else {
      return lexWrongNumber()
    }
    guard let value = exactValue(to: end) ?? Double(file.text(offset, end)), value.isFinite else {
      let text = Diagnostic.quoted(file.text(offset, end))
      report(.numberTooLarge, "the number \(text) is too large", offset, end)
      number = 0
      return token(.number, to: end)
    }
    number = value
    return token(.number, to: end)
  }

  /// The end of the number that starts at `start` by RFC 8259's grammar; nil where none does.
  private func numberEnd(from start: Int) -> Int? {
    var end = start
    if byte(at: end) == UInt8(ascii: "-") { end += 1 }
    let integer = end
    end = digitsEnd(from: integer)
    let hasLeadingZero = end > integer + 1 && bytes[integer] == UInt8(ascii: "0")
    guard end > integer, !hasLeadingZero else { return nil }
    if byte(at: end) == UInt8(ascii: ".") {
      let fraction = end + 1
      end = digitsEnd(from: fraction)
      guard end > fraction else { return nil }
    }
    if byte(at: end) | 0x20 == UInt8(ascii: "e") {
      end += 1
      if byte(at: end) == UInt8(ascii: "-") || byte(at: end) == UInt8(ascii: "+") { end += 1 }
      let exponent = end
      end = digitsEnd(from: exponent)
      guard end > exponent else { return nil }
    }
    return end
  }

  /// The value where it needs no rounding but the last: up to 15 digits and a power of ten that is
  /// itself exact, so that one multiplication or division rounds correctly (Clinger 1990).
  private func exactValue(to end: Int) -> Double? {
    // 19 bytes hold at most 18 digits with a point; the check of 2⁵³ below is the one that counts.
    guard end - offset <= 19 else { return nil }
    var mantissa: UInt64 = 0
    var fractionDigits = 0
    var isFraction = false
    var cursor = offset
    let isNegative = bytes[cursor] == UInt8(ascii: "-")
    if isNegative { cursor += 1 }
    while cursor < end {
      let byte = bytes[cursor]
      cursor += 1
      if byte == UInt8(ascii: ".") {
        isFraction = true
      } else if byte | 0x20 == UInt8(ascii: "e") {
        return nil
      } else {
        mantissa = mantissa &* 10 &+ UInt64(byte - UInt8(ascii: "0"))
        if isFraction { fractionDigits += 1 }
      }
    }
    guard mantissa <= 1 << 53 else { return nil }
    var power = 1.0
    for _ in 0..<fractionDigits { power *= 10 }
    let value = Double(mantissa) / power
    return isNegative ? -value : value
  }

  private func digitsEnd(from start: Int) -> Int {
    var end = start
    while end < bytes.count, bytes[end] &- UInt8(ascii: "0") < 10 { end += 1 }
    return end
  }

  /// Whether a byte belongs to a number in the eyes of whoever wrote it: `12px`, `1_000`, `50%`.
  private func continuesNumber(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"), UInt8(ascii: "."),
      UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "%"):
      true
    default: false
    }
  }

  private mutating func lexWrongNumber() -> JSONToken {
    var end = offset
    while continuesNumber(byte(at: end)) { end += 1 }
    let text = file.text(offset, end)
    let mistake = JSONNumberMistake(in: text)
    report(mistake.code, mistake.message, offset, end, suggestion: mistake.suggestion)
    number = 0
    return token(.number, to: end)
  }
}
