import CoreGraphics
import Pixels
import RenderTree

/// What casts a node's shadow.
enum ShadowCaster {
  /// A rounded rectangle in the node's space, this strongly.
  case shape(RoundedRect, strength: Double)
  case path(FixedPath)
  /// Whatever the node and its children paint.
  case content

  /// Nil where nothing does.
  init?(of shadow: Shadow, _ node: RenderNode, _ paths: inout PathShapeCache) {
    if let path = shadow.path {
      let facts = paths.facts(of: path)
      guard path.boundingBox.isFinite else { return nil }
      self = facts.roundedRect.map { .shape($0, strength: 1) } ?? .path(path)
    } else if node.castsItsShape {
      let strength = Double(min(1, node.paint.background?.alpha ?? 1))
      guard LayerShape.exists(node.geometry.bounds) else { return nil }
      self = .shape(
        RoundedRect(node.geometry.bounds, node.paint.corners), strength: strength)
    } else {
      self = .content
    }
  }
}

extension RoundedRect {
  /// A layer's shape in its own space.
  init(_ bounds: CGRect, _ corners: Corners) {
    let radius = corners.radius > 0 ? min(Double(corners.radius), 1e9) : 0
    func radii(_ corner: Corners.Set) -> CornerRadius {
      corners.rounded.contains(corner) ? CornerRadius(x: radius, y: radius) : .zero
    }
    self.init(
      minX: bounds.origin.x, minY: bounds.origin.y, maxX: bounds.origin.x + bounds.size.width,
      maxY: bounds.origin.y + bounds.size.height, topLeft: radii(.topLeft),
      topRight: radii(.topRight), bottomRight: radii(.bottomRight),
      bottomLeft: radii(.bottomLeft))
  }
}
