import CoreGraphics
import RenderTree

/// All that the picture of a node and its children depends on, wherever it is shown.
///
/// A layer that moves has a new node each time, and the same look. Children are compared by
/// identity: the same objects are the same picture.
struct NodeLook: Equatable {
  let id: UInt64
  let bounds: CGRect
  /// What is done to the children.
  let space: Space?
  let paint: Paint
  let effect: Effect
  let children: [RenderNode]

  init(_ node: RenderNode, effect: Effect) {
    id = node.id
    bounds = node.geometry.bounds
    space = node.geometry.space.map {
      Space(map: .identity, childMap: $0.childMap, flipsChildren: $0.flipsChildren)
    }
    paint = node.paint
    children = node.children
    self.effect = effect
  }

  /// What a node paints before it is faded, masked, blended and given a shadow.
  init(contentOf node: RenderNode) {
    let filters = node.effect.extras?.filters ?? []
    self.init(
      node,
      effect: Effect(
        masksToBounds: node.effect.masksToBounds, fadesAsGroup: node.effect.fadesAsGroup,
        hasSoftEdges: node.effect.hasSoftEdges,
        extras: filters.isEmpty ? nil : Extras(filters: filters)))
  }

  var filters: [Filter] { effect.extras?.filters ?? [] }

  /// What it looks like before its filters.
  var unfiltered: NodeLook {
    NodeLook(
      node,
      effect: Effect(
        masksToBounds: effect.masksToBounds, fadesAsGroup: effect.fadesAsGroup,
        hasSoftEdges: effect.hasSoftEdges))
  }

  /// A node that looks so, in a space of its own.
  var node: RenderNode {
    RenderNode(
      id: id, geometry: Geometry(bounds: bounds, transform: .identity, space: space),
      paint: paint,
      effect: effect, children: children)
  }

  static func == (left: NodeLook, right: NodeLook) -> Bool {
    left.id == right.id && left.bounds == right.bounds && left.space == right.space
      && left.effect == right.effect
      && left.children.count == right.children.count && left.paint == right.paint
      && zip(left.children, right.children).allSatisfy { $0 === $1 }
  }
}
