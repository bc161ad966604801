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
    guard frames[last].kind == .object else { return values.append(value) }
    frames[last].isKeyless = frames[last].key == nil
    if let key = frames[last].key {
      let keyRange = lexer.file.range(frames[last].keyStart, frames[last].keyEnd)
      members.append(JSONMember(key: key, keyRange: keyRange, value: value))
      frames[last].key = nil
    }
  }

  /// Ends the innermost open container at `end`, the offset behind its closing bracket.
  mutating func close(end: Int) {
    guard let frame = frames.popLast() else { return }
    switch frame.kind {
    case .document: break
    case .array:
      let elements = Array(values[frame.mark...])
      values.removeLast(elements.count)
      finishValue(.array(elements), frame.start, end)
    case .object:
      removeDuplicates(from: frame.mark)
      let own = Array(members[frame.mark...])
      members.removeLast(own.count)
      finishValue(.object(own), frame.start, end)
    }
  }

  private mutating func open(_ kind: JSONParserFrame.Kind, _ token: JSONToken) {
    // The document is a frame, too.
    guard frames.count <= limits.nesting else { return skipTooDeep(token) }
    let mark = kind == .object ? members.count : values.count
    var frame = JSONParserFrame(
      kind: kind, start: token.start, indent: lexer.lineIndent, mark: mark)
    frame.holdsNodes =
      kind == .array
      && (frames.count == 1 ? budget.wholeListsAreNodes : JSONBudget.isNodeList(frames.last?.key))
    frames.append(frame)
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

  /// Reports keys that the object ending here has twice, and keeps the first of each.
  private mutating func removeDuplicates(from mark: Int) {
    let duplicates = duplicates(from: mark)
    guard !duplicates.isEmpty else { return }
    for (first, second) in duplicates {
      let key = members[second]
      let range = members[first].keyRange
      lexer.report(
        .duplicateKey, "duplicate key \(Diagnostic.quoted(key.key))", key.keyRange.startOffset,
        key.keyRange.endOffset,
        notes: [
          .init("it is here first", at: lexer.place(range.startOffset, range.endOffset))
        ])
    }
    let dropped = Set(duplicates.map(\.second))
    let kept = members.indices[mark...].filter { !dropped.contains($0) }.map { members[$0] }
    members.replaceSubrange(mark..., with: kept)
  }

  /// The indices of equal keys: of the first, and of each later one.
  private func duplicates(from mark: Int) -> [(first: Int, second: Int)] {
    var duplicates: [(first: Int, second: Int)] = []
    // Few keys are compared faster than hashed.
    if members.count - mark <= 8 {
      for second in mark..<members.count {
        for first in mark..<second where members[first].key == members[second].key {
          duplicates.append((first, second))
          break
        }
      }
    } else {
      var firsts: [String: Int] = [:]
      firsts.reserveCapacity(members.count - mark)
      for index in mark..<members.count {
        if let first = firsts[members[index].key] {
          duplicates.append((first, index))
        } else {
          firsts[members[index].key] = index
        }
      }
    }
    return duplicates
  }
}
