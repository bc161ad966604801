import QuartzCore

/// The outline that UIKit gives a rounded rectangle since iOS 7.
///
/// A corner needs 1.528665 radii of each side. Where half a side is shorter, UIKit does not make
/// the radius smaller but changes the shape, with a jump: a rectangle that is too low gets round
/// ends, one that is too low and too narrow gets quarters of circles as large as fit. The empty
/// steps that UIKit's path has between its parts are left out.
struct RoundedRectOutline {
  private let rect: CGRect
  private let corners: UIRectCorner
  /// The corners' shape where the side that leads to them is horizontal, and where it is vertical.
  private let afterHorizontal: SmoothCorner
  private let afterVertical: SmoothCorner
  /// Where the path begins on the upper side, counted from the left.
  private let start: CGFloat

  /// Nil where there is nothing to round.
  init?(_ rect: CGRect, radius: CGFloat, corners: UIRectCorner) {
    guard rect.isFinite, radius > 0, rect.width > 0, rect.height > 0,
      !corners.isDisjoint(with: [.topLeft, .topRight, .bottomLeft, .bottomRight])
    else { return nil }
    self.rect = rect.standardized
    self.corners = corners
    let (halfWidth, halfHeight) = (rect.width / 2, rect.height / 2)
    let reach = SmoothCorner.reach * radius
    switch (halfWidth < reach, halfHeight < reach) {
    case (false, false):
      afterHorizontal = .smooth(radius: radius)
      afterVertical = afterHorizontal
      start = reach
    case (false, true):
      afterHorizontal = .roundEnd(radius: radius, half: halfHeight)
      afterVertical = afterHorizontal.mirrored
      start = reach
    case (true, false):
      afterVertical = .roundEnd(radius: radius, half: halfWidth)
      afterHorizontal = afterVertical.mirrored
      start = halfWidth
    case (true, true):
      afterHorizontal = .circular(radius: min(halfWidth, halfHeight))
      afterVertical = afterHorizontal
      start = halfWidth
    }
  }

  /// Clockwise on a screen, from the upper side.
  var path: CGPath {
    let path = CGMutablePath()
    let (minX, minY, maxX, maxY) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    let begin = corners.contains(.topLeft) ? minX + start : minX
    path.move(to: CGPoint(x: begin, y: minY))
    add(.topRight, afterHorizontal, to: path) { CGPoint(x: maxX - $0.x, y: minY + $0.y) }
    add(.bottomRight, afterVertical, to: path) { CGPoint(x: maxX - $0.y, y: maxY - $0.x) }
    add(.bottomLeft, afterHorizontal, to: path) { CGPoint(x: minX + $0.x, y: maxY - $0.y) }
    if corners.contains(.topLeft) {
      add(.topLeft, afterVertical, to: path) { CGPoint(x: minX + $0.y, y: minY + $0.x) }
    }
    path.closeSubpath()
    return path
  }

  /// Adds a corner, rounded or not; `place` leads from the corner's space to the rectangle's.
  private func add(
    _ name: UIRectCorner, _ corner: SmoothCorner, to path: CGMutablePath,
    place: (CGPoint) -> CGPoint
  ) {
    guard corners.contains(name) else { return path.addLine(to: place(.zero)) }
    let start = place(corner.start)
    if start != path.currentPoint { path.addLine(to: start) }
    for curve in corner.curves {
      path.addCurve(
        to: place(curve.end), control1: place(curve.control1), control2: place(curve.control2))
    }
  }
}
