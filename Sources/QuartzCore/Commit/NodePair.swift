import RenderTree

/// The nodes of a layer that changes with every frame: the one on show, and the one before, which is
/// made anew for the next frame. So a steady movement asks for no memory.
struct NodePair {
  private var current: RenderNode?
  private var spare: RenderNode?

  var isEmpty: Bool { current == nil && spare == nil }

  /// Before a commit: lets the node before last go of its children, and of itself where somebody
  /// else holds it.
  mutating func letGo() { RenderNode.letGoOfChildren(of: &spare) }

  mutating func takeSpare() -> RenderNode? {
    let node = spare
    spare = nil
    return node
  }

  /// Keeps the node that is on show from now on: the last one where the new one says the same, as where
  /// nothing that moves is somewhere else.
  mutating func keep(_ node: RenderNode) -> RenderNode {
    if let current, current.says(node) {
      spare = node
      return current
    }
    (current, spare) = (node, current)
    return node
  }
}
