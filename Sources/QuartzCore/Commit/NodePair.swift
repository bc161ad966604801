import RenderTree

/// The nodes of a layer that changes with every frame: the one on show, and the one before, which is
/// made anew for the next frame. So a steady movement asks for no memory.
struct NodePair {
  private var current: RenderNode?
  private var spare: RenderNode?
  /// Whether the two differ in nothing but their place and their opacity.
  private var isAlike = false

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
    isAlike = false
    return node
  }

  /// The node that is on show from now on, of a layer that is nothing but somewhere else and more or less
  /// opaque; nil where it is not.
  mutating func move(
    _ node: RenderNode, to geometry: Geometry, opacity: Float
  ) -> RenderNode? {
    if node.geometry == geometry, node.effect.opacity == opacity { return nil }
    var new = takeSpare()
    if !(isAlike && current === node && RenderNode.move(&new, to: geometry, opacity: opacity)) {
      var effect = node.effect
      effect.opacity = opacity
      if !RenderNode.remake(
        &new, geometry: geometry, paint: node.paint, effect: effect, childrenOf: node,
        replacing: [])
      {
        new = RenderNode(
          id: node.id, geometry: geometry, paint: node.paint, effect: effect, childrenOf: node)
      }
    }
    (current, spare) = (new, node)
    isAlike = true
    return new
  }
}
