import Scenes

extension XMLReader {
  mutating func readStartTag() throws(XMLError) {
    let start = offset
    offset += 1
    let written = name()
    guard !written.isEmpty else {
      throw error("a name belongs behind '<'; a '<' in text is written '&lt;'", at: start)
    }
    let range = file.range(start, offset)
    guard open.count < Limits.depth else {
      throw XMLError(
        code: .nestingTooDeep, message: "more than \(Limits.depth) elements are in each other",
        range: range)
    }
    guard document.elements.count < Limits.elements else {
      throw XMLError(
        code: .drawingTooLarge, message: "more than \(Limits.elements) elements", range: range)
    }
    guard !open.isEmpty || document.elements.isEmpty else {
      throw error("a file has one outermost element", at: start, to: offset)
    }
    let attributes = try readAttributes(of: written)
    let parts = Self.parts(of: written)
    let number = document.elements.count
    document.elements.append(
      XMLElement(
        name: parts.name, language: language(of: parts.prefix), attributes: attributes,
        parent: open.last?.element, range: range))
    if let parent = open.last?.element {
      document.elements[parent].children.append(.element(number))
    }
    if let id = document.elements[number].value("id"), document.ids[id] == nil {
      document.ids[id] = number
    }
    if bytes[offset] == Byte.slash {
      offset += 2
      leave(level: open.count + 1)
    } else {
      offset += 1
      open.append((number, written))
    }
  }

  mutating func readEndTag() throws(XMLError) {
    let start = offset
    offset += 2
    let written = name()
    skipSpace()
    guard offset < bytes.count, bytes[offset] == Byte.greater else {
      throw error("this end tag has no '>'", at: start, to: offset)
    }
    offset += 1
    guard let last = open.popLast() else {
      throw error("this ends an element that does not begin", at: start, to: offset)
    }
    guard last.name == written else {
      throw XMLError(
        code: .brokenXML,
        message:
          "this ends \(Diagnostic.quoted(written)) where \(Diagnostic.quoted(last.name)) is open",
        range: file.range(start, offset), opening: document.elements[last.element].range)
    }
    leave(level: open.count + 1)
  }

  private mutating func leave(level: Int) {
    while let last = prefixes.last, last.level >= level { prefixes.removeLast() }
  }

  // MARK: Names

  private static func parts(of written: String) -> (prefix: String, name: String) {
    guard let colon = written.firstIndex(of: ":") else { return ("", written) }
    return (String(written[..<colon]), String(written[written.index(after: colon)...]))
  }

  /// A drawing that names no language at all is taken for SVG.
  private func language(of prefix: String) -> XMLElement.Language {
    if let known = prefixes.last(where: { $0.prefix == prefix }) { return known.language }
    return prefix.isEmpty || prefix == "svg" ? .svg : .other
  }

  private static let svg = "http://www.w3.org/2000/svg"

  // MARK: Attributes

  /// The attributes of a start tag; ends before its `>` or `/>`.
  private mutating func readAttributes(of element: String) throws(XMLError) -> [XMLAttribute] {
    var found: [XMLAttribute] = []
    var names: Set<String> = []
    while true {
      let before = offset
      skipSpace()
      guard offset < bytes.count else {
        throw error("the tag of \(Diagnostic.quoted(element)) has no end", at: bytes.count)
      }
      if bytes[offset] == Byte.greater { return found }
      if starts(with: "/>") { return found }
      let start = offset
      let written = name()
      guard !written.isEmpty else {
        throw error("the name of an attribute, '>' or '/>' belongs here", at: start)
      }
      guard before < start else {
        throw error("a space is missing before this attribute", at: start, to: offset)
      }
      guard names.insert(written).inserted else {
        throw error(
          "the attribute \(Diagnostic.quoted(written)) is here twice", at: start, to: offset)
      }
      let (value, range) = try readValue(of: written, from: start)
      attributeCount += 1
      guard attributeCount <= Limits.attributes else {
        throw error("more than \(Limits.attributes) attributes", at: start, code: .drawingTooLarge)
      }
      if written == "xmlns" || written.hasPrefix("xmlns:") {
        prefixes.append(
          (open.count + 1, String(written.dropFirst(6)), value == Self.svg ? .svg : .other))
        continue
      }
      let parts = Self.parts(of: written)
      found.append(
        XMLAttribute(
          name: parts.name, isPrefixed: !parts.prefix.isEmpty, value: value, range: range))
    }
  }

  private mutating func readValue(
    of name: String, from start: Int
  ) throws(XMLError) -> (String, SourceRange) {
    skipSpace()
    guard offset < bytes.count, bytes[offset] == Byte.equals else {
      throw error("the attribute \(Diagnostic.quoted(name)) has no value", at: start, to: offset)
    }
    offset += 1
    skipSpace()
    guard offset < bytes.count,
      bytes[offset] == UInt8(ascii: "\"") || bytes[offset] == UInt8(ascii: "'")
    else { throw error("the value of \(Diagnostic.quoted(name)) needs quotes", at: offset) }
    let quote = bytes[offset]
    let first = offset + 1
    var end = first
    while end < bytes.count, bytes[end] != quote, bytes[end] != Byte.less { end += 1 }
    guard end < bytes.count, bytes[end] == quote else {
      throw error(
        "the value of \(Diagnostic.quoted(name)) has no closing quote", at: offset,
        to: min(end, offset + 20))
    }
    offset = end + 1
    return (try decoded(first..<end), file.range(first, end))
  }
}
