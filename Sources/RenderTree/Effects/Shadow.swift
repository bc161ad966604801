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
  package var path: CGPath?

  package init(color: CGColor, offset: CGSize, radius: CGFloat, path: CGPath? = nil) {
    self.color = color
    self.offset = offset
    self.radius = radius
    self.path = path
  }
}
