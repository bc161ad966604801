import CProcessor

/// A row that a blend mode is worked out for.
///
/// A formula gets a channel of the source and of what is below, both premultiplied, and both alphas;
/// it gives the channel's result times 255, at most 255².
enum MixRow {
  typealias Formula = (
    _ source: UInt32, _ below: UInt32, _ sourceAlpha: UInt32, _ belowAlpha: UInt32
  ) -> UInt32

  /// The same formula for the colours and for alpha.
  @inline(__always)
  static func mix(_ row: MixJob, _ formula: Formula) {
    mix(row, formula, alpha: formula)
  }

  /// Alpha is what either covers.
  @inline(__always)
  static func mixUnderUnion(_ row: MixJob, _ formula: Formula) {
    mix(row, formula) { _, _, over, under in 255 &* (over &+ under) &- over &* under }
  }

  @inline(__always)
  private static func mix(_ row: MixJob, _ color: Formula, alpha: Formula) {
    var x = 0
    while x < row.count {
      let (s, b) = (row.source[x], row.target[x])
      let (over, under) = (s &>> 24, b &>> 24)
      store(
        row, PixelMath.divided(alpha(over, under, over, under)),
        PixelMath.divided(color(s &>> 16 & 255, b &>> 16 & 255, over, under)),
        PixelMath.divided(color(s &>> 8 & 255, b &>> 8 & 255, over, under)),
        PixelMath.divided(color(s & 255, b & 255, over, under)), at: x)
      x &+= 1
    }
  }

  /// Goes as far from what was below to the whole result as the coverage says.
  @inline(__always)
  static func store(
    _ row: MixJob, _ alpha: UInt32, _ red: UInt32, _ green: UInt32, _ blue: UInt32, at x: Int
  ) {
    let (below, share) = (row.target[x], UInt32(row.coverage[x]))
    let rest = 255 &- share
    let opacity = PixelMath.divided(alpha &* share &+ (below &>> 24) &* rest)
    let reds = PixelMath.divided(red &* share &+ (below &>> 16 & 255) &* rest)
    let greens = PixelMath.divided(green &* share &+ (below &>> 8 & 255) &* rest)
    let blues = PixelMath.divided(blue &* share &+ (below & 255) &* rest)
    row.target[x] = opacity &<< 24 | reds &<< 16 | greens &<< 8 | blues
  }

  /// What each of the two shows where the other does not cover it.
  @inline(__always)
  static func apart(_ s: UInt32, _ b: UInt32, _ over: UInt32, _ under: UInt32) -> UInt32 {
    s &* (255 &- under) &+ b &* (255 &- over)
  }

  /// The lighter half of hard light.
  @inline(__always)
  static func screened(_ s: UInt32, _ b: UInt32, _ over: UInt32, _ under: UInt32) -> UInt32 {
    over &* under &- 2 &* (under &- b) &* (over &- s)
  }
}
