/// The loops that prepare rows of coverage and of pixels before they are painted.
package enum RowKernels {
  /// The product of two rows of coverage; the target may be one of them.
  @inline(never)
  package static func multiply(
    _ target: UnsafeMutablePointer<UInt8>, _ left: UnsafePointer<UInt8>,
    _ right: UnsafePointer<UInt8>, _ count: Int
  ) {
    var x = 0
    while x < count {
      // 255² + 128 and what is added to it still fit in 16 bits.
      let sum = UInt16(left[x]) &* UInt16(right[x]) &+ 128
      target[x] = UInt8(truncatingIfNeeded: (sum &+ (sum &>> 8)) &>> 8)
      x &+= 1
    }
  }

  /// A row of coverage times `factor / 255`.
  @inline(never)
  package static func weaken(
    _ target: UnsafeMutablePointer<UInt8>, _ source: UnsafePointer<UInt8>, _ count: Int,
    _ factor: UInt32
  ) {
    let factor = UInt16(truncatingIfNeeded: factor & 255)
    var x = 0
    while x < count {
      let sum = UInt16(source[x]) &* factor &+ 128
      target[x] = UInt8(truncatingIfNeeded: (sum &+ (sum &>> 8)) &>> 8)
      x &+= 1
    }
  }

  /// A row of pixels times `factor / 255`.
  @inline(never)
  package static func fade(
    _ target: UnsafeMutablePointer<UInt32>, _ count: Int, _ factor: UInt32
  ) {
    var x = 0
    while x < count {
      target[x] = PixelMath.scaled(target[x], factor)
      x &+= 1
    }
  }

  /// The alphas of a row of pixels.
  @inline(never)
  package static func alphas(
    _ target: UnsafeMutablePointer<UInt8>, _ source: UnsafePointer<UInt32>, _ count: Int
  ) {
    var x = 0
    while x < count {
      target[x] = UInt8(truncatingIfNeeded: source[x] &>> 24)
      x &+= 1
    }
  }
}
