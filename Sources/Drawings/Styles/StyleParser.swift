import Foundation
import Scenes

/// Reads style sheets and `style` attributes; what it does not know it passes over and says so.
struct StyleParser {
  private let text: [UInt8]
  private var offset = 0
  /// Where the text stands; nil where its offsets are none of the file.
  private let base: Int?
  private let file: SourceFile
  private let range: SourceRange
  /// Those of a sheet that are more are passed over.
  private static let mostDeclarations = 200_000
  private var declarationCount = 0
  /// What scenes cannot follow.
  private(set) var complaints: [(message: String, range: SourceRange)] = []

  /// `range` is where the text stands in the file; where references were replaced in it, all mistakes
  /// are at its beginning.
  init(_ text: String, at range: SourceRange, in file: SourceFile) {
    self.text = Array(text.utf8)
    self.file = file
    self.range = range
    base = range.endOffset - range.startOffset == self.text.count ? range.startOffset : nil
  }

  // MARK: Sheets

  mutating func readSheet(into sheet: inout StyleSheet) {
    while true {
      skipSpace()
      guard offset < text.count else { return }
      if text[offset] == UInt8(ascii: "@") {
        skipAtRule()
      } else {
        readRule(into: &sheet)
      }
      if sheet.isFull {
        complain("more than \(StyleSheet.limit) rules are not read", offset, text.count)
        return
      }
    }
  }

  private mutating func readRule(into sheet: inout StyleSheet) {
    let start = offset
    while offset < text.count, text[offset] != UInt8(ascii: "{") {
      offset += 1
    }
    let prelude = string(start..<offset)
    guard offset < text.count else {
      return complain("a rule without a block", start, offset)
    }
    offset += 1
    let declarations = readDeclarations()
    for one in prelude.split(separator: ",", omittingEmptySubsequences: false) {
      if let selector = Self.selector(one) {
        sheet.add(selector, declarations)
      } else {
        complain(
          "the selector \(Diagnostic.quoted(trimmed(one))) is not followed", start,
          start + prelude.utf8.count)
      }
    }
  }

  private mutating func skipAtRule() {
    let start = offset
    while offset < text.count, text[offset] != UInt8(ascii: ";"), text[offset] != UInt8(ascii: "{")
    {
      offset += 1
    }
    let name = trimmed(string(start..<offset)).prefix { $0 != " " }
    if name != "@charset", name != "@namespace" {
      complain("\(Diagnostic.quoted(String(name))) is not followed", start, offset)
    }
    guard offset < text.count else { return }
    var depth = text[offset] == UInt8(ascii: "{") ? 1 : 0
    offset += 1
    while depth > 0, offset < text.count {
      if text[offset] == UInt8(ascii: "{") { depth += 1 }
      if text[offset] == UInt8(ascii: "}") { depth -= 1 }
      offset += 1
    }
  }

  // MARK: Blocks

  /// `name: value;` as often as it is there, up to a closing brace or the end.
  mutating func readDeclarations() -> [Declaration] {
    var found: [Declaration] = []
    while true {
      skipSpace()
      guard offset < text.count else { return found }
      if text[offset] == UInt8(ascii: "}") {
        offset += 1
        return found
      }
      if text[offset] == UInt8(ascii: ";") {
        offset += 1
        continue
      }
      let start = offset
      let end = endOfDeclaration()
      offset = end
      if let declaration = declaration(start..<end) {
        guard declarationCount < Self.mostDeclarations else { continue }
        declarationCount += 1
        found.append(declaration)
      } else {
        complain("\(Diagnostic.quoted(trimmed(string(start..<end)))) is no property", start, end)
      }
    }
  }

