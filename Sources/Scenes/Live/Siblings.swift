import UIKit

/// Pairs the nodes of a list with what stands in it from the version before.
///
/// First what has the same id; then what the file says the same of, whatever it is called; then nodes
/// without an id by their place among those of their class; then what stands alone of its class between
/// the same neighbours.
@MainActor
struct Siblings {
  let nodes: [SceneNode]
  let standing: [LiveNode]
  /// What goes on as each of the nodes, by its place.
  private(set) var places: [Int?]
  private var isTaken: [Bool]
  /// Whether two whose names differ may be one: not where either name is found elsewhere.
  private let mayRename: (SceneNode, LiveNode) -> Bool

  init(
    _ nodes: [SceneNode], _ standing: [LiveNode],
    mayRename: @escaping (SceneNode, LiveNode) -> Bool = { _, _ in true }
  ) {
    (self.nodes, self.standing, self.mayRename) = (nodes, standing, mayRename)
    places = Array(repeating: nil, count: nodes.count)
    isTaken = Array(repeating: false, count: standing.count)
  }

  /// All of the rules, one after the other.
  static func partners(of nodes: [SceneNode], among standing: [LiveNode]) -> [LiveNode?] {
    if standing.isEmpty { return Array(repeating: nil, count: nodes.count) }
    var siblings = Siblings(nodes, standing)
    siblings.pairByName()
    siblings.pairByContent()
    siblings.pairByPlace()
    return siblings.partners
  }

  var partners: [LiveNode?] { places.map { $0.map { standing[$0] } } }

  /// Nodes that nothing stands for yet, and what stands for none.
  var unpaired: [Int] { nodes.indices.filter { places[$0] == nil } }
  var free: [Int] { standing.indices.filter { !isTaken[$0] } }

  mutating func take(_ index: Int) { isTaken[index] = true }

  private mutating func pair(_ node: Int, _ index: Int) {
    places[node] = index
    isTaken[index] = true
  }

  mutating func pairByName() {
    var byKey: [SceneNode.Key: Int] = [:]
    for (index, key) in SceneNode.keys(of: standing.map(\.node)).enumerated() where key.id != nil {
      byKey[key] = index
    }
    guard !byKey.isEmpty else { return }
    for (node, key) in SceneNode.keys(of: nodes).enumerated() where key.id != nil {
      guard let index = byKey[key], isOfClass(node, index) else { continue }
      pair(node, index)
    }
  }

  mutating func pairByContent() {
    var byContent: [Int: [Int]] = [:]
    for index in free.reversed() {
      byContent[standing[index].node.contentHash, default: []].append(index)
    }
    guard !byContent.isEmpty else { return }
    for node in unpaired {
      let hash = nodes[node].contentHash
      guard let index = byContent[hash]?.last(where: { mayPair(node, $0) }),
        nodes[node].hasSameContent(as: standing[index].node)
      else { continue }
      pair(node, index)
      byContent[hash]?.removeAll { $0 == index }
    }
  }

  /// What goes on by its place: without an id among its class, else between its neighbours.
  mutating func pairByPlace() {
    let (left, free) = (unpaired, free)
    let nodeKeys = SceneNode.keys(of: left.map { nodes[$0] })
    let keys = SceneNode.keys(of: free.map { standing[$0].node })
    let byKey = Dictionary(
      zip(keys, free).filter { $0.0.id == nil }, uniquingKeysWith: { first, _ in first })
    for (key, node) in zip(nodeKeys, left) where key.id == nil {
      if let index = byKey[key] { pair(node, index) }
    }
    for node in unpaired {
      let before = node == 0 ? -1 : places[node - 1]
      guard let before, standing.indices.contains(before + 1), !isTaken[before + 1],
        isOfClass(node, before + 1), mayPair(node, before + 1)
      else { continue }
      let isLast = node == nodes.count - 1
      let after = isLast ? standing.count : places[node + 1]
      if after == before + 2 { pair(node, before + 1) }
    }
  }

  private func isOfClass(_ node: Int, _ index: Int) -> Bool {
    nodes[node].sceneClass === standing[index].node.sceneClass
  }

  private func mayPair(_ node: Int, _ index: Int) -> Bool {
    let (node, live) = (nodes[node], standing[index])
    return node.id?.name == live.node.id?.name || mayRename(node, live)
  }
}

extension SceneNode {
  /// The same for nodes that the file says the same of, their names and what is in them aside.
  fileprivate var contentHash: Int {
    var hasher = Hasher()
    hasher.combine(sceneClass.name)
    for setting in settings + layerSettings {
      hasher.combine(setting.property)
      hasher.combine(setting.value)
    }
    hasher.combine(subviews.count)
    hasher.combine(sublayers.count)
    return hasher.finalize()
  }

  /// Whether the file says the same of both, and they have as much in them.
  func hasSameContent(as other: SceneNode) -> Bool {
    sceneClass === other.sceneClass && hasSameSettings(as: other)
      && subviews.count == other.subviews.count && sublayers.count == other.sublayers.count
  }
}
