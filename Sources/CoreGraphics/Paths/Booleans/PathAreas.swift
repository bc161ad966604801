import Foundation
import Pixels

/// The filled areas of one or two paths, cut into edges that do not cross, for combining them.
struct PathAreas {
  private let grid: PathGrid
  private let arrangement: Arrangement

  /// Crossings beyond this number would fill the memory.
  private static let mostCuts = 4_000_000
  /// Comparing more pairs of edges would take many seconds.
  private static let mostPairs = 3_000_000_000

  enum Result {
    case areas(PathAreas)
    /// The paths span no length.
    case empty
    /// The outlines cross too often.
    case tooComplex
  }

  /// The areas of paths, curves flattened to within `flatness`, whose outlines cross at most
  /// `mostCuts` times.
  static func make(
    _ first: [CGPath.Element], _ second: [CGPath.Element], flatness: Double,
    mostCuts: Int = PathAreas.mostCuts, mostPairs: Int = PathAreas.mostPairs
  ) -> Result {
    let lines = [first, second].map {
      CGPath(elements: $0).polylines(flatness: flatness).map(\.points)
    }
    guard let grid = PathGrid(around: lines[0] + lines[1]) else { return .empty }
    var edges: [GridEdge] = []
    for (number, lines) in lines.enumerated() {
      for line in lines {
        var last = line.last.map(grid.place)
        for place in line.map(grid.place) {
          if let from = last,
            let edge = GridEdge(from, place, first: 1 - number, second: number)
          {
            edges.append(edge)
          }
          last = place
        }
      }
    }
    guard let arrangement = Arrangement(edges, mostCuts: mostCuts, mostPairs: mostPairs) else {
      return .tooComplex
    }
    return .areas(PathAreas(grid: grid, arrangement: arrangement))
  }

  /// The contours around the points for which `isInside` says so, outer ones from the x axis
  /// towards the y axis like those of a rectangle, holes the other way.
  func contours(isInside: (Windings) -> Bool) -> [[GridPoint]] {
    var tracer = ContourTracer(arrangement.boundary(isInside: isInside))
    return tracer.contours()
  }

  func elements(_ contours: [[GridPoint]]) -> [CGPath.Element] {
    contours.flatMap { contour in
      contour.enumerated().map { index, place in
        let point = grid.point(place)
        return index == 0 ? CGPath.Element.move(point) : .line(point)
      } + [.close]
    }
  }

  /// A heap of overlapping polygons as contours that do not cross; nil if it is too complex.
  static func normalized(_ heap: [CGPath.Element], _ flatness: Double) -> [CGPath.Element]? {
    switch make(heap, [], flatness: flatness, mostCuts: 1_000_000, mostPairs: 50_000_000) {
    case .empty: []
    case .tooComplex: nil
    case .areas(let areas): areas.elements(areas.contours { $0.first != 0 })
    }
  }
}
