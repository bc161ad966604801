/// The arithmetic of eight-bit channels that the kernels share; all of it is inlined.
enum PixelMath {
  /// Two of a pixel's four channels.
  @inline(__always)
  static var lanes: UInt32 { 0x00FF_00FF }

  /// `sum / 255`, rounded to the nearest, up to 255².
  @inline(__always)
  static func divided(_ sum: UInt32) -> UInt32 {
    let half = sum &+ 128
    return (half &+ (half &>> 8)) &>> 8
  }

  /// `a · b / 255`, rounded to the nearest: exact for all pairs of bytes.
  @inline(__always)
  static func product(_ a: UInt32, _ b: UInt32) -> UInt32 {
    divided(a &* b)
  }

  /// All four channels of a pixel times `factor / 255`, two channels to a multiplication.
  @inline(__always)
  static func scaled(_ pixel: UInt32, _ factor: UInt32) -> UInt32 {
    var even = (pixel & lanes) &* factor &+ 0x0080_0080
    even = ((even &+ ((even &>> 8) & lanes)) &>> 8) & lanes
    var odd = ((pixel &>> 8) & lanes) &* factor &+ 0x0080_0080
    odd = (odd &+ ((odd &>> 8) & lanes)) & ~lanes
    return even | odd
  }

  /// A premultiplied pixel over another; no channel can overflow.
  @inline(__always)
  static func over(_ source: UInt32, _ target: UInt32) -> UInt32 {
    source &+ scaled(target, 255 &- (source &>> 24))
  }
}
