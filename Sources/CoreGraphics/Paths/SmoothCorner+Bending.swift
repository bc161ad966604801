import Foundation

extension SmoothCorner {
  /// A corner of radius 1 between a quarter of a circle, at 0, and the smooth one, at 1.
  ///
  /// Core Animation's smooth corners come without a jump from round ones where a layer becomes too
  /// small for them. Both are cut into three curves at the same places, and mixed.
  package static func bent(_ share: CGFloat) -> SmoothCorner {
    let (round, smooth) = (threeArcs, smooth(radius: 1))
    func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share)
    }
    return SmoothCorner(
      start: mix(round.start, smooth.start),
      curves: zip(round.curves, smooth.curves).map {
        Curve(
          control1: mix($0.control1, $1.control1), control2: mix($0.control2, $1.control2),
          end: mix($0.end, $1.end))
      })
  }

  /// How smooth corners can be that have so much room for each radius' length of them.
  package static func share(room: CGFloat) -> CGFloat {
    max(0, min(1, (room - 1) / (reach - 1)))
  }

  /// The quarter of a circle, cut where the smooth corner's curves meet.
  private static let threeArcs: SmoothCorner = {
    // The circle is around (1, 1); an angle of 0 is where it begins.
    let angle = asin(1 - far)
    let (outer, inner) = (arcHandle(angle), arcHandle(.pi / 2 - 2 * angle))
    let (along, aside) = (cos(angle), sin(angle))
    let cut = CGPoint(x: 1 - aside, y: 1 - along)
    func mirrored(_ point: CGPoint) -> CGPoint { CGPoint(x: point.y, y: point.x) }
    let first = Curve(
      control1: CGPoint(x: 1 - outer, y: 0),
      control2: CGPoint(x: cut.x + outer * along, y: cut.y - outer * aside), end: cut)
    let control = CGPoint(x: cut.x - inner * along, y: cut.y + inner * aside)
    return SmoothCorner(
      start: CGPoint(x: 1, y: 0),
      curves: [
        first,
        Curve(control1: control, control2: mirrored(control), end: mirrored(cut)),
        Curve(
          control1: mirrored(first.control2), control2: mirrored(first.control1),
          end: CGPoint(x: 0, y: 1)),
      ])
  }()
}
