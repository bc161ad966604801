import RenderTree

/// A node in space, or a part of one that another's plane cuts, in its place among its siblings.
struct Fragment {
  var plane: SpacePlane
  /// From the node's space to that of the plane on which it is seen.
  var map: Homography
  /// Lines of that plane, `c · (x, y, 1) = 0`.
  var cuts: [Cut] = []

  /// A line with the side that is kept.
  struct Cut {
    var line: SIMD3<Double>
    /// Whether points with a value of zero or more are kept, else those below.
    var keepsAbove: Bool
  }
}
