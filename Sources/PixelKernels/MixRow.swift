/// A row that a blend mode is worked out for.
///
/// A formula gets a channel of the source and of what is below, both premultiplied, and both alphas;
/// it gives the channel's result times 255, at most 255².
struct MixRow {
  typealias Formula = (
    _ source: UInt32, _ below: UInt32, _ sourceAlpha: UInt32, _ belowAlpha: UInt32
  ) -> UInt32

  let target: UnsafeMutablePointer<UInt32>
  let source: UnsafePointer<UInt32>
  let coverage: UnsafePointer<UInt8>
  let count: Int

  /// The same formula for the colours and for alpha.
  @inline(__always)
  func mix(_ formula: Formula) {
    mix(formula, alpha: formula)
  }

  /// Alpha is what either covers.
  @inline(__always)
  func mixUnderUnion(_ formula: Formula) {
    mix(formula) { _, _, over, under in 255 &* (over &+ under) &- over &* under }
  }

  @inline(__always)
  private func mix(_ color: Formula, alpha: Formula) {
    var x = 0
    while x < count {
      let (s, b, share) = (source[x], target[x], UInt32(coverage[x]))
      let (over, under) = (s &>> 24, b &>> 24)
      let blue = Self.result(color(s & 255, b & 255, over, under), b & 255, share)
      let green = Self.result(
        color(s &>> 8 & 255, b &>> 8 & 255, over, under), b &>> 8 & 255, share)
      let red = Self.result(
        color(s &>> 16 & 255, b &>> 16 & 255, over, under), b &>> 16 & 255, share)
      let opacity = Self.result(alpha(over, under, over, under), under, share)
      target[x] = opacity &<< 24 | red &<< 16 | green &<< 8 | blue
      x &+= 1
    }
  }

  /// As far from what was below to the whole result as the coverage says.
  @inline(__always)
  private static func result(_ whole: UInt32, _ below: UInt32, _ share: UInt32) -> UInt32 {
    PixelMath.divided(PixelMath.divided(whole) &* share &+ below &* (255 &- share))
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
