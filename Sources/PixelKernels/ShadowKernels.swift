/// The loops that paint a row of a rounded rectangle's shadow.
///
/// Coverage has sixteen bits on the way, 65,535 for all of a pixel: products of two profiles lose
/// nothing that eight bits could show. Rows of coverage are worked on in blocks of sixteen, without
/// a slow end: where a count is no multiple of that, up to fifteen more are read and written.
package enum ShadowKernels {
  /// How many are worked on at once.
  package static var block: Int { 16 }

  /// A profile along the row times the row's own value of the profile across it.
  @inline(never)
  package static func product(
    _ target: UnsafeMutablePointer<UInt16>, _ profile: UnsafePointer<UInt16>, _ height: UInt32,
    _ count: Int
  ) {
    let factor = SIMD8(repeating: height & 0xFFFF)
    var x = 0
    while x < count {
      let (low, high) = (
        SIMD8<UInt32>(truncatingIfNeeded: load(profile + x)),
        SIMD8<UInt32>(truncatingIfNeeded: load(profile + x + 8))
      )
      store(SIMD8<UInt16>(truncatingIfNeeded: (low &* factor) &>> 16), to: target + x)
      store(SIMD8<UInt16>(truncatingIfNeeded: (high &* factor) &>> 16), to: target + x + 8)
      x &+= 16
    }
  }

  /// Takes a row of a corner's table away, as far as there is something.
  @inline(never)
  package static func subtract(
    _ target: UnsafeMutablePointer<UInt16>, _ table: UnsafePointer<UInt16>, _ count: Int
  ) {
    var x = 0
    while x < count {
      let (low, high) = (load(target + x), load(target + x + 8))
      store(low &- pointwiseMin(low, load(table + x)), to: target + x)
      store(high &- pointwiseMin(high, load(table + x + 8)), to: target + x + 8)
      x &+= 16
    }
  }

  /// Sixteen bits to eight, rounded, times an alpha of up to 255, rounded again.
  @inline(never)
  package static func narrow(
    _ target: UnsafeMutablePointer<UInt8>, _ row: UnsafePointer<UInt16>, _ alpha: UInt32,
    _ count: Int
  ) {
    let factor = SIMD8(repeating: UInt16(truncatingIfNeeded: alpha & 255))
    let half = SIMD8<UInt16>(repeating: 128)
    var x = 0
    while x < count {
      let value = load(row + x)
      let byte = (value &- (value &>> 8) &+ half) &>> 8
      let sum = byte &* factor &+ half
      UnsafeMutableRawPointer(target + x).storeBytes(
        of: SIMD8<UInt8>(truncatingIfNeeded: (sum &+ (sum &>> 8)) &>> 8), as: SIMD8<UInt8>.self)
      x &+= 8
    }
  }

  /// Black over every pixel of a row, each as strong as its byte says: the same as
  /// `SpanKernels.blendMasked` does, in less than half of the steps.
  @inline(never)
  package static func darken(
    _ target: UnsafeMutablePointer<UInt32>, _ count: Int, _ strengths: UnsafePointer<UInt8>
  ) {
    var x = 0
    while x &+ 8 <= count {
      let bytes = UnsafeRawPointer(strengths + x).loadUnaligned(as: SIMD8<UInt8>.self)
      darken(target + x, SIMD8<UInt32>(truncatingIfNeeded: bytes))
      x &+= 8
    }
    while x < count {
      let strength = UInt32(strengths[x])
      target[x] = strength &<< 24 &+ PixelMath.scaled(target[x], 255 &- strength)
      x &+= 1
    }
  }

  /// Black over every pixel of a row, as strong as a profile times the row's height, less what two
  /// corners lack, times an alpha: what the functions above do one after the other.
  ///
  /// `numbers` are the height, the alpha, and the columns that the left and the right corner begin
  /// and end at. Rows of corners have a block of zeros before and behind them.
  @inline(never)
  package static func shade(
    _ target: UnsafeMutablePointer<UInt32>, _ count: Int, _ profile: UnsafePointer<UInt16>,
    _ numbers: UnsafePointer<Int>, _ left: UnsafePointer<UInt16>, _ right: UnsafePointer<UInt16>
  ) {
    let height = SIMD8(repeating: UInt32(truncatingIfNeeded: numbers[0] & 0xFFFF))
    let alpha = SIMD8(repeating: UInt16(truncatingIfNeeded: numbers[1] & 255))
    let (leftStart, leftEnd) = (numbers[2], numbers[3])
    let (rightStart, rightEnd) = (numbers[4], numbers[5])
    let half = SIMD8<UInt16>(repeating: 128)
    var x = 0
    while x < count {
      let product = (SIMD8<UInt32>(truncatingIfNeeded: load(profile + x)) &* height) &>> 16
      var value = SIMD8<UInt16>(truncatingIfNeeded: product)
      if x &+ 8 > leftStart, x < leftEnd {
        value = value &- pointwiseMin(value, load(left + (x &- leftStart)))
      }
      if x &+ 8 > rightStart, x < rightEnd {
        value = value &- pointwiseMin(value, load(right + (x &- rightStart)))
      }
      let byte = (value &- (value &>> 8) &+ half) &>> 8
      let sum = byte &* alpha &+ half
      let strength = SIMD8<UInt32>(truncatingIfNeeded: (sum &+ (sum &>> 8)) &>> 8)
      if x &+ 8 <= count {
        darken(target + x, strength)
      } else {
        darkenFew(target + x, count &- x, strength)
      }
      x &+= 8
    }
  }

  @inline(__always)
  private static func darken(_ target: UnsafeMutablePointer<UInt32>, _ strength: SIMD8<UInt32>) {
    let rest = PixelLanes.paired(255 &- strength)
    let pixels = PixelLanes.scaled(PixelLanes.load(target), rest)
    PixelLanes.store((strength &<< 24) &+ pixels, target)
  }

  @inline(__always)
  private static func darkenFew(
    _ target: UnsafeMutablePointer<UInt32>, _ count: Int, _ strength: SIMD8<UInt32>
  ) {
    // One after the other out of the vector's first place.
    var rest = strength
    var x = 0
    while x < count {
      let own = rest[0]
      target[x] = own &<< 24 &+ PixelMath.scaled(target[x], 255 &- own)
      rest = SIMD8<UInt32>(rest[1], rest[2], rest[3], rest[4], rest[5], rest[6], rest[7], 0)
      x &+= 1
    }
  }

  @inline(__always)
  private static func load(_ place: UnsafePointer<UInt16>) -> SIMD8<UInt16> {
    UnsafeRawPointer(place).loadUnaligned(as: SIMD8<UInt16>.self)
  }

  @inline(__always)
  private static func load(_ place: UnsafeMutablePointer<UInt16>) -> SIMD8<UInt16> {
    UnsafeRawPointer(place).loadUnaligned(as: SIMD8<UInt16>.self)
  }

  @inline(__always)
  private static func store(_ value: SIMD8<UInt16>, to place: UnsafeMutablePointer<UInt16>) {
    UnsafeMutableRawPointer(place).storeBytes(of: value, as: SIMD8<UInt16>.self)
  }

  /// Adds a row times a factor to another: a step of building a corner's table.
  @inline(never)
  package static func accumulate(
    _ target: UnsafeMutablePointer<Float>, _ source: UnsafePointer<Float>, _ factor: Float,
    _ count: Int
  ) {
    var x = 0
    while x < count {
      target[x] += source[x] * factor
      x &+= 1
    }
  }
}
