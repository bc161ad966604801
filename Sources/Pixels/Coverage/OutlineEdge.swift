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

  func moved(by move: OutlineMove) -> OutlineEdge {
    OutlineEdge(
      fromX: fromX &+ move.x, fromY: fromY &+ move.y, toX: toX &+ move.x, toY: toY &+ move.y)
  }
}

/// How far an outline is moved, in the units of its edges: so it is the same outline wherever it lies, to
/// 1/1,024 of a pixel.
public struct OutlineMove: Hashable, Sendable {
  public static let none = OutlineMove()

  let x: Int32
  let y: Int32

  private init() { (x, y) = (0, 0) }

  /// The nearest to so many pixels; nil for more than edges can be moved.
  public init?(_ x: Double, _ y: Double) {
    let limit = Double(PixelRect.coordinateLimit) / 4
    guard abs(x) <= limit, abs(y) <= limit else { return nil }
    (self.x, self.y) = (OutlineEdge.units(x), OutlineEdge.units(y))
  }

  fileprivate init(x: Int32, y: Int32) { (self.x, self.y) = (x, y) }

  static func + (one: OutlineMove, other: OutlineMove) -> OutlineMove {
    OutlineMove(x: one.x &+ other.x, y: one.y &+ other.y)
  }
}
