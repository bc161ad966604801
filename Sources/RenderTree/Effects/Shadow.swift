import CoreGraphics

/// A shadow below a node, of the alpha that the node and its children have together.
package struct Shadow: Hashable, Sendable {
  /// With the shadow's opacity in its alpha.
  package var color: CGColor
  /// In points of the node's space.
  package var offset: CGSize
  /// The standard deviation of the Gaussian, in points of the node's space.
  package var radius: CGFloat
  /// Casts the shadow in place of the node, in the node's space.
  package var path: FixedPath?
  /// Whether it is cut off at twice its radius, as in pictures that are drawn into a context.
  package var isCut = false

  package init(color: CGColor, offset: CGSize, radius: CGFloat, path: CGPath? = nil) {
    self.color = color
    self.offset = offset
    self.radius = radius
    self.path = path?.fixed
  }
}

extension Shadow {
  /// The rectangle that it paints in when what casts it stays in `content`; null where there is
  /// none.
  package func extent(of content: CGRect) -> CGRect {
    let source = path?.boundingBox ?? content
    guard source.isFinite, offset.width.isFinite, offset.height.isFinite else { return .null }
    let whole = BlurReach.of(radius)
    let reach = isCut && whole > 0 ? 2 * radius : whole
    let extent = CGRect(
      x: source.origin.x + offset.width - reach, y: source.origin.y + offset.height - reach,
      width: source.size.width + 2 * reach, height: source.size.height + 2 * reach)
    return extent.isFinite ? extent : .null
  }
}
