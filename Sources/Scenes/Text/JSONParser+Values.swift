extension JSONParser {
  /// Changes the innermost open container.
  mutating func update(_ change: (inout JSONParserFrame) -> Void) {
    change(&frames[frames.count - 1])
  }

  /// Takes a token with which a value begins: finishes a plain value, opens a container.
  mutating func beginValue(_ token: JSONToken) {
    guard admit(token) else { return }
    switch token.kind {
    case .openObject: open(.object, token)
    case .openArray: open(.array, token)
    case .string: finishValue(.string(lexer.text), token.start, token.end)
    case .number: finishValue(.number(lexer.number), token.start, token.end)
    case .true: finishValue(.bool(true), token.start, token.end)
    case .false: finishValue(.bool(false), token.start, token.end)
    case .null: finishValue(.null, token.start, token.end)
    case .word:
      reportUnknownWord(token)
      finishValue(.null, token.start, token.end)
    case .closeObject, .closeArray, .comma, .colon, .end:
      preconditionFailure("No value begins with this token.")
    }
  }

  /// Counts a value; where there are too many the file ends here.
  private mutating func admit(_ token: JSONToken) -> Bool {
    let isNode = frames.last?.holdsNodes == true
    guard let excess = (isNode ? budget.takeNode() : nil) ?? budget.takeValue() else { return true }
    lexer.report(excess.code, excess.message, token.start, token.end)
    isFinished = true
    lexer.isCutShort = true
    return false
  }

  /// Puts a finished value into the innermost open container.
  mutating func finishValue(_ content: JSONValue.Content, _ start: Int, _ end: Int) {
    let value = JSONValue(content, range: lexer.file.range(start, end))
    let last = frames.count - 1
    frames[last].expectation = .separator
    frames[last].lastEnd = end
    guard frames[last].kind == .object else { return add(value) }
    frames[last].isKeyless = frames[last].key == nil
    if let key = frames[last].key {
      let keyRange = lexer.file.range(frames[last].keyStart, frames[last].keyEnd)
      add(JSONMember(key: key, keyRange: keyRange, value: value))
      frames[last].key = nil
    }
  }

  /// Ends the innermost open container at `end`, the offset behind its closing bracket.
  mutating func close(end: Int) {
    guard let frame = frames.popLast() else { return }
    switch frame.kind {
    case .document: break
    case .array: finishValue(takeList(), frame.start, end)
    case .object: finishValue(takeObject(), frame.start, end)
    }
  }

  private mutating func open(_ kind: JSONParserFrame.Kind, _ token: JSONToken) {
    // The document is a frame, too.
    guard frames.count <= limits.nesting else { return skipTooDeep(token) }
    var frame = JSONParserFrame(kind: kind, start: token.start, indent: lexer.lineIndent)
    frame.holdsNodes =
      kind == .array
      && (frames.count == 1 ? budget.wholeListsAreNodes : JSONBudget.isNodeList(frames.last?.key))
    frames.append(frame)
    beginContainer(kind)
  }

  /// Steps over a container that is nested too deep, keeping count of its brackets only.
  private mutating func skipTooDeep(_ opening: JSONToken) {
    lexer.report(
      .nestingTooDeep, "nested more than \(limits.nesting) levels deep", opening.start, opening.end)
    var depth = 1
    while depth > 0, !lexer.isFull {
      let token = lexer.next()
      if token.kind == .end {
        lexer.isCutShort = true
        break
      }
      if token.isOpening { depth += 1 }
      if token.isClosing { depth -= 1 }
    }
    finishValue(.null, opening.start, lexer.offset)
  }

  private mutating func reportUnknownWord(_ token: JSONToken) {
    let word = lexer.text
    if JSONNumberMistake.isNonFinite(word) {
      let mistake = JSONNumberMistake.nonFinite(word)
      lexer.report(
        mistake.code, mistake.message, token.start, token.end, suggestion: mistake.suggestion)
      return
    }
    let meant =
      switch word.lowercased() {
      case "nil", "none", "undefined": "null"
      case "yes", "on": "true"
      case "no", "off": "false"
      default:
        closestMatch(to: word, among: ["true", "false", "null"])
          ?? (word.utf8.count <= 40 ? JSONText.quoted(word) : nil)
      }
    lexer.report(
      .unknownWord, "unknown word \(Diagnostic.quoted(word))", token.start, token.end,
      suggestion: meant)
  }
}
