import CoreGraphics
import Pixels
import RenderTree

/// The inside of a rectangle that is turned or seen in perspective: pixels in it are covered wholly.
struct ConvexCore: Sendable {
  private var edges: Edges
  /// Of what is seen in perspective: the plane of the eye may cut a corner off.
  private var others: Edges?

  /// Four straight edges; the inside of each is where `x · x + y · y + z` is not negative.
  private struct Edges {
    var x = SIMD4<Double>()
    var y = SIMD4<Double>()
    var z = SIMD4<Double>()

    /// One edge: x, y and z.
    subscript(index: Int) -> SIMD3<Double> {
      get { SIMD3(x[index], y[index], z[index]) }
      set { (x[index], y[index], z[index]) = (newValue.x, newValue.y, newValue.z) }
    }

    /// Whether all of a rectangle lies inside: its corner that is farthest out at each edge.
    @inline(__always)
    func contain(_ rect: PixelRect) -> Bool {
      let zero = SIMD4<Double>(repeating: 0)
      let farthestX = SIMD4(repeating: Double(rect.maxX))
        .replacing(with: Double(rect.minX), where: x .> zero)
      let farthestY = SIMD4(repeating: Double(rect.maxY))
        .replacing(with: Double(rect.minY), where: y .> zero)
      let distances = x * farthestX + y * farthestY + z
      return distances.min() >= 0
    }
  }

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
    edges = Edges(
      x: SIMD4(first.x, second.x, third.x, fourth.x),
      y: SIMD4(first.y, second.y, third.y, fourth.y),
      z: SIMD4(first.z, second.z, third.z, fourth.z))
  }

  /// The same of a rectangle in perspective: what lies between its edges and before the eye.
  init?(_ rect: RoundedRect, through lens: Lens) {
    let corners = lens.map.corners(
      of: CGRect(
        x: rect.minX, y: rect.minY, width: rect.maxX - rect.minX, height: rect.maxY - rect.minY))
    guard (3...8).contains(corners.count) else { return nil }
    let pairs = corners.indices.map { (corners[$0], corners[($0 + 1) % corners.count]) }
    let area = pairs.reduce(0) { $0 + ($1.0.x * $1.1.y - $1.0.y * $1.1.x) }
    guard area.isFinite, area != 0 else { return nil }
    var (first, second) = (Edges(), Edges())
    for (index, (start, end)) in pairs.enumerated() {
      guard let edge = Self.edge(start, end, area < 0) else { return nil }
      if index < 4 { first[index] = edge } else { second[index - 4] = edge }
    }
    (edges, others) = (first, corners.count > 4 ? second : nil)
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

  /// Where a row's pixels lie inside wholly: between lines, whose places are linear in the row.
  struct Sides {
    /// Of the edges that the inside is right of; the others are far to the left.
    fileprivate var first = Lines(far: -1e9)
    /// Of those that it is left of; the others are far to the right.
    fileprivate var end = Lines(far: 1e9)

    fileprivate struct Lines {
      var base: SIMD4<Double>
      var slope = SIMD4<Double>(repeating: 0)

      init(far: Double) { base = SIMD4(repeating: far) }
    }

    /// Those of some columns.
    @inline(__always)
    func columns(row: Int, among columns: Range<Int>) -> Range<Int> {
      let row = SIMD4(repeating: Double(row))
      let (a, b) = (first.base + first.slope * row, end.base + end.slope * row)
      let left = max(max(a[0], a[1]), max(a[2], a[3]), Double(columns.lowerBound))
      let right = min(min(b[0], b[1]), min(b[2], b[3]), Double(columns.upperBound))
      // Rounding is far below the margin of the edges.
      guard left < right else { return columns.lowerBound..<columns.lowerBound }
      let (start, limit) = (Int(left.rounded(.up)), Int(right.rounded(.down)))
      return start..<max(start, limit)
    }
  }

  /// Nil for a shape with an edge along the rows, or with more than four edges.
  var sides: Sides? {
    guard others == nil else { return nil }
    var sides = Sides()
    for index in 0..<4 {
      let edge = edges[index]
      guard edge.x != 0 || edge.y != 0 else { continue }
      guard abs(edge.x) > 1e-6 else { return nil }
      // The corner of a pixel that is farthest out at the edge.
      let corner = edge.y > 0 ? 0.0 : 1
      let (base, slope) = (-(edge.y * corner + edge.z) / edge.x, -edge.y / edge.x)
      if edge.x > 0 {
        (sides.first.base[index], sides.first.slope[index]) = (base, slope)
      } else {
        (sides.end.base[index], sides.end.slope[index]) = (base, slope)
      }
    }
    return sides
  }

  func contains(_ rect: PixelRect) -> Bool {
    edges.contain(rect) && others?.contain(rect) != false
  }
}
