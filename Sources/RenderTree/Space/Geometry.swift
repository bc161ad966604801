import CoreGraphics

/// Where a node lies: its own rectangle and the map from its space to its parent's.
package struct Geometry: Hashable, Sendable {
  /// The layer's rectangle in its own space, standardised and finite.
  package var bounds: CGRect
  /// From the node's own space to its parent's: position, anchor point and transform in one. Of a
  /// node with a `space` that is not flat, what is seen of it without perspective.
  package var transform: CGAffineTransform
  /// Nil for the many nodes that lie in their parent's plane.
  package private(set) var space: Shared<Space>?

  package init(bounds: CGRect, transform: CGAffineTransform) {
    self.bounds = bounds
    self.transform = transform
  }

  /// The geometry of a node that need not be in its parent's plane.
  package init(bounds: CGRect, space: Space) {
    let (x, y, w) = (space.map.x, space.map.y, space.map.w)
    self.init(
      bounds: bounds,
      transform: CGAffineTransform(a: x.x, b: x.y, c: y.x, d: y.y, tx: w.x, ty: w.y))
    self.space = Shared(space)
  }

  /// Changes what few nodes have; nothing where the node is none of them.
  package mutating func changeSpace(_ change: (inout Space) -> Void) {
    guard var space = space?.value else { return }
    change(&space)
    self = Geometry(bounds: bounds, space: space)
  }

  /// The same rectangle elsewhere, in the plane that it is seen on; the children lie in it as before.
  package func placed(by map: CGAffineTransform) -> Geometry {
    guard space != nil else { return Geometry(bounds: bounds, transform: map) }
    var placed = self
    placed.changeSpace {
      $0.map = Matrix4(map)
      // It does not turn its back there.
      $0.isDoubleSided = true
    }
    return placed
  }

  /// From the node's own space to its parent's, depth included.
  package var map: Matrix4 { space?.value.map ?? Matrix4(transform) }

  /// A rectangle of the node's own space as it is seen in its parent's; null where it is not.
  func box(around rect: CGRect) -> CGRect {
    if let space = space?.value, !space.map.isFlat {
      return space.map.isUsable ? space.map.plane.box(around: rect) : .null
    }
    if rect.isNull { return .null }
    let box = rect.applying(transform)
    return box.isFinite ? box : .null
  }
}
