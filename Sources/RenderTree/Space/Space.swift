import CoreGraphics

/// What few nodes have: a place out of their parent's plane, a map of their children, a back.
package final class Space: Hashable, Sendable {
  /// From the node's own space to its parent's, depth included. For a flat one, the geometry's
  /// `transform` says the same.
  package let map: Matrix4
  /// Done to the children and not to the node; nil for nothing.
  package let childMap: Matrix4?
  /// Whether the children live in the parent's space and not in the node's plane; the node itself
  /// paints nothing then.
  package let keepsDepth: Bool
  /// Whether the node shows when its back is turned to the eye.
  package let isDoubleSided: Bool
  /// Whether images below show upright although y points the other way there.
  package let flipsChildren: Bool

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

  package static func == (left: Space, right: Space) -> Bool {
    left === right
      || left.map == right.map && left.childMap == right.childMap
        && left.keepsDepth == right.keepsDepth && left.isDoubleSided == right.isDoubleSided
        && left.flipsChildren == right.flipsChildren
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(map)
    hasher.combine(childMap)
    hasher.combine(keepsDepth)
    hasher.combine(isDoubleSided)
    hasher.combine(flipsChildren)
  }
}
