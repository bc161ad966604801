/// Finds what has to be changed in Swift source that was written for Apple's systems, and changes it.
///
/// It goes by tokens, not by types: what it edits means the same in any program, and what depends on more
/// is only remarked on. Comments and texts stay as they are.
package struct CodePorter {
  private let bytes: [UInt8]
  let tokens: [SwiftToken]
  private let lineStarts: [Int]
  private var findings: [PortFinding] = []
  /// The types around a place, with how many braces are open inside of each.
  private var types: [(name: String, depth: Int)] = []
  private var depth = 0
  /// What generic parameters are called that stand for classes with initialisers of Apple's.
  var classParameters: Set<String> = []
  /// A type whose brace is yet to come.
  private var announced: String?

  /// What is to be changed in some source, in its order.
  package static func findings(in bytes: [UInt8]) -> [PortFinding] {
    var porter = CodePorter(bytes)
    porter.look()
    return porter.findings
  }

  /// The source with all edits made.
  package static func ported(_ bytes: [UInt8], _ findings: [PortFinding]) -> [UInt8] {
    var result: [UInt8] = []
    var end = 0
    for finding in findings {
      guard case .text(let text) = finding.remedy, finding.range.lowerBound >= end else { continue }
      result += bytes[end..<finding.range.lowerBound]
      result += text.utf8
      end = finding.range.upperBound
      if text.isEmpty { end = Self.end(ofGap: end, before: finding.range.lowerBound, in: bytes) }
    }
    return result + bytes[end...]
  }

  /// What goes takes along the space behind it, or its line where nothing else is on that.
  private static func end(ofGap end: Int, before start: Int, in bytes: [UInt8]) -> Int {
    var end = end
    while end < bytes.count, bytes[end] == UInt8(ascii: " ") { end += 1 }
    guard end < bytes.count, bytes[end] == UInt8(ascii: "\n") else { return end }
    let line = bytes[..<start].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    guard bytes[line..<start].allSatisfy({ $0 == UInt8(ascii: " ") || $0 == 9 }) else { return end }
    // The indentation in front of it serves the next line.
    end += 1
    for offset in line..<start where end < bytes.count && bytes[end] == bytes[offset] { end += 1 }
    return end
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    tokens = SwiftScanner.tokens(of: bytes).filter { $0.kind != .comment }
    lineStarts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }

  private mutating func look() {
    findClassParameters()
    var index = 0
    while index < tokens.count {
      index = max(look(at: index), index + 1)
    }
    for rule in PortRules.companions { addCompanion(by: rule) }
    findings.sort { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// A module that another one brings along on Apple's systems is imported as well, where it is meant.
  private mutating func addCompanion(by rule: PortRules.Companion) {
    func isName(_ token: SwiftToken) -> Bool {
      guard token.kind == .word else { return false }
      if rule.words.contains(token.words) { return true }
      return rule.prefixes.contains {
        token.words.hasPrefix($0) && token.words.dropFirst($0.count).first?.isUppercase == true
      }
    }
    let imports = tokens.indices.filter { words($0) == "import" }
    let modules = Set(imports.map { words($0 + 1) })
    guard modules.isDisjoint(with: rule.others), tokens.contains(where: isName),
      let place = imports.first(where: { words($0 + 1) == rule.module })
    else { return }
    note(place...place + 1, .text("import \(rule.companion)\nimport \(rule.module)"))
  }

  func words(_ index: Int) -> String {
    tokens.indices.contains(index) ? tokens[index].words : ""
  }

  /// Looks at a token; returns where to go on.
  private mutating func look(at index: Int) -> Int {
    let token = tokens[index]
    switch (token.kind, token.words) {
    case (.mark, "{"):
      depth += 1
      if let name = announced { types.append((name, depth)) }
      announced = nil
    case (.mark, "}"):
      if types.last?.depth == depth { types.removeLast() }
      depth = max(0, depth - 1)
    case (.mark, "@"): return attribute(at: index)
    case (.mark, "#"): return pound(at: index)
    case (.word, "import"): return importing(at: index)
    case (.word, "class"), (.word, "struct"), (.word, "enum"), (.word, "actor"),
      (.word, "extension"):
      announce(at: index)
    case (.word, "dynamic") where PortRules.declarations.contains(words(index + 1)):
      note(index...index, .text(""))
    case (.word, "optional") where ["func", "var"].contains(words(index + 1)):
      note(index...index, .remark(PortRules.optionalMember))
    case (.word, "appearance") where words(index - 1) == "." && words(index + 1) == "(":
      note(index...index, .remark(PortRules.appearance))
    case (.word, "format") where words(index + 1) == ":" && words(index + 2).contains("%@"):
      note(index + 2...index + 2, .remark(PortRules.format))
    case (.word, "init") where isOfClassValue(index):
      note(index - 2...index, .remark(PortRules.classValue))
    case (.word, let name) where classParameters.contains(name) && isCalled(index):
      note(index...index, .remark(PortRules.classValue))
    case (.word, let name):
      if let remark = PortRules.remarks[name] { note(index...index, .remark(remark)) }
    default: break
    }
    return index + 1
  }

  /// `class Card {`, `extension Card.Face {`; not `class func`.
  private mutating func announce(at index: Int) {
    guard tokens.indices.contains(index + 1), tokens[index + 1].kind == .word,
      !PortRules.declarations.contains(words(index + 1)), words(index - 1) != "."
    else { return }
    announced = path(from: index + 1).names.joined(separator: ".")
  }

  /// A name with what follows it behind full stops, on one line.
  private func path(from index: Int) -> (names: [String], end: Int) {
    var names = [words(index)]
    var end = index
    while words(end + 1) == ".", tokens.indices.contains(end + 2), tokens[end + 2].kind == .word,
      tokens[end + 2].isOnLineOfLast
    {
      names.append(words(end + 2))
      end += 2
    }
    return (names, end)
  }

  private mutating func importing(at index: Int) -> Int {
    let kinds: Set = ["class", "struct", "enum", "protocol", "typealias", "func", "let", "var"]
    let first = kinds.contains(words(index + 1)) ? index + 2 : index + 1
    guard tokens.indices.contains(first), tokens[first].isOnLineOfLast else { return index + 1 }
    let (names, end) = path(from: first)
    if let module = PortRules.module(names) {
      note(index...end, .text(module.map { "import \($0)" } ?? ""))
    }
    return end + 1
  }

  private mutating func attribute(at index: Int) -> Int {
    let name = words(index + 1)
    if name == "NSManaged" { note(index...index + 1, .remark(PortRules.managed)) }
    guard PortRules.attributes.contains(name) else { return index + 1 }
    var end = index + 1
    // `@objc(name)`, but not `@IBAction (`, which no declaration begins with.
    if words(end + 1) == "(", tokens[end + 1].range.lowerBound == tokens[end].range.upperBound {
      end = closing(end + 1) ?? end
    }
    note(index...end, .text(""))
    return end + 1
  }

  /// What is for iOS is for Linux as well: `#if os(iOS)`, unless the condition knows Linux.
  private mutating func condition(at index: Int) -> Int {
    var end = index + 1
    while tokens.indices.contains(end + 1), tokens[end + 1].isOnLineOfLast { end += 1 }
    let line = tokens[index...end].map(\.words)
    guard !line.contains("Linux") else { return end + 1 }
    for place in index..<max(index, end - 2) {
      guard tokens[place...place + 3].map(\.words) == ["os", "(", "iOS", ")"] else { continue }
      let isAlone = !line.contains("&") && words(place - 1) != "!"
      note(
        place...place + 3,
        .text(isAlone ? "os(iOS) || os(Linux)" : "(os(iOS) || os(Linux))"))
    }
    return end + 1
  }

  /// `#selector(…)` and `#keyPath(…)`, and conditions.
  private mutating func pound(at index: Int) -> Int {
    if ["if", "elseif"].contains(words(index + 1)) { return condition(at: index) }
    guard ["selector", "keyPath"].contains(words(index + 1)), words(index + 2) == "(",
      let end = closing(index + 2), end > index + 3
    else { return index + 1 }
    let inside = index + 3...end - 1
    let text = source(of: inside)
    if words(index + 1) == "keyPath" {
      var names = text.split(separator: ".").map { $0.filter { !$0.isWhitespace } }
      if names.count > 1, names[0].first?.isUppercase == true { names.removeFirst() }
      note(index...end, .text("\"\(names.joined(separator: "."))\""))
    } else {
      note(index...end, selector(of: text, first: words(index + 3), second: words(index + 4)))
    }
    return end + 1
  }

  private func selector(of text: String, first: String, second: String) -> PortFinding.Remedy {
    if ["getter", "setter"].contains(first), second == ":" { return .remark(PortRules.accessor) }
    if second == ".", first != "self" { return .text("Selector(\(text))") }
    guard let owner = types.last?.name else { return .remark(PortRules.ownerless) }
    let method = first == "self" ? String(text.drop { $0 != "." }.dropFirst()) : text
    return .text("Selector(\(owner).\(method))")
  }

  /// Where the parenthesis that opens at a token is closed, if that is near.
  private func closing(_ index: Int) -> Int? {
    var open = 0
    for place in index..<min(tokens.count, index + 200) {
      if words(place) == "(" { open += 1 }
      if words(place) == ")" { open -= 1 }
      if open == 0 { return place }
    }
    return nil
  }

  private func source(of range: ClosedRange<Int>) -> String {
    let place =
      tokens[range.lowerBound].range.lowerBound..<tokens[range.upperBound].range.upperBound
    return String(decoding: bytes[place], as: UTF8.self)
  }

  private mutating func note(_ range: ClosedRange<Int>, _ remedy: PortFinding.Remedy) {
    let start = tokens[range.lowerBound].range.lowerBound
    let line = lineStarts.partitioningIndex { $0 > start } - 1
    findings.append(
      PortFinding(
        range: start..<tokens[range.upperBound].range.upperBound, words: source(of: range),
        remedy: remedy, line: line + 1, column: start - lineStarts[line] + 1))
  }
}

extension [Int] {
  /// The first place from which on a condition holds, which it does for all that follow.
  fileprivate func partitioningIndex(where isBehind: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
