import Foundation
import Pixels

/// The rectangle around points, growing; numbers that are none are left out.
///
/// It is not a `CGRect` because Foundation's traps on ones that are not finite.
struct BoundingBox {
  private var low = SIMD2<Double>(repeating: .infinity)
  private var high = SIMD2<Double>(repeating: -.infinity)

  init() {}

  /// The box around the points of a path's steps, control points too.
  init(_ elements: [CGPath.Element]) {
    for element in elements { include(element) }
  }

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

  /// The same with a margin on all sides.
  func grown(by margin: Double) -> BoundingBox {
    var box = self
    box.low -= margin
    box.high += margin
    return box
  }

  /// The box around what a map makes of it.
  func mapped(by map: CGAffineTransform) -> BoundingBox {
    let (middle, half) = ((low + high) / 2, (high - low) / 2)
    let place = SIMD2(
      map.a * middle.x + map.c * middle.y + map.tx, map.b * middle.x + map.d * middle.y + map.ty)
    let reach = SIMD2(
      abs(map.a) * half.x + abs(map.c) * half.y, abs(map.b) * half.x + abs(map.d) * half.y)
    var box = BoundingBox()
    (box.low, box.high) = (place - reach, place + reach)
    return box
  }

  /// Whether it lies in a rectangle of whole pixels; an empty box does.
  func isInside(_ rect: PixelRect) -> Bool {
    low.x >= Double(rect.minX) && low.y >= Double(rect.minY) && high.x <= Double(rect.maxX)
      && high.y <= Double(rect.maxY)
  }

  /// The points of a step of a path, control points too.
  mutating func include(_ element: CGPath.Element) {
    switch element {
    case .move(let end), .line(let end): include(SIMD2(end))
    case .quad(let control, let end):
      include(SIMD2(control))
      include(SIMD2(end))
    case .cubic(let control1, let control2, let end):
      include(SIMD2(control1))
      include(SIMD2(control2))
      include(SIMD2(end))
    case .close: break
    }
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
