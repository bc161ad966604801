/// How often the two outlines go round a point.
struct Windings {
  var first = 0
  var second = 0

  static func + (left: Windings, right: GridEdge) -> Windings {
    Windings(first: left.first + right.first, second: left.second + right.second)
  }
}

extension Arrangement {
  /// The edges between inside and outside, each going with the inside on the side towards which a
  /// quarter turn from x to y leads.
  func boundary(
    isInside: (Windings) -> Bool
  ) -> [(from: GridPoint, to: GridPoint)] {
    var boundary: [(from: GridPoint, to: GridPoint)] = []
    // A sweep from the top down over the heights of the edges' middles; heights and places are
    // doubled, so that middles are whole.
    let queries = edges.sorted { $0.start.y + $0.end.y < $1.start.y + $1.end.y }
    let upright = edges.filter { !$0.isLevel }
    var next = 0
    var active: [GridEdge] = []
    for edge in queries {
      let height = edge.start.y + edge.end.y
      while next < upright.count, 2 * upright[next].start.y <= height {
        active.append(upright[next])
        next += 1
      }
      active.removeAll { 2 * $0.end.y < height }
      let (before, after) = edge.sides(among: active)
      guard isInside(before) != isInside(after) else { continue }
      boundary.append(
        isInside(before) ? (edge.start, edge.end) : (edge.end, edge.start))
    }
    return boundary
  }
}

extension GridEdge {
  /// The windings on the side of its quarter turn and on the other: of an edge that goes down the
  /// left side and the right one, of a level one below and above.
  fileprivate func sides(among active: [GridEdge]) -> (Windings, Windings) {
    let middle = GridPoint(x: start.x + end.x, y: start.y + end.y)
    var (before, above) = (Windings(), Windings())
    for other in active {
      let isBelow = 2 * other.start.y <= middle.y && middle.y < 2 * other.end.y
      let isAbove = isLevel && 2 * other.start.y < middle.y && middle.y <= 2 * other.end.y
      guard isBelow || isAbove, other.isLeft(ofDoubled: middle) else { continue }
      if isBelow { before = before + other }
      if isAbove { above = above + other }
    }
    return isLevel ? (before, above) : (before, before + self)
  }

  /// Whether, at the height of a place, it passes left of it.
  private func isLeft(ofDoubled place: GridPoint) -> Bool {
    if 2 * maxX < place.x { return true }
    if 2 * minX >= place.x { return false }
    let along = end - start
    return along.x * (place.y - 2 * start.y) < along.y * (place.x - 2 * start.x)
  }
}
