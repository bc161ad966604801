/// Counts the nodes that a part of a document stands for, before any is made.
///
/// Components and definitions are counted once however often they are used, so that the time is
/// proportional to the file where the count is not. What nobody can know yet (parameters, `if`,
/// `use`) counts as nothing: the count is never too high, and expansion goes on counting for itself.
struct NodeCount {
  private let document: SceneDocument
  private let depth: Int
  private var known: [Name: Int] = [:]
  /// What is being counted; a circle counts as nothing, and is reported elsewhere.
  private var open: Set<Name> = []
  private var level = 0

  /// Counts end here: more is only more.
  private static let most = 1 << 40

  private enum Name: Hashable {
    case component(String)
    case define(String)
  }

  init(_ document: SceneDocument, depth: Int) {
    self.document = document
    self.depth = depth
  }

  /// The nodes of a node, itself included; 0 for what is none.
  mutating func nodes(of value: JSONValue) -> Int {
    guard level < depth else { return 0 }
    level += 1
    defer { level -= 1 }
    if let name = reference(value) { return nodes(definedAs: name) { $0.nodes(of: $1) } }
    // What is of a shape has no key that stands for more.
    if value.unread != nil { return 1 }
    guard let members = value.members else { return 0 }
    let marks = KeyMarks(of: members)
    // Most nodes have nothing in them.
    if !Self.marks.contains(where: { marks.mayHave($0) }) { return 1 }
    if members.contains(where: { $0.key == "if" }) { return 0 }
    if let component = members.first(where: { $0.key == "component" }) {
      // Its own lists and used ones would go over those of the component.
      let isPlain = !members.contains { Self.lists.contains($0.key) || $0.key == "use" }
      guard isPlain, let name = component.value.string else { return 1 }
      return nodes(ofComponent: name)
    }
    return min(Self.most, 1 + below(value).reduce(0) { $0 + nodes(under: $1) })
  }

  /// The innermost node that stands for more than so many by itself.
  mutating func heaviest(of value: JSONValue, above limit: Int) -> JSONValue {
    var value = value
    while value.member("component") == nil {
      let nodes = below(value).flatMap { $0.elements ?? [$0] }
      guard let next = nodes.first(where: { self.nodes(of: $0) > limit }) else { break }
      value = next
    }
    return value
  }

  private static let lists: Set = ["subviews", "sublayers", "mask", "layer"]

  /// Of all keys that decide how many nodes a node stands for.
  private static let marks = lists.union(["if", "component"]).map { KeyMarks.mark(of: $0) }

  /// What holds the nodes right below a node: lists, and single ones.
  private func below(_ value: JSONValue) -> [JSONValue] {
    let layer = value["layer"]
    return [
      value["subviews"], value["sublayers"], value["mask"], layer?["sublayers"], layer?["mask"],
    ].compactMap { $0 }
  }

  /// The nodes of a list, or of a mask.
  private mutating func nodes(under value: JSONValue) -> Int {
    if let name = reference(value) { return nodes(definedAs: name) { $0.nodes(under: $1) } }
    guard let elements = value.elements else { return nodes(of: value) }
    return min(Self.most, elements.reduce(0) { min(Self.most, $0 + nodes(of: $1)) })
  }

  private mutating func nodes(ofComponent name: String) -> Int {
    guard let view = document.components[name]?.value["view"] else { return 0 }
    return once(.component(name)) { $0.nodes(of: view) }
  }

  private mutating func nodes(
    definedAs name: String, _ count: (inout NodeCount, JSONValue) -> Int
  ) -> Int {
    guard let value = document.defines[name]?.value else { return 0 }
    return once(.define(name)) { count(&$0, value) }
  }

  private mutating func once(_ name: Name, _ count: (inout NodeCount) -> Int) -> Int {
    if let known = known[name] { return known }
    guard open.insert(name).inserted else { return 0 }
    let result = count(&self)
    open.remove(name)
    known[name] = result
    return result
  }

  /// The name behind `$`; parameters have braces.
  private func reference(_ value: JSONValue) -> String? {
    guard let text = value.string, text.hasPrefix("$"), !text.hasPrefix("$$"),
      !text.hasPrefix("${")
    else { return nil }
    return String(text.dropFirst())
  }
}

extension Expander {
  /// Whether the scene has no more nodes than it may, as far as its files alone tell.
  mutating func admitNodes(of root: JSONValue) -> Bool {
    // Where nothing is there twice, there are no more nodes than were counted when they were read; single
    // ones, such as masks, are counted when they come.
    if document.defines.isEmpty, document.components.isEmpty { return true }
    var count = NodeCount(document, depth: limits.depth)
    guard count.nodes(of: root) > limits.nodes else { return true }
    let heaviest = count.heaviest(of: root, above: limits.nodes)
    let own = count.nodes(of: heaviest)
    giveUp(
      .tooManyNodes, "the scene has more than \(limits.nodes) nodes", at: heaviest.range,
      notes: [Diagnostic.Note("this one stands for at least \(JSONText.grouped(own))")])
    return false
  }

  /// Reports the replicator with which there are more layers to see than a scene may have.
  mutating func checkCopies(of root: SceneNode) {
    var count = CopyCount(most: limits.copies)
    count.add(root, times: 1, replicator: nil)
    guard let place = count.place else { return }
    diagnostics.error(
      .tooManyCopies,
      "with this replicator the scene shows more than \(limits.copies) layers; the last of them is"
        + " there \(JSONText.grouped(count.times)) times", at: place)
  }
}

/// Counts the layers that a scene shows, those below replicators as often as they are there.
private struct CopyCount {
  let most: Int
  private var total = 0
  /// Of the replicator that made them too many, and how often what is below it is there.
  private(set) var place: SourceRange?
  private(set) var times = 0

  init(most: Int) { self.most = most }

  mutating func add(_ node: SceneNode, times: Int, replicator: SourceRange?) {
    guard place == nil else { return }
    total += times
    if total > most, let replicator {
      (place, self.times) = (replicator, times)
      return
    }
    let (count, range) = node.copies ?? (1, replicator)
    let (product, isTooMuch) = times.multipliedReportingOverflow(by: count)
    for child in node.children {
      add(child, times: isTooMuch ? Int.max / 2 : product, replicator: range)
    }
  }
}

extension SceneNode {
  /// How often a replicator shows its sublayers, and where the file says so.
  fileprivate var copies: (count: Int, range: SourceRange?)? {
    guard sceneClass.name == "CAReplicatorLayer",
      let setting = settings.last(where: {
        sceneClass.properties[$0.property].name == "instanceCount"
      }), case .number(let count) = setting.value
    else { return nil }
    return (Int(max(0, min(count, 1e9))), setting.range)
  }
}
