import Foundation
import Pixels

// Areas combined with each other. The results are polygons: curves are flattened to within a
// 50,000th of the paths' extent, and places are rounded to a grid a thousand times finer. Outer
// contours go round as a rectangle's do, holes the other way, none crosses another, so that both
// fill rules paint the same. Open subpaths count as closed, as for filling.

extension CGPath {
  /// The area of the path, in contours that do not cross each other.
  public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: nil) { rule.isInside($0.first) }
  }

  /// The points that are in this area or in the other one.
  public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: other) { rule.isInside($0.first) || rule.isInside($0.second) }
  }

  /// The points that are in both areas.
  public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: other) { rule.isInside($0.first) && rule.isInside($0.second) }
  }

  /// The points that are in this area and not in the other one.
  public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: other) { rule.isInside($0.first) && !rule.isInside($0.second) }
  }

  /// The points that are in one of the two areas only.
  public func symmetricDifference(
    _ other: CGPath, using rule: CGPathFillRule = .winding
  ) -> CGPath {
    combined(with: other) { rule.isInside($0.first) != rule.isInside($0.second) }
  }

  /// Whether the two areas have points in common.
  public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
    guard pointBounds.meets(other.pointBounds) else { return false }
    return !intersection(other, using: rule).isEmpty
  }

  /// The separate parts of the area, each a contour with the holes in it.
  public func componentsSeparated(using rule: CGPathFillRule = .winding) -> [CGPath] {
    switch PathAreas.make(elements, [], flatness: areaFlatness(with: nil)) {
    case .empty: return []
    case .tooComplex: return [self]
    case .areas(let areas):
      let contours = areas.contours { rule.isInside($0.first) }
      return ContourNesting(contours).groups.map { CGPath(elements: areas.elements($0)) }
    }
  }

  /// Outlines that cross millions of times would fill the memory; of such paths the first is
  /// returned as it is.
  private func combined(with other: CGPath?, isInside: (Windings) -> Bool) -> CGPath {
    let areas = PathAreas.make(
      elements, other?.elements ?? [], flatness: areaFlatness(with: other))
    switch areas {
    case .empty: return CGPath(elements: [])
    case .tooComplex: return CGPath(elements: elements)
    case .areas(let areas):
      return CGPath(elements: areas.elements(areas.contours(isInside: isInside)))
    }
  }

  /// How far chords may be from curves where areas are combined.
  func areaFlatness(with other: CGPath?) -> Double {
    var box = pointBounds
    if let other { box.include(other.pointBounds) }
    return box.extent > 0 && box.extent.isFinite ? box.extent * 2e-5 : 1e-3
  }
}
