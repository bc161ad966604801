// Lists that would be placed by what they place.

extension TreeAdvice {
  /// What stands around a node, from the inside out.
  private final class Around {
    let node: SceneNode
    let next: Around?
    /// Whether a row lies between the node and what was added after it.
    let isOutsideRow: Bool

    init(_ node: SceneNode, _ next: Around?, isOutsideRow: Bool) {
      (self.node, self.next, self.isOutsideRow) = (node, next, isOutsideRow)
    }
  }

  /// Warns of constraints that place a list, or what it is in, by what is in one of its rows.
  mutating func checkRows(of scene: ExpandedScene) {
    var naming: [String: [(owner: Int, constraint: SceneConstraint)]] = [:]
    for (owner, constraints) in scene.constraints.enumerated() {
      for constraint in constraints {
        guard case .named(let name)? = constraint.second?.node else { continue }
        naming[name, default: []].append((owner, constraint))
      }
    }
    guard !naming.isEmpty else { return }
    var pending: [(node: SceneNode, around: Around?)] = [(scene.root, nil)]
    while let (node, around) = pending.popLast() {
      for name in node.names {
        for (owner, constraint) in naming[name] ?? [] {
          check(constraint, of: owner, naming: name, in: around)
        }
      }
      let inside = Around(node, around, isOutsideRow: false)
      let rows = node.sections.flatMap(\.rows)
      let outside = rows.isEmpty ? inside : Around(node, around, isOutsideRow: true)
      for row in rows { pending.append((row, outside)) }
      let others = node.subviews + node.maskViews + node.menus + node.slots.joined()
      for child in others { pending.append((child, inside)) }
    }
  }

  private mutating func check(
    _ constraint: SceneConstraint, of owner: Int, naming name: String, in around: Around?
  ) {
    var (isBeyond, next) = (false, around)
    while let one = next {
      next = one.next
      if one.isOutsideRow { isBeyond = true }
      let isMeant =
        switch constraint.first.node {
        case .owner: one.node.constraints == owner
        case .named(let first): one.node.names.contains(first)
        case .superview: false
        }
      guard isMeant else { continue }
      guard isBeyond, let range = constraint.source.place?.range else { return }
      return add(
        .placedByRow,
        "\(Diagnostic.quoted(name)) is in a row that follows from this place, and says nothing of it",
        at: range)
    }
  }
}

extension SceneNode {
  fileprivate var names: [String] { [id, alias].compactMap { $0?.description } }
}
