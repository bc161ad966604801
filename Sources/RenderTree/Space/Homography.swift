import CoreGraphics

/// A map of the plane that keeps lines straight, a 3 × 3 matrix on row vectors: `[x y 1] · m`.
///
/// What a point is mapped to has to be divided by its third number, which is how far it is from the
/// eye: nearer than `nearest`, and behind the eye, nothing is seen.
package struct Homography: Hashable, Sendable {
  /// What the direction along the x axis is mapped to.
  package var x: SIMD3<Double>
  /// What the direction along the y axis is mapped to.
  package var y: SIMD3<Double>
  /// What the origin is mapped to.
  package var one: SIMD3<Double>

  /// The distance of the eye from what lies in the plane of the screen is 1.
  package static let nearest = 1.0 / 1024

  package init(_ x: SIMD3<Double>, _ y: SIMD3<Double>, _ one: SIMD3<Double>) {
    (self.x, self.y, self.one) = (x, y, one)
  }

  /// The same map as an affine one.
  package init(_ map: CGAffineTransform) {
    self.init(SIMD3(map.a, map.b, 0), SIMD3(map.c, map.d, 0), SIMD3(map.tx, map.ty, 1))
  }

  /// The same map if it is an affine one.
  package var affine: CGAffineTransform? {
    guard x.z == 0, y.z == 0, one.z == 1 else { return nil }
    return CGAffineTransform(a: x.x, b: x.y, c: y.x, d: y.y, tx: one.x, ty: one.y)
  }

  /// The affine map that is nearest around a point.
  package func affine(around point: CGPoint) -> CGAffineTransform {
    if let affine { return affine }
    let image = mapping(SIMD3(point.x, point.y, 1))
    guard image.z >= Self.nearest else {
      return CGAffineTransform(a: x.x, b: x.y, c: y.x, d: y.y, tx: one.x, ty: one.y)
    }
    let place = SIMD2(image.x, image.y) / image.z
    let (u, v) = (SIMD2(x.x, x.y) - place * x.z, SIMD2(y.x, y.y) - place * y.z)
    let (a, b) = (u / image.z, v / image.z)
    let origin = place - a * point.x - b * point.y
    return CGAffineTransform(a: a.x, b: a.y, c: b.x, d: b.y, tx: origin.x, ty: origin.y)
  }

  /// First does what the receiver does, then what `next` does.
  package func concatenating(_ next: Homography) -> Homography {
    Homography(next.mapping(x), next.mapping(y), next.mapping(one))
  }

  /// What a point is mapped to, not divided yet.
  package func mapping(_ p: SIMD3<Double>) -> SIMD3<Double> { x * p.x + y * p.y + one * p.z }

  /// Where a point is seen; nil for one too near to the eye, or behind it.
  package func point(_ point: CGPoint) -> CGPoint? {
    let image = mapping(SIMD3(point.x, point.y, 1))
    guard image.z >= Self.nearest else { return nil }
    let seen = CGPoint(x: image.x / image.z, y: image.y / image.z)
    return seen.isFinite ? seen : nil
  }

  /// Zero for a plane that is seen edge on; negative for one that is mirrored or seen from behind.
  package var determinant: Double {
    x.x * (y.y * one.z - y.z * one.y) - x.y * (y.x * one.z - y.z * one.x)
      + x.z * (y.x * one.y - y.y * one.x)
  }

  /// The map back, by the adjugate; nil where there is none, as for a plane seen edge on.
  package var inverse: Homography? {
    let scale = 1 / determinant
    guard scale.isFinite, scale != 0 else { return nil }
    func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
      SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x) * scale
    }
    let (first, second, third) = (cross(y, one), cross(one, x), cross(x, y))
    let inverse = Homography(
      SIMD3(first.x, second.x, third.x), SIMD3(first.y, second.y, third.y),
      SIMD3(first.z, second.z, third.z))
    return inverse.isFinite ? inverse : nil
  }

  /// Whether all nine are numbers, and none is infinite.
  package var isFinite: Bool {
    let sum: SIMD3<Double> = (x + y * 0 + one * 0) * 0
    return sum == SIMD3()
  }

  /// A line `c · (x, y, 1) = 0` of the plane that is mapped to, as one of the plane before.
  package func line(_ c: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3((x * c).sum(), (y * c).sum(), (one * c).sum())
  }
}

extension Homography {
  /// The corners of what is seen of a rectangle, in order; empty where it is all behind the eye.
  package func corners(of rect: CGRect) -> [SIMD2<Double>] {
    let (right, bottom) = (rect.origin.x + rect.size.width, rect.origin.y + rect.size.height)
    let corners = [
      mapping(SIMD3(rect.origin.x, rect.origin.y, 1)), mapping(SIMD3(right, rect.origin.y, 1)),
      mapping(SIMD3(right, bottom, 1)), mapping(SIMD3(rect.origin.x, bottom, 1)),
    ]
    var seen: [SIMD2<Double>] = []
    for (index, corner) in corners.enumerated() {
      if corner.z >= Self.nearest { seen.append(SIMD2(corner.x, corner.y) / corner.z) }
      let next = corners[(index + 1) % 4]
      guard (corner.z >= Self.nearest) != (next.z >= Self.nearest) else { continue }
      let share = (Self.nearest - corner.z) / (next.z - corner.z)
      let crossing = corner + (next - corner) * share
      seen.append(SIMD2(crossing.x, crossing.y) / Self.nearest)
    }
    return seen
  }

  /// The rectangle around what is seen of another; null where nothing is.
  package func box(around rect: CGRect) -> CGRect {
    if rect.isNull { return .null }
    if let affine {
      let box = rect.applying(affine)
      return box.isFinite ? box : .null
    }
    let corners = corners(of: rect)
    guard let first = corners.first else { return .null }
    var (low, high) = (first, first)
    for corner in corners {
      (low, high) = (pointwiseMin(low, corner), pointwiseMax(high, corner))
    }
    let box = CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    return box.isFinite ? box : .null
  }
}
