import Foundation
import Pixels

// Where so many chords would have to be held against so many edges that it would take many seconds,
// the path is returned as it is.

extension CGPath {
  /// How often an edge is held against a chord or a point before that.
  package static let mostLineWork = 200_000_000

  /// What of the path's lines and curves lies in the area of another; curves stay curves.
  public func lineIntersection(
    _ other: CGPath, using rule: CGPathFillRule = .winding
  ) -> CGPath {
    lines(within: true, other, rule)
  }

  /// What of the path's lines and curves lies outside the area of another; curves stay curves.
  public func lineSubtracting(
    _ other: CGPath, using rule: CGPathFillRule = .winding
  ) -> CGPath {
    lines(within: false, other, rule)
  }

  /// `mostWork` is how often edges may be held against chords and points.
  package func lines(
    within isWanted: Bool, _ other: CGPath, _ rule: CGPathFillRule, mostWork: Int = mostLineWork
  ) -> CGPath {
    let flatness = areaFlatness(with: other)
    let edges = EdgeIndex(other.polylines(flatness: flatness).map(\.points))
    var kept: [Element] = []
    var work = mostWork
    for subpath in subpaths {
      var run: [Element] = []
      var runs: [[Element]] = []
      var isWhole = true
      for segment in subpath.drawnSegments {
        guard let crossings = edges.crossings(of: segment, flatness: flatness, work: &work) else {
          return CGPath(elements: elements)
        }
        let places = [0] + crossings + [1]
        for (start, end) in zip(places, places.dropFirst()) {
          let middle = segment.point(at: (start + end) / 2)
          guard edges.contains(middle, rule, work: &work) == isWanted else {
            isWhole = false
            if !run.isEmpty { runs.append(run) }
            run = []
            continue
          }
          let part = segment.part(from: start, to: end)
          if run.isEmpty { run.append(.move(CGPoint(part.start))) }
          run.append(part.element)
        }
      }
      if !run.isEmpty { runs.append(run) }
      kept += isWhole ? subpath.elements : runs.flatMap { $0 }
    }
    return CGPath(elements: kept)
  }
}
