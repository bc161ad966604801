/// A straight edge of an outline, in the direction of the outline; never horizontal.
///
/// Coordinates count 1/1,024 of a pixel, which keeps an edge's error below 1/8 of a level of 255.
struct OutlineEdge: Hashable, Sendable {
  static let bits = 10
  static let one: Int32 = 1 << 10

  let fromX: Int32
  let fromY: Int32
  let toX: Int32
  let toY: Int32

  /// A coordinate within the limit of coordinates.
  @inline(__always)
  static func units(_ value: Double) -> Int32 {
    Int32(truncatingIfNeeded: Fixed.nearestInteger(value * Double(one)))
  }

  var upperY: Int32 { min(fromY, toY) }
  var lowerY: Int32 { max(fromY, toY) }
  var minX: Int32 { min(fromX, toX) }
  var maxX: Int32 { max(fromX, toX) }

  /// The first row of pixels that it touches.
  var firstRow: Int32 { upperY &>> Int32(Self.bits) }
  /// The row after the last that it touches.
  var endRow: Int32 { (lowerY &+ (Self.one - 1)) &>> Int32(Self.bits) }
}
