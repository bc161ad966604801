import CProcessor

/// Eight pixels as sixteen pairs of channels, which is how kernels multiply them.
///
/// A product of two bytes fits in 16 bits, and processors multiply sixteen such numbers in half the
/// time that eight of 32 bits take. What is called of the standard library are operators of
/// vectors, which are inlined always.
enum PixelLanes {
  typealias Lanes = SIMD16<UInt16>
  typealias Pixels = SIMD8<UInt32>

  /// How many pixels are worked on at once.
  @inline(__always)
  static var count: Int { 8 }

  @inline(__always)
  static func load(_ place: UnsafePointer<UInt32>) -> Pixels {
    UnsafeRawPointer(place).loadUnaligned(as: Pixels.self)
  }

  @inline(__always)
  static func store(_ pixels: Pixels, _ place: UnsafeMutablePointer<UInt32>) {
    UnsafeMutableRawPointer(place).storeBytes(of: pixels, as: Pixels.self)
  }

  /// Eight bytes as numbers.
  ///
  /// One by one: the library's conversion of vectors is not always inlined, and then both builds of
  /// this module share one copy of it.
  @inline(__always)
  static func widened(_ word: UInt64) -> Pixels {
    let bytes = unsafeBitCast(word, to: SIMD8<UInt8>.self)
    return Pixels(
      UInt32(truncatingIfNeeded: bytes[0]), UInt32(truncatingIfNeeded: bytes[1]),
      UInt32(truncatingIfNeeded: bytes[2]), UInt32(truncatingIfNeeded: bytes[3]),
      UInt32(truncatingIfNeeded: bytes[4]), UInt32(truncatingIfNeeded: bytes[5]),
      UInt32(truncatingIfNeeded: bytes[6]), UInt32(truncatingIfNeeded: bytes[7]))
  }

  /// Eight bytes of memory as numbers.
  @inline(__always)
  static func widened(_ place: UnsafePointer<UInt8>) -> Pixels {
    widened(UnsafeRawPointer(place).loadUnaligned(as: UInt64.self))
  }

  @inline(__always)
  static func widened(_ numbers: SIMD8<UInt16>) -> Pixels {
    Pixels(
      UInt32(truncatingIfNeeded: numbers[0]), UInt32(truncatingIfNeeded: numbers[1]),
      UInt32(truncatingIfNeeded: numbers[2]), UInt32(truncatingIfNeeded: numbers[3]),
      UInt32(truncatingIfNeeded: numbers[4]), UInt32(truncatingIfNeeded: numbers[5]),
      UInt32(truncatingIfNeeded: numbers[6]), UInt32(truncatingIfNeeded: numbers[7]))
  }

  /// The upper halves of products.
  @inline(__always)
  static func highProducts(_ a: Lanes, _ b: Lanes) -> Lanes { processor_high_products(a, b) }

  /// Differences, 0 where they would be negative.
  @inline(__always)
  static func excess(_ a: Lanes, _ b: Lanes) -> Lanes {
    // One by one, for the reason that `widened` has.
    func part(_ a: UInt16, _ b: UInt16) -> UInt16 { a > b ? a &- b : 0 }
    return Lanes(
      part(a[0], b[0]), part(a[1], b[1]), part(a[2], b[2]), part(a[3], b[3]), part(a[4], b[4]),
      part(a[5], b[5]), part(a[6], b[6]), part(a[7], b[7]), part(a[8], b[8]), part(a[9], b[9]),
      part(a[10], b[10]), part(a[11], b[11]), part(a[12], b[12]), part(a[13], b[13]),
      part(a[14], b[14]), part(a[15], b[15]))
  }

  /// The same number for both pairs of each pixel.
  @inline(__always)
  static func paired(_ numbers: Pixels) -> Lanes {
    unsafeBitCast(numbers | (numbers &<< 16), to: Lanes.self)
  }

  /// Eight bytes, each for both pairs of a pixel.
  @inline(__always)
  static func paired(_ word: UInt64) -> Lanes { lanes_of_bytes(word) }

