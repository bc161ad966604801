/// Cuts a file into tokens, and reports and steps over what is none.
///
/// Every byte is looked at a fixed number of times at most, whatever the file holds.
struct JSONLexer {
  let file: SourceFile
  let bytes: [UInt8]
  var offset = 0

  /// The decoded text of the last string or word.
  var text = ""
  /// The value of the last number.
  var number = 0.0

  /// For how many more tokens a missing comma, colon or value is not worth reporting, because what
  /// was in its place has been reported already.
  var tolerance = 0
  /// Whether the file ends inside something that has been reported already.
  var isCutShort = false

  private(set) var problems: [Diagnostic] = []
  /// Whether further problems are dropped.
  var isFull: Bool { problems.count >= problemLimit }
  private let problemLimit: Int

  /// The line that the lexer is on.
  var line = JSONLexerLine()
  /// How many bytes the line of the last token is indented by.
  var lineIndent: Int { line.indent }
  /// Whether the last token is the first of its line.
  var isFirstOnLine: Bool { line.isFirst }

  init(_ file: SourceFile, problemLimit: Int) {
    self.file = file
    self.problemLimit = problemLimit
    bytes = file.bytes
    offset = SourceFile.startsWithByteOrderMark(bytes) ? 3 : 0
    line.start = offset
  }

  /// The next token; `.end` again and again at the end of the file.
  mutating func next() -> JSONToken {
    while true {
      skipTrivia()
      line.note(offset)
      guard offset < bytes.count else {
        return JSONToken(kind: .end, start: bytes.count, end: bytes.count)
      }
      switch bytes[offset] {
      case UInt8(ascii: "\""): return lexString()
      case UInt8(ascii: ","): return punctuation(.comma)
      case UInt8(ascii: ":"): return punctuation(.colon)
      case UInt8(ascii: "["): return punctuation(.openArray)
      case UInt8(ascii: "]"): return punctuation(.closeArray)
      case UInt8(ascii: "{"): return punctuation(.openObject)
      case UInt8(ascii: "}"): return punctuation(.closeObject)
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"),
        UInt8(ascii: "."):
        return lexNumber()
      default:
        if let token = lexWord() ?? lexMistaken() { return token }
        skipUnexpected()
      }
    }
  }

  mutating func report(
    _ code: DiagnosticCode, _ message: String, _ start: Int, _ end: Int, suggestion: String? = nil,
    notes: [Diagnostic.Note] = []
  ) {
    guard !isFull else { return }
    problems.append(
      Diagnostic(
        .error, code, message, at: place(start, end), suggestion: suggestion, notes: notes))
  }

  func place(_ start: Int, _ end: Int) -> SourcePlace {
    SourcePlace(file: file, range: file.range(start, end))
  }

  /// A token from `offset` to `end`, which is where the next one is looked for.
  mutating func token(_ kind: JSONToken.Kind, to end: Int) -> JSONToken {
    let start = offset
    offset = end
    return JSONToken(kind: kind, start: start, end: end)
  }

  private mutating func punctuation(_ kind: JSONToken.Kind) -> JSONToken {
    token(kind, to: offset + 1)
  }

  /// Steps over white space and comments.
  mutating func skipTrivia() {
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"): offset += 1
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        offset += 1
        line.start = offset
      case UInt8(ascii: "/") where byte(at: offset + 1) == UInt8(ascii: "/"):
        offset = lineEnd(from: offset)
      case UInt8(ascii: "/") where byte(at: offset + 1) == UInt8(ascii: "*"):
        skipBlockComment()
      default: return
      }
    }
  }

  /// Does not count lines: what stands behind a comment is not taken for the first of its line.
  private mutating func skipBlockComment() {
    let start = offset
    offset += 2
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "*"), self.byte(at: offset + 1) == UInt8(ascii: "/") {
        offset += 2
        return
      }
      offset += 1
    }
    report(
      .unterminatedComment, "this comment is not closed; the rest of the file belongs to it", start,
      start + 2)
    isCutShort = true
  }
}
