import CoreGraphics

/// Transforms between two: taken apart into scale, shear, turn, translation and perspective, each of
/// which is mixed by itself, the turn along the shortest way.
enum TransformMix {
  static func mix(_ a: CATransform3D, _ b: CATransform3D, at t: Double) -> CATransform3D {
    if t == 0 { return a }
    if t == 1 { return b }
    if a == b { return a }
    if a.onlyScalesAndMoves, b.onlyScalesAndMoves { return linear(a, b, t) }
    guard a.isFinite, b.isFinite else { return t < 0.5 ? a : b }
    let (first, second) = (Parts(a), Parts(b))
    var mixed = Parts()
    mixed.scale = first.scale + (second.scale - first.scale) * t
    mixed.shear = first.shear + (second.shear - first.shear) * t
    mixed.translation = first.translation + (second.translation - first.translation) * t
    mixed.perspective = first.perspective + (second.perspective - first.perspective) * t
    mixed.turn = slerp(first.turn, second.turn, t)
    return mixed.transform
  }

  private static func linear(_ a: CATransform3D, _ b: CATransform3D, _ t: Double) -> CATransform3D {
    var mixed = CATransform3DIdentity
    mixed.m11 = a.m11 + (b.m11 - a.m11) * t
    mixed.m22 = a.m22 + (b.m22 - a.m22) * t
    mixed.m33 = a.m33 + (b.m33 - a.m33) * t
    mixed.m41 = a.m41 + (b.m41 - a.m41) * t
    mixed.m42 = a.m42 + (b.m42 - a.m42) * t
    mixed.m43 = a.m43 + (b.m43 - a.m43) * t
    return mixed
  }

  /// Along the shorter arc between two unit quaternions.
  private static func slerp(
    _ a: SIMD4<Double>, _ b: SIMD4<Double>, _ t: Double
  ) -> SIMD4<Double> {
    var end = b
    var cosine = (a * b).sum()
    if cosine < 0 { (end, cosine) = (-b, -cosine) }
    guard cosine < 0.999_999 else {
      let mixed = a + (end - a) * t
      return mixed / max((mixed * mixed).sum().squareRoot(), 1e-12)
    }
    let angle = acos(cosine)
    return (a * sin((1 - t) * angle) + end * sin(t * angle)) / sin(angle)
  }

  /// A transform taken apart without asking for memory.
  private struct Parts {
    var scale = SIMD3<Double>(1, 1, 1)
    var shear = SIMD3<Double>()
    /// A quaternion, the real part last.
    var turn = SIMD4<Double>(0, 0, 0, 1)
    var translation = SIMD3<Double>()
    var perspective = SIMD4<Double>(0, 0, 0, 1)

    init() {}

    init(_ t: CATransform3D) {
      if t.hasPerspective { perspective = TransformParts(t).perspective }
      translation = SIMD3(t.m41, t.m42, t.m43)
      var x = SIMD3<Double>(t.m11, t.m12, t.m13)
      var y = SIMD3<Double>(t.m21, t.m22, t.m23)
      var z = SIMD3<Double>(t.m31, t.m32, t.m33)
      scale.x = Self.makeUnit(&x)
      shear.x = (x * y).sum()
      y -= x * shear.x
      scale.y = Self.makeUnit(&y)
      shear.y = (x * z).sum()
      z -= x * shear.y
      shear.z = (y * z).sum()
      z -= y * shear.z
      scale.z = Self.makeUnit(&z)
      let cross = SIMD3(
        y.y * z.z - y.z * z.y, y.z * z.x - y.x * z.z, y.x * z.y - y.y * z.x)
      if (x * cross).sum() < 0 {
        scale.x = -scale.x
        shear.x = -shear.x
        shear.y = -shear.y
        x = -x
      }
      turn = Self.quaternion(x, y, z)
    }

    private static func makeUnit(_ row: inout SIMD3<Double>) -> Double {
      let length = (row * row).sum().squareRoot()
      if length > 0 { row /= length }
      return length
    }

    /// Of rows that are perpendicular and one long.
    private static func quaternion(
      _ x: SIMD3<Double>, _ y: SIMD3<Double>, _ z: SIMD3<Double>
    ) -> SIMD4<Double> {
      let trace = x.x + y.y + z.z
      var q: SIMD4<Double>
      if trace > 0 {
        q = SIMD4(y.z - z.y, z.x - x.z, x.y - y.x, trace + 1)
      } else if x.x >= y.y, x.x >= z.z {
        q = SIMD4(1 + x.x - y.y - z.z, x.y + y.x, z.x + x.z, y.z - z.y)
      } else if y.y >= z.z {
        q = SIMD4(x.y + y.x, 1 - x.x + y.y - z.z, y.z + z.y, z.x - x.z)
      } else {
        q = SIMD4(z.x + x.z, y.z + z.y, 1 - x.x - y.y + z.z, x.y - y.x)
      }
      let length = (q * q).sum().squareRoot()
      return length > 0 ? q / length : SIMD4(0, 0, 0, 1)
    }

    /// The parts put together again.
    var transform: CATransform3D {
      let q = turn
      let x = SIMD3(
        1 - 2 * (q.y * q.y + q.z * q.z), 2 * (q.x * q.y + q.z * q.w), 2 * (q.x * q.z - q.y * q.w))
      let y = SIMD3(
        2 * (q.x * q.y - q.z * q.w), 1 - 2 * (q.x * q.x + q.z * q.z), 2 * (q.y * q.z + q.x * q.w))
      let z = SIMD3(
        2 * (q.x * q.z + q.y * q.w), 2 * (q.y * q.z - q.x * q.w), 1 - 2 * (q.x * q.x + q.y * q.y))
      let (a, b) = (x * scale.x, x * shear.x + y * scale.y)
      let c = x * shear.y + y * shear.z + z * scale.z
      func row(_ v: SIMD3<Double>, _ w: Double) -> SIMD4<Double> {
        // Perspective comes last: it reads what the rest made.
        guard perspective != SIMD4(0, 0, 0, 1) else { return SIMD4(v.x, v.y, v.z, w) }
        return SIMD4(v.x, v.y, v.z, (SIMD4(v.x, v.y, v.z, w) * perspective).sum())
      }
      return CATransform3D(rows: row(a, 0), row(b, 0), row(c, 0), row(translation, 1))
    }
  }
}

extension CATransform3D {
  /// Whether nothing is turned, mirrored, sheared or seen in perspective.
  fileprivate var onlyScalesAndMoves: Bool {
    m12 == 0 && m13 == 0 && m21 == 0 && m23 == 0 && m31 == 0 && m32 == 0 && !hasPerspective
      && m11 > 0 && m22 > 0 && m33 > 0
  }
}
