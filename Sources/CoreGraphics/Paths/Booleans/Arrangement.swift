/// Edges that meet at their ends only, made from edges that cross.
///
/// Edges are cut where they cross, at the nearest place of the grid; because that moves them a
/// little they may cross others then, and so it is done again until none do, mostly two or three
/// times.
struct Arrangement {
  private(set) var edges: [GridEdge]

  /// Cutting that takes more rounds than this is given up.
  private static let mostRounds = 100

  /// Nil if the edges cross more often than `mostCuts` times, or if more pairs of them than
  /// `mostPairs` would have to be compared.
  init?(_ crossing: [GridEdge], mostCuts: Int, mostPairs: Int) {
    edges = Self.merged(crossing)
    var pairs = mostPairs
    for _ in 0..<Self.mostRounds {
      guard let cuts = Self.cuts(in: edges, atMost: mostCuts, pairs: &pairs) else { return nil }
      if cuts.isEmpty { return }
      edges = Self.merged(Self.applied(cuts, to: edges))
    }
    return nil
  }

  /// One edge for all between the same two places; those that cancel each other go.
  private static func merged(_ edges: [GridEdge]) -> [GridEdge] {
    var merged: [GridEdge] = []
    for edge in edges.sorted(by: { ($0.start, $0.end) < ($1.start, $1.end) }) {
      if let last = merged.last, last.start == edge.start, last.end == edge.end {
        merged[merged.count - 1].first += edge.first
        merged[merged.count - 1].second += edge.second
      } else {
        merged.append(edge)
      }
    }
    return merged.filter { $0.first != 0 || $0.second != 0 }
  }

  // MARK: Cuts

  private struct Cut {
    let edge: Int
    let place: GridPoint
  }

  /// Where edges cross or touch within their length: in each strip, a sweep from left to right.
  private static func cuts(in edges: [GridEdge], atMost most: Int, pairs: inout Int) -> [Cut]? {
    var cuts: [Cut] = []
    let strips = EdgeStrips(edges)
    for (number, strip) in strips.members.enumerated() {
      var active: [Int] = []
      for index in strip {
        let edge = edges[index]
        pairs -= active.count
        guard pairs >= 0 else { return nil }
        var kept = 0
        for place in active.indices {
          let other = edges[active[place]]
          guard other.maxX >= edge.minX else { continue }
          active[kept] = active[place]
          kept += 1
          guard other.end.y >= edge.start.y, other.start.y <= edge.end.y else { continue }
          // Two that meet in several strips are compared in the first of them.
          if strips.strip(of: max(edge.start.y, other.start.y)) == number {
            cut(index, edge, active[kept - 1], other, into: &cuts)
          }
        }
        active.removeSubrange(kept...)
        active.append(index)
        guard cuts.count <= most else { return nil }
      }
    }
    return cuts
  }

  private static func cut(
    _ index: Int, _ edge: GridEdge, _ number: Int, _ other: GridEdge, into cuts: inout [Cut]
  ) {
    let along = edge.end - edge.start
    let across = other.end - other.start
    let start = along.cross(other.start - edge.start)
    let end = along.cross(other.end - edge.start)
    if (start > 0 && end > 0) || (start < 0 && end < 0) { return }
    let head = across.cross(edge.start - other.start)
    let tail = across.cross(edge.end - other.start)
    if (head > 0 && tail > 0) || (head < 0 && tail < 0) { return }
    // An end of the one lies on the line of the other, or so near that the crossing is not told from
    // it: then the other goes through the end. A place of its own would move them by as much, and
    // two that run almost alike would cross again a step further on, for a million rounds.
    let count = cuts.count
    if along.isNear(start), edge.spans(other.start) {
      cuts.append(Cut(edge: index, place: other.start))
    }
    if along.isNear(end), edge.spans(other.end) { cuts.append(Cut(edge: index, place: other.end)) }
    if across.isNear(head), other.spans(edge.start) {
      cuts.append(Cut(edge: number, place: edge.start))
    }
    if across.isNear(tail), other.spans(edge.end) {
      cuts.append(Cut(edge: number, place: edge.end))
    }
    if cuts.count > count || start == 0 || end == 0 || head == 0 || tail == 0 { return }
    let share = Double(head) / (Double(head) - Double(tail))
    let place = GridPoint(
      x: clamped(
        edge.start.x + Int((Double(along.x) * share).rounded()), max(edge.minX, other.minX),
        min(edge.maxX, other.maxX)),
      y: clamped(
        edge.start.y + Int((Double(along.y) * share).rounded()),
        max(edge.start.y, other.start.y), min(edge.end.y, other.end.y)))
    if edge.spans(place) { cuts.append(Cut(edge: index, place: place)) }
    if other.spans(place) { cuts.append(Cut(edge: number, place: place)) }
  }

  private static func clamped(_ value: Int, _ low: Int, _ high: Int) -> Int {
    max(low, min(high, value))
  }

  private static func applied(_ cuts: [Cut], to edges: [GridEdge]) -> [GridEdge] {
    var pieces: [GridEdge] = []
    var next = 0
    let cuts = cuts.sorted { left, right in
      guard left.edge == right.edge else { return left.edge < right.edge }
      let edge = edges[left.edge]
      let along = edge.end - edge.start
      return along.dot(left.place - edge.start) < along.dot(right.place - edge.start)
    }
    for (index, edge) in edges.enumerated() {
      var last = edge.start
      func add(to place: GridPoint) {
        if let piece = GridEdge(last, place, first: edge.first, second: edge.second) {
          pieces.append(piece)
        }
        last = place
      }
      while next < cuts.count, cuts[next].edge == index {
        add(to: cuts[next].place)
        next += 1
      }
      add(to: edge.end)
    }
    return pieces
  }
}

extension GridPoint {
  /// Whether a place is less than the half diagonal of the grid from a line in this direction; the
  /// product is that of the direction and the way to the place.
  fileprivate func isNear(_ product: Int) -> Bool {
    if product == 0 { return true }
    let (dx, dy, area) = (Double(x), Double(y), Double(product))
    return 2 * area * area < dx * dx + dy * dy
  }
}
