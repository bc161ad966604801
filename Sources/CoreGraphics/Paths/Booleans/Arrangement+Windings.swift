/// How often the two outlines go round a point.
struct Windings {
  var first = 0
  var second = 0

  static func + (left: Windings, right: GridEdge) -> Windings {
    Windings(first: left.first + right.first, second: left.second + right.second)
  }

  static func - (left: Windings, right: GridEdge) -> Windings {
    Windings(first: left.first - right.first, second: left.second - right.second)
  }
}

extension Arrangement {
  /// The edges between inside and outside, each going with the inside on the side towards which a
  /// quarter turn from x to y leads.
  func boundary(
    isInside: (Windings) -> Bool
  ) -> [(from: GridPoint, to: GridPoint)] {
    // From the top down by the heights of the edges' middles, which are whole when doubled.
    let order = edges.indices.sorted {
      edges[$0].start.y + edges[$0].end.y < edges[$1].start.y + edges[$1].end.y
    }
    let windings = windings(order)
    var boundary: [(from: GridPoint, to: GridPoint)] = []
    for index in order {
      let (edge, before) = (edges[index], windings[index])
      guard isInside(before) != isInside(before + edge) else { continue }
      boundary.append(
        isInside(before) ? (edge.start, edge.end) : (edge.end, edge.start))
    }
    return boundary
  }

  /// The windings on the side of each edge's quarter turn.
  ///
  /// What is beside one edge of a connected lot tells all of the others, from place to place; only
  /// for the first of each lot all edges at its height are looked at, in a sweep from the top down.
  private func windings(_ order: [Int]) -> [Windings] {
    let ways = WaysAround(edges)
    var found = [Windings?](repeating: nil, count: edges.count)
    let upright = edges.filter { !$0.isLevel }
    var next = 0
    var active: [GridEdge] = []
    for index in order where found[index] == nil {
      let edge = edges[index]
      let height = edge.start.y + edge.end.y
      while next < upright.count, 2 * upright[next].start.y <= height {
        if 2 * upright[next].end.y >= height { active.append(upright[next]) }
        next += 1
      }
      active.removeAll { 2 * $0.end.y < height }
      found[index] = edge.windings(among: active)
      spread(from: index, by: ways, into: &found)
    }
    return found.map { $0 ?? Windings() }
  }

  /// Finds the windings beside all edges that are connected to one.
  private func spread(from index: Int, by ways: WaysAround, into found: inout [Windings?]) {
    var reached = [index]
    while let index = reached.popLast() {
      guard let before = found[index] else { continue }
      // Two ways out of a place that follow each other have the same area between them.
      for (way, between) in [(2 * index, before), (2 * index + 1, before + edges[index])] {
        let other = ways.next[way]
        guard found[other / 2] == nil else { continue }
        found[other / 2] = other.isMultiple(of: 2) ? between - edges[other / 2] : between
        reached.append(other / 2)
      }
    }
  }
}

/// The ways out of the places where edges meet: 2n leads along the nth edge, 2n + 1 back.
private struct WaysAround {
  /// For each way the next one out of the same place, turning from x towards y.
  private(set) var next: [Int]

  private struct Way {
    let place: GridPoint
    let direction: GridPoint
    let number: Int
    /// Whether it leads into the second half of a turn, which begins back along x.
    let isSecondHalf: Bool

    init(from place: GridPoint, to end: GridPoint, number: Int) {
      self.place = place
      self.number = number
      direction = end - place
      isSecondHalf = direction.y < 0 || (direction.y == 0 && direction.x < 0)
    }

    static func < (left: Way, right: Way) -> Bool {
      if left.place != right.place { return left.place < right.place }
      if left.isSecondHalf != right.isSecondHalf { return right.isSecondHalf }
      return left.direction.cross(right.direction) > 0
    }
  }

  init(_ edges: [GridEdge]) {
    var ways: [Way] = []
    ways.reserveCapacity(2 * edges.count)
    for (index, edge) in edges.enumerated() {
      ways.append(Way(from: edge.start, to: edge.end, number: 2 * index))
      ways.append(Way(from: edge.end, to: edge.start, number: 2 * index + 1))
    }
    ways.sort { $0 < $1 }
    next = Array(repeating: 0, count: ways.count)
    var start = 0
    for index in ways.indices {
      let isLast = index + 1 == ways.count || ways[index + 1].place != ways[index].place
      next[ways[index].number] = ways[isLast ? start : index + 1].number
      if isLast { start = index + 1 }
    }
  }
}

extension GridEdge {
  /// The windings on the side of its quarter turn: of an edge that goes down the left side, of a
  /// level one below.
  fileprivate func windings(among active: [GridEdge]) -> Windings {
    let middle = GridPoint(x: start.x + end.x, y: start.y + end.y)
    var before = Windings()
    for other in active {
      let isBelow = 2 * other.start.y <= middle.y && middle.y < 2 * other.end.y
      if isBelow, other.isLeft(ofDoubled: middle) { before = before + other }
    }
    return before
  }

  /// Whether, at the height of a place, it passes left of it.
  private func isLeft(ofDoubled place: GridPoint) -> Bool {
    if 2 * maxX < place.x { return true }
    if 2 * minX >= place.x { return false }
    let along = end - start
    return along.x * (place.y - 2 * start.y) < along.y * (place.x - 2 * start.x)
  }
}
