extension JSONLexer {
  /// `true`, `false`, `null`, or letters that were meant as a key or a string; nil where the
  /// lexer stands on no letter.
  mutating func lexWord() -> JSONToken? {
    let end = wordEnd(from: offset)
    guard end > offset else { return nil }
    text = file.text(offset, end)
    // `title": "x"`: the opening quote was lost. Right behind another quote it is the other way
    // round, a string with quotes inside, which the parser sees.
    let isBehindQuote = offset > 0 && bytes[offset - 1] == UInt8(ascii: "\"")
    if byte(at: end) == UInt8(ascii: "\""), !isBehindQuote {
      report(
        .unterminatedString, "the opening quote of this string is missing", offset, end + 1,
        suggestion: JSONText.quoted(text))
      return token(.string, to: end + 1)
    }
    switch text {
    case "true": return token(.true, to: end)
    case "false": return token(.false, to: end)
    case "null": return token(.null, to: end)
    default: return token(.word, to: end)
    }
  }

  private func wordEnd(from start: Int) -> Int {
    var end = start
    while end < bytes.count {
      let byte = bytes[end]
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "_"), UInt8(ascii: "$"):
        end += 1
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."):
        guard end > start else { return end }
        end += 1
      case 0x80...:
        guard let (scalar, length) = scalar(at: end), scalar.properties.isAlphabetic else {
          return end
        }
        end += length
      default: return end
      }
    }
    return end
  }
}
