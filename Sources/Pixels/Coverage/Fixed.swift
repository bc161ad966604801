/// Fixed-point numbers of sixteen fraction bits, in `Int`: where edges meet pixel boundaries.
///
/// Coverage is summed in these units too, 65,536 for a whole pixel. Sums of integers do not depend
/// on their order, nor on where a clip starts: that is why a tile's bytes do not depend on the tile.
enum Fixed {
  static let bits = 16
  static let one = 1 << bits

  /// The nearest integer of `value`, which must lie within ±2^51.
  ///
  /// Adding 1.5 · 2^52 leaves no bits for the fraction, so the processor rounds, and the integer
  /// can be read from the low bits. `Int(value.rounded())` is several times slower.
  @inline(__always)
  static func nearestInteger(_ value: Double) -> Int {
    let shift = 0x1.8p52
    return Int(bitPattern: UInt(truncatingIfNeeded: (value + shift).bitPattern))
      &- Int(bitPattern: UInt(truncatingIfNeeded: shift.bitPattern))
  }

  /// `value` in fixed point, clamped to `PixelRect.coordinateLimit`.
  @inline(__always)
  static func clamped(_ value: Double) -> Int {
    let limit = Double(PixelRect.coordinateLimit)
    return nearestInteger(max(-limit, min(limit, value)) * Double(one))
  }

  /// The first whole pixel at or after `value` in fixed point.
  static func pixelsUp(_ value: Double) -> Int {
    (clamped(value) + one - 1) >> bits
  }
}
