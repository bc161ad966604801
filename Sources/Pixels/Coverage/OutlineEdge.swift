/// A straight edge of an outline, from its upper to its lower end; never horizontal.
///
/// Coordinates count 1/1,024 of a pixel, which keeps an edge's error below 1/8 of a level of 255.
struct OutlineEdge: Sendable {
  static let bits = 10
  static let one: Int32 = 1 << 10
  static let bitsToFixed = Fixed.bits - bits

  let upperX: Int32
  let upperY: Int32
  let lowerX: Int32
  let lowerY: Int32
  /// 1 if the outline runs downwards here, −1 if it runs upwards.
  let winding: Int8

  /// The edge between two points, or nil if it is horizontal.
  init?(fromX: Int32, fromY: Int32, toX: Int32, toY: Int32) {
    if fromY == toY { return nil }
    let isDownward = fromY < toY
    upperX = isDownward ? fromX : toX
    upperY = isDownward ? fromY : toY
    lowerX = isDownward ? toX : fromX
    lowerY = isDownward ? toY : fromY
    winding = isDownward ? 1 : -1
  }

  /// The first row of pixels that it touches.
  var firstRow: Int32 { upperY >> Int32(Self.bits) }
  /// The row after the last that it touches.
  var endRow: Int32 { (lowerY + Self.one - 1) >> Int32(Self.bits) }
}
