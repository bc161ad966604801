/// Reads a file as JSON with comments, trailing commas and a byte-order mark.
///
/// Reports every error and goes on behind each, such that one mistake makes one report. Open
/// containers are in a list, not on the thread's stack. The time is proportional to the file.
package struct JSONParser {
  /// What a file may ask of the parser.
  package struct Limits: Sendable {
    /// How many containers may be open at once.
    package var nesting = 512
    /// Files with more are refused before they are parsed.
    package var bytes = SourceFile.byteLimit
    /// How many errors are reported before the parser gives up.
    package var errors = 100
    /// Whether plain text is read at once; for tests, which read it token by token as well.
    package var readsPlainly = true
    /// Whether objects in lists of views and layers that are of one shape stay text until somebody asks for
    /// their members, which are then made each time.
    package var leavesUnread = false
    /// Whether the second half of a file is read apart from the first.
    package var ahead = Ahead.byThread

    /// How the second half of a file is read.
    package enum Ahead: Sendable {
      /// After the first.
      case never
      /// By another thread, if the file is large.
      case byThread
      /// Before the first; for tests.
      case atOnce
    }

    package init() {}
  }

  /// The value that a file holds; nil where there is none, which has then been reported.
  ///
  /// If it reports errors, the value is what could be read: good enough to find one's way in the
  /// file, not to build a scene from.
  package static func parse(
    _ file: SourceFile, limits: Limits = Limits(), into diagnostics: inout DiagnosticList
  ) -> JSONValue? {
    var budget = JSONBudget()
    return parse(file, limits: limits, within: &budget, into: &diagnostics)
  }

  /// What bytes say that are in no file; nil where there is any mistake in them.
  package static func soundValue(of bytes: [UInt8]) -> JSONValue? {
    var files = SourceFiles()
    var diagnostics = DiagnosticList()
    let value = parse(files.add(path: "", bytes: bytes), into: &diagnostics)
    return diagnostics.hasErrors ? nil : value
  }

  /// The same for one of several files, which have a budget together.
  package static func parse(
    _ file: SourceFile, limits: Limits = Limits(), within budget: inout JSONBudget,
    into diagnostics: inout DiagnosticList
  ) -> JSONValue? {
    if let problem = problem(with: file, limits: limits) {
      diagnostics.add(problem)
      return nil
    }
    if let excess = budget.takeFile(of: file.bytes.count) {
      let place = SourcePlace(file: file, range: file.range(0, 0))
      diagnostics.add(Diagnostic(.error, excess.code, excess.message, at: place))
      return nil
    }
    var parser = JSONParser(file, limits: limits, budget: budget)
    parser.ahead = JSONAhead(file, limits: limits)
    parser.run()
    budget = parser.budget
    for problem in parser.lexer.problems { diagnostics.add(problem) }
    if parser.lexer.isFull {
      diagnostics.add(
        Diagnostic(
          .note, .tooManyErrors, "the rest of the file was not read after \(limits.errors) errors",
          at: parser.lexer.place(parser.lexer.offset, parser.lexer.offset)))
    }
    return parser.lists.first?.first
  }

  var lexer: JSONLexer
  let limits: Limits
  /// What is left for this file and the next ones.
  var budget: JSONBudget

  /// The open containers from the outside in; the document is the first.
  var frames: [JSONParserFrame]

  /// The finished elements of each open list, those of the document first.
  var lists: [[JSONValue]] = [[]]
  /// The finished members of each open object.
  var objects: [[JSONMember]] = []
  /// How many the last list and the last object have had: mostly the next ones have as many.
  var usualElements = 0
  var usualMembers = 0
  /// What another thread reads, until this one comes there.
  var ahead: JSONAhead?
  /// How many containers stay open whatever is read: the document, and of what is read ahead the list.
  var floor = 1
  /// Where the last element of that list ended, and what had been counted then.
  var whole: (end: Int, line: JSONLexerLine, valueCount: Int, nodeCount: Int)?
  /// Of the objects in lists of nodes.
  var shapes = JSONShapes()
  /// The keys of objects before, by their place.
  var usualKeys: [UsualKey] = []

  var isFinished = false

  /// A closing bracket that is indented less than its opening one, as places in the file: probably
  /// what went wrong if in the end a bracket is missing.
  var suspect: (opening: Int, closing: Int)?

  init(_ file: SourceFile, limits: Limits, budget: JSONBudget) {
    self.budget = budget
    lexer = JSONLexer(file, problemLimit: limits.errors)
    self.limits = limits
    frames = [JSONParserFrame(kind: .document, start: 0, indent: 0)]
  }

  private mutating func run() {
    while !isFinished, !lexer.isFull {
      readPlainly()
      guard !lexer.isFull, let frame = frames.last else { break }
      let token = lexer.next()
      if token.kind == .end {
        finish()
      } else {
        switch frame.kind {
        case .document: readDocument(token)
        case .array: readArray(token, frame)
        case .object: readObject(token, frame)
        }
      }
      if lexer.tolerance > 0 { lexer.tolerance -= 1 }
    }
    while frames.count > 1 { close(end: lexer.offset) }
  }

  /// What makes a file unfit to be read at all.
  private static func problem(with file: SourceFile, limits: Limits) -> Diagnostic? {
    func error(_ code: DiagnosticCode, _ message: String, _ start: Int, _ end: Int) -> Diagnostic {
      Diagnostic(
        .error, code, message, at: SourcePlace(file: file, range: file.range(start, end)))
    }
    let bytes = file.bytes
    if bytes.count > limits.bytes {
      let megabytes = limits.bytes >> 20
      return error(
        .fileTooLarge, "the file has \(bytes.count) bytes; the limit is \(megabytes) MB", 0, 0)
    }
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) {
      return error(.notUTF8, "the file is in UTF-16; save it as UTF-8", 0, 2)
    }
    let spaces: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D]
    if let start = bytes.firstIndex(where: { !spaces.contains($0) }),
      bytes[start] == UInt8(ascii: "<")
    {
      return error(
        .unexpectedCharacter,
        "this is XML and no scene; 'preview import' makes a scene of an SVG drawing", start,
        start + 1)
    }
    // Text starts with a character of ASCII; with a zero beside it, it has two or four bytes each.
    if bytes.prefix(4).contains(0) {
      return error(.notUTF8, "the file is not text in UTF-8; save it as UTF-8", 0, 0)
    }
    do {
      _ = try UTF8Span(validating: bytes.span)
      return nil
    } catch let invalid {
      let start = invalid.byteOffsets.lowerBound
      let byte = String(bytes[start], radix: 16, uppercase: true)
      return error(
        .notUTF8, "the byte 0x\(byte) is not UTF-8; save the file as UTF-8", start,
        invalid.byteOffsets.upperBound)
    }
  }
}
