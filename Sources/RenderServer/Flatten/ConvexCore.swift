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

    /// The columns of a row of pixels that lie inside wholly, as real numbers.
    @inline(__always)
    func columns(row: Int) -> (first: Double, end: Double) {
      let zero = SIMD4<Double>(repeating: 0)
      let farthestY = SIMD4(repeating: Double(row + 1))
        .replacing(with: Double(row), where: y .> zero)
      let rest = y * farthestY + z
      // An edge along the row has all of it or nothing on its inside.
      let level = SIMD4<Double>(repeating: 1e-9)
      let isLevel = (x .< level) .& (x .> -level)
      if rest.replacing(with: zero, where: .!isLevel).min() < 0 { return (0, 0) }
      let crossing = -rest / x.replacing(with: 1, where: isLevel)
      let far = SIMD4<Double>(repeating: 1e9)
      let first = (-far).replacing(with: crossing, where: (x .> zero) .& .!isLevel)
      let end = far.replacing(with: crossing, where: (x .< zero) .& .!isLevel)
      return (first.max(), end.min())
    }

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

  /// Those of some columns of a row whose pixels lie inside wholly.
  func columns(row: Int, among columns: Range<Int>) -> Range<Int> {
    var (first, end) = edges.columns(row: row)
    if let others {
      let more = others.columns(row: row)
      (first, end) = (max(first, more.first), min(end, more.end))
    }
    // Rounding is far below the margin of the edges.
    let start = max(columns.lowerBound, Int(max(-1e9, min(first, 1e9)).rounded(.up)))
    let limit = min(columns.upperBound, Int(max(-1e9, min(end, 1e9)).rounded(.down)))
    return start..<max(start, limit)
  }

  func contains(_ rect: PixelRect) -> Bool {
    edges.contain(rect) && others?.contain(rect) != false
  }
}
