/// What a text says of a constraint: `>= 0.5 * card.safeArea.bottom - 8 @750`.
struct ConstraintText: Equatable {
  var relation: String?
  var factor: Double?
  /// The item and the attribute, as far as they are named; empty for a number alone.
  var path: [String] = []
  var constant = 0.0
  var priority: Double?

  /// Reads the right side of a constraint; nil for what is none.
  static func parse(_ text: String) -> ConstraintText? {
    var reader = Reader(text)
    return reader.side()
  }

  /// Reads a whole constraint, `title.top == superview.top + 8`; nil for what is none.
  static func parseRelation(_ text: String) -> (left: [String], right: ConstraintText)? {
    var reader = Reader(text)
    guard let left = reader.path(), let right = reader.side(), right.relation != nil else {
      return nil
    }
    return (left, right)
  }

  /// The items and attributes that a text names, with the offsets at which they begin; of one that is
  /// no constraint too.
  static func paths(in text: String) -> [(start: Int, path: String)] {
    var reader = Reader(text)
    return reader.paths()
  }

  private struct Reader {
    private let bytes: [UInt8]
    private var position = 0

    init(_ text: String) { bytes = Array(text.utf8) }

    mutating func side() -> ConstraintText? {
      var result = ConstraintText()
      result.relation = relation()
      let number = number()
      if number != nil, take("*") { result.factor = number }
      if let number, result.factor == nil {
        result.constant = number
      } else {
        guard let path = path() else { return nil }
        result.path = path
        // Which side the factor stands on, people do not remember.
        if result.factor == nil, take("*") {
          guard let factor = self.number() else { return nil }
          result.factor = factor
        }
        if let sign = sign() {
          guard let number = unsigned() else { return nil }
          result.constant = sign * number
        }
      }
      if take("@") {
        guard let priority = unsigned() else { return nil }
        result.priority = priority
      }
      skip()
      return position == bytes.count ? result : nil
    }

    private mutating func relation() -> String? {
      for relation in ["==", "<=", ">="] where take(relation) { return relation }
      return nil
    }

    private mutating func number() -> Double? {
      let start = position
      let sign = sign() ?? 1
      guard let number = unsigned() else {
        position = start
        return nil
      }
      return sign * number
    }

    private mutating func sign() -> Double? { take("+") ? 1 : take("-") ? -1 : nil }

    private mutating func unsigned() -> Double? {
      skip()
      let start = position
      while position < bytes.count, isDigit(bytes[position]) || bytes[position] == UInt8(ascii: ".")
      {
        position += 1
      }
      guard position > start,
        let number = Double(String(decoding: bytes[start..<position], as: UTF8.self)),
        isDigit(bytes[start]), number.isFinite
      else {
        position = start
        return nil
      }
      return number
    }

    mutating func paths() -> [(start: Int, path: String)] {
      var found: [(start: Int, path: String)] = []
      while position < bytes.count {
        let start = position
        if isNameByte(bytes[position], isFirst: true), let path = path() {
          found.append((start, path.joined(separator: ".")))
        }
        position = max(position, start + 1)
      }
      return found
    }

    mutating func path() -> [String]? {
      skip()
      var parts: [String] = []
      repeat {
        let start = position
        while position < bytes.count, isNameByte(bytes[position], isFirst: position == start) {
          position += 1
        }
        guard position > start else { return nil }
        parts.append(String(decoding: bytes[start..<position], as: UTF8.self))
      } while takeDot()
      return parts
    }

    private mutating func takeDot() -> Bool {
      guard position < bytes.count, bytes[position] == UInt8(ascii: ".") else { return false }
      position += 1
      return true
    }

    private mutating func take(_ token: String) -> Bool {
      skip()
      let token = Array(token.utf8)
      guard bytes[position...].starts(with: token) else { return false }
      position += token.count
      return true
    }

    private mutating func skip() {
      while position < bytes.count, bytes[position] == UInt8(ascii: " ") { position += 1 }
    }

    private func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

    private func isNameByte(_ byte: UInt8, isFirst: Bool) -> Bool {
      if (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == UInt8(ascii: "_") {
        return true
      }
      return !isFirst && (isDigit(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "/"))
    }
  }
}

extension TextForm {
  private static let number = "[0-9][0-9]*(\\.[0-9]*)?"
  private static let itemPath = "[A-Za-z_][A-Za-z0-9_/-]*(\\.[A-Za-z_][A-Za-z0-9_/-]*)*"
  private static let product =
    "([+-]? *\(number) *\\* *\(itemPath)|\(itemPath)( *\\* *[+-]? *\(number))?)"
  private static let rightSide =
    " *((==|<=|>=) *)?([+-]? *\(number)|\(product)( *[+-] *\(number))?)( *@ *\(number))? *"

  /// What an attribute is compared with.
  package static let constraintSide = TextForm(
    "a constraint such as \"title.bottom + 8\"", pattern: "^\(rightSide)$",
    right: [
      "superview", ">= 44 @750", "superview - 8", "0.5 * superview + 2 @ 250", "<= safeArea",
      "superview * 0.75 - 8", "== 12", "-4",
    ],
    wrong: [
      "", "+", ">=", "title.", "8 +", "= 8", "a b", "@ 750", "title + @1", "1 2", ".5", "title *",
      "2 * title * 2",
    ])

  /// Both sides.
  package static let constraintRelation = TextForm(
    "a constraint such as \"title.leading == superview.leading + 16\"",
    pattern: "^ *\(itemPath) *(==|<=|>=)\(rightSide.replacing("((==|<=|>=) *)?", with: ""))$",
    right: ["self.leading == superview.leading + 16 @ 750", "self.width >= 44"],
    wrong: ["", "self.width", "self.width 44", "== 4", "self.width == ", "self.width => 4"])
}
