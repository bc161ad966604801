// What nearly all of every file is: brackets, keys, numbers and strings without escapes, in the right
// order. It is read by fewer steps than tokens take, and comes to the same.

extension JSONParser {
  /// Reads on as long as the text is plain. The first token that is anything else is left, with all as
  /// if those before it had been read one by one.
  mutating func readPlainly() {
    guard frames.count > 1, lexer.tolerance == 0, limits.readsPlainly,
      lexer.bytes.count <= SourceFile.byteLimit
    else { return }
    let bytes = lexer.bytes
    let text = bytes.span
    var frame = frames[frames.count - 1]
    var nextAhead = ahead?.start ?? -1
    while frames.count > 1 {
      lexer.offset = PlainText.skipSpace(text, lexer.offset, &lexer.line)
      guard lexer.offset < text.count else { break }
      if lexer.offset == nextAhead {
        nextAhead = -1
        if takeAhead(&frame) { continue }
      }
      guard readPlainly(text, text[lexer.offset], &frame) else { break }
    }
    frames[frames.count - 1] = frame
  }

  /// Reads a token, or some that belong together; tells whether it was plain.
  @inline(__always)
  private mutating func readPlainly(
    _ text: Span<UInt8>, _ byte: UInt8, _ frame: inout JSONParserFrame
  ) -> Bool {
    switch frame.expectation {
    case .value:
      return readPlainValue(text, byte, &frame)
    case .separator:
      guard byte == UInt8(ascii: ",") else { return closePlainly(byte, &frame) }
      frame.expectation = frame.kind == .object ? .key : .value
      frame.isKeyless = false
      step(to: lexer.offset + 1)
      return true
    case .key:
      guard byte == UInt8(ascii: "\"") else { return closePlainly(byte, &frame) }
      return readPlainKey(text, &frame)
    case .colon:
      guard byte == UInt8(ascii: ":") else { return false }
      frame.expectation = .value
      step(to: lexer.offset + 1)
      return true
    }
  }

  /// Takes note of a token, and goes on behind it.
  @inline(__always)
  private mutating func step(to end: Int) {
    lexer.line.note(lexer.offset)
    lexer.offset = end
  }

  private mutating func readPlainKey(_ text: Span<UInt8>, _ frame: inout JSONParserFrame) -> Bool {
    let start = lexer.offset
    let place = frame.memberCount
    frame.memberCount += 1
    let end: Int
    if place < usualKeys.count, let known = usualKeys[place].end(text, from: start) {
      end = known
      frame.key = usualKeys[place].key
    } else {
      guard let found = PlainText.stringEnd(text, start) else { return false }
      end = found
      let key = String(decoding: lexer.bytes[start + 1..<end - 1], as: UTF8.self)
      frame.key = key
      noteUsual(key, from: start, to: end, at: place)
    }
    frame.keyStart = start
    frame.keyEnd = end
    frame.lastEnd = end
    frame.expectation = .colon
    step(to: end)
    return true
  }

  /// Remembers a key for the next object's of the same place.
  private mutating func noteUsual(_ key: String, from start: Int, to end: Int, at place: Int) {
    guard place <= usualKeys.count, place < Self.mostExpected else { return }
    let usual = UsualKey(start: start, length: end - start, key: key)
    if place == usualKeys.count { usualKeys.append(usual) } else { usualKeys[place] = usual }
  }

  @inline(__always)
  private mutating func readPlainValue(
    _ text: Span<UInt8>, _ byte: UInt8, _ frame: inout JSONParserFrame
  ) -> Bool {
    let start = lexer.offset
    // What has no key is not kept, and has been reported.
    if frame.kind == .object, frame.key == nil { return false }
    switch byte {
    case UInt8(ascii: "\""):
      guard let end = PlainText.stringEnd(text, start),
        budget.takePlainly(isNode: frame.holdsNodes)
      else { return false }
      let string = String(decoding: lexer.bytes[start + 1..<end - 1], as: UTF8.self)
      step(to: end)
      finishPlainly(.string(string), start, &frame)
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
      guard let (number, end) = PlainText.number(text, start),
        budget.takePlainly(isNode: frame.holdsNodes)
      else { return false }
      step(to: end)
      finishPlainly(.number(number), start, &frame)
    case UInt8(ascii: "{"): return passPlainly(text, &frame) || openPlainly(.object, &frame)
    case UInt8(ascii: "["):
      return readPlainNumbers(text, &frame) || openPlainly(.array, &frame)
    case UInt8(ascii: "t"), UInt8(ascii: "f"), UInt8(ascii: "n"):
      guard let (word, end) = PlainText.word(text, start),
        budget.takePlainly(isNode: frame.holdsNodes)
      else { return false }
      step(to: end)
      finishPlainly(word, start, &frame)
    default: return frame.kind == .array && closePlainly(byte, &frame)
    }
    return true
  }

  /// Puts a value that ends here into the innermost open container.
  @inline(__always)
  private mutating func finishPlainly(
    _ content: JSONValue.Content, _ start: Int, _ frame: inout JSONParserFrame
  ) {
    finishPlainly(JSONValue(content, range: range(start, lexer.offset)), &frame)
  }

