import QuartzCore
import Scenes

/// The scene's layers as the rows of a tree: those in folded ones are left out, and while somebody
/// searches those that have nothing to do with it.
@MainActor
final class LayerOutline {
  /// A row of the tree.
  struct Row {
    let item: InspectedLayer
    let depth: Int
    let hasChildren: Bool
    let isFolded: Bool
    let isMask: Bool
  }

  private(set) var rows: [Row] = []
  /// What is searched for; empty for nothing.
  var search = ""
  /// What somebody has folded or opened; the rest follows the rule, which is that what has something of
  /// the file in it is open, and what has only parts of views is not.
  private var chosen: [ObjectIdentifier: Bool] = [:]
  private var nodes: [ObjectIdentifier: LiveNode] = [:]
  /// The layers that have those of nodes in them.
  private var holders: Set<ObjectIdentifier> = []

  /// Takes in which layers the nodes of a new version of the scene have.
  func take(nodes: [ObjectIdentifier: LiveNode]) {
    self.nodes = nodes
    holders = []
    for live in nodes.values {
      var around = live.layer.superlayer
      while let current = around, holders.insert(ObjectIdentifier(current)).inserted {
        around = current.superlayer
      }
    }
  }

  func item(_ layer: CALayer) -> InspectedLayer {
    InspectedLayer(layer: layer, node: nodes[ObjectIdentifier(layer)])
  }

  // MARK: Rows

  /// Makes the rows anew from what is there below a layer, itself left out.
  func update(below root: CALayer) {
    rows = []
    let wanted = search.isEmpty ? nil : layersOnTheWay(below: root)
    var pending = children(of: root).reversed().map { ($0, 0, root) }
    while let (layer, depth, owner) = pending.popLast() {
      let item = item(layer)
      if let wanted, !wanted.contains(ObjectIdentifier(layer)) { continue }
      let children = children(of: layer)
      let isFolded = wanted == nil && self.isFolded(item)
      rows.append(
        Row(
          item: item, depth: depth, hasChildren: !children.isEmpty, isFolded: isFolded,
          isMask: owner.mask === layer))
      guard !isFolded else { continue }
      pending += children.reversed().map { ($0, depth + 1, layer) }
    }
  }

  /// In the file's order, the one behind first, and then the mask.
  private func children(of layer: CALayer) -> [CALayer] {
    (layer.sublayers ?? []) + [layer.mask].compactMap { $0 }
  }

  private func isFolded(_ item: InspectedLayer) -> Bool {
    let id = ObjectIdentifier(item.layer)
    return chosen[id] ?? !holders.contains(id)
  }

  /// The layers that match the search, and all around them.
  private func layersOnTheWay(below root: CALayer) -> Set<ObjectIdentifier> {
    var wanted: Set<ObjectIdentifier> = []
    var pending = children(of: root)
    while let layer = pending.popLast() {
      pending += children(of: layer)
      guard item(layer).matches(search) else { continue }
      var around: CALayer? = layer
      while let current = around, current !== root,
        wanted.insert(ObjectIdentifier(current)).inserted
      {
        around = current.superlayer
      }
    }
    return wanted
  }

  // MARK: Folding

  func toggle(_ layer: CALayer) { chosen[ObjectIdentifier(layer)] = !isFolded(item(layer)) }

  func setFolded(_ isFolded: Bool, _ layer: CALayer) {
    if self.isFolded(item(layer)) != isFolded { chosen[ObjectIdentifier(layer)] = isFolded }
  }

  /// Opens everything around a layer, so that its row is there; tells whether anything was folded.
  func reveal(_ layer: CALayer) -> Bool {
    let before = chosen
    var around = layer.superlayer
    while let current = around {
      setFolded(false, current)
      around = current.superlayer
    }
    return chosen != before
  }

  func index(of layer: CALayer) -> Int? { rows.firstIndex { $0.item.layer === layer } }
}
