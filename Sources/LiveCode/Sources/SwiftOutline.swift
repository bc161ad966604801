import Porting

/// The classes that Swift source declares, as far as that shows without compiling it.
package struct SwiftOutline {
  /// A class, by its name without what it stands in.
  package struct Class: Equatable {
    package let name: String
    /// The first thing behind the colon.
    package let superclass: String?
    /// Where its name stands, in bytes.
    package let offset: Int
    package fileprivate(set) var file = ""
    /// Whether it has an initialiser of its own that is none of convenience.
    var isDesigned = false
    /// Whether an initialiser of its own needs nothing to be said.
    var isPlain = false
  }

  package private(set) var classes: [Class] = []

  package init(_ bytes: [UInt8], in file: String = "") {
    defer { for index in classes.indices { classes[index].file = file } }
    let tokens = SwiftScanner.tokens(of: bytes).filter { $0.kind != .comment }
    // The classes that are open, with the depth of what is right in them.
    var open: [(depth: Int, index: Int)] = []
    var depth = 0
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      switch token.words {
      case "{":
        depth += 1
      case "}":
        depth -= 1
        while let last = open.last, last.depth > depth { open.removeLast() }
      case "class" where token.kind == .word:
        if let found = Self.found(tokens, at: index) {
          classes.append(found.named)
          open.append((depth + 1, classes.count - 1))
          depth += 1
          index = found.body
        }
      case "init" where token.kind == .word && index > 0 && tokens[index - 1].words != ".":
        if let last = open.last, last.depth == depth { note(tokens, at: index, in: last.index) }
      default: break
      }
      index += 1
    }
  }

  /// Whether an object can be made without saying anything; of a class that is not known here, yes.
  package func isPlain(_ name: String) -> Bool {
    var name = name
    // A class cannot be above itself; source that says so may come here nevertheless.
    for _ in 0...classes.count {
      guard let found = classes.first(where: { $0.name == name }) else { return true }
      if found.isPlain { return true }
      if found.isDesigned { return false }
      guard let next = found.superclass else { return true }
      name = next
    }
    return true
  }

  /// Adds what another file declares.
  package mutating func add(_ other: SwiftOutline) { classes += other.classes }

  /// A class whose keyword stands at a place, and where its body begins.
  private static func found(
    _ tokens: [SwiftToken], at index: Int
  ) -> (named: Class, body: Int)? {
    // `class func`, `AnyObject & class` and the like are none.
    guard index + 1 < tokens.count, tokens[index + 1].kind == .word,
      !["func", "var", "let", "subscript", "init"].contains(tokens[index + 1].words)
    else { return nil }
    let name = tokens[index + 1]
    var superclass: String?
    var place = index + 2
    while place < tokens.count, tokens[place].words != "{" {
      // A declaration without a body is none.
      if tokens[place].words == "}" { return nil }
      if tokens[place].words == ":", superclass == nil, place + 1 < tokens.count {
        superclass = tokens[place + 1].words
      }
      place += 1
    }
    guard place < tokens.count else { return nil }
    let found = Class(
      name: name.words, superclass: superclass, offset: name.range.lowerBound)
    return (found, place)
  }

  private mutating func note(_ tokens: [SwiftToken], at index: Int, in place: Int) {
    var start = index + 1
    while start < tokens.count, ["?", "!"].contains(tokens[start].words) { start += 1 }
    guard start < tokens.count, tokens[start].words == "(" else { return }
    var before = index - 1
    var isConvenience = false
    while before >= 0, tokens[before].kind == .word {
      if tokens[before].words == "convenience" { isConvenience = true }
      before -= 1
    }
    if !isConvenience { classes[place].isDesigned = true }
    var labels: [String] = []
    var depth = 0
    var isLabel = false
    for token in tokens[start...] {
      if ["(", "[", "{", "<"].contains(token.words) { depth += 1 }
      if [")", "]", "}"].contains(token.words) { depth -= 1 }
      if token.words == ">" { depth = max(1, depth - 1) }
      if depth == 0 { break }
      if isLabel, token.kind == .word { labels.append(token.words) }
      isLabel = depth == 1 && ["(", ","].contains(token.words)
    }
    if [[], ["frame"], ["nibName", "bundle"]].contains(labels) { classes[place].isPlain = true }
  }
}