  @inline(__always)
  private mutating func finishPlainly(_ value: JSONValue, _ frame: inout JSONParserFrame) {
    frame.expectation = .separator
    frame.lastEnd = lexer.offset
    guard frame.kind == .object else {
      add(value)
      if floor > 1, frames.count == floor {
        whole = (lexer.offset, lexer.line, budget.valueCount, budget.nodeCount)
      }
      return
    }
    frame.isKeyless = frame.key == nil
    if let key = frame.key {
      add(JSONMember(key: key, keyRange: range(frame.keyStart, frame.keyEnd), value: value))
      frame.key = nil
    }
  }

  /// A range whose ends are known to lie in the file.
  @inline(__always)
  private func range(_ start: Int, _ end: Int) -> SourceRange {
    SourceRange(
      file: lexer.file.id, start: UInt32(truncatingIfNeeded: start),
      end: UInt32(truncatingIfNeeded: end))
  }

  private mutating func openPlainly(
    _ kind: JSONParserFrame.Kind, _ frame: inout JSONParserFrame
  ) -> Bool {
    guard frames.count <= limits.nesting, budget.takePlainly(isNode: frame.holdsNodes) else {
      return false
    }
    let start = lexer.offset
    step(to: start + 1)
    var inner = JSONParserFrame(kind: kind, start: start, indent: lexer.lineIndent)
    inner.holdsNodes = kind == .array && JSONBudget.isNodeList(frame.key)
    inner.holdsShapes =
      inner.holdsNodes && limits.leavesUnread && JSONShape.mayStandInList(frame.key)
    frames[frames.count - 1] = frame
    frames.append(inner)
    beginContainer(kind)
    frame = inner
    return true
  }

  /// Closes the innermost container where the bracket is its own.
  private mutating func closePlainly(_ byte: UInt8, _ frame: inout JSONParserFrame) -> Bool {
    let isOwn =
      frame.kind == .object ? byte == UInt8(ascii: "}") : byte == UInt8(ascii: "]")
    guard isOwn, frames.count > floor else { return false }
    let end = lexer.offset
    step(to: end + 1)
    noteSuspect(end, frame)
    let content = frame.kind == .object ? takeObject() : takeList()
    let start = frame.start
    frames.removeLast()
    frame = frames[frames.count - 1]
    if frame.holdsShapes, case .object(let members) = content { shapes.learn(members, lexer.file) }
    finishPlainly(content, start, &frame)
    return !lexer.isFull
  }

  /// Goes behind an object of a list of nodes that is of the same shape as one before it.
  private mutating func passPlainly(_ text: Span<UInt8>, _ frame: inout JSONParserFrame) -> Bool {
    guard frame.holdsShapes, let shape = shapes.current, frames.count < limits.nesting else {
      return false
    }
    let (start, line) = (lexer.offset, lexer.line)
    guard let (end, values) = shape.end(text, from: start, &lexer.line),
      budget.take(values: 1 + values, nodes: 1)
    else {
      lexer.line = line
      shapes.miss()
      return false
    }
    shapes.hit()
    lexer.offset = end
    finishPlainly(JSONValue(unread: shape, range: range(start, end)), &frame)
    return true
  }

  /// A list of nothing but numbers, such as places and sizes are, at once.
  private mutating func readPlainNumbers(
    _ text: Span<UInt8>, _ frame: inout JSONParserFrame
  ) -> Bool {
    let (old, line) = (budget, lexer.line)
    guard frames.count <= limits.nesting, !JSONBudget.isNodeList(frame.key),
      budget.takePlainly(isNode: frame.holdsNodes)
    else { return false }
    lexer.line.note(lexer.offset)
    let inner = JSONParserFrame(kind: .array, start: lexer.offset, indent: lexer.lineIndent)
    guard let (elements, bracket) = plainNumbers(text, from: lexer.offset + 1) else {
      (budget, lexer.line) = (old, line)
      return false
    }
    noteSuspect(bracket, inner)
    lexer.offset = bracket + 1
    usualElements = min(elements.count, Self.mostExpected)
    finishPlainly(.array(Self.fitted(elements)), inner.start, &frame)
    return true
  }

  /// The numbers of a list and where its bracket is; nil where there is anything else in it.
  private mutating func plainNumbers(
    _ text: Span<UInt8>, from start: Int
  ) -> (elements: [JSONValue], bracket: Int)? {
    var elements: [JSONValue] = []
    var offset = PlainText.skipSpace(text, start, &lexer.line)
    while offset < text.count, budget.takePlainly(isNode: false),
      let (number, end) = PlainText.number(text, offset)
    {
      if elements.isEmpty { elements.reserveCapacity(usualElements) }
      elements.append(JSONValue(.number(number), range: range(offset, end)))
      lexer.line.note(offset)
      offset = PlainText.skipSpace(text, end, &lexer.line)
      guard offset < text.count else { return nil }
      lexer.line.note(offset)
      if text[offset] == UInt8(ascii: "]") { return (elements, offset) }
      guard text[offset] == UInt8(ascii: ",") else { return nil }
      offset = PlainText.skipSpace(text, offset + 1, &lexer.line)
    }
    return nil
  }
}

/// A key of an object that was read, which most likely the next object has too.
struct UsualKey {
  /// Where it stands, with its quotes.
  let start: Int
  let length: Int
  let key: String

  /// Where it ends if it stands somewhere else too.
  @inline(__always)
  func end(_ text: Span<UInt8>, from other: Int) -> Int? {
    guard other + length <= text.count else { return nil }
    for offset in 1..<length where text[start + offset] != text[other + offset] { return nil }
    return other + length
  }
}
