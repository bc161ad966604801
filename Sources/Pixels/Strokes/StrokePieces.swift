/// Closed polygons that together are the area of a stroke; all of them go round the same way.
public struct StrokePieces: Sendable {
  /// The corners of all polygons, one polygon behind the other.
  public private(set) var points: [SIMD2<Double>] = []
  /// Where each polygon ends in `points`.
  public private(set) var ends: [Int] = []

  mutating func add(_ point: SIMD2<Double>) {
    points.append(point)
  }

  mutating func add(_ polygon: some Sequence<SIMD2<Double>>) {
    points.append(contentsOf: polygon)
  }

  /// Ends a polygon.
  mutating func close() {
    if points.count > ends.last ?? 0 { ends.append(points.count) }
  }
}

extension OutlineBuilder {
  /// Adds the pieces of a stroke under an affine map.
  public mutating func add(
    _ pieces: StrokePieces, a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double
  ) {
    var start = 0
    for end in pieces.ends {
      for index in start..<end {
        let point = pieces.points[index]
        let x = a * point.x + c * point.y + tx
        let y = b * point.x + d * point.y + ty
        if index == start { move(x, y) } else { line(x, y) }
      }
      close()
      start = end
    }
  }
}
