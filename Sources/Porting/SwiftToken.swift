/// A piece of Swift source: what edits go by.
package struct SwiftToken: Equatable {
  package enum Kind {
    /// A name, a keyword or a number.
    case word
    /// A character of its own, such as `.` or `{`.
    case mark
    /// A text in quotes; what is interpolated into it is part of it.
    case text
    case comment
  }

  package let kind: Kind
  /// Offsets into the source's bytes.
  package let range: Range<Int>
  package let words: String
  /// Whether nothing but spaces stands between it and the token before.
  var isOnLineOfLast = false
}

/// Cuts Swift source into tokens; any bytes can be cut, and what is no Swift comes out as marks.
package struct SwiftScanner {
  private let bytes: [UInt8]
  private var place = 0
  /// How many texts are open, each in what is interpolated into the one before; more than these are no
  /// program's.
  private var texts = 0
  private static let mostTexts = 64

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  package static func tokens(of bytes: [UInt8]) -> [SwiftToken] {
    var scanner = SwiftScanner(bytes)
    var tokens: [SwiftToken] = []
    while let token = scanner.next() { tokens.append(token) }
    return tokens
  }

  private func at(_ offset: Int) -> UInt8 {
    offset < bytes.count ? bytes[offset] : 0
  }

  private func has(_ text: StaticString, at offset: Int) -> Bool {
    offset + text.utf8CodeUnitCount <= bytes.count
      && (0..<text.utf8CodeUnitCount).allSatisfy { bytes[offset + $0] == text.utf8Start[$0] }
  }

  private mutating func next() -> SwiftToken? {
    var isOnLine = true
    while place < bytes.count, Self.isSpace(bytes[place]) {
      if bytes[place] == UInt8(ascii: "\n") { isOnLine = false }
      place += 1
    }
    guard place < bytes.count else { return nil }
    let start = place
    let kind = take()
    // What is escaped at the end of the file is not there.
    place = min(max(place, start + 1), bytes.count)
    return SwiftToken(
      kind: kind, range: start..<place,
      words: String(decoding: bytes[start..<place], as: UTF8.self), isOnLineOfLast: isOnLine)
  }

  /// Goes to the end of what begins here.
  private mutating func take() -> SwiftToken.Kind {
    if has("//", at: place) {
      while place < bytes.count, bytes[place] != UInt8(ascii: "\n") { place += 1 }
      return .comment
    }
    if has("/*", at: place) {
      takeBlock()
      return .comment
    }
    var fences = 0
    while at(place + fences) == UInt8(ascii: "#") { fences += 1 }
    if at(place + fences) == UInt8(ascii: "\"") {
      takeText(fences: fences)
      return .text
    }
    guard Self.isWord(bytes[place]) else {
      place += 1
      return .mark
    }
    while place < bytes.count, Self.isWord(bytes[place]) { place += 1 }
    return .word
  }

  /// Comments of this kind stand in one another.
  private mutating func takeBlock() {
    var depth = 0
    while place < bytes.count {
      if has("/*", at: place) {
        depth += 1
        place += 2
      } else if has("*/", at: place) {
        depth -= 1
        place += 2
        if depth == 0 { return }
      } else {
        place += 1
      }
    }
  }

  /// A text ends where as many quotes and fences stand as it began with, outside of what is interpolated;
  /// one of a single line ends with that.
  private mutating func takeText(fences: Int) {
    place += fences
    let isLong = has("\"\"\"", at: place)
    let quotes = isLong ? 3 : 1
    place += quotes
    while place < bytes.count {
      let byte = bytes[place]
      if byte == UInt8(ascii: "\n"), !isLong { return }
      if byte == UInt8(ascii: "\\"), isFenced(from: place + 1, fences) {
        place += 1 + fences
        let isCode = at(place) == UInt8(ascii: "(") && texts < Self.mostTexts
        if isCode { takeInterpolation(isLong) } else { place += 1 }
      } else if byte == UInt8(ascii: "\""),
        (1..<quotes).allSatisfy({ at(place + $0) == byte }), isFenced(from: place + quotes, fences)
      {
        place += quotes + fences
        return
      } else {
        place += 1
      }
    }
  }

  private func isFenced(from offset: Int, _ fences: Int) -> Bool {
    (0..<fences).allSatisfy { at(offset + $0) == UInt8(ascii: "#") }
  }

  private mutating func takeInterpolation(_ isLong: Bool) {
    texts += 1
    defer { texts -= 1 }
    var depth = 0
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "\n") where !isLong: return
      case UInt8(ascii: "("):
        depth += 1
        place += 1
      case UInt8(ascii: ")"):
        depth -= 1
        place += 1
        if depth == 0 { return }
      default:
        let start = place
        _ = take()
        place = max(place, start + 1)
      }
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || (9...13).contains(byte)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_")
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
