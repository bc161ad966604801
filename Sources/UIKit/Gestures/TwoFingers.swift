import CoreGraphics

/// Where the first two fingers of a gesture are, seen from one another.
struct TwoFingers {
  var distance: CGFloat
  /// In radians, growing clockwise on the screen.
  var angle: CGFloat

  @MainActor
  init?(_ touches: [UITouch]) {
    let live = touches.filter(\.isLive)
    guard live.count >= 2 else { return nil }
    let (first, second) = (live[0].moment.location, live[1].moment.location)
    distance = hypot(second.x - first.x, second.y - first.y)
    angle = atan2(second.y - first.y, second.x - first.x)
  }

  /// How far it is round from one angle to another, the short way.
  static func turn(from first: CGFloat, to second: CGFloat) -> CGFloat {
    let turn = (second - first).remainder(dividingBy: 2 * .pi)
    return turn.isFinite ? turn : 0
  }
}
