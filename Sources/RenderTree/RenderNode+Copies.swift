/// Nodes that differ from another in one thing.
extension RenderNode {
  /// The node elsewhere; what is in it is shared.
  package func replacing(geometry: Geometry) -> RenderNode {
    RenderNode(id: id, geometry: geometry, paint: paint, effect: effect, childrenOf: self)
  }

  /// The node with something else painted; its children are shared.
  package func replacing(paint: Paint) -> RenderNode {
    RenderNode(id: id, geometry: geometry, paint: paint, effect: effect, childrenOf: self)
  }

  /// The node with other things done to it; its children are shared.
  package func replacing(effect: Effect) -> RenderNode {
    RenderNode(id: id, geometry: geometry, paint: paint, effect: effect, childrenOf: self)
  }
}
