/// Finds what is written in the plainest way; whatever else stands somewhere, the lexer knows.
enum PlainText {
  /// The first byte that is no white space.
  @inline(__always)
  static func skipSpace(_ text: Span<UInt8>, _ start: Int, _ line: inout JSONLexerLine) -> Int {
    var offset = start
    while offset < text.count {
      switch text[offset] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"): offset += 1
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        offset += 1
        line.start = offset
      default: return offset
      }
    }
    return offset
  }

  /// Goes behind a byte and the white space that follows it; false where there is another.
  @inline(__always)
  static func step(
    _ text: Span<UInt8>, _ offset: inout Int, _ byte: UInt8, _ line: inout JSONLexerLine
  ) -> Bool {
    guard offset < text.count, text[offset] == byte else { return false }
    line.note(offset)
    offset = skipSpace(text, offset + 1, &line)
    return true
  }

  /// Whether so many bytes stand at two places alike.
  @inline(__always)
  static func isSame(_ text: Span<UInt8>, _ one: Int, _ other: Int, _ count: Int) -> Bool {
    guard one + count <= text.count else { return false }
    let raw = text.bytes
    var index = 0
    while index + 8 <= count {
      guard
        raw.unsafeLoadUnaligned(fromByteOffset: one + index, as: UInt64.self)
          == raw.unsafeLoadUnaligned(fromByteOffset: other + index, as: UInt64.self)
      else { return false }
      index += 8
    }
    while index < count {
      guard text[one + index] == text[other + index] else { return false }
      index += 1
    }
    return true
  }

  /// The end of a text, a number, a word or a list of numbers; nil for all else. Counts what is in a list.
  @inline(__always)
  static func flatEnd(
    _ text: Span<UInt8>, _ start: Int, _ line: inout JSONLexerLine, _ count: inout Int
  ) -> Int? {
    guard start < text.count else { return nil }
    line.note(start)
    switch text[start] {
    case UInt8(ascii: "\""): return stringEnd(text, start)
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): return number(text, start)?.end
    case UInt8(ascii: "t"), UInt8(ascii: "f"), UInt8(ascii: "n"): return word(text, start)?.end
    case UInt8(ascii: "["): return numbersEnd(text, start, &line, &count)
    default: return nil
    }
  }

  @inline(__always)
  private static func numbersEnd(
    _ text: Span<UInt8>, _ start: Int, _ line: inout JSONLexerLine, _ count: inout Int
  ) -> Int? {
    let indent = line.indent
    var offset = skipSpace(text, start + 1, &line)
    while offset < text.count, let (_, end) = number(text, offset) {
      count += 1
      line.note(offset)
      offset = skipSpace(text, end, &line)
      guard offset < text.count else { return nil }
      line.note(offset)
      if text[offset] == UInt8(ascii: "]") {
        return line.isFirst && line.indent < indent ? nil : offset + 1
      }
      guard text[offset] == UInt8(ascii: ",") else { return nil }
      offset = skipSpace(text, offset + 1, &line)
    }
    return nil
  }

  /// The end of the string that begins at a quote; nil where it has escapes or mistakes.
  @inline(__always)
  static func stringEnd(_ text: Span<UInt8>, _ start: Int) -> Int? {
    var offset = start + 1
    while offset < text.count {
      let byte = text[offset]
      offset += 1
      if byte == UInt8(ascii: "\"") { return offset }
      if byte == UInt8(ascii: "\\") || byte < 0x20 { return nil }
    }
    return nil
  }

  /// What stands between two places.
  static func string(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> String {
    text.extracting(start..<end).withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
  }

  /// A number without exponent, of as few digits as make it exact, and its end.
  @inline(__always)
  static func number(_ text: Span<UInt8>, _ start: Int) -> (value: Double, end: Int)? {
    let isNegative = text[start] == UInt8(ascii: "-")
    let integer = isNegative ? start + 1 : start
    var (mantissa, power) = (UInt64(0), 1.0)
    var offset = digits(text, integer, &mantissa)
    guard offset > integer, offset == integer + 1 || text[integer] != UInt8(ascii: "0") else {
      return nil
    }
    if offset < text.count, text[offset] == UInt8(ascii: ".") {
      let fraction = offset + 1
      offset = digits(text, fraction, &mantissa)
      guard offset > fraction else { return nil }
      for _ in fraction..<offset { power *= 10 }
    }
    // As in the lexer: more may have run over, or be rounded twice.
    guard offset - start <= 19, mantissa <= 1 << 53, endsWord(text, offset) else { return nil }
    let value = Double(mantissa) / power
    return (isNegative ? -value : value, offset)
  }

  @inline(__always)
  private static func digits(_ text: Span<UInt8>, _ start: Int, _ value: inout UInt64) -> Int {
    var offset = start
    while offset < text.count {
      let digit = text[offset] &- UInt8(ascii: "0")
      guard digit < 10 else { return offset }
      value = value &* 10 &+ UInt64(digit)
      offset += 1
    }
    return offset
  }

  /// `true`, `false` or `null`, and its end.
  static func word(
    _ text: Span<UInt8>, _ start: Int
  ) -> (value: JSONValue.Content, end: Int)? {
    let (word, value): (StaticString, JSONValue.Content) =
      switch text[start] {
      case UInt8(ascii: "t"): ("true", .bool(true))
      case UInt8(ascii: "f"): ("false", .bool(false))
      default: ("null", .null)
      }
    let end = start + word.utf8CodeUnitCount
    guard end < text.count, endsWord(text, end) else { return nil }
    for (index, byte) in word.description.utf8.enumerated() where text[start + index] != byte {
      return nil
    }
    return (value, end)
  }

  /// Whether what stands somewhere cannot belong to a number or word before it.
  @inline(__always)
  private static func endsWord(_ text: Span<UInt8>, _ offset: Int) -> Bool {
    guard offset < text.count else { return false }
    switch text[offset] {
    case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: " "),
      UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      return true
    default: return false
    }
  }
}
