import CoreGraphics

/// Where a node lies: its own rectangle and the map from its space to its parent's.
package struct Geometry: Hashable, Sendable {
  /// The layer's rectangle in its own space, standardised and finite.
  package var bounds: CGRect
  /// From the node's own space to its parent's: position, anchor point and transform in one.
  package var transform: CGAffineTransform

  package init(bounds: CGRect, transform: CGAffineTransform) {
    self.bounds = bounds
    self.transform = transform
  }
}
