/// Closed polygons that together are the area of a stroke; all of them go round the same way.
public struct StrokePieces: Sendable {
  /// The corners of all polygons, one polygon behind the other.
  public private(set) var points: [SIMD2<Double>] = []
  /// Where each polygon ends in `points`.
  public private(set) var ends: [Int] = []
  /// The right side of the piece under way.
  private var right: [SIMD2<Double>] = []
}

extension StrokePieces: StrokeSink {
  var count: Int { points.count }

  mutating func makeRoom(for edges: Int) {
    points.reserveCapacity(edges)
  }

  mutating func begin(_ point: SIMD2<Double>) {
    points.append(point)
  }

  mutating func goLeft(_ point: SIMD2<Double>) {
    points.append(point)
  }

  mutating func goRight(_ point: SIMD2<Double>) {
    right.append(point)
  }

  mutating func close() {
    points.append(contentsOf: right.reversed())
    right.removeAll(keepingCapacity: true)
    ends.append(points.count)
  }
}
