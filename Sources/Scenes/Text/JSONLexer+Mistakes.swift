extension JSONLexer {
  /// Reads what other notations have in place of JSON's: other quotes, `;`, `=`; nil where the
  /// lexer stands on nothing of the kind.
  mutating func lexMistaken() -> JSONToken? {
    guard let (scalar, length) = scalar(at: offset) else { return nil }
    switch scalar {
    case ";":
      report(.unexpectedCharacter, "';' where a comma belongs", offset, offset + 1, suggestion: ",")
      return token(.comma, to: offset + 1)
    case "=":
      let end = byte(at: offset + 1) == UInt8(ascii: ">") ? offset + 2 : offset + 1
      report(
        .unexpectedCharacter, "\(Diagnostic.quoted(file.text(offset, end))) where a colon belongs",
        offset, end, suggestion: ":")
      return token(.colon, to: end)
    case "'": return lexMisquoted(opening: length, closing: ["'"])
    case "`": return lexMisquoted(opening: length, closing: ["`", "'"])
    case "\u{2018}", "\u{2019}", "\u{201A}":
      return lexMisquoted(opening: length, closing: ["\u{2019}", "\u{2018}", "'"])
    case "\u{201C}", "\u{201D}", "\u{201E}":
      return lexMisquoted(opening: length, closing: ["\u{201D}", "\u{201C}", "\""])
    default: return nil
    }
  }

  /// A string in quotes that JSON does not have.
  private mutating func lexMisquoted(opening: Int, closing: [Unicode.Scalar]) -> JSONToken {
    let start = offset
    let lineEnd = lineEnd(from: start)
    var cursor = start + opening
    var isEscaped = false
    while cursor < lineEnd, let (scalar, length) = scalar(at: cursor) {
      if closing.contains(scalar), !isEscaped {
        text = file.text(start + opening, cursor)
        reportWrongQuotes(to: cursor + length)
        return token(.string, to: cursor + length)
      }
      isEscaped = scalar == "\\" && !isEscaped
      cursor += length
    }
    let end = unterminatedEnd(from: start + opening, lineEnd: lineEnd)
    text = file.text(start + opening, end)
    reportWrongQuotes(to: end)
    tolerance = 2
    return token(.string, to: end)
  }

  private mutating func reportWrongQuotes(to end: Int) {
    let isShort = text.utf8.count <= 40 && !text.contains("\\")
    report(
      .wrongQuotes, "strings stand in double quotes", offset, end,
      suggestion: isShort ? JSONText.quoted(text) : nil)
  }

  /// Reports a run of characters that mean nothing and steps over it.
  mutating func skipUnexpected() {
    let start = offset
    if bytes[offset] == UInt8(ascii: "#") {
      offset = lineEnd(from: start)
      report(.unexpectedCharacter, "a comment starts with '//'", start, start + 1)
      return
    }
    repeat {
      offset += scalar(at: offset)?.length ?? 1
    } while offset < bytes.count && isUnexpected(at: offset)
    let run = file.text(start, offset).unicodeScalars
    let isShown = run.first.map { $0.properties.generalCategory.isShown } ?? false
    let name =
      isShown
      ? Diagnostic.quoted(String(run))
      : "U+" + hexadecimal(run.first?.value ?? 0)
    report(.unexpectedCharacter, "unexpected \(name)", start, offset)
    tolerance = max(tolerance, 1)
  }

  private func isUnexpected(at offset: Int) -> Bool {
    switch bytes[offset] {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): false
    case ..<0x20, 0x7F: true
    case UInt8(ascii: "!"), UInt8(ascii: "%"), UInt8(ascii: "&"), UInt8(ascii: "("),
      UInt8(ascii: ")"), UInt8(ascii: "*"), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "?"), UInt8(ascii: "@"), UInt8(ascii: "\\"), UInt8(ascii: "^"),
      UInt8(ascii: "|"), UInt8(ascii: "~"):
      true
    case 0x80...:
      scalar(at: offset).map {
        !$0.scalar.properties.isAlphabetic && !$0.scalar.properties.isQuotationMark
      } ?? true
    default: false
    }
  }

  private func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

extension Unicode.GeneralCategory {
  /// Whether a character of this kind can be seen in a message.
  fileprivate var isShown: Bool {
    switch self {
    case .control, .format, .surrogate, .privateUse, .unassigned, .spaceSeparator, .lineSeparator,
      .paragraphSeparator, .nonspacingMark, .enclosingMark, .spacingMark:
      false
    default: true
    }
  }
}
