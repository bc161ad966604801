import CoreGraphics

/// A map of space by a 4 × 4 matrix on row vectors, `[x y z 1] · m`: what a point is mapped to has
/// to be divided by its fourth number.
package struct Matrix4: Hashable, Sendable {
  /// What a direction along an axis, or the origin, is mapped to.
  package typealias Row = SIMD4<Double>

  /// What the direction along the x axis is mapped to.
  package var x: Row
  /// What the direction along the y axis is mapped to.
  package var y: Row
  /// What the direction along the z axis is mapped to.
  package var z: Row
  /// What the origin is mapped to.
  package var w: Row

  package init(_ x: Row, _ y: Row, _ z: Row, _ w: Row) {
    (self.x, self.y, self.z, self.w) = (x, y, z, w)
  }

  /// Leaves everything where it is.
  package static let identity = Matrix4(
    Row(1, 0, 0, 0), Row(0, 1, 0, 0), Row(0, 0, 1, 0), Row(0, 0, 0, 1))

  /// Moves everything.
  package init(translationX x: Double, y: Double, z: Double) {
    self = .identity
    w = Row(x, y, z, 1)
  }

  /// The same map as an affine one of the plane, depth left as it is.
  package init(_ map: CGAffineTransform) {
    self.init(
      Row(map.a, map.b, 0, 0), Row(map.c, map.d, 0, 0), Row(0, 0, 1, 0),
      Row(map.tx, map.ty, 0, 1))
  }

  /// First does what the receiver does, then what `next` does.
  package func concatenating(_ next: Matrix4) -> Matrix4 {
    Matrix4(next.mapping(x), next.mapping(y), next.mapping(z), next.mapping(w))
  }

  /// The four numbers that a point of space, or the direction to one, is mapped to.
  package func mapping(_ p: Row) -> Row {
    x * p.x + y * p.y + z * p.z + w * p.w
  }

  /// The map about another point than the origin.
  package func about(_ x: Double, _ y: Double, _ z: Double) -> Matrix4 {
    if self == .identity { return self }
    return Matrix4(translationX: -x, y: -y, z: -z).concatenating(self)
      .concatenating(Matrix4(translationX: x, y: y, z: z))
  }

  /// Whether no element is so large, or no number, that places could not be told any more.
  package var isUsable: Bool {
    let limit = Row(repeating: 1e10)
    func fits(_ row: Row) -> Bool { all(row .<= limit) && all(row .>= -limit) }
    return fits(x) && fits(y) && fits(z) && fits(w)
  }

  /// What the map does to the plane z = 0, seen along the z axis.
  package var plane: Homography {
    Homography(
      SIMD3(x.x, x.y, x.w), SIMD3(y.x, y.y, y.w), SIMD3(w.x, w.y, w.w))
  }

  /// The depths that the plane's points are mapped to, before division: `x · .x + y · .y + .z`.
  package var depths: SIMD3<Double> { SIMD3(x.z, y.z, w.z) }

  /// Whether it keeps the plane z = 0 parallel to itself and no point of it moves by perspective.
  package var isFlat: Bool { x.z == 0 && y.z == 0 && x.w == 0 && y.w == 0 && w.w == 1 }

  /// Whether planes parallel to z = 0 stay so, in their order, and do not move against each other.
  package var keepsLevels: Bool { isFlat && z.x == 0 && z.y == 0 && z.w == 0 && z.z > 0 }

  /// Negative for a map that mirrors space.
  package var determinant: Double {
    // Laplace's expansion along the first two rows: each of their minors times the other two rows'
    // minor of the columns that are left.
    let upper = Self.minors(x, y)
    let lower = Self.minors(z, w)
    return (upper.0 * SIMD3(lower.1.z, -lower.1.y, lower.1.x)).sum()
      + (upper.1 * SIMD3(lower.0.z, -lower.0.y, lower.0.x)).sum()
  }

  /// The minors of columns 01, 02, 03 and of columns 12, 13, 23.
  private static func minors(_ a: Row, _ b: Row) -> (SIMD3<Double>, SIMD3<Double>) {
    func minor(_ i: Int, _ j: Int) -> Double { a[i] * b[j] - a[j] * b[i] }
    return (
      SIMD3(minor(0, 1), minor(0, 2), minor(0, 3)), SIMD3(minor(1, 2), minor(1, 3), minor(2, 3))
    )
  }

  /// Whether the plane z = 0 shows its back where the map puts it.
  ///
  /// The outline of what is seen from behind goes round the other way; so it does in a mirror, which
  /// is taken off.
  package var showsBack: Bool {
    let turn = plane.determinant
    return determinant < 0 ? turn > 0 : turn < 0
  }
}
