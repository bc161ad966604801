/// Containers whose end is missing, seen by what stands in them and can only stand outside.
extension JSONParser {
  /// An object in a list whose `}` is missing, so that the list's next object seems to stand where
  /// a key belongs: ends the object and goes on in the list.
  mutating func resumeList(_ token: JSONToken, _ frame: JSONParserFrame) -> Bool {
    guard token.kind == .openObject, frames.count >= 2, frames[frames.count - 2].kind == .array
    else { return false }
    report(
      .unclosedBracket, "'{' is not closed before the next '{'", frame.start, frame.start + 1,
      notes: [.init("the next one is here", at: lexer.place(token.start, token.end))])
    close(end: frame.lastEnd)
    beginValue(token)
    return true
  }

  /// A list in an object whose `]` is missing, so that the object's next key seems to be an
  /// element: ends the list and takes the key. The comma before the key is missing, too.
  mutating func resumeObject(withKey token: JSONToken, _ frame: JSONParserFrame) -> Bool {
    guard token.kind == .string, standsOutside(token.start, frame),
      lexer.significantByte(from: token.end).byte == UInt8(ascii: ":")
    else { return false }
    endList(frame, at: frame.lastEnd, key: lexer.place(token.start, token.end))
    takeKey(token)
    return true
  }

  /// The same where there was a comma, so that the key has become an element before its colon came.
  mutating func resumeObject(at colon: JSONToken, _ frame: JSONParserFrame) -> Bool {
    guard frame.expectation == .separator, let last = lists.last?.last,
      case .string(let key) = last.content,
      standsOutside(last.range.startOffset, frame)
    else { return false }
    lists[lists.count - 1].removeLast()
    let end = lists.last?.last?.range.endOffset ?? frame.start + 1
    endList(
      frame, at: end, key: SourcePlace(file: lexer.file, range: last.range))
    update {
      $0.key = key
      $0.keyStart = last.range.startOffset
      $0.keyEnd = last.range.endOffset
      $0.expectation = .value
    }
    return true
  }

  private mutating func endList(_ frame: JSONParserFrame, at end: Int, key: SourcePlace) {
    report(
      .unclosedBracket, "'[' is not closed before the next key", frame.start, frame.start + 1,
      notes: [.init("the key is here", at: key)])
    close(end: end)
  }

  /// Whether what starts at `start` is the first of its line, and that line is not indented more
  /// than the one of the list's bracket; and the list is in an object.
  private func standsOutside(_ start: Int, _ list: JSONParserFrame) -> Bool {
    guard frames.count >= 2, frames[frames.count - 2].kind == .object,
      let line = lexer.file.extent(ofLine: lexer.file.line(at: start)),
      line.lowerBound > list.start, start - line.lowerBound <= list.indent
    else { return false }
    return lexer.bytes[line.lowerBound..<start].allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }
}
