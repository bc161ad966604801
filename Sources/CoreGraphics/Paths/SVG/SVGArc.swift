import Foundation

/// A part of an ellipse as SVG gives it: by its ends.
struct SVGArc {
  let start: CGPoint
  let radiusX: Double
  let radiusY: Double
  /// How far the x radius is turned, in radians.
  let rotation: Double
  let isLarge: Bool
  /// Whether angles grow along it.
  let isSweep: Bool
  let end: CGPoint

  /// Cubic curves, a quarter of a turn each at most; none where both ends are one point, nil where
  /// the arc is a straight line. The formulas are those of appendix B.2 of the SVG 2 specification.
  var curves: [CGPath.Element]? {
    if start == end { return [] }
    var (rx, ry) = (abs(radiusX), abs(radiusY))
    guard rx > 0, ry > 0 else { return nil }
    let (sine, cosine) = (sin(rotation), cos(rotation))
    let (dx, dy) = ((start.x - end.x) / 2, (start.y - end.y) / 2)
    // The middle between the ends is the origin, and the radii are along the axes.
    let (x, y) = (cosine * dx + sine * dy, cosine * dy - sine * dx)
    // Radii that are too short to reach grow until they just do.
    let reach = (x / rx) * (x / rx) + (y / ry) * (y / ry)
    if reach > 1 { (rx, ry) = (rx * reach.squareRoot(), ry * reach.squareRoot()) }
    // In units of the radii the ends are points of the unit circle about this centre.
    let (ux, uy) = (x / rx, y / ry)
    let square = ux * ux + uy * uy
    let offset = square > 0 ? max(0, 1 / square - 1).squareRoot() : 0
    let side = isLarge == isSweep ? -offset : offset
    let (cx, cy) = (side * uy, -side * ux)
    let first = atan2(uy - cy, ux - cx)
    var turn = atan2(-uy - cy, -ux - cx) - first
    if isSweep, turn < 0 { turn += 2 * .pi }
    if !isSweep, turn > 0 { turn -= 2 * .pi }
    guard turn.isFinite, first.isFinite, reach.isFinite, offset.isFinite else { return nil }
    let map = CGAffineTransform(
      a: rx * cosine, b: rx * sine, c: -ry * sine, d: ry * cosine,
      tx: start.x / 2 + end.x / 2, ty: start.y / 2 + end.y / 2)
    let count = max(1, Int((abs(turn) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = turn / Double(count)
    let handle = arcHandle(step)
    let curves = (0..<count).map { index -> CGPath.Element in
      let (a, b) = (first + step * Double(index), first + step * Double(index + 1))
      func place(_ x: Double, _ y: Double) -> CGPoint {
        CGPoint(x: cx + x, y: cy + y).applying(map)
      }
      return .cubic(
        control1: place(cos(a) - handle * sin(a), sin(a) + handle * cos(a)),
        control2: place(cos(b) + handle * sin(b), sin(b) - handle * cos(b)),
        end: index == count - 1 ? end : place(cos(b), sin(b)))
    }
    return curves.allSatisfy { $0.points.allSatisfy(\.isFinite) } ? curves : nil
  }
}
