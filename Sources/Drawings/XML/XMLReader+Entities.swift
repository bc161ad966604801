import Scenes

extension XMLReader {
  /// Text with its references replaced, and its line ends made one.
  mutating func decoded(_ range: Range<Int>) throws(XMLError) -> String {
    let slice = bytes[range]
    guard slice.contains(Byte.ampersand) else {
      return Self.joinedLines(String(decoding: slice, as: UTF8.self))
    }
    var result = ""
    var place = range.lowerBound
    while place < range.upperBound {
      let next = bytes[place..<range.upperBound].firstIndex(of: Byte.ampersand) ?? range.upperBound
      result += String(decoding: bytes[place..<next], as: UTF8.self)
      guard next < range.upperBound else { break }
      guard let end = bytes[next..<min(range.upperBound, next + 80)].firstIndex(of: Byte.semicolon)
      else { throw error("a '&' by itself is written '&amp;'", at: next) }
      let name = String(decoding: bytes[next + 1..<end], as: UTF8.self)
      guard let text = try replacement(of: name, at: next, end: end + 1, depth: 0) else {
        throw error("there is no entity \(Diagnostic.quoted(name))", at: next, to: end + 1)
      }
      result += text
      place = end + 1
    }
    return Self.joinedLines(result)
  }

  private static func joinedLines(_ text: String) -> String {
    guard text.utf8.contains(0x0D) else { return text }
    var scalars = String.UnicodeScalarView()
    var isReturn = false
    for scalar in text.unicodeScalars {
      if scalar == "\r" {
        scalars.append("\n")
      } else if scalar != "\n" || !isReturn {
        scalars.append(scalar)
      }
      isReturn = scalar == "\r"
    }
    return String(scalars)
  }

  private static let predefined = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'",
  ]

  /// What a reference stands for; nil for an entity that nobody declared.
  private mutating func replacement(
    of name: String, at start: Int, end: Int, depth: Int
  ) throws(XMLError) -> String? {
    if name.hasPrefix("#") {
      let digits = name.dropFirst()
      let value =
        digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
      guard let scalar = value.flatMap(UnicodeScalar.init), scalar.value > 0 else {
        throw error("\(Diagnostic.quoted(name)) is no character", at: start, to: end)
      }
      return String(scalar)
    }
    if let known = Self.predefined[name] { return known }
    guard let entity = entities[name] else { return nil }
    guard depth < Limits.entityDepth else {
      throw error(
        "entities are in each other too deep, or in a circle", at: start, to: end,
        code: .entityTooLarge)
    }
    return try expanded(entity, at: start, end: end, depth: depth + 1)
  }

  /// The text of an entity with the entities in it.
  private mutating func expanded(
    _ entity: String, at start: Int, end: Int, depth: Int
  ) throws(XMLError) -> String {
    entityBytesLeft -= entity.utf8.count + 1
    guard entityBytesLeft >= 0 else {
      throw error(
        "entities stand for more than \(Limits.entityBytes) bytes", at: start, to: end,
        code: .entityTooLarge)
    }
    var result = ""
    var rest = Substring(entity)
    while let sign = rest.firstIndex(of: "&") {
      result += rest[..<sign]
      rest = rest[rest.index(after: sign)...]
      guard let semicolon = rest.firstIndex(of: ";"),
        let text = try replacement(
          of: String(rest[..<semicolon]), at: start, end: end, depth: depth)
      else { throw error("this entity refers to one that is not there", at: start, to: end) }
      result += text
      rest = rest[rest.index(after: semicolon)...]
    }
    return result + rest
  }

  // MARK: The document type

  /// `<!DOCTYPE svg … [ <!ENTITY name "text"> ]>`; what lies in other files is not read.
  mutating func readDocumentType() throws(XMLError) {
    let start = offset
    offset += 9
    var quote: UInt8?
    var isInside = false
    while offset < bytes.count {
      let byte = bytes[offset]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if isInside, starts(with: "<!ENTITY") {
        try readEntity()
        continue
      } else if isInside, starts(with: "<!--") {
        try skip(past: "-->", "this comment has no end: '-->' is missing")
        continue
      } else if byte == UInt8(ascii: "[") {
        isInside = true
      } else if byte == UInt8(ascii: "]") {
        isInside = false
      } else if byte == Byte.greater, !isInside {
        offset += 1
        return
      }
      offset += 1
    }
    throw error("the document type has no end", at: start, to: start + 9)
  }

  private mutating func readEntity() throws(XMLError) {
    let start = offset
    offset += 8
    skipSpace()
    let isParameter = offset < bytes.count && bytes[offset] == UInt8(ascii: "%")
    if isParameter { offset += 1 }
    skipSpace()
    let name = name()
    skipSpace()
    guard offset < bytes.count else {
      throw error("this entity has no end", at: start, to: start + 8)
    }
    let quote = bytes[offset]
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      let first = offset + 1
      guard let end = bytes[first...].firstIndex(of: quote) else {
        throw error("this entity has no closing quote", at: start, to: start + 8)
      }
      offset = end + 1
      if !isParameter, entities[name] == nil {
        entities[name] = String(decoding: bytes[first..<end], as: UTF8.self)
      }
    } else {
      warn("entities of other files are not read", from: start, to: offset)
    }
    // Behind it, with what an entity of another file has in quotes.
    while offset < bytes.count, bytes[offset] != Byte.greater { offset += 1 }
    offset = min(offset + 1, bytes.count)
  }
}
