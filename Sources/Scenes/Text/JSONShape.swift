/// What very many objects of a list have in common: their keys, in one order, each with a text, a number, a
/// word or a list of numbers.
///
/// That an object is of a shape is seen without making anything of it. Its members are made of the file's
/// bytes when somebody asks for them.
final class JSONShape: Sendable {
  let file: SourceFile
  let keys: [Key]

  /// A key, and where the file has it for the first time, with its quotes.
  struct Key: Sendable {
    let text: String
    let start: Int
    let length: Int
  }

  /// Keys with which a node is more than its values, and is read in full anyway.
  private static let others: Set = [
    "id", "if", "use", "component", "subviews", "sublayers", "mask", "layer",
  ]

  /// Whether the objects of a list under a key are mostly asked for once, and together.
  static func mayStandInList(_ key: String?) -> Bool { key == "sublayers" || key == "subviews" }

  /// That of an object that was read; nil where it has none.
  init?(_ members: [JSONMember], in file: SourceFile) {
    guard !members.isEmpty, members.count <= JSONParser.mostExpected,
      members.allSatisfy({ $0.isFlat && !Self.others.contains($0.key) })
    else { return nil }
    self.file = file
    keys = members.map {
      Key(
        text: $0.key, start: $0.keyRange.startOffset,
        length: $0.keyRange.endOffset - $0.keyRange.startOffset)
    }
  }

  /// The end of the object that begins at a bracket, and how many values are in it; nil where it is of
  /// another shape, is not written plainly or is indented so that it may be a mistake.
  func end(
    _ text: Span<UInt8>, from start: Int, _ line: inout JSONLexerLine
  ) -> (end: Int, values: Int)? {
    line.note(start)
    let indent = line.indent
    var values = keys.count
    var offset = PlainText.skipSpace(text, start + 1, &line)
    for index in keys.indices {
      if index > 0 {
        guard PlainText.step(text, &offset, UInt8(ascii: ","), &line) else { return nil }
      }
      let (first, length) = (keys[index].start, keys[index].length)
      guard PlainText.isSame(text, offset, first, length) else { return nil }
      line.note(offset)
      offset = PlainText.skipSpace(text, offset + length, &line)
      guard PlainText.step(text, &offset, UInt8(ascii: ":"), &line),
        let end = PlainText.flatEnd(text, offset, &line, &values)
      else { return nil }
      offset = PlainText.skipSpace(text, end, &line)
    }
    guard offset < text.count, text[offset] == UInt8(ascii: "}") else { return nil }
    line.note(offset)
    if line.isFirst, line.indent < indent { return nil }
    return (offset + 1, values)
  }

  // MARK: Members

  /// Those of an object of this shape.
  func members(in range: SourceRange) -> [JSONMember] {
    let bytes = file.bytes
    let text = bytes.span
    var walk = Walk(range)
    var members: [JSONMember] = []
    members.reserveCapacity(keys.count)
    for key in keys {
      walk.goToKey(text)
      let keyRange = walk.range(from: walk.offset, to: walk.offset + key.length)
      walk.goToValue(text, behind: key.length)
      members.append(JSONMember(key: key.text, keyRange: keyRange, value: walk.value(text)))
    }
    return members
  }

  /// Goes from value to value of an object that is known to be of a shape.
  struct Walk {
    let file: SourceFile.ID
    private var isAtStart = true
    /// Who reads a value leaves this behind it.
    var offset: Int

    init(_ range: SourceRange) { (file, offset) = (range.file, range.startOffset) }

    /// Behind the bracket or a comma.
    @inline(__always)
    mutating func goToKey(_ text: Span<UInt8>) {
      if !isAtStart { skipSpace(text) }
      isAtStart = false
      offset += 1
      skipSpace(text)
    }

    /// Behind a key of so many bytes, and a colon.
    @inline(__always)
    mutating func goToValue(_ text: Span<UInt8>, behind length: Int) {
      offset += length
      skipSpace(text)
      offset += 1
      skipSpace(text)
    }

    @inline(__always)
    mutating func skipSpace(_ text: Span<UInt8>) {
      while text[offset] <= 0x20 { offset += 1 }
    }

    /// The value that begins here.
    mutating func value(_ text: Span<UInt8>) -> JSONValue {
      let start = offset
      let content: JSONValue.Content
      switch text[start] {
      case UInt8(ascii: "\""):
        offset = PlainText.stringEnd(text, start) ?? start + 2
        content = .string(PlainText.string(text, start + 1, offset - 1))
      case UInt8(ascii: "["):
        content = .array(numbers(text))
      case UInt8(ascii: "t"), UInt8(ascii: "f"), UInt8(ascii: "n"):
        (content, offset) = PlainText.word(text, start) ?? (.null, start)
      default:
        let (number, end) = PlainText.number(text, start) ?? (0, start)
        (content, offset) = (.number(number), end)
      }
      return JSONValue(content, range: range(from: start, to: offset))
    }

    private mutating func numbers(_ text: Span<UInt8>) -> [JSONValue] {
      var numbers: [JSONValue] = []
      repeat {
        offset += 1
        skipSpace(text)
        numbers.append(value(text))
        skipSpace(text)
      } while text[offset] == UInt8(ascii: ",")
      offset += 1
      return numbers
    }

    @inline(__always)
    func range(from start: Int, to end: Int) -> SourceRange {
      SourceRange(
        file: file, start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end))
    }
  }
}

extension JSONMember {
  /// Whether the value is a text, a number, a word or a list of numbers, and the key is written as it is.
  fileprivate var isFlat: Bool {
    guard keyRange.endOffset - keyRange.startOffset == key.utf8.count + 2 else { return false }
    return switch value.content {
    case .object: false
    case .array(let elements): elements.allSatisfy { $0.number != nil } && !elements.isEmpty
    case .string, .number, .bool, .null: true
    }
  }
}
