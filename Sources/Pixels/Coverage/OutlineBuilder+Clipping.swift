extension OutlineBuilder {
  /// Adds what is left of a line that passes beyond the limit.
  ///
  /// Above and below the limit, a line does not matter. To the left of it, it still covers all
  /// that is to its right, so it is moved onto the limit; to the right likewise.
  mutating func appendClippedEdges(_ from: OutlineVertex, _ to: OutlineVertex) {
    let limit = Double(PixelRect.coordinateLimit)
    let line = Line(from, to)
    guard max(from.y, to.y) > -limit, min(from.y, to.y) < limit else { return }
    let first = line.clippedVertically(from, limit)
    let last = line.clippedVertically(to, limit)
    // Where the line enters and leaves the columns within the limit, in its own direction.
    let entry = first.x <= last.x ? -limit : limit
    var here = first.clampedHorizontally(limit)
    for edge in [entry, -entry] where (first.x < edge) != (last.x < edge) {
      let low = min(first.y, last.y)
      let high = max(first.y, last.y)
      let crossing = OutlineVertex(x: edge, y: min(high, max(low, line.y(atX: edge))))
      appendEdge(here, crossing)
      here = crossing
    }
    appendEdge(here, last.clampedHorizontally(limit))
  }

  /// An endless line, as `x · dy − y · dx = cross`.
  ///
  /// This form loses least where both of its points are far away.
  private struct Line {
    let dx: Double
    let dy: Double
    let cross: Double

    init(_ from: OutlineVertex, _ to: OutlineVertex) {
      dx = to.x - from.x
      dy = to.y - from.y
      cross = from.x * to.y - from.y * to.x
    }

    func y(atX x: Double) -> Double { (x * dy - cross) / dx }

    func clippedVertically(_ point: OutlineVertex, _ limit: Double) -> OutlineVertex {
      if abs(point.y) <= limit { return point }
      let y = point.y < 0 ? -limit : limit
      return OutlineVertex(x: (y * dx + cross) / dy, y: y)
    }
  }
}

extension OutlineVertex {
  fileprivate func clampedHorizontally(_ limit: Double) -> OutlineVertex {
    OutlineVertex(x: max(-limit, min(limit, x)), y: y)
  }
}
