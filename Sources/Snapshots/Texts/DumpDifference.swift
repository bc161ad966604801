/// What changed from one dump of views or layers to another, by node and property.
///
/// Nodes are the same that have the same id; others are those of the same class at the same place
/// among their siblings, where what stands before and behind them unchanged is put aside first.
package struct DumpDifference {
  /// In the order of the new dump, what went last. Never empty for texts that differ.
  package private(set) var changes: [DumpChange] = []

  private var old: [DumpNode] = []
  private var new: [DumpNode] = []
  /// The nodes that have an id which is theirs alone, by where they stand.
  private var oldByID: [String: Place] = [:]
  private var newByID: [String: Place] = [:]

  /// The indices on the way to a node.
  private typealias Place = [Int]

  package init(from before: String, to after: String) {
    guard before != after else { return }
    (old, new) = (DumpNode.read(before), DumpNode.read(after))
    oldByID = Self.index(old)
    newByID = Self.index(new)
    compare(Level(old), with: Level(new))
    if changes.isEmpty {
      let lines = TextDifference(from: before, to: after).text
      changes = [DumpChange(node: "", id: "", property: "lines", before: nil, after: lines)]
    }
  }

  /// Siblings, and where they stand.
  private struct Level {
    let nodes: [DumpNode]
    let place: Place
    /// The name of what they are in.
    let path: String
    /// The nearest id.
    let id: String
    /// `2` for the second one of several of a class; empty for a node that needs no number.
    private let numbers: [String]

    init(_ nodes: [DumpNode], place: Place = [], path: String = "", id: String = "") {
      (self.nodes, self.place, self.path, self.id) = (nodes, place, path, id)
      let alike = Dictionary(grouping: nodes.indices.filter { nodes[$0].id == nil }) {
        nodes[$0].kind
      }
      var numbers = Array(repeating: "", count: nodes.count)
      for group in alike.values where group.count > 1 {
        for (number, index) in group.enumerated() { numbers[index] = " \(number + 1)" }
      }
      self.numbers = numbers
    }

    /// How the sibling at an index is called.
    func name(_ index: Int) -> (name: String, id: String) {
      let node = nodes[index]
      if let id = node.id { return (id, id) }
      let own = node.kind + numbers[index]
      return (path.isEmpty ? own : path + DumpChange.arrow + own, id)
    }

    func below(_ index: Int) -> Level {
      let (name, id) = name(index)
      return Level(nodes[index].children, place: place + [index], path: name, id: id)
    }
  }

  private static func index(_ nodes: [DumpNode]) -> [String: Place] {
    var found: [String: Place] = [:]
    var twice: Set<String> = []
    var pending = nodes.indices.map { ([$0], nodes[$0]) }
    while let (place, node) = pending.popLast() {
      if let id = node.id, found.updateValue(place, forKey: id) != nil { twice.insert(id) }
      pending += node.children.indices.map { (place + [$0], node.children[$0]) }
    }
    // One that stands for several, as those of rows may, is no name.
    for id in twice { found[id] = nil }
    return found
  }

  // MARK: Pairs

  private mutating func compare(_ before: Level, with after: Level) {
    let pairs = pairs(before, after)
    var partners: [Int: Int] = [:]
    for (old, new) in pairs { partners[new] = old }
    for index in after.nodes.indices {
      let node = after.nodes[index]
      if let partner = partners[index] {
        compare(before, partner, with: after, index)
      } else if let id = node.id, newByID[id] != nil, let place = oldByID[id] {
        move(id, from: place, to: after, index)
      } else {
        report(node, after.name(index), isNew: true)
        findMoved(below: after.below(index))
      }
    }
    let known = Set(pairs.map(\.0))
    for index in before.nodes.indices where !known.contains(index) {
      let node = before.nodes[index]
      // What moved is told of where it is now.
      if let id = node.id, oldByID[id] != nil, newByID[id] != nil { continue }
      report(node, before.name(index), isNew: false)
    }
    reportOrder(before, after, pairs)
  }

  /// Of what came, what has come from elsewhere.
  private mutating func findMoved(below level: Level) {
    for index in level.nodes.indices {
      if let id = level.nodes[index].id, newByID[id] != nil, let place = oldByID[id] {
        move(id, from: place, to: level, index)
      } else {
        findMoved(below: level.below(index))
      }
    }
  }

  /// Which of two lists of siblings are the same nodes.
  private func pairs(_ before: Level, _ after: Level) -> [(Int, Int)] {
    var pairs: [(Int, Int)] = []
    let named = Dictionary(
      before.nodes.indices.compactMap { index in
        before.nodes[index].id.flatMap { oldByID[$0] == nil ? nil : ($0, index) }
      }, uniquingKeysWith: { first, _ in first })
    for index in after.nodes.indices {
      guard let id = after.nodes[index].id, newByID[id] != nil, let old = named[id] else {
        continue
      }
      pairs.append((old, index))
    }
    func others(_ level: Level, _ places: [String: Place]) -> [String: [Int]] {
      let free = level.nodes.indices.filter { index in
        level.nodes[index].id.map { places[$0] == nil } ?? true
      }
      return Dictionary(grouping: free) { level.nodes[$0].kind + "'" + (level.nodes[$0].id ?? "") }
    }
    let (old, new) = (others(before, oldByID), others(after, newByID))
    for (kind, olds) in old {
      pairs += aligned(olds, new[kind] ?? [], before.nodes, after.nodes)
    }
    return pairs.sorted { $0.1 < $1.1 }
  }

  /// Pairs of nodes without an id: the same ones at both ends, then one after the other.
  private func aligned(
    _ olds: [Int], _ news: [Int], _ before: [DumpNode], _ after: [DumpNode]
  ) -> [(Int, Int)] {
    var (olds, news) = (olds[...], news[...])
    var pairs: [(Int, Int)] = []
    guard olds.count != news.count else { return Array(zip(olds, news)) }
    while let old = olds.first, let new = news.first, before[old].isSame(as: after[new]) {
      pairs.append((olds.removeFirst(), news.removeFirst()))
    }
    while let old = olds.last, let new = news.last, before[old].isSame(as: after[new]) {
      pairs.append((olds.removeLast(), news.removeLast()))
    }
    return pairs + zip(olds, news)
  }

  // MARK: Changes

  private mutating func compare(
    _ before: Level, _ old: Int, with after: Level, _ new: Int
  ) {
    let (name, id) = after.name(new)
    let (was, node) = (before.nodes[old], after.nodes[new])
    if was.kind != node.kind { add(name, id, "class", was.kind, node.kind) }
    var rest = was.properties
    for (property, value) in node.properties {
      let match = rest.firstIndex { $0.name == property }
      let before = match.map { rest.remove(at: $0).value }
      if before != value { add(name, id, property, before, value) }
    }
    for (property, value) in rest { add(name, id, property, value, nil) }
    compare(before.below(old), with: after.below(new))
  }

  private mutating func move(
    _ id: String, from place: Place, to after: Level, _ index: Int
  ) {
    var level = Level(old)
    for step in place.dropLast() { level = level.below(step) }
    guard let last = place.last else { return }
    func name(_ path: String) -> String { path.isEmpty ? "the window" : path }
    if level.path != after.path { add(id, id, "is in", name(level.path), name(after.path)) }
    compare(level, last, with: after, index)
  }

  private mutating func report(
    _ node: DumpNode, _ name: (name: String, id: String), isNew: Bool
  ) {
    let more = node.count - 1
    let text =
      (node.id == nil ? "" : node.kind + " ") + node.summary
      + (more > 0 ? " and \(more) in it" : "")
    add(name.name, name.id, "", isNew ? nil : text, isNew ? text : nil)
  }

  /// Says so where nodes that stayed lie in another order.
  private mutating func reportOrder(
    _ before: Level, _ after: Level, _ pairs: [(Int, Int)]
  ) {
    let olds = pairs.map(\.0)
    guard olds != olds.sorted() else { return }
    func names(_ level: Level, _ indices: [Int]) -> String {
      let shown = indices.prefix(12).map { level.nodes[$0].id ?? level.nodes[$0].kind }
      return shown.joined(separator: ", ") + (indices.count > 12 ? " …" : "")
    }
    add(
      after.path.isEmpty ? "the window" : after.path, after.id, "order",
      names(before, olds.sorted()), names(after, pairs.map(\.1)))
  }

  private mutating func add(
    _ name: String, _ id: String, _ property: String, _ before: String?, _ after: String?
  ) {
    changes.append(
      DumpChange(node: name, id: id, property: property, before: before, after: after))
  }
}

extension DumpNode {
  /// Whether nothing differs, in it and below.
  fileprivate func isSame(as other: DumpNode) -> Bool {
    kind == other.kind && id == other.id && properties.count == other.properties.count
      && zip(properties, other.properties).allSatisfy { $0 == $1 }
      && children.count == other.children.count
      && zip(children, other.children).allSatisfy { $0.isSame(as: $1) }
  }
}
