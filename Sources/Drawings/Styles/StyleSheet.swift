import Scenes

/// A property with its value, as text and where it stands.
struct Declaration {
  /// In small letters.
  let name: String
  let value: String
  let range: SourceRange
  let isImportant: Bool
}

/// Rules of the style sheets of a drawing, found by what their last part names.
struct StyleSheet {
  struct Rule {
    let selector: Selector
    /// Those of a block are shared by the selectors before it.
    let declarations: [Declaration]
    let order: Int
  }

  private var rules: [Rule] = []
  /// Rules by the class, id or type that their last part asks for; the others stand under "*".
  private var index: [String: [Int]] = [:]

  var isEmpty: Bool { rules.isEmpty }
  var isFull: Bool { rules.count >= Self.limit }
  private(set) var looksLeft = 1_000_000
  /// More rules than this are not read.
  static let limit = 20_000

  mutating func add(_ selector: Selector, _ declarations: [Declaration]) {
    guard !isFull else { return }
    index[selector.key, default: []].append(rules.count)
    rules.append(Rule(selector: selector, declarations: declarations, order: rules.count))
  }

  /// The rules that hold for an element, the weakest first.
  ///
  /// None any more where so many were looked at that nobody can have written them.
  mutating func rules(for element: Int, in document: XMLDocument) -> [Rule] {
    guard !rules.isEmpty, looksLeft > 0 else { return [] }
    let subject = document.elements[element]
    var found = index["*"] ?? []
    found += index[subject.name] ?? []
    if let id = subject.value("id") { found += index["#" + id] ?? [] }
    for name in subject.classes { found += index["." + name] ?? [] }
    looksLeft -= found.count
    return Set(found).map { rules[$0] }
      .filter { $0.selector.matches(element, in: document) }
      .sorted { ($0.selector.weight, $0.order) < ($1.selector.weight, $1.order) }
  }
}

extension XMLElement {
  /// The words of its `class`.
  var classes: ArraySlice<Substring> {
    value("class")?.split(maxSplits: 100) { $0 == " " || $0 == "\t" || $0 == "\n" }.prefix(100)
      ?? []
  }
}

/// `g.card > .title`: parts that an element and those around it have to be like.
struct Selector: Equatable {
  /// A type, classes and ids that one element has to have.
  struct Part: Equatable {
    /// Nil for any.
    var type: String?
    var classes: [String] = []
    var ids: [String] = []
    /// Whether the part before it is the parent, not anything around.
    var isChild = false

    func matches(_ element: XMLElement) -> Bool {
      guard type == nil || type == element.name else { return false }
      if let id = ids.first {
        guard ids.allSatisfy({ $0 == id }), element.value("id") == id else { return false }
      }
      guard !classes.isEmpty else { return true }
      let own = element.classes
      return classes.allSatisfy { name in own.contains { $0 == name } }
    }
  }

  /// From the outermost to the element itself; never empty.
  let parts: [Part]

  /// Ids count more than classes, and those more than types.
  var weight: Int {
    parts.reduce(0) {
      $0 + $1.ids.count * 1_000_000 + $1.classes.count * 1_000 + ($1.type == nil ? 0 : 1)
    }
  }

  /// What the style sheet finds it by.
  var key: String {
    guard let last = parts.last else { return "*" }
    if let id = last.ids.first { return "#" + id }
    if let name = last.classes.first { return "." + name }
    return last.type ?? "*"
  }

  func matches(_ element: Int, in document: XMLDocument) -> Bool {
    guard let last = parts.last, last.matches(document.elements[element]) else { return false }
    guard parts.count > 1 else { return true }
    var around: [Int] = []
    var next = document.elements[element].parent
    while let number = next {
      around.append(number)
      next = document.elements[number].parent
    }
    // Where in `around`, from the innermost on, the parts so far may end; -1 is the element itself.
    var places: Set<Int> = [-1]
    for index in parts.indices.dropLast().reversed() {
      let isChild = parts[index + 1].isChild
      guard let nearest = places.min() else { return false }
      let allowed = (nearest + 1..<max(nearest + 1, around.count)).filter {
        isChild ? places.contains($0 - 1) : true
      }
      places = Set(allowed.filter { parts[index].matches(document.elements[around[$0]]) })
    }
    return !places.isEmpty
  }
}
