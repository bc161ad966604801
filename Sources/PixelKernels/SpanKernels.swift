import CProcessor

/// The loops that touch every pixel of a span: source over, premultiplied, eight bits a channel.
///
/// The files of this module are compiled a second time for x86-64-v3 under another module's name;
/// the compiler makes vectors of the same loops there. Every product is rounded exactly, so both
/// builds give the same bytes. Nothing here is inlined into other modules: what is called is what
/// was compiled for the processor. And nothing here calls generic functions of the standard
/// library: one that is not inlined would be emitted by both modules under one name, and the
/// linker might keep the one that an older processor cannot run. Hence `while`, not `for`.
///
/// What a kernel is told is a struct of C, a job, handed on by its address: the same type for both
/// builds and for `Pixels`. Where calls are many, its fields are read one by one, as they were
/// written: a copy of the whole is read in wide loads, which wait until the writes have left the
/// processor. Only rows are told without one: a target, sources, how many, and at most
/// one number. Structs and enums of Swift's stay within this module, where the optimiser takes them
/// apart and emits nothing for them; those that leave it would bring functions that copy them, under
/// names by their size alone, which both builds share.
package enum SpanKernels {
  /// Stores one pixel all over a rectangle.
  @inline(never)
  package static func fill(_ job: UnsafePointer<RectJob>) {
    let (target, stride) = (job.pointee.target, job.pointee.stride)
    fill(target, stride, job.pointee.width, job.pointee.height, job.pointee.color)
  }

  @inline(__always)
  private static func fill(
    _ target: UnsafeMutablePointer<UInt32>, _ stride: Int, _ width: Int, _ height: Int,
    _ color: UInt32
  ) {
    let pixels = PixelLanes.Pixels(repeating: color)
    var row = target
    var rowsLeft = height
    while rowsLeft > 0 {
      if width < PixelLanes.count {
        var x = 0
        while x < width {
          row[x] = color
          x &+= 1
        }
      } else {
        // The last eight may have some of the ones before among them.
        let last = width &- PixelLanes.count
        var x = 0
        while x < last {
          PixelLanes.store(pixels, row + x)
          x &+= PixelLanes.count
        }
        PixelLanes.store(pixels, row + last)
      }
      row += stride
      rowsLeft &-= 1
    }
  }

  /// One colour over every pixel of a rectangle.
  ///
  /// The colour takes part in the rounding, times 255 and with the half: the same numbers come out
  /// as if it were added afterwards.
  @inline(never)
  package static func blend(_ job: UnsafePointer<RectJob>) {
    let (target, stride) = (job.pointee.target, job.pointee.stride)
    blend(target, stride, job.pointee.width, job.pointee.height, job.pointee.color)
  }

  @inline(__always)
  private static func blend(
    _ target: UnsafeMutablePointer<UInt32>, _ stride: Int, _ width: Int, _ height: Int,
    _ color: UInt32
  ) {
    let factor = PixelLanes.paired(PixelLanes.Pixels(repeating: 255 &- (color &>> 24)))
    let lanes = unsafeBitCast(
      PixelLanes.Pixels(repeating: color), to: PixelLanes.Lanes.self)
    let sums = ((lanes & 0x00FF) &* 255 &+ 128, (lanes &>> 8) &* 255 &+ 128)
    var row = target
    var rowsLeft = height
    while rowsLeft > 0 {
      if width < PixelLanes.count {
        blendFew(row, width, color)
      } else {
        // The last eight may have some of the ones before among them, so they are done before.
        let last = width &- PixelLanes.count
        let end = PixelLanes.divided(PixelLanes.load(row + last), factor, sums)
        var x = 0
        while x < last {
          PixelLanes.store(PixelLanes.divided(PixelLanes.load(row + x), factor, sums), row + x)
          x &+= PixelLanes.count
        }
        PixelLanes.store(end, row + last)
      }
      row += stride
      rowsLeft &-= 1
    }
  }

  @inline(__always)
  private static func blendFew(
    _ row: UnsafeMutablePointer<UInt32>, _ width: Int, _ color: UInt32
  ) {
    var x = 0
    while x < width {
      row[x] = PixelMath.over(color, row[x])
      x &+= 1
    }
  }

  /// One colour over every pixel of a row.
  @inline(never)
  static func cover(_ target: UnsafeMutablePointer<UInt32>, _ count: Int, _ color: UInt32) {
    if color &>> 24 == 255 {
      fill(target, 0, count, 1, color)
    } else {
      blend(target, 0, count, 1, color)
    }
  }

  // Rows are gone through in eights, with single pixels at their ends.

  /// One colour over every pixel of a row, as strong as its mask says.
  @inline(never)
  package static func blendMasked(
    _ target: UnsafeMutablePointer<UInt32>, _ count: Int, _ color: UInt32,
    _ mask: UnsafePointer<UInt8>
  ) {
    var x = blendEights(target, count, PixelLanes.Pixels(repeating: color), mask)
    while x < count {
      target[x] = PixelMath.over(PixelMath.scaled(color, UInt32(mask[x])), target[x])
      x &+= 1
    }
  }

  /// The same for as many eights as there are; tells how many pixels these are.
  @inline(__always)
  static func blendEights(
    _ target: UnsafeMutablePointer<UInt32>, _ count: Int, _ ink: PixelLanes.Pixels,
    _ mask: UnsafePointer<UInt8>
  ) -> Int {
    var x = 0
    while x &+ PixelLanes.count <= count {
      let under = PixelLanes.load(target + x)
      PixelLanes.store(PixelLanes.over(ink, PixelLanes.paired(mask + x), under), target + x)
      x &+= PixelLanes.count
    }
    return x
  }

  /// A row of pixels over another that it does not overlap, all with one opacity from 0 to 255.
  @inline(never)
  package static func composite(
    _ target: UnsafeMutablePointer<UInt32>, _ source: UnsafePointer<UInt32>, _ count: Int,
    _ opacity: UInt32
  ) {
    let factor = PixelLanes.paired(PixelLanes.Pixels(repeating: opacity))
    var x = 0
    while x &+ PixelLanes.count <= count {
      var pixels = PixelLanes.load(source + x)
      if opacity != 255 { pixels = PixelLanes.scaled(pixels, factor) }
      PixelLanes.store(PixelLanes.over(pixels, PixelLanes.load(target + x)), target + x)
      x &+= PixelLanes.count
    }
    while x < count {
      target[x] = PixelMath.over(PixelMath.scaled(source[x], opacity), target[x])
      x &+= 1
    }
  }

  /// The same, each pixel as strong as the opacity times its mask.
  @inline(never)
  package static func compositeMasked(
    _ target: UnsafeMutablePointer<UInt32>, _ source: UnsafePointer<UInt32>, _ count: Int,
    _ opacity: UInt32, _ mask: UnsafePointer<UInt8>
  ) {
    let factor = PixelLanes.Lanes(repeating: UInt16(truncatingIfNeeded: opacity))
    var x = 0
    while x &+ PixelLanes.count <= count {
      let strengths = PixelLanes.product(PixelLanes.paired(mask + x), factor)
      let pixels = PixelLanes.scaled(PixelLanes.load(source + x), strengths)
      PixelLanes.store(PixelLanes.over(pixels, PixelLanes.load(target + x)), target + x)
      x &+= PixelLanes.count
    }
    while x < count {
      let strength = PixelMath.product(opacity, UInt32(mask[x]))
      target[x] = PixelMath.over(PixelMath.scaled(source[x], strength), target[x])
      x &+= 1
    }
  }
}
