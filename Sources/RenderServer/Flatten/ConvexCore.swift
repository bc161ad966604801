import CoreGraphics
import Pixels

/// The inside of a turned rectangle: pixels in it are covered wholly.
struct ConvexCore: Sendable {
  /// The inside of an edge is where `x · x + y · y + z` is not negative.
  private var edges: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)

  /// Edges of outlines are rounded; so far inside that does not matter.
  private static let margin = 1.0 / 16

  /// Nil where a rectangle's picture under a map has no inside.
  init?(_ rect: RoundedRect, under map: CGAffineTransform) {
    let corners = (
      Self.point(rect.minX, rect.minY, map), Self.point(rect.maxX, rect.minY, map),
      Self.point(rect.maxX, rect.maxY, map), Self.point(rect.minX, rect.maxY, map)
    )
    let isMirrored = map.a * map.d - map.b * map.c < 0
    guard let first = Self.edge(corners.0, corners.1, isMirrored),
      let second = Self.edge(corners.1, corners.2, isMirrored),
      let third = Self.edge(corners.2, corners.3, isMirrored),
      let fourth = Self.edge(corners.3, corners.0, isMirrored)
    else { return nil }
    edges = (
      SIMD4(first.x, second.x, third.x, fourth.x), SIMD4(first.y, second.y, third.y, fourth.y),
      SIMD4(first.z, second.z, third.z, fourth.z)
    )
  }

  private static func point(_ x: Double, _ y: Double, _ map: CGAffineTransform) -> SIMD2<Double> {
    SIMD2(map.a * x + map.c * y + map.tx, map.b * x + map.d * y + map.ty)
  }

  private static func edge(
    _ start: SIMD2<Double>, _ end: SIMD2<Double>, _ isMirrored: Bool
  ) -> SIMD3<Double>? {
    let way = isMirrored ? start - end : end - start
    let length = (way * way).sum().squareRoot()
    guard length > 1e-6, length < 1e9 else { return nil }
    let (x, y) = (-way.y / length, way.x / length)
    return SIMD3(x, y, -(x * start.x + y * start.y) - margin)
  }

  /// Whether all of a rectangle lies inside: its corner that is farthest out at each edge.
  func contains(_ rect: PixelRect) -> Bool {
    let zero = SIMD4<Double>(repeating: 0)
    let x = SIMD4(repeating: Double(rect.maxX))
      .replacing(with: Double(rect.minX), where: edges.0 .> zero)
    let y = SIMD4(repeating: Double(rect.maxY))
      .replacing(with: Double(rect.minY), where: edges.1 .> zero)
    let distances = edges.0 * x + edges.1 * y + edges.2
    return distances.min() >= 0
  }
}
