import QuartzCore

/// Where the rows of a wheel are seen: on a cylinder, from the front.
///
/// A row's distance is that from the middle, in rows.
struct Drum: Equatable {
  /// How much of the wheel is seen.
  var height: CGFloat
  var rowHeight: CGFloat

  /// How far in front of the cylinder the eye is.
  static let eyeDistance: CGFloat = 700
  /// Rows beyond it are seen from so flat that nobody can read them.
  private static let lastAngle: CGFloat = 1.28
  /// The angle over which the last rows vanish.
  private static let fadeAngle: CGFloat = 0.25
  /// However thin the rows are.
  private static let mostRows: CGFloat = 50
  /// How large rows are that are not the middle one.
  private static let asideScale: CGFloat = 0.9

  var radius: CGFloat { max(height * 0.54, rowHeight) }

  /// Up to which distance rows are seen.
  var reach: CGFloat { min(Self.lastAngle * radius / rowHeight, Self.mostRows) }

  private func angle(_ distance: CGFloat) -> CGFloat { distance * rowHeight / radius }

  /// How much a row is aside: 0 in the middle, 1 from the next row on.
  private func share(_ distance: CGFloat) -> CGFloat { min(distance.magnitude, 1) }

  /// Onto the cylinder, whose front lies in the plane of the view.
  func transform(at distance: CGFloat) -> CATransform3D {
    let (angle, scale) = (angle(distance), 1 - (1 - Self.asideScale) * share(distance))
    let turn = CATransform3DConcat(
      CATransform3DMakeScale(scale, scale, 1), CATransform3DMakeRotation(-angle, 1, 0, 0))
    return CATransform3DConcat(
      turn,
      CATransform3DMakeTranslation(0, radius * sin(angle), radius * (cos(angle) - 1)))
  }

  func opacity(at distance: CGFloat) -> CGFloat {
    let angle = angle(distance).magnitude
    let rest = min(max((Self.lastAngle - angle) / Self.fadeAngle, 0), 1)
    return (1 - 0.45 * share(distance)) * max(0, cos(angle)) * rest
  }

  /// How far below the wheel's middle a row's middle is seen.
  func middle(at distance: CGFloat) -> CGFloat {
    let angle = angle(distance)
    return radius * sin(angle) / (1 + radius * (1 - cos(angle)) / Self.eyeDistance)
  }

  /// How rows come to be seen in perspective by an eye that is so far to the right of the wheel.
  static func perspective(eye offset: CGFloat) -> CATransform3D {
    var eye = CATransform3DIdentity
    eye.m34 = -1 / eyeDistance
    return CATransform3DConcat(
      CATransform3DMakeTranslation(-offset, 0, 0),
      CATransform3DConcat(eye, CATransform3DMakeTranslation(offset, 0, 0)))
  }
}
