// What would be placed by what it places: lists by their rows, containers by what they show.

extension TreeAdvice {
  /// A node with what stands around it, from the inside out.
  private final class Standing {
    let node: SceneNode
    let isRow: Bool
    let around: Standing?

    init(_ node: SceneNode, isRow: Bool, in around: Standing?) {
      (self.node, self.isRow, self.around) = (node, isRow, around)
    }

    /// Whether a constraint of a node says where this one lies.
    func isPlaced(by constraint: SceneConstraint, of owner: Int) -> Bool {
      switch constraint.first.node {
      case .owner: node.constraints == owner
      case .named(let name): node.names.contains(name)
      case .superview: false
      }
    }

    /// The row that it is or is in, the innermost of several.
    var row: Standing? { isRow ? self : around?.row }

    func isInside(_ other: Standing) -> Bool {
      self === other || around?.isInside(other) == true
    }
  }

  /// Warns of constraints that place a list, or what it is in, by what is in one of its rows, or what is in
  /// a row by what is not.
  mutating func checkRows(of scene: ExpandedScene) {
    var naming: [String: [(owner: Int, constraint: SceneConstraint)]] = [:]
    for (owner, constraints) in scene.constraints.enumerated() {
      for constraint in constraints {
        guard case .named(let name)? = constraint.second?.node else { continue }
        naming[name, default: []].append((owner, constraint))
      }
    }
    guard !naming.isEmpty else { return }
    var (owners, named): ([Int: Standing], [String: Standing]) = ([:], [:])
    var pending = [Standing(scene.root, isRow: false, in: nil)]
    while let one = pending.popLast() {
      let node = one.node
      if let own = node.constraints { owners[own] = one }
      for name in node.names where naming[name] != nil {
        named[name] = one
        for (owner, constraint) in naming[name] ?? [] {
          check(constraint, of: owner, naming: name, at: one)
        }
      }
      pending += node.sections.flatMap(\.rows).map { Standing($0, isRow: true, in: one) }
      let others = node.subviews + node.maskViews + node.menus + node.slots.joined()
      pending += others.map { Standing($0, isRow: false, in: one) }
    }
    for (owner, constraints) in scene.constraints.enumerated() {
      guard let row = owners[owner]?.row else { continue }
      for constraint in constraints where constraint.first.node == .owner && constraint.isOfPlace {
        guard case .named(let name)? = constraint.second?.node,
          named[name]?.isInside(row) == false, let range = constraint.source.place?.range
        else { continue }
        add(
          .placedByContainer, "a list places its rows: a place outside has no effect here",
          at: range)
      }
    }
  }

  /// Warns of constraints that place a row by its table.
  mutating func check(row: SceneNode, of list: SceneNode, _ constraints: [[SceneConstraint]]) {
    guard let own = row.constraints, row.sceneClass === SceneClass.tableViewCell,
      list.sceneClass.rows?.isOfCells == true
    else { return }
    for constraint in constraints[own] where constraint.isOfSuperview {
      guard let range = constraint.source.place?.range else { continue }
      add(.placedByContainer, "a list places its rows: 'superview' has no effect here", at: range)
    }
  }

  /// Warns of constraints that place a controller's view by what is not in it.
  mutating func check(page: SceneNode, _ constraints: [[SceneConstraint]]) {
    guard let own = page.constraints else { return }
    for constraint in constraints[own] where constraint.first.node == .owner {
      guard let other = constraint.second?.node, let range = constraint.source.place?.range,
        !page.hasInside(other)
      else { continue }
      add(
        .placedByContainer,
        "what shows a controller says where it lies: a place outside has no effect here", at: range)
    }
  }

  /// Warns of constraints that speak of what refreshes a scroll view.
  mutating func check(refreshing nodes: [SceneNode], _ constraints: [[SceneConstraint]]) {
    if nodes.isEmpty { return }
    let (owners, names) = (Set(nodes.compactMap(\.constraints)), Set(nodes.flatMap(\.names)))
    for (owner, said) in constraints.enumerated() {
      for constraint in said {
        let isSpokenOf = [constraint.first.node, constraint.second?.node].contains {
          if case .named(let name)? = $0 { names.contains(name) } else { false }
        }
        guard isSpokenOf || owners.contains(owner), let range = constraint.source.place?.range
        else { continue }
        add(
          .placedByContainer,
          "a scroll view places what refreshes it: a constraint has no effect here", at: range)
      }
    }
  }

  private mutating func check(
    _ constraint: SceneConstraint, of owner: Int, naming name: String, at place: Standing
  ) {
    var (inner, isBeyond) = (place, false)
    while let outer = inner.around {
      isBeyond = isBeyond || inner.isRow
      if outer.isPlaced(by: constraint, of: owner) {
        guard isBeyond, let range = constraint.source.place?.range else { return }
        return add(
          .placedByRow,
          "\(Diagnostic.quoted(name)) is in a row that follows from this place, and says nothing of it",
          at: range)
      }
      inner = outer
    }
  }
}

extension SceneNode {
  fileprivate var names: [String] { [id, alias].compactMap { $0?.description } }

  /// Whether what a constraint of the node speaks of is the node itself, or something in it.
  fileprivate func hasInside(_ other: SceneConstraint.Node) -> Bool {
    switch other {
    case .owner: true
    case .superview: false
    case .named(let name): names.contains(name) || children.contains { $0.hasInside(other) }
    }
  }
}
