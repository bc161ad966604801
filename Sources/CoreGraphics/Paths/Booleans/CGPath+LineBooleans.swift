import Foundation
import Pixels

extension CGPath {
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

  private func lines(within isWanted: Bool, _ other: CGPath, _ rule: CGPathFillRule) -> CGPath {
    let flatness = areaFlatness(with: other)
    let edges = EdgeIndex(other.polylines(flatness: flatness).map(\.points))
    var kept: [Element] = []
    for subpath in subpaths {
      var run: [Element] = []
      var runs: [[Element]] = []
      var isWhole = true
      for segment in subpath.drawnSegments {
        let places = [0] + edges.crossings(of: segment, flatness: flatness) + [1]
        for (start, end) in zip(places, places.dropFirst()) {
          let middle = segment.point(at: (start + end) / 2)
          guard edges.contains(middle, rule) == isWanted else {
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
