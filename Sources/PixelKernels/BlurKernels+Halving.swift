import CProcessor

// Half as many rows or columns: each is [1 3 3 1] / 8 of the four nearest ones.
extension BlurKernels {
  /// One row of samples from four rows of bytes.
  @inline(never)
  package static func halveByteRows(
    _ target: Target, _ first: UnsafePointer<UInt8>, _ second: UnsafePointer<UInt8>,
    _ third: UnsafePointer<UInt8>, _ fourth: UnsafePointer<UInt8>, _ count: Int
  ) {
    var x = 0
    while x < count {
      let inner = UInt16(second[x]) &+ UInt16(third[x])
      target[x] = (UInt16(first[x]) &+ UInt16(fourth[x]) &+ 3 &* inner) &<< 4
      x &+= 1
    }
  }

  /// One row of samples from four.
  @inline(never)
  package static func halveRows(
    _ target: Target, _ first: Source, _ second: Source, _ third: Source, _ fourth: Source,
    _ count: Int
  ) {
    var x = 0
    while x < count {
      target[x] = eighth(first[x], second[x], third[x], fourth[x])
      x &+= 1
    }
  }

  /// `count` pixels of one channel from twice as many and one more at each end, `source` being
  /// the first of all.
  @inline(never)
  package static func halveColumns1(_ target: Target, _ source: Source, _ count: Int) {
    var x = 0
    while x < count {
      let from = source + 2 &* x
      target[x] = eighth(from[0], from[1], from[2], from[3])
      x &+= 1
    }
  }

  /// The same with four channels.
  @inline(never)
  package static func halveColumns4(_ target: Target, _ source: Source, _ count: Int) {
    var x = 0
    while x &+ 2 <= count {
      lanes_halve_pixels(target + 4 &* x, source + 8 &* x)
      x &+= 2
    }
    while x < count {
      let from = source + 8 &* x
      let to = target + 4 &* x
      to[0] = eighth(from[0], from[4], from[8], from[12])
      to[1] = eighth(from[1], from[5], from[9], from[13])
      to[2] = eighth(from[2], from[6], from[10], from[14])
      to[3] = eighth(from[3], from[7], from[11], from[15])
      x &+= 1
    }
  }

  @inline(__always)
  private static func eighth(_ a: UInt16, _ b: UInt16, _ c: UInt16, _ d: UInt16) -> UInt16 {
    let inner = UInt32(b) &+ UInt32(c)
    return UInt16(truncatingIfNeeded: (UInt32(a) &+ UInt32(d) &+ 3 &* inner &+ 4) &>> 3)
  }
}
