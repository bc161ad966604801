/// Reads the letters, numbers and flags of SVG path data.
struct SVGPathScanner {
  private let bytes: [UInt8]
  private(set) var offset = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  private var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// Where the data ends; white space before it skipped.
  mutating func isAtEnd() -> Bool {
    skipSpace()
    return byte == nil
  }

  func error(_ problem: SVGPathError.Problem) -> SVGPathError {
    SVGPathError(problem: problem, offset: offset)
  }

  /// The next letter; nil, and nothing read, for anything else.
  mutating func letter() -> UInt8? {
    skipSpace()
    guard let byte, (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) else {
      return nil
    }
    offset += 1
    return byte
  }

  /// Whether another number stands here, perhaps behind a comma.
  func hasNumber() -> Bool {
    var ahead = self
    ahead.skipSeparator()
    guard let byte = ahead.byte else { return false }
    return Self.isDigit(byte) || byte == 0x2B || byte == 0x2D || byte == 0x2E
  }

  /// Whether a comma stands here, behind which a number must follow.
  func hasComma() -> Bool {
    var ahead = self
    ahead.skipSpace()
    return ahead.byte == 0x2C
  }

  mutating func flag() throws(SVGPathError) -> Bool {
    skipSeparator()
    guard let byte, byte == 0x30 || byte == 0x31 else { throw error(.expectedFlag) }
    offset += 1
    return byte == 0x31
  }

  mutating func number(isFirst: Bool = false) throws(SVGPathError) -> Double {
    if isFirst { skipSpace() } else { skipSeparator() }
    let start = offset
    if byte == 0x2B || byte == 0x2D { offset += 1 }
    var digits = skipDigits()
    if byte == 0x2E {
      offset += 1
      digits += skipDigits()
    }
    guard digits > 0 else {
      offset = start
      throw error(.expectedNumber)
    }
    skipExponent()
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    guard let value = Double(text), value.isFinite else {
      offset = start
      throw error(.numberTooLarge)
    }
    return value
  }

  /// An `e` without digits behind it is not part of the number.
  private mutating func skipExponent() {
    guard byte == 0x65 || byte == 0x45 else { return }
    let start = offset
    offset += 1
    if byte == 0x2B || byte == 0x2D { offset += 1 }
    if skipDigits() == 0 { offset = start }
  }

  private mutating func skipDigits() -> Int {
    let start = offset
    while let byte, Self.isDigit(byte) { offset += 1 }
    return offset - start
  }

  private mutating func skipSpace() {
    while let byte, byte == 0x20 || (0x09...0x0D).contains(byte), byte != 0x0B { offset += 1 }
  }

  /// White space with one comma at most.
  private mutating func skipSeparator() {
    skipSpace()
    guard byte == 0x2C else { return }
    offset += 1
    skipSpace()
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
