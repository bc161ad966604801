import CoreGraphics

/// Reads the grammar of visual formats.
///
///     format     = [("H" | "V") ":"] ["|" connection] view (connection view)* [connection "|"]
///     connection = "" | "-" | "-" predicates "-"
///     view       = "[" name ["(" predicate ("," predicate)* ")"] "]"
///     predicates = number | name | "(" predicate ("," predicate)* ")"
///     predicate  = ["==" | "<=" | ">="] (number | name) ["@" (number | name)]
struct VisualFormatParser {
  private let characters: [Character]
  private var position = 0

  static func parse(_ text: String) throws(VisualFormatError) -> VisualFormat {
    var parser = VisualFormatParser(characters: Array(text))
    return try parser.format()
  }

  private init(characters: [Character]) { self.characters = characters }

  // MARK: Characters

  private var next: Character? { position < characters.count ? characters[position] : nil }

  private mutating func take(_ character: Character) -> Bool {
    guard next == character else { return false }
    position += 1
    return true
  }

  private mutating func expect(_ character: Character, _ reason: String) throws(VisualFormatError) {
    if !take(character) { throw mistake(reason) }
  }

  private func mistake(_ reason: String) -> VisualFormatError {
    VisualFormatError(reason: reason, place: position)
  }

  // MARK: Grammar

  private mutating func format() throws(VisualFormatError) -> VisualFormat {
    var format = VisualFormat()
    if characters.count > 1, characters[1] == ":" {
      switch next {
      case "H": break
      case "V": format.isVertical = true
      default: throw mistake("Expected 'H' or 'V' as the orientation")
      }
      position += 2
    }
    if take("|") { format.links.append(.init()) }
    repeat {
      let gap = format.links.isEmpty ? nil : try connection()
      if !format.links.isEmpty, take("|") {
        format.links.append(.init(gap: gap))
        break
      }
      var link = try view()
      link.gap = gap
      format.links.append(link)
    } while next != nil
    if next != nil { throw mistake("Unexpected character after the superview's end") }
    return format
  }

  private mutating func connection() throws(VisualFormatError) -> VisualFormat.Gap? {
    guard take("-") else { return nil }
    if next == "[" || next == "|" { return .standard }
    let predicates = try self.predicates()
    try expect("-", "Expected a '-' after the space between views")
    return .given(predicates)
  }

  private mutating func view() throws(VisualFormatError) -> VisualFormat.Link {
    try expect("[", "Expected a view, which begins with '['")
    let place = position
    var link = VisualFormat.Link(name: try name("Expected a view's name"), place: place)
    if next == "(" { link.lengths = try list() }
    try expect("]", "Expected a ']' at the end of a view")
    return link
  }

  private mutating func predicates() throws(VisualFormatError) -> [VisualFormat.Predicate] {
    if next == "(" { return try list() }
    return [VisualFormat.Predicate(object: try object("Expected a number, a metric, or '('"))]
  }

  private mutating func list() throws(VisualFormatError) -> [VisualFormat.Predicate] {
    try expect("(", "Expected a '('")
    var list = [try predicate()]
    while take(",") { list.append(try predicate()) }
    try expect(")", "Expected a ',' or ')' after a predicate")
    return list
  }

  private mutating func predicate() throws(VisualFormatError) -> VisualFormat.Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    if let sign = next, "=<>".contains(sign) {
      position += 1
      try expect("=", "Expected '==', '<=' or '>='")
      relation = sign == "<" ? .lessThanOrEqual : sign == ">" ? .greaterThanOrEqual : .equal
    }
    var predicate = VisualFormat.Predicate(
      relation: relation, object: try object("Expected a number or a name"))
    if take("@") { predicate.priority = try object("Expected a priority") }
    return predicate
  }

  private mutating func object(_ reason: String) throws(VisualFormatError) -> VisualFormat.Object {
    let start = position
    if let character = next, character.isLetter || character == "_" {
      return .name(try name(reason), place: start)
    }
    if next == "-" { position += 1 }
    while let character = next, character.isNumber || character == "." { position += 1 }
    let text = String(characters[start..<position])
    guard let number = Double(text), number.isFinite else {
      position = start
      throw mistake(reason)
    }
    return .number(CGFloat(number))
  }

  private mutating func name(_ reason: String) throws(VisualFormatError) -> String {
    let start = position
    while let character = next,
      character.isLetter || character == "_" || (character.isNumber && position > start)
    {
      position += 1
    }
    if position == start { throw mistake(reason) }
    return String(characters[start..<position])
  }
}
