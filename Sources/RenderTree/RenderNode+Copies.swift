/// Nodes that differ from another in one thing.
extension RenderNode {
  package func replacing(geometry: Geometry) -> RenderNode {
    RenderNode(id: id, geometry: geometry, paint: paint, effect: effect, childrenOf: self)
  }

  package func replacing(effect: Effect) -> RenderNode {
    RenderNode(id: id, geometry: geometry, paint: paint, effect: effect, childrenOf: self)
  }
}
