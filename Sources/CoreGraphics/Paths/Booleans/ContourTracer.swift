import Foundation

/// Joins edges into closed contours.
struct ContourTracer {
  private let edges: [(from: GridPoint, to: GridPoint)]
  private var isUsed: [Bool]

  init(_ unsorted: [(from: GridPoint, to: GridPoint)]) {
    edges = unsorted.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
    isUsed = Array(repeating: false, count: edges.count)
  }

  /// All contours; where several touch in a point they stay apart.
  mutating func contours() -> [[GridPoint]] {
    var contours: [[GridPoint]] = []
    for index in edges.indices where !isUsed[index] {
      let contour = Self.withoutStraightPoints(contour(from: index))
      if contour.count > 2 { contours.append(contour) }
    }
    return contours
  }

  private mutating func contour(from first: Int) -> [GridPoint] {
    var points: [GridPoint] = []
    var current = first
    while true {
      isUsed[current] = true
      points.append(edges[current].from)
      guard edges[current].to != edges[first].from, let next = next(after: edges[current]) else {
        return points
      }
      current = next
    }
  }

  /// The unused edge from an edge's end that turns most sharply towards the inside.
  private func next(after edge: (from: GridPoint, to: GridPoint)) -> Int? {
    var low = 0
    var high = edges.count
    while low < high {
      let middle = (low + high) / 2
      if edges[middle].from < edge.to { low = middle + 1 } else { high = middle }
    }
    let arriving = edge.to - edge.from
    var best: (index: Int, turn: Double)?
    while low < edges.count, edges[low].from == edge.to {
      defer { low += 1 }
      guard !isUsed[low] else { continue }
      let leaving = edges[low].to - edges[low].from
      // From −π to π; positive towards the inside.
      let turn = atan2(Double(arriving.cross(leaving)), Double(arriving.dot(leaving)))
      if turn > best?.turn ?? -.infinity { best = (low, turn) }
    }
    return best?.index
  }

  /// Leaves out points at which the contour goes straight on.
  private static func withoutStraightPoints(_ points: [GridPoint]) -> [GridPoint] {
    var kept: [GridPoint] = []
    for index in points.indices {
      let before = kept.last ?? points[points.count - 1]
      let after = points[index + 1 < points.count ? index + 1 : 0]
      let (arriving, leaving) = (points[index] - before, after - points[index])
      if arriving.cross(leaving) != 0 || arriving.dot(leaving) < 0 { kept.append(points[index]) }
    }
    return kept
  }
}
