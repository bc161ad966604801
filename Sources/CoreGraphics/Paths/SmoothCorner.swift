import Foundation

/// One corner of UIKit's rounded rectangle, in a space of its own.
///
/// A point (u, v) lies u before the corner on the side that leads to it and v beyond it on the side
/// that follows; so one list of numbers serves all four corners. The numbers are UIKit's, read from
/// the paths that it makes.
package struct SmoothCorner {
  /// A cubic curve that begins where the one before it ends.
  package struct Curve {
    /// The control point next to the curve's beginning.
    package var control1: CGPoint
    /// The control point next to its end.
    package var control2: CGPoint
    /// Where the next curve begins, or the straight part of the side that follows.
    package var end: CGPoint
  }

  /// Where the straight part of the side that leads to the corner ends.
  package var start: CGPoint
  /// In order, from `start` to the side that follows.
  package var curves: [Curve]

  /// How far a smooth corner reaches along the sides, in radii.
  package static let reach: CGFloat = 1.528665

  // The sides' tangents, and the points where the curvature begins to change.
  private static let tangent1: CGFloat = 1.088_492_957_618_529
  private static let tangent2: CGFloat = 0.868_406_944_063_002
  static let far: CGFloat = 0.631_493_792_830_993
  private static let near: CGFloat = 0.074_911_387_847_016

  /// The corner where both sides have room: three curves, the curvature begins and ends at zero.
  package static func smooth(radius: CGFloat) -> SmoothCorner {
    let (control1, control2) = (0.372_823_826_625_747 * radius, 0.169_059_556_044_370 * radius)
    let (far, near) = (far * radius, near * radius)
    return SmoothCorner(
      start: CGPoint(x: reach * radius, y: 0),
      curves: [
        Curve(
          control1: CGPoint(x: tangent1 * radius, y: 0),
          control2: CGPoint(x: tangent2 * radius, y: 0), end: CGPoint(x: far, y: near)),
        Curve(
          control1: CGPoint(x: control1, y: control2), control2: CGPoint(x: control2, y: control1),
          end: CGPoint(x: near, y: far)),
        Curve(
          control1: CGPoint(x: 0, y: tangent2 * radius),
          control2: CGPoint(x: 0, y: tangent1 * radius), end: CGPoint(x: 0, y: reach * radius)),
      ])
  }

  /// The corner where the side that follows is too short for two of them: it becomes part of a
  /// round end, however small the radius is next to `half`, half that side.
  package static func roundEnd(radius: CGFloat, half: CGFloat) -> SmoothCorner {
    let shift: CGFloat = 0.01875015
    func along(_ distance: CGFloat) -> CGFloat { (distance - shift) * half }
    return SmoothCorner(
      start: CGPoint(x: reach * radius, y: 0),
      curves: [
        Curve(
          control1: CGPoint(x: along(tangent1), y: 0), control2: CGPoint(x: along(tangent2), y: 0),
          end: CGPoint(x: along(far), y: near * half)),
        Curve(
          control1: CGPoint(x: 0.244_857_803_399_491 * half, y: 0.208_810_883_008_118 * half),
          control2: CGPoint(x: 0, y: 0.558_504_066_868_353 * half),
          end: CGPoint(x: 0, y: 0.95 * half)),
      ])
  }

  /// A quarter of a circle, where both sides are too short.
  package static func circular(radius: CGFloat) -> SmoothCorner {
    let handle = radius * (1 - 0.552_284_749_8)
    return SmoothCorner(
      start: CGPoint(x: radius, y: 0),
      curves: [
        Curve(
          control1: CGPoint(x: handle, y: 0), control2: CGPoint(x: 0, y: handle),
          end: CGPoint(x: 0, y: radius))
      ])
  }

  /// The same shape with the two sides in each other's place.
  package var mirrored: SmoothCorner {
    func swap(_ point: CGPoint) -> CGPoint { CGPoint(x: point.y, y: point.x) }
    var points = [start]
    for curve in curves { points += [curve.control1, curve.control2, curve.end] }
    points = points.reversed().map(swap)
    return SmoothCorner(
      start: points[0],
      curves: stride(from: 1, to: points.count - 1, by: 3).map {
        Curve(control1: points[$0], control2: points[$0 + 1], end: points[$0 + 2])
      })
  }
}