  /// Eight bytes of memory, each for both pairs of a pixel.
  @inline(__always)
  static func paired(_ place: UnsafePointer<UInt8>) -> Lanes {
    lanes_of_bytes(UnsafeRawPointer(place).loadUnaligned(as: UInt64.self))
  }

  /// What the alphas of pixels leave of 255, for both pairs of each.
  @inline(__always)
  static func rests(_ pixels: Pixels) -> Lanes { lanes_of_rests(pixels) }

  /// Products of numbers up to 255, over 255, rounded to the nearest.
  @inline(__always)
  static func product(_ a: Lanes, _ b: Lanes) -> Lanes { divided(a &* b &+ 128) }

  /// A 255th, rounded down: 257 65,536ths are that of every number of sixteen bits.
  @inline(__always)
  private static func divided(_ numbers: Lanes) -> Lanes {
    highProducts(numbers, Lanes(repeating: 257))
  }

  /// All channels times a factor, then plus `sums`, over 255, rounded to the nearest.
  ///
  /// `sums` are for the even and the odd channels, each with the half that rounding needs.
  @inline(__always)
  static func divided(_ pixels: Pixels, _ factor: Lanes, _ sums: (Lanes, Lanes)) -> Pixels {
    let lanes = unsafeBitCast(pixels, to: Lanes.self)
    let even = (lanes & 0x00FF) &* factor &+ sums.0
    let odd = (lanes &>> 8) &* factor &+ sums.1
    let (low, high) = (divided(even), divided(odd) &<< 8)
    return unsafeBitCast(low | high, to: Pixels.self)
  }

  /// All channels times `factor / 255`, rounded to the nearest.
  @inline(__always)
  static func scaled(_ pixels: Pixels, _ factor: Lanes) -> Pixels {
    let half = Lanes(repeating: 128)
    return divided(pixels, factor, (half, half))
  }

  /// All bits for those of eight columns from one to before another, which may be beyond the eight.
  @inline(__always)
  static func columns(from start: Int, before end: Int) -> SIMD8<Int32> {
    let columns = SIMD8<Int32>(0, 1, 2, 3, 4, 5, 6, 7)
    let low = SIMD8<Int32>(repeating: Int32(truncatingIfNeeded: start))
    let high = SIMD8<Int32>(repeating: Int32(truncatingIfNeeded: end))
    return ~((columns &- low) &>> 31) & ((columns &- high) &>> 31)
  }

  /// Premultiplied pixels over others; no channel can overflow.
  @inline(__always)
  static func over(_ source: Pixels, _ target: Pixels) -> Pixels {
    source &+ scaled(target, rests(source))
  }

  /// A colour over pixels, as strong as numbers up to 255 say, for both pairs of each.
  @inline(__always)
  static func over(_ ink: Pixels, _ strengths: Lanes, _ target: Pixels) -> Pixels {
    over(scaled(ink, strengths), target)
  }

  /// Pixels under black, of which a rest is seen; the same for both pairs of each.
  ///
  /// Black adds 255 less the rest to the alpha. It takes part in the rounding, times 255: so an alpha is
  /// (255 - rest) · 255 + alpha · rest, which is 255² + (alpha - 255) · rest, in sixteen bits.
  @inline(__always)
  static func darkened(_ target: Pixels, _ rest: Lanes) -> Pixels {
    let full = unsafeBitCast(Pixels(repeating: 255 << 16), to: Lanes.self)
    let sums = unsafeBitCast(Pixels(repeating: (65025 + 128) << 16 | 128), to: Lanes.self)
    let lanes = unsafeBitCast(target, to: Lanes.self)
    let even = (lanes & 0x00FF) &* rest &+ 128
    let odd = ((lanes &>> 8) &- full) &* rest &+ sums
    let (low, high) = (divided(even), divided(odd) &<< 8)
    return unsafeBitCast(low | high, to: Pixels.self)
  }
}
