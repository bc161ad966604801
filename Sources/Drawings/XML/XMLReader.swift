import Scenes

/// Reads XML into elements with places, with a list of its own in place of recursion.
///
/// Of a document type it knows the entities that stand in the file itself, and nothing outside of it is read.
/// The first mistake ends the reading.
struct XMLReader {
  /// What a drawing may have; far more than any has.
  enum Limits {
    static let depth = 200
    static let elements = 250_000
    static let attributes = 1_000_000
    /// Bytes that entities stand for, all together.
    static let entityBytes = 1 << 20
    static let entityDepth = 16
  }

  let file: SourceFile
  let bytes: [UInt8]
  var offset: Int
  var document = XMLDocument()
  /// The elements that are open, with their names as they are written, the innermost last.
  var open: [(element: Int, name: String)] = []
  /// What prefixes stand for, by level: those of outer elements first.
  var prefixes: [(level: Int, prefix: String, language: XMLElement.Language)] = []
  var entities: [String: String] = [:]
  var entityBytesLeft = Limits.entityBytes
  var attributeCount = 0
  /// What was left out without harm.
  private(set) var warnings: [(message: String, range: SourceRange)] = []

  init(_ file: SourceFile) {
    self.file = file
    bytes = file.bytes
    offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// Reads the whole file.
  mutating func read() throws(XMLError) {
    while offset < bytes.count {
      guard bytes[offset] == Byte.less else {
        try readText()
        continue
      }
      if starts(with: "<!--") {
        try skip(past: "-->", "this comment has no end: '-->' is missing")
      } else if starts(with: "<![CDATA[") {
        try readCharacterData()
      } else if starts(with: "<?") {
        try skip(past: "?>", "this instruction has no end: '?>' is missing")
      } else if starts(with: "<!DOCTYPE") {
        try readDocumentType()
      } else if starts(with: "</") {
        try readEndTag()
      } else {
        try readStartTag()
      }
    }
    if let last = open.last {
      throw XMLError(
        code: .brokenXML, message: "the file ends where \(Diagnostic.quoted(last.name)) is open",
        range: file.range(bytes.count, bytes.count),
        opening: document.elements[last.element].range)
    }
    guard !document.elements.isEmpty else {
      throw error("there is no drawing in the file", at: 0, code: .noDrawing)
    }
  }

  mutating func warn(_ message: String, from start: Int, to end: Int) {
    warnings.append((message, file.range(start, end)))
  }

  // MARK: Text

  private mutating func readText() throws(XMLError) {
    let start = offset
    while offset < bytes.count, bytes[offset] != Byte.less { offset += 1 }
    let isBlank = bytes[start..<offset].allSatisfy(Byte.isSpace)
    guard let last = open.last else {
      guard isBlank else {
        let first = bytes[start..<offset].firstIndex { !Byte.isSpace($0) } ?? start
        throw error("text stands outside of the drawing", at: first, to: offset)
      }
      return
    }
    guard keepsText(last.element) else {
      // Text that nobody shows may hold mistakes that nobody sees.
      return
    }
    let text = try decoded(start..<offset)
    append(text, file.range(start, offset), to: last.element)
  }

  private mutating func readCharacterData() throws(XMLError) {
    let start = offset + 9
    try skip(past: "]]>", "this section has no end: ']]>' is missing")
    guard let last = open.last else {
      throw error("text stands outside of the drawing", at: start - 9, to: start)
    }
    guard keepsText(last.element) else { return }
    let text = String(decoding: bytes[start..<offset - 3], as: UTF8.self)
    append(text, file.range(start, offset - 3), to: last.element)
  }

  private mutating func append(_ text: String, _ range: SourceRange, to element: Int) {
    guard !text.isEmpty else { return }
    document.elements[element].children.append(.text(text, range))
  }

  private static let textual: Set<String> = ["text", "tspan", "textPath", "tref", "a", "style"]

  private func keepsText(_ element: Int) -> Bool {
    Self.textual.contains(document.elements[element].name)
  }

  // MARK: Moving on

  func starts(with text: StaticString) -> Bool {
    starts(with: text, at: offset)
  }

  func starts(with text: StaticString, at place: Int) -> Bool {
    let count = text.utf8CodeUnitCount
    guard bytes.count - place >= count else { return false }
    return text.withUTF8Buffer { buffer in
      for index in 0..<count where bytes[place + index] != buffer[index] { return false }
      return true
    }
  }

  /// Moves behind a text, which has to come.
  mutating func skip(past text: StaticString, _ complaint: String) throws(XMLError) {
    let start = offset
    var place = offset
    while place < bytes.count {
      if starts(with: text, at: place) {
        offset = place + text.utf8CodeUnitCount
        return
      }
      place += 1
    }
    throw error(complaint, at: start, to: min(start + 9, bytes.count))
  }

  mutating func skipSpace() {
    while offset < bytes.count, Byte.isSpace(bytes[offset]) { offset += 1 }
  }

  /// A name from here on; empty where none begins.
  mutating func name() -> String {
    let start = offset
    while offset < bytes.count, Byte.isName(bytes[offset], first: offset == start) { offset += 1 }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  func error(
    _ message: String, at start: Int, to end: Int? = nil, code: DiagnosticCode = .brokenXML
  ) -> XMLError {
    XMLError(
      code: code, message: message, range: file.range(start, min(end ?? start + 1, bytes.count)))
  }
}

/// The bytes that XML is made of.
enum Byte {
  static let less = UInt8(ascii: "<")
  static let greater = UInt8(ascii: ">")
  static let slash = UInt8(ascii: "/")
  static let equals = UInt8(ascii: "=")
  static let ampersand = UInt8(ascii: "&")
  static let semicolon = UInt8(ascii: ";")

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  /// Letters, and all that is not ASCII; digits and some signs not at the beginning.
  static func isName(_ byte: UInt8, first: Bool) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), UInt8(ascii: ":"), 0x80...:
      true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."): !first
    default: false
    }
  }
}
