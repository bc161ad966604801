/// A map of the plane that keeps lines straight: `x · px + y · py + one`, divided by its third
/// number.
///
/// Where that number is less than `nearest`, nothing is seen: the place is too near to the eye, or
/// behind it.
public struct ProjectiveMap: Hashable, Sendable {
  public var x: SIMD3<Double>
  public var y: SIMD3<Double>
  public var one: SIMD3<Double>
  public var nearest: Double

  public init(
    x: SIMD3<Double>, y: SIMD3<Double>, one: SIMD3<Double>, nearest: Double = 1.0 / 1024
  ) {
    (self.x, self.y, self.one, self.nearest) = (x, y, one, nearest)
  }

  public var isFinite: Bool {
    let sum: SIMD3<Double> = (x + y * 0 + one * 0) * 0
    return sum == SIMD3()
  }

  @inline(__always)
  func mapping(_ px: Double, _ py: Double, _ weight: Double = 1) -> SIMD3<Double> {
    x * px + y * py + one * weight
  }

  /// The place that the middle of a pixel is mapped to.
  @inline(__always)
  func place(_ px: Int, _ py: Int) -> SIMD2<Double> {
    let image = mapping(Double(px) + 0.5, Double(py) + 0.5)
    return SIMD2(image.x, image.y) / image.z
  }

  /// How places move around a pixel, for a step to the right and one down, as an affine map.
  func affine(aroundX px: Double, y py: Double) -> SourceMap {
    let image = mapping(px, py)
    let place = SIMD2(image.x, image.y) / image.z
    let a = (SIMD2(x.x, x.y) - place * x.z) / image.z
    let b = (SIMD2(y.x, y.y) - place * y.z) / image.z
    let origin = place - a * px - b * py
    return SourceMap(a: a.x, b: a.y, c: b.x, d: b.y, tx: origin.x, ty: origin.y)
  }
}
