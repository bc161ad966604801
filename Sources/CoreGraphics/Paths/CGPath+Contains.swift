import Foundation
import Pixels

extension CGPath {
  /// Whether the area that the path fills has a point, after `transform` has moved the point.
  ///
  /// Exact on curves. Open subpaths count as if they were closed. Of points on the edge of an area
  /// the ones on its sides towards smaller x and smaller y are inside, as pixels are.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    let place = SIMD2(point.applying(transform))
    guard place.isPlace else { return false }
    var windings = 0
    for subpath in subpaths {
      for segment in subpath.closedSegments {
        windings += segment.windings(about: place)
      }
    }
    return rule.isInside(windings)
  }
}

extension PathSegment {
  /// How often it crosses the ray from a point towards smaller x: downwards (towards larger y)
  /// counts 1, upwards −1.
  fileprivate func windings(about point: SIMD2<Double>) -> Int {
    let top = min(p0.y, p1.y, p2.y, p3.y)
    let bottom = max(p0.y, p1.y, p2.y, p3.y)
    guard point.y >= top, point.y <= bottom, min(p0.x, p1.x, p2.x, p3.x) <= point.x else {
      return 0
    }
    let places = [0] + turns(axis: 1) + [1]
    var windings = 0
    for (start, end) in zip(places, places.dropFirst()) {
      windings += monotoneWindings(about: point, start, end)
    }
    return windings
  }

  /// The same for a part that goes only down or only up.
  private func monotoneWindings(
    about point: SIMD2<Double>, _ start: Double, _ end: Double
  ) -> Int {
    let (a, b) = (self.point(at: start), self.point(at: end))
    let isDown = a.y < b.y
    let (upper, lower) = isDown ? (a.y, b.y) : (b.y, a.y)
    // Half open, so that a corner belongs to one of the two parts that meet in it.
    guard upper <= point.y, point.y < lower else { return 0 }
    return x(at: point.y, start, end, isDown: isDown) <= point.x ? (isDown ? 1 : -1) : 0
  }

  /// Where a monotone part has a height.
  private func x(at y: Double, _ start: Double, _ end: Double, isDown: Bool) -> Double {
    if kind == .line {
      if p0.x == p1.x { return p0.x }
      return p0.x + (p1.x - p0.x) * ((y - p0.y) / (p1.y - p0.y))
    }
    var (low, high) = (start, end)
    // Halving ends when no number lies between.
    while true {
      let middle = (low + high) / 2
      guard middle > low, middle < high else { return point(at: middle).x }
      let place = point(at: middle)
      if place.y == y { return place.x }
      if (place.y < y) == isDown { low = middle } else { high = middle }
    }
  }
}
