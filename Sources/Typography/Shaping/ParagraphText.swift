/// The places of a paragraph in a text: its characters, and the break after them.
package struct ParagraphRange {
  /// Without the break.
  let content: Range<Int>
  /// With the break.
  let full: Range<Int>

  /// The paragraphs of a text; a break at the very end is followed by none.
  static func all(of text: [UInt16], countsLastBreak: Bool = false) -> [ParagraphRange] {
    var result: [ParagraphRange] = []
    var start = 0
    var index = 0
    while index < text.count {
      guard isBreak(text[index]) else {
        index += 1
        continue
      }
      let isPair = text[index] == 0x0D && index + 1 < text.count && text[index + 1] == 0x0A
      let next = index + (isPair ? 2 : 1)
      result.append(ParagraphRange(content: start..<index, full: start..<next))
      (start, index) = (next, next)
    }
    if start < text.count || text.isEmpty || countsLastBreak {
      result.append(ParagraphRange(content: start..<text.count, full: start..<text.count))
    }
    return result
  }

  /// Line feed, carriage return, next line, and Unicode's two separators.
  package static func isBreak(_ unit: UInt16) -> Bool {
    unit == 0x0A || unit == 0x0D || unit == 0x85 || unit == 0x2028 || unit == 0x2029
  }
}

extension [UInt16] {
  /// The scalar at a place and how many units it takes; U+FFFD for a lone surrogate.
  func scalar(at index: Int, before end: Int) -> (scalar: Unicode.Scalar, count: Int) {
    let unit = self[index]
    if let scalar = Unicode.Scalar(unit) { return (scalar, 1) }
    if unit < 0xDC00, index + 1 < end, self[index + 1] & 0xFC00 == 0xDC00 {
      let value = 0x10000 + (UInt32(unit & 0x3FF) << 10) + UInt32(self[index + 1] & 0x3FF)
      if let scalar = Unicode.Scalar(value) { return (scalar, 2) }
    }
    return ("\u{FFFD}", 1)
  }
}
