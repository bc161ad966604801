/// The loops that paint a row of a rounded rectangle's shadow.
///
/// Coverage has sixteen bits on the way, 65,535 for all of a pixel: products of two profiles lose
/// nothing that eight bits could show.
package enum ShadowKernels {
  /// A profile along the row times the row's own value of the profile across it.
  @inline(never)
  package static func product(
    _ target: UnsafeMutablePointer<UInt16>, _ profile: UnsafePointer<UInt16>, _ height: UInt32,
    _ count: Int
  ) {
    var x = 0
    while x < count {
      target[x] = UInt16(truncatingIfNeeded: (UInt32(profile[x]) &* (height & 0xFFFF)) &>> 16)
      x &+= 1
    }
  }

  /// Takes a row of a corner's table away, as far as there is something.
  @inline(never)
  package static func subtract(
    _ target: UnsafeMutablePointer<UInt16>, _ table: UnsafePointer<UInt16>, _ count: Int
  ) {
    var x = 0
    while x < count {
      let value = target[x]
      let less = table[x]
      target[x] = value > less ? value &- less : 0
      x &+= 1
    }
  }

  /// Sixteen bits to eight, rounded.
  @inline(never)
  package static func narrow(
    _ target: UnsafeMutablePointer<UInt8>, _ row: UnsafePointer<UInt16>, _ count: Int
  ) {
    var x = 0
    while x < count {
      let value = row[x]
      target[x] = UInt8(truncatingIfNeeded: (value &- (value &>> 8) &+ 128) &>> 8)
      x &+= 1
    }
  }

  /// Black over every pixel of a row, as strong as the alpha times its mask: the same bytes as
  /// `SpanKernels.blendMasked`, with half of the multiplications.
  @inline(never)
  package static func darken(
    _ target: UnsafeMutablePointer<UInt32>, _ count: Int, _ alpha: UInt32,
    _ mask: UnsafePointer<UInt8>
  ) {
    var x = 0
    while x < count {
      let strength = PixelMath.product(alpha, UInt32(mask[x]))
      target[x] = strength &<< 24 &+ PixelMath.scaled(target[x], 255 &- strength)
      x &+= 1
    }
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
