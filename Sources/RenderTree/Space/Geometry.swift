import CoreGraphics

/// Where a node lies: its own rectangle and the map from its space to its parent's.
package struct Geometry: Hashable, Sendable {
  /// The layer's rectangle in its own space, standardised and finite.
  package var bounds: CGRect
  /// From the node's own space to its parent's: position, anchor point and transform in one. Of a
  /// node with a `space` that is not flat, what is seen of it without perspective.
  package var transform: CGAffineTransform
  /// Nil for the many nodes that lie in their parent's plane.
  package var space: Space?

  package init(bounds: CGRect, transform: CGAffineTransform, space: Space? = nil) {
    self.bounds = bounds
    self.transform = transform
    self.space = space
  }

  /// The geometry of a node that need not be in its parent's plane.
  package init(bounds: CGRect, space: Space) {
    let (x, y, w) = (space.map.x, space.map.y, space.map.w)
    self.init(
      bounds: bounds,
      transform: CGAffineTransform(a: x.x, b: x.y, c: y.x, d: y.y, tx: w.x, ty: w.y),
      space: space)
  }

  /// From the node's own space to its parent's, depth included.
  package var map: Matrix4 { space?.map ?? Matrix4(transform) }

  /// A rectangle of the node's own space as it is seen in its parent's; null where it is not.
  func box(around rect: CGRect) -> CGRect {
    if let space, !space.map.isFlat {
      return space.map.isUsable ? space.map.plane.box(around: rect) : .null
    }
    if rect.isNull { return .null }
    let box = rect.applying(transform)
    return box.isFinite ? box : .null
  }
}
