import CoreGraphics
import RenderTree

/// All that the picture of a node and its children depends on, wherever it is shown.
///
/// A layer that moves has a new node each time, and the same look. Children are compared by
/// identity, as nodes are: the same objects are the same picture.
struct NodeLook: Equatable {
  let id: UInt64
  /// In a space of its own: what is left is the rectangle and what is done to the children.
  private var geometry: Geometry
  private let paint: Paint
  private var effect: Effect
  private let children: NodeList

  /// What a node paints before it is faded, masked, blended and given a shadow.
  init(contentOf node: RenderNode) {
    id = node.id
    geometry = node.geometry.placed(by: .identity)
    geometry.changeSpace { $0.keepsDepth = false }
    paint = node.paint
    effect = node.effect.inPicture
    children = node.children
  }

  var filters: [Filter] { effect.extras?.value.filters ?? [] }

  /// What it looks like before its filters.
  var unfiltered: NodeLook {
    var look = self
    look.effect.changeExtras { $0.filters = [] }
    return look
  }

  /// A node that looks so, in a space of its own.
  var node: RenderNode {
    RenderNode(id: id, geometry: geometry, paint: paint, effect: effect, children: children)
  }
}
