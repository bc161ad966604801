// Twice as many rows or columns: each is ¾ of the nearest one and ¼ of the next.
extension BlurKernels {
  /// A row between two, in half samples (a channel times 64): four of them fit in 16 bits.
  @inline(never)
  package static func doubleRow(_ target: Target, _ near: Source, _ far: Source, _ count: Int) {
    var x = 0
    while x < count {
      target[x] = (3 &* (near[x] &>> 1) &+ (far[x] &>> 1) &+ 2) &>> 2
      x &+= 1
    }
  }

  /// Samples from half samples and those `step` further: one of the two new pixels of each.
  @inline(never)
  package static func doubleColumns(
    _ target: Target, _ source: Source, _ count: Int, _ step: Int
  ) {
    let far = source + step
    var x = 0
    while x < count {
      target[x] = (3 &* source[x] &+ far[x] &+ 1) &>> 1
      x &+= 1
    }
  }

  /// The same, as bytes.
  @inline(never)
  package static func doubleByteColumns(
    _ target: UnsafeMutablePointer<UInt8>, _ source: Source, _ count: Int, _ step: Int
  ) {
    let far = source + step
    var x = 0
    while x < count {
      target[x] = UInt8(truncatingIfNeeded: (3 &* source[x] &+ far[x] &+ 128) &>> 8)
      x &+= 1
    }
  }

  /// Takes elements in turn from two rows of `count`.
  @inline(never)
  package static func interleave8(
    _ target: UnsafeMutablePointer<UInt8>, _ even: UnsafePointer<UInt8>,
    _ odd: UnsafePointer<UInt8>, _ count: Int
  ) {
    var x = 0
    while x < count {
      target[2 &* x] = even[x]
      target[2 &* x &+ 1] = odd[x]
      x &+= 1
    }
  }

  /// The same with elements of 16 bits.
  @inline(never)
  package static func interleave16(
    _ target: UnsafeMutablePointer<UInt16>, _ even: UnsafePointer<UInt16>,
    _ odd: UnsafePointer<UInt16>, _ count: Int
  ) {
    var x = 0
    while x < count {
      target[2 &* x] = even[x]
      target[2 &* x &+ 1] = odd[x]
      x &+= 1
    }
  }

  /// The same with elements of 32 bits.
  @inline(never)
  package static func interleave32(
    _ target: UnsafeMutablePointer<UInt32>, _ even: UnsafePointer<UInt32>,
    _ odd: UnsafePointer<UInt32>, _ count: Int
  ) {
    var x = 0
    while x < count {
      target[2 &* x] = even[x]
      target[2 &* x &+ 1] = odd[x]
      x &+= 1
    }
  }

  /// The same with elements of 64 bits.
  @inline(never)
  package static func interleave64(
    _ target: UnsafeMutablePointer<UInt64>, _ even: UnsafePointer<UInt64>,
    _ odd: UnsafePointer<UInt64>, _ count: Int
  ) {
    var x = 0
    while x < count {
      target[2 &* x] = even[x]
      target[2 &* x &+ 1] = odd[x]
      x &+= 1
    }
  }
}
