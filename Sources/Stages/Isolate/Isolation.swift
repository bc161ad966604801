import RenderTree

/// Shows one layer of the scene with all that is in it, and nothing else: where it lies, and cut off by
/// what is around it, but without what that paints.
struct Isolation {
  private var root: RenderNode?
  private var number: UInt64?
  private var made: RenderNode?

  /// The tree with the scene's other layers left out; the same one for as long as nothing changes, so
  /// that nothing is painted anew. One without the layer is as it is.
  mutating func tree(_ root: RenderNode, scene: UInt64, alone number: UInt64) -> RenderNode {
    if let made, self.root === root, self.number == number { return made }
    (self.root, self.number) = (root, number)
    let tree = Self.tree(root, scene: scene, alone: number)
    made = tree
    return tree
  }

  private static func tree(
    _ root: RenderNode, scene number: UInt64, alone: UInt64
  ) -> RenderNode {
    if root.id == number { return stripped(root, to: alone) ?? root }
    let children = root.children.map { child in
      child.id == number ? stripped(child, to: alone) ?? child : child
    }
    return RenderNode(
      id: root.id, geometry: root.geometry, paint: root.paint, effect: root.effect,
      children: children)
  }

  /// A step on the way to the layer, with the children that are not looked into yet.
  private struct Step {
    let node: RenderNode
    var next = 0
  }

  /// The nodes on the way to the layer, with nothing beside it; nil where it is not there.
  private static func stripped(_ scene: RenderNode, to number: UInt64) -> RenderNode? {
    // Scenes are as deep as their limit allows: no recursion.
    var steps = [Step(node: scene)]
    while let step = steps.last, step.node.id != number {
      if step.next < step.node.children.count {
        steps[steps.count - 1].next += 1
        steps.append(Step(node: step.node.children[step.next]))
      } else {
        steps.removeLast()
      }
    }
    guard let found = steps.popLast()?.node else { return nil }
    return steps.reversed().reduce(found) { inner, step in
      RenderNode(
        id: step.node.id, geometry: step.node.geometry, paint: Paint(), effect: step.node.effect,
        children: [inner])
    }
  }
}
