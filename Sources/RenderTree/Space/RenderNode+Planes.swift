import CoreGraphics

/// A node among others that are sorted by depth: a child, or one below children that keep depth.
package struct SpacePlane: Sendable {
  /// What lies in the plane.
  package var node: RenderNode
  /// From the node's space to that of the plane which all are seen on, depth included.
  package var map: Matrix4
  /// Of the nodes on the way that keep depth: they do not fade as groups.
  package var opacity: Float
  /// Whether images show upright although y points the other way.
  package var isFlipped: Bool
}

extension RenderNode {
  /// The nodes that are sorted by depth in this node's plane, in the order of the tree.
  package var planes: [SpacePlane] {
    Self.planes(of: children, below: geometry.space)
  }

  /// The same for nodes without a parent.
  package static func planes(of roots: [RenderNode]) -> [SpacePlane] {
    planes(of: NodeList(roots), below: nil)
  }

  /// A list in hand rather than a recursion: nodes may be nested deeper than a stack is.
  static func planes(of nodes: NodeList, below space: Shared<Space>?) -> [SpacePlane] {
    let child = space?.value.childMap ?? .identity
    let isFlipped = space?.value.flipsChildren ?? false
    var found: [SpacePlane] = []
    var pending = nodes.reversed().map {
      SpacePlane(
        node: $0, map: $0.geometry.map.concatenating(child), opacity: 1, isFlipped: isFlipped)
    }
    while let plane = pending.popLast() {
      guard plane.map.isUsable else { continue }
      guard let space = plane.node.geometry.space?.value, space.keepsDepth else {
        found.append(plane)
        continue
      }
      let map = (space.childMap ?? .identity).concatenating(plane.map)
      let opacity = plane.opacity * min(plane.node.effect.opacity, 1)
      guard opacity > 0 else { continue }
      for node in plane.node.children.reversed() {
        pending.append(
          SpacePlane(
            node: node, map: node.geometry.map.concatenating(map), opacity: opacity,
            isFlipped: plane.isFlipped != space.flipsChildren))
      }
    }
    return found
  }

  /// Whether children have to be sorted by depth in a plane.
  ///
  /// Those that lie in planes parallel to their parent's are in the right order already.
  static func formsDepth(_ children: NodeList, below space: Shared<Space>?) -> Bool {
    let child = space?.value.childMap
    if let child, child.plane.affine == nil { return true }
    let keepsLevels = child?.keepsLevels ?? true
    return children.containsInSpace { $0.leavesItsPlane(keepsLevels: keepsLevels) }
  }

  /// Whether a node without a parent does not lie in the plane that it is seen on.
  package var leavesItsPlane: Bool { leavesItsPlane(keepsLevels: true) }

  private func leavesItsPlane(keepsLevels: Bool) -> Bool {
    guard let space = geometry.space?.value else { return false }
    return space.keepsDepth || !space.map.isFlat || (!keepsLevels && space.map.w.z != 0)
  }
}
