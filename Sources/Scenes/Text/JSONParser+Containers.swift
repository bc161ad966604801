extension JSONParser {
  /// The next token where no container is open.
  mutating func readDocument(_ token: JSONToken) {
    guard lists[0].isEmpty else {
      if token.isClosing {
        reportExtraBracket(token)
      } else {
        lexer.report(
          .textAfterEnd, "there is text behind the end of the document", token.start, token.end)
      }
      isFinished = true
      return
    }
    if token.beginsValue {
      beginValue(token)
    } else if token.isClosing {
      reportExtraBracket(token)
      lexer.tolerance = 2
    } else {
      report(
        .missingValue, "expected a value in place of \(quoted(token))", token.start, token.end)
      lexer.tolerance = 2
    }
  }

  /// The next token in a list.
  mutating func readArray(_ token: JSONToken, _ frame: JSONParserFrame) {
    if token.isClosing {
      closeBracket(token, frame)
    } else if token.kind == .colon {
      if !frame.hasReportedKeys {
        if resumeObject(at: token, frame) { return }
        report(
          .mismatchedBracket, "a list has no keys; what has keys stands in '{' and '}'",
          token.start, token.end)
      }
      update {
        $0.hasReportedKeys = true
        $0.expectation = .value
      }
    } else if frame.expectation == .separator {
      if token.kind == .comma {
        update { $0.expectation = .value }
      } else if !skipQuotesInString(before: token, frame), !resumeObject(withKey: token, frame) {
        reportMissingComma(frame)
        beginValue(token)
      }
    } else if token.kind == .comma {
      report(.missingValue, "expected a value before the comma", token.start, token.end)
    } else {
      beginValue(token)
    }
  }

  /// The next token in an object.
  mutating func readObject(_ token: JSONToken, _ frame: JSONParserFrame) {
    switch frame.expectation {
    case .key: readKey(token, frame)
    case .colon: readColon(token, frame)
    case .value: readMemberValue(token, frame)
    case .separator:
      if token.kind == .comma {
        update {
          $0.expectation = .key
          $0.isKeyless = false
        }
      } else if token.isClosing {
        closeBracket(token, frame)
      } else if !skipQuotesInString(before: token, frame), !resumeList(token, frame) {
        if token.kind != .colon { reportMissingComma(frame) }
        readKey(token, frame)
      }
    }
  }

  private mutating func readKey(_ token: JSONToken, _ frame: JSONParserFrame) {
    switch token.kind {
    case .string:
      takeKey(token)
    case .word:
      lexer.report(
        .unquotedKey, "the key \(Diagnostic.quoted(lexer.text)) is not in double quotes",
        token.start, token.end, suggestion: JSONText.quoted(lexer.text))
      takeKey(token)
    case .number, .true, .false, .null:
      lexer.text = lexer.file.text(token.start, token.end)
      lexer.report(
        .nonStringKey, "the key \(Diagnostic.quoted(lexer.text)) is not a string", token.start,
        token.end, suggestion: JSONText.quoted(lexer.text))
      takeKey(token)
    case .closeObject, .closeArray:
      closeBracket(token, frame)
    case .comma:
      report(.missingKey, "expected a key before the comma", token.start, token.end)
    case .colon:
      if !frame.isKeyless {
        report(.missingKey, "expected a key before the colon", token.start, token.end)
      }
      update { $0.expectation = .value }
    case .openObject, .openArray:
      if !resumeList(token, frame) {
        report(
          .missingKey, "expected a key before \(quoted(token))", token.start, token.end)
        beginValue(token)
      }
    case .end:
      break
    }
  }

  mutating func takeKey(_ token: JSONToken) {
    let text = lexer.text
    update {
      $0.key = text
      $0.keyStart = token.start
      $0.keyEnd = token.end
      $0.lastEnd = token.end
      $0.expectation = .colon
    }
  }

  private mutating func readColon(_ token: JSONToken, _ frame: JSONParserFrame) {
    if token.kind == .colon {
      update { $0.expectation = .value }
    } else if token.isClosing || token.kind == .comma {
      readMemberValue(token, frame)
    } else if !skipQuotesInString(before: token, frame) {
      if token.kind == .string, lexer.significantByte(from: token.end).byte == UInt8(ascii: ":") {
        // `"a" "b": 1`: the second is a key, so the first lacks more than a colon.
        reportMissingValue(frame)
        takeKey(token)
      } else {
        report(
          .missingColon, "expected ':' after the key \(Diagnostic.quoted(frame.key ?? ""))",
          frame.lastEnd, frame.lastEnd)
        beginValue(token)
      }
    }
  }

  private mutating func readMemberValue(_ token: JSONToken, _ frame: JSONParserFrame) {
    switch token.kind {
    case .comma:
      reportMissingValue(frame)
      update {
        $0.key = nil
        $0.expectation = .key
      }
    case .closeObject, .closeArray:
      // A bracket of the wrong kind is reported as such, and once.
      if token.kind == .closeObject { reportMissingValue(frame) }
      closeBracket(token, frame)
    case .colon:
      report(.missingValue, "expected a value in place of the second ':'", token.start, token.end)
    default:
      beginValue(token)
    }
  }
}
