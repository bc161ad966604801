@testable import Pixels

/// Areas of shapes within pixels by other means than the code under test.
enum ExactArea {
  /// The coverage of a rounded rectangle, 0…255, by lines far thinner than a pixel.
  static func coverage(_ shape: RoundedRect, width: Int, height: Int) -> [[Double]] {
    let slices = 2000
    var result = [[Double]](repeating: [Double](repeating: 0, count: width), count: height)
    for y in 0..<height {
      for slice in 0..<slices {
        let v = Double(y) + (Double(slice) + 0.5) / Double(slices)
        guard let (left, right) = interval(shape, v), left < right else { continue }
        for x in 0..<width {
          let part = min(right, Double(x + 1)) - max(left, Double(x))
          if part > 0 { result[y][x] += part * 255 / Double(slices) }
        }
      }
    }
    return result
  }

  private static func interval(_ shape: RoundedRect, _ y: Double) -> (Double, Double)? {
    guard y > shape.minY, y < shape.maxY else { return nil }
    func indent(_ top: CornerRadius, _ bottom: CornerRadius) -> Double {
      func part(_ corner: CornerRadius, _ depth: Double) -> Double {
        guard depth < corner.y, corner.x > 0 else { return 0 }
        let across = 1 - depth / corner.y
        return corner.x * (1 - (1 - across * across).squareRoot())
      }
      return max(part(top, y - shape.minY), part(bottom, shape.maxY - y))
    }
    return (
      shape.minX + indent(shape.topLeft, shape.bottomLeft),
      shape.maxX - indent(shape.topRight, shape.bottomRight)
    )
  }

  /// The signed area of a polygon within the pixel (`x`, `y`), in 0…255.
  static func coverage(_ polygon: [SIMD2<Double>], x: Int, y: Int) -> Double {
    var points = polygon
    let low = SIMD2(Double(x), Double(y))
    for axis in 0..<2 {
      points = clip(points) { $0[axis] - low[axis] }
      points = clip(points) { low[axis] + 1 - $0[axis] }
    }
    var twice = 0.0
    for (a, b) in zip(points, points.dropFirst() + points.prefix(1)) {
      twice += (a.x - low.x) * (b.y - low.y) - (b.x - low.x) * (a.y - low.y)
    }
    return abs(twice) / 2 * 255
  }

  /// What of a polygon lies where `side` is not negative (Sutherland and Hodgman).
  private static func clip(
    _ points: [SIMD2<Double>], _ side: (SIMD2<Double>) -> Double
  ) -> [SIMD2<Double>] {
    var result: [SIMD2<Double>] = []
    for (a, b) in zip(points, points.dropFirst() + points.prefix(1)) {
      let (one, other) = (side(a), side(b))
      if one >= 0 { result.append(a) }
      if (one < 0) != (other < 0) { result.append(a + (b - a) * (one / (one - other))) }
    }
    return result
  }
}