  /// Where the next `;` or `}` is that stands in no brackets and no quotes.
  private func endOfDeclaration() -> Int {
    var place = offset
    var depth = 0
    var quote: UInt8?
    while place < text.count {
      let byte = text[place]
      if let open = quote {
        if byte == open { quote = nil }
      } else {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
        case UInt8(ascii: "("): depth += 1
        case UInt8(ascii: ")"): depth -= 1
        case UInt8(ascii: ";") where depth <= 0: return place
        case UInt8(ascii: "}") where depth <= 0: return place
        default: break
        }
      }
      place += 1
    }
    return place
  }

  private func declaration(_ range: Range<Int>) -> Declaration? {
    guard let colon = text[range].firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let name = trimmed(string(range.lowerBound..<colon)).lowercased()
    var value = trimmed(string(colon + 1..<range.upperBound))
    guard !name.isEmpty, !value.isEmpty else { return nil }
    var isImportant = false
    if let sign = value.lastIndex(of: "!"),
      trimmed(value[value.index(after: sign)...]).lowercased() == "important"
    {
      value = trimmed(value[..<sign])
      isImportant = true
    }
    return Declaration(
      name: name, value: value, range: place(range.lowerBound, range.upperBound),
      isImportant: isImportant)
  }

  // MARK: Characters

  /// Blanks, comments, and what hides sheets from old browsers.
  private mutating func skipSpace() {
    while offset < text.count {
      if Byte.isSpace(text[offset]) || text[offset] == 0x0C {
        offset += 1
      } else if text[offset] == UInt8(ascii: "/"), offset + 1 < text.count,
        text[offset + 1] == UInt8(ascii: "*")
      {
        offset += 2
        while offset < text.count,
          !(text[offset] == UInt8(ascii: "/") && text[offset - 1] == UInt8(ascii: "*"))
        {
          offset += 1
        }
        offset = min(offset + 1, text.count)
      } else if text[offset...].starts(with: "<!--".utf8) {
        offset += 4
      } else if text[offset...].starts(with: "-->".utf8) {
        offset += 3
      } else {
        return
      }
    }
  }

  private func string(_ range: Range<Int>) -> String {
    let text = String(decoding: text[range], as: UTF8.self)
    guard text.contains("/*") else { return text }
    var result = ""
    var rest = Substring(text)
    while let start = rest.range(of: "/*") {
      result += rest[..<start.lowerBound] + " "
      guard let end = rest[start.upperBound...].range(of: "*/") else { return result }
      rest = rest[end.upperBound...]
    }
    return result + rest
  }

  private func place(_ start: Int, _ end: Int) -> SourceRange {
    guard let base else { return range }
    return file.range(base + start, base + end)
  }

  private mutating func complain(_ message: String, _ start: Int, _ end: Int) {
    guard complaints.count < 1_000 else { return }
    complaints.append((message, place(start, end)))
  }
}

extension StyleParser {
  /// A type, classes, ids, and parts with blanks or `>` between them; nil for anything else.
  static func selector(_ text: Substring) -> Selector? {
    var parts: [Selector.Part] = []
    var isChild = false
    for word in text.replacing(">", with: " > ").split(whereSeparator: \.isWhitespace) {
      if word == ">" {
        guard !isChild, !parts.isEmpty else { return nil }
        isChild = true
        continue
      }
      guard var part = part(word) else { return nil }
      part.isChild = isChild
      isChild = false
      parts.append(part)
    }
    guard !parts.isEmpty, parts.count <= 16, !isChild else { return nil }
    return Selector(parts: parts)
  }

  private static func part(_ word: Substring) -> Selector.Part? {
    var part = Selector.Part()
    var rest = word
    if rest.first == "*" {
      rest = rest.dropFirst()
    } else {
      let type = rest.prefix(while: isName)
      rest = rest[type.endIndex...]
      if !type.isEmpty { part.type = String(type) }
    }
    while let sign = rest.first {
      guard sign == "." || sign == "#" else { return nil }
      let name = rest.dropFirst().prefix(while: isName)
      guard !name.isEmpty else { return nil }
      if sign == "." { part.classes.append(String(name)) } else { part.ids.append(String(name)) }
      rest = rest[name.endIndex...]
    }
    return part
  }

  private static func isName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "-" || character == "_"
  }
}

/// Without the blanks at both ends.
func trimmed(_ text: some StringProtocol) -> String {
  text.trimmingCharacters(in: .whitespacesAndNewlines)
}
