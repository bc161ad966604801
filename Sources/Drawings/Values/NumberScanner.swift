import Foundation

/// Reads numbers and words from the values of attributes.
struct NumberScanner {
  private let bytes: [UInt8]
  private(set) var offset = 0

  init(_ text: some StringProtocol) {
    bytes = Array(text.utf8)
  }

  var isAtEnd: Bool {
    mutating get {
      skipSpace()
      return offset >= bytes.count
    }
  }

  mutating func skipSpace() {
    while offset < bytes.count, Byte.isSpace(bytes[offset]) { offset += 1 }
  }

  /// Blanks with a comma among them, or without.
  mutating func skipSeparator() {
    skipSpace()
    if take(",") { skipSpace() }
  }

  mutating func take(_ sign: Character) -> Bool {
    guard offset < bytes.count, bytes[offset] == sign.asciiValue else { return false }
    offset += 1
    return true
  }

  /// Letters and the signs that words have.
  mutating func word() -> String {
    let start = offset
    while offset < bytes.count, Byte.isName(bytes[offset], first: true) || bytes[offset] == 0x2D {
      offset += 1
    }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  /// A finite number as SVG and CSS write it; nil, and nothing read, for anything else.
  mutating func number() -> Double? {
    let start = offset
    if offset < bytes.count, bytes[offset] == 0x2B || bytes[offset] == 0x2D { offset += 1 }
    var digits = skipDigits()
    if offset + 1 < bytes.count, bytes[offset] == 0x2E, Self.isDigit(bytes[offset + 1]) {
      offset += 1
      digits += skipDigits()
    }
    guard digits > 0 else {
      offset = start
      return nil
    }
    let beforeExponent = offset
    if offset < bytes.count, bytes[offset] | 0x20 == 0x65 {
      offset += 1
      if offset < bytes.count, bytes[offset] == 0x2B || bytes[offset] == 0x2D { offset += 1 }
      // `em` and `ex` are units.
      if skipDigits() == 0 { offset = beforeExponent }
    }
    guard let value = Double(String(decoding: bytes[start..<offset], as: UTF8.self)),
      value.isFinite
    else {
      offset = start
      return nil
    }
    return value
  }

  private mutating func skipDigits() -> Int {
    let start = offset
    while offset < bytes.count, Self.isDigit(bytes[offset]) { offset += 1 }
    return offset - start
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// All numbers of a list; nil where something else stands in it.
  static func numbers(_ text: some StringProtocol, limit: Int = 1_000_000) -> [Double]? {
    var scanner = NumberScanner(text)
    var found: [Double] = []
    while !scanner.isAtEnd {
      guard found.count < limit, let number = scanner.number() else { return nil }
      found.append(number)
      scanner.skipSeparator()
    }
    return found
  }
}
