import CoreGraphics

/// What few nodes have: a place out of their parent's plane, a map of their children, a back.
package struct Space: Hashable, Sendable {
  /// From the node's own space to its parent's, depth included. For a flat one, the geometry's
  /// `transform` says the same.
  package var map: Matrix4
  /// Done to the children and not to the node; nil for nothing.
  package let childMap: Matrix4?
  /// Whether the children live in the parent's space and not in the node's plane; the node itself
  /// paints nothing then.
  package var keepsDepth: Bool
  /// Whether the node shows when its back is turned to the eye.
  package var isDoubleSided: Bool
  /// Whether images below show upright although y points the other way there.
  package var flipsChildren: Bool

  package init(
    map: Matrix4, childMap: Matrix4? = nil, keepsDepth: Bool = false, isDoubleSided: Bool = true,
    flipsChildren: Bool = false
  ) {
    self.map = map
    self.childMap = childMap == .identity ? nil : childMap
    self.keepsDepth = keepsDepth
    self.isDoubleSided = isDoubleSided
    self.flipsChildren = flipsChildren
  }
}
