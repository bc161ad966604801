import CoreGraphics

/// A transform taken apart: first a scale and a shear, then turns about x, y and z, then a
/// translation, then perspective. (Thomas, 'Decomposing a matrix into simple transformations',
/// Graphics Gems II.)
///
/// A transform that loses a dimension comes apart into something that is not it, but finite.
package struct TransformParts {
  /// Factors along x, y and z; a negative one mirrors.
  package var scale = SIMD3<Double>(1, 1, 1)
  /// What x adds to y, x to z, and y to z.
  package var shear = SIMD3<Double>()
  /// Radians about x, y and z, done in this order.
  package var rotation = SIMD3<Double>()
  /// In points, after the scale and the turns.
  package var translation = SIMD3<Double>()
  /// The last column.
  package var perspective = SIMD4<Double>(0, 0, 0, 1)

  /// The three rows that turn and scale.
  private typealias Rows = CATransform3D.Rows<SIMD3<Double>>

  package init(_ t: CATransform3D) {
    var rows = t.rows.map { SIMD3($0.x, $0.y, $0.z) }
    translation = SIMD3(t.m41, t.m42, t.m43)
    if t.hasPerspective { perspective = Self.perspective(of: t) }
    if Self.isDiagonal(rows) {
      // Mirrors stay mirrors: as turns, the factors would not come back as they were set.
      scale = SIMD3(rows[0].x, rows[1].y, rows[2].z)
      return
    }
    takeScale(&rows)
    takeRotation(rows)
  }

  private static func isDiagonal(_ rows: Rows) -> Bool {
    rows[0].y == 0 && rows[0].z == 0 && rows[1].x == 0 && rows[1].z == 0 && rows[2].x == 0
      && rows[2].y == 0
  }

  /// The column that, with the rest of the map done before, gives the map's last column.
  private static func perspective(of t: CATransform3D) -> SIMD4<Double> {
    var rest = t
    (rest.m14, rest.m24, rest.m34, rest.m44) = (0, 0, 0, 1)
    let back = CATransform3DInvert(rest).rows
    let column = SIMD4<Double>(t.m14, t.m24, t.m34, t.m44)
    let sums = back.map { ($0 * column).sum() }
    return SIMD4(sums[0], sums[1], sums[2], sums[3])
  }

  /// Makes the rows perpendicular and one long each, and keeps what it took from them.
  private mutating func takeScale(_ rows: inout Rows) {
    func unit(_ row: SIMD3<Double>, _ length: Double) -> SIMD3<Double> {
      length > 0 ? row / length : row
    }
    scale.x = (rows[0] * rows[0]).sum().squareRoot()
    rows[0] = unit(rows[0], scale.x)
    shear.x = (rows[0] * rows[1]).sum()
    rows[1] -= rows[0] * shear.x
    scale.y = (rows[1] * rows[1]).sum().squareRoot()
    rows[1] = unit(rows[1], scale.y)
    shear.y = (rows[0] * rows[2]).sum()
    rows[2] -= rows[0] * shear.y
    shear.z = (rows[1] * rows[2]).sum()
    rows[2] -= rows[1] * shear.z
    scale.z = (rows[2] * rows[2]).sum().squareRoot()
    rows[2] = unit(rows[2], scale.z)
    guard Self.turnsOver(rows) else { return }
    scale.x = -scale.x
    shear.x = -shear.x
    shear.y = -shear.y
    rows[0] = -rows[0]
  }

  private static func turnsOver(_ rows: Rows) -> Bool {
    let (a, b) = (rows[1], rows[2])
    let cross = SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
    return (rows[0] * cross).sum() < 0
  }

  private mutating func takeRotation(_ rows: Rows) {
    rotation.y = asin(max(-1, min(1, -rows[0].z)))
    if rows[0].z.magnitude < 1 {
      rotation.x = atan2(rows[1].z, rows[2].z)
      rotation.z = atan2(rows[0].y, rows[0].x)
    } else {
      // A quarter turn about y makes x and z one axis; all of the turn is taken to be about x.
      rotation.x = atan2(-rows[2].y, rows[1].y)
    }
    preferFewTurns()
  }

  /// Every turn is two triples of angles: takes the one that is closer to a turn about y alone.
  private mutating func preferFewTurns() {
    func otherWay(_ angle: Double) -> Double { angle > 0 ? angle - .pi : angle + .pi }
    let (x, z) = (otherWay(rotation.x), otherWay(rotation.z))
    let gain = rotation.x.magnitude + rotation.z.magnitude - x.magnitude - z.magnitude
    guard gain > 1e-9 else { return }
    rotation = SIMD3(x, rotation.y < 0 ? -.pi - rotation.y : .pi - rotation.y, z)
  }

  /// The parts put together again.
  package var transform: CATransform3D {
    var sheared = CATransform3DMakeScale(scale.x, scale.y, scale.z)
    (sheared.m21, sheared.m31, sheared.m32) = (shear.x, shear.y, shear.z)
    var t = turned(sheared)
    (t.m41, t.m42, t.m43) = (translation.x, translation.y, translation.z)
    guard perspective != SIMD4(0, 0, 0, 1) else { return t }
    let column = t.rows.map { ($0 * perspective).sum() }
    (t.m14, t.m24, t.m34, t.m44) = (column[0], column[1], column[2], column[3])
    return t
  }

  /// Turns that turn nothing are left out, so that numbers stay as they were set.
  private func turned(_ t: CATransform3D) -> CATransform3D {
    var t = t
    func turn(_ angle: Double, _ x: Double, _ y: Double, _ z: Double) {
      if angle != 0 { t = CATransform3DConcat(t, CATransform3DMakeRotation(angle, x, y, z)) }
    }
    turn(rotation.x, 1, 0, 0)
    turn(rotation.y, 0, 1, 0)
    turn(rotation.z, 0, 0, 1)
    return t
  }
}
