extension JSONParser {
  /// Reports what is missing, unless that is a consequence of what has just been reported.
  mutating func report(
    _ code: DiagnosticCode, _ message: String, _ start: Int, _ end: Int,
    notes: [Diagnostic.Note] = []
  ) {
    guard lexer.tolerance == 0 else { return }
    lexer.report(code, message, start, end, notes: notes)
  }

  func quoted(_ token: JSONToken) -> String {
    Diagnostic.quoted(lexer.file.text(token.start, token.end))
  }

  mutating func reportMissingComma(_ frame: JSONParserFrame) {
    report(.missingComma, "expected a comma after this", frame.lastEnd, frame.lastEnd)
  }

  mutating func reportMissingValue(_ frame: JSONParserFrame) {
    // Without a key, the lack of one has been reported.
    guard let key = frame.key else { return }
    report(
      .missingValue, "the key \(Diagnostic.quoted(key)) has no value", frame.keyStart, frame.keyEnd)
  }

  mutating func reportExtraBracket(_ token: JSONToken) {
    report(
      .extraBracket, "\(quoted(token)) closes nothing", token.start, token.end)
  }

  /// A string with quotes inside, such as `"a "b" c"`, which seems to end at the second.
  ///
  /// Goes on behind the first quote that something fitting follows, else the last of the line.
  mutating func skipQuotesInString(before token: JSONToken, _ frame: JSONParserFrame) -> Bool {
    let quote = UInt8(ascii: "\"")
    guard token.start == frame.lastEnd, token.kind == .word || token.kind == .number,
      lexer.byte(at: frame.lastEnd - 1) == quote
    else { return false }
    lexer.report(
      .quoteInString, "a quote inside a string is written '\\\"'", frame.lastEnd - 1,
      frame.lastEnd)
    let lineEnd = lexer.lineEnd(from: token.end)
    var lastQuoteEnd = token.end
    for offset in token.end..<lineEnd where lexer.byte(at: offset) == quote {
      lastQuoteEnd = offset + 1
      if endsString(before: offset + 1, lineEnd) { break }
    }
    lexer.offset = lastQuoteEnd
    lexer.tolerance = 2
    return true
  }

  /// Whether the byte at `offset` is one that stands behind strings.
  ///
  /// Only a space may come between, so that a line of nothing but quotes costs no more than others.
  private func endsString(before offset: Int, _ lineEnd: Int) -> Bool {
    let next = lexer.byte(at: offset) == UInt8(ascii: " ") ? offset + 1 : offset
    if next >= lineEnd { return true }
    switch lexer.byte(at: next) {
    case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ":"): return true
    default: return false
    }
  }

  /// Takes a closing bracket, of the right kind or not.
  mutating func closeBracket(_ token: JSONToken, _ frame: JSONParserFrame) {
    guard !frame.isClosed(by: token) else {
      noteSuspect(token.start, frame)
      return close(end: token.end)
    }
    lexer.report(
      .mismatchedBracket, "expected '\(frame.closing)' in place of \(quoted(token))", token.start,
      token.end,
      notes: [
        .init("to close this '\(frame.opening)'", at: lexer.place(frame.start, frame.start + 1))
      ])
    guard let meant = frameMeant(by: token, frame) else { return close(end: token.end) }
    while frames.count > meant + 1 { close(end: token.start) }
    close(end: token.end)
  }

  /// Keeps in mind the first bracket that is indented less than the one that it closes.
  mutating func noteSuspect(_ bracket: Int, _ frame: JSONParserFrame) {
    if suspect == nil, lexer.isFirstOnLine, lexer.lineIndent < frame.indent {
      suspect = (frame.start, bracket)
    }
  }

  /// The index of the outer container that a bracket of the wrong kind is to close; nil where it
  /// is a slip for the innermost one's bracket.
  private func frameMeant(by token: JSONToken, _ innermost: JSONParserFrame) -> Int? {
    let candidates = frames.indices.filter { frames[$0].isClosed(by: token) }
    guard let nearest = candidates.last else { return nil }
    // On a line of its own, a bracket stands under the line of the one that it closes.
    if lexer.isFirstOnLine {
      if lexer.lineIndent == innermost.indent { return nil }
      return candidates.last { frames[$0].indent == lexer.lineIndent } ?? nearest
    }
    // Else what follows must fit behind it. A forgotten bracket is likelier than a wrong one.
    return fits(behind: token, in: frames[nearest - 1]) ? nearest : nil
  }

  /// Whether the text behind a token reads on in a container, by the next one or two characters.
  private func fits(behind token: JSONToken, in frame: JSONParserFrame) -> Bool {
    let next = lexer.significantByte(from: token.end)
    switch frame.kind {
    case .document: return next.byte == 0
    case .array:
      guard next.byte == UInt8(ascii: ",") else { return next.byte == UInt8(ascii: "]") }
      // Behind the comma, a string with a colon after it would be a key, but only `{` is sure.
      return lexer.significantByte(from: next.offset + 1).byte != UInt8(ascii: "\"")
    case .object:
      guard next.byte == UInt8(ascii: ",") else { return next.byte == UInt8(ascii: "}") }
      let second = lexer.significantByte(from: next.offset + 1).byte
      return second == UInt8(ascii: "\"") || second == UInt8(ascii: "}")
    }
  }

  /// The end of the file: reports what is open, unless the reason is known.
  mutating func finish() {
    isFinished = true
    if frames.count > 1 {
      if !lexer.isCutShort { reportUnclosed() }
    } else if lists[0].isEmpty, lexer.problems.isEmpty {
      lexer.report(.emptyFile, "the file is empty", 0, 0)
    }
  }

  private mutating func reportUnclosed() {
    guard let frame = frames.last else { return }
    var notes: [Diagnostic.Note] = []
    if let suspect {
      notes = [
        .init(
          "this bracket is indented less than the one that it closes",
          at: lexer.place(suspect.closing, suspect.closing + 1)),
        .init("which is here", at: lexer.place(suspect.opening, suspect.opening + 1)),
      ]
    }
    let others = frames.count - 2
    let rest = others == 0 ? "" : "; \(others) more around it \(others == 1 ? "is" : "are") open"
    lexer.report(
      .unclosedBracket, "'\(frame.opening)' is never closed\(rest)", frame.start, frame.start + 1,
      notes: notes)
  }
}
