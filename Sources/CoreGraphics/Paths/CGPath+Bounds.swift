import Foundation
import Pixels

extension CGPath {
  /// The smallest rectangle around all points, control points too; null for an empty path.
  public var boundingBox: CGRect {
    pointBounds.rect
  }

  /// The smallest rectangle around the lines and curves themselves; null for an empty path.
  public var boundingBoxOfPath: CGRect {
    var box = BoundingBox()
    var start = SIMD2<Double>.zero
    var last = start
    for element in elements {
      let points = element.points.map { SIMD2($0) }
      switch element {
      case .move:
        start = points[0]
        box.include(start)
      case .line: box.include(points[0])
      case .quad: box.include(PathSegment(quad: last, points[0], points[1]))
      case .cubic: box.include(PathSegment(cubic: last, points[0], points[1], points[2]))
      case .close: break
      }
      last = points.last ?? start
    }
    return box.rect
  }
}

extension PathSteps {
  /// The box around all points, control points too.
  var pointBounds: BoundingBox { BoundingBox(elements) }
}
