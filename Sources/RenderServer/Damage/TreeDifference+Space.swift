import RenderTree

extension TreeDifference {
  /// Compares nodes that are sorted by depth on one plane.
  ///
  /// Where one of them moves, the order of the others and their cuts may change, so that all of
  /// them are damaged; where each lies as it did, only what is in them is compared.
  mutating func compareSpace(
    _ old: [SpacePlane], _ new: [SpacePlane], in surroundings: Surroundings
  ) {
    guard old.count == new.count, zip(old, new).allSatisfy({ $0.lies(as: $1) }) else {
      for plane in old + new { damage(plane, in: surroundings) }
      return
    }
    for (old, new) in zip(old, new) where old.node !== new.node {
      push(old.node, new.node, in: surroundings.entering(new))
    }
  }

  /// All of a node that has no parent.
  mutating func damageRoot(_ node: RenderNode, in surroundings: Surroundings) {
    for plane in RenderNode.planes(of: [node]) { damage(plane, in: surroundings) }
  }

  private mutating func damage(_ plane: SpacePlane, in surroundings: Surroundings) {
    let inside = surroundings.entering(plane)
    region.add(inside.pixels(of: plane.node))
  }
}

extension TreeDifference.Surroundings {
  /// The space of a node that is sorted by depth on this one's plane.
  fileprivate func entering(_ plane: SpacePlane) -> Self {
    var inside = self
    inside.context.enter(Fragment(plane: plane, map: plane.map.plane))
    inside.isEntered = true
    return inside
  }
}

extension SpacePlane {
  /// Whether another version takes the same place.
  fileprivate func lies(as other: SpacePlane) -> Bool {
    map == other.map && opacity == other.opacity && isFlipped == other.isFlipped
      && (node === other.node
        || node.id == other.node.id && node.localExtent == other.node.localExtent)
  }
}
