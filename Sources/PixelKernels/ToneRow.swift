import CProcessor

/// A row that a blend mode of straight colours is worked out for, in floats.
///
/// A formula gets the straight colours of the source and of what is below and gives their mixture,
/// which shows where both are: `(1 − αb) s + (1 − αs) b + αs αb · mixture`.
enum ToneRow {
  @inline(__always)
  static func mix(_ row: MixJob, _ formula: (_ source: Tone, _ below: Tone) -> Tone) {
    var x = 0
    while x < row.count {
      let (s, b) = (row.source[x], row.target[x])
      let (over, under) = (channel(s, 24), channel(b, 24))
      let mixture = formula(straight(s, over), straight(b, under))
      let alpha = PixelMath.divided(
        255 &* (s &>> 24 &+ b &>> 24) &- (s &>> 24) &* (b &>> 24))
      let apart = (over: 255 - over, under: 255 - under, both: over * under)
      MixRow.store(
        row, alpha, level(mixture.red, s, b, 16, apart, alpha),
        level(mixture.green, s, b, 8, apart, alpha),
        level(mixture.blue, s, b, 0, apart, alpha), at: x)
      x &+= 1
    }
  }

  @inline(__always)
  private static func channel(_ pixel: UInt32, _ place: UInt32) -> Float {
    Float(Int32(truncatingIfNeeded: pixel &>> place & 255))
  }

  /// Black where there is no alpha.
  @inline(__always)
  private static func straight(_ pixel: UInt32, _ alpha: Float) -> Tone {
    let divisor = alpha > 1 ? alpha : 1
    return (
      channel(pixel, 16) / divisor, channel(pixel, 8) / divisor, channel(pixel, 0) / divisor
    )
  }

  /// A channel of the result, no stronger than its alpha.
  @inline(__always)
  private static func level(
    _ mixture: Float, _ s: UInt32, _ b: UInt32, _ place: UInt32,
    _ apart: (over: Float, under: Float, both: Float), _ alpha: UInt32
  ) -> UInt32 {
    let sum =
      channel(s, place) * apart.under + channel(b, place) * apart.over + apart.both * mixture
    let value = sum * (1 / 255)
    // What is no number counts as 0, too.
    let limited = value > 0 ? value : 0
    let below = limited < 255 ? limited : 255
    // Adding 2²³ leaves the number, rounded, in the lower bits.
    let level = (below + 8_388_608).bitPattern & 511
    return level < alpha ? level : alpha
  }
}
