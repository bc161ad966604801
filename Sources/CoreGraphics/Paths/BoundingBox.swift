import Foundation
import Pixels

/// The rectangle around points, growing; numbers that are none are left out.
///
/// It is not a `CGRect` because Foundation's traps on ones that are not finite.
struct BoundingBox {
  private var low = SIMD2<Double>(repeating: .infinity)
  private var high = SIMD2<Double>(repeating: -.infinity)

  var rect: CGRect {
    guard low.x <= high.x, low.y <= high.y else { return .null }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// The longer side; negative for an empty box.
  var extent: Double { max(high.x - low.x, high.y - low.y) }

  /// Whether the two may have points in common, edges included.
  func meets(_ other: BoundingBox) -> Bool {
    low.x <= other.high.x && other.low.x <= high.x && low.y <= other.high.y
      && other.low.y <= high.y
  }

  mutating func include(_ other: BoundingBox) {
    guard other.low.x <= other.high.x else { return }
    include(other.low)
    include(other.high)
  }

  mutating func include(_ point: SIMD2<Double>) {
    low = SIMD2(min(low.x, point.x), min(low.y, point.y))
    high = SIMD2(max(high.x, point.x), max(high.y, point.y))
  }

  /// The ends and the places where the curve turns back along an axis.
  mutating func include(_ curve: PathSegment) {
    include(curve.start)
    include(curve.end)
    for axis in 0...1 {
      for t in curve.turns(axis: axis) { include(curve.point(at: t)) }
    }
  }
}
