import CProcessor

// Masks at 2ⁿ times their size.
extension ShadowKernels {
  /// The numbers behind the last one of a row's sums that may be read.
  package static var sumsBehind: Int { 8 }

  /// Pixels of a row, each between the two columns whose middles are around it.
  @inline(never)
  package static func stretch(_ job: UnsafePointer<StretchJob>) {
    let job = job.pointee
    var x = 0
    // Eight pixels are whole columns then, and lie to them as the eight before.
    if job.doublings <= 3 { x = stretchEights(job) }
    let whole = Int32(truncatingIfNeeded: 2 &<< job.doublings)
    var place = job.offset &+ 2 &* x
    while x < job.count {
      let column = place &>> (job.doublings &+ 1)
      let right = Int32(truncatingIfNeeded: place) & (whole &- 1)
      let sum = job.sums[column] &* (whole &- right) &+ job.sums[column &+ 1] &* right
      let byte = UInt32(truncatingIfNeeded: (sum &+ half(job)) &>> shift(job))
      job.target[x] = UInt8(truncatingIfNeeded: PixelMath.product(byte, job.factor))
      place &+= 2
      x &+= 1
    }
  }

  /// Tells how many pixels are done.
  @inline(__always)
  private static func stretchEights(_ job: StretchJob) -> Int {
    let whole = Int32(truncatingIfNeeded: 2 &<< job.doublings)
    let ways =
      SIMD8<Int32>(0, 2, 4, 6, 8, 10, 12, 14)
      &+ SIMD8(repeating: Int32(truncatingIfNeeded: job.offset))
    let bits = SIMD8(repeating: Int32(truncatingIfNeeded: job.doublings &+ 1))
    let (columns, right) = (ways &>> bits, ways & SIMD8(repeating: whole &- 1))
    let left = SIMD8(repeating: whole) &- right
    let next = columns &+ SIMD8(repeating: 1)
    let (half, shift) = (SIMD8(repeating: half(job)), SIMD8(repeating: shift(job)))
    let factor = SIMD8(repeating: Int32(truncatingIfNeeded: job.factor))
    var sums = job.sums
    var x = 0
    while x &+ 8 <= job.count {
      let row = UnsafeRawPointer(sums).loadUnaligned(as: SIMD8<Int32>.self)
      let sum = lanes_at(row, columns) &* left &+ lanes_at(row, next) &* right
      let part = ((sum &+ half) &>> shift) &* factor &+ SIMD8(repeating: 128)
      let bytes = (part &+ (part &>> SIMD8(repeating: 8))) &>> SIMD8(repeating: 8)
      UnsafeMutableRawPointer(job.target + x).storeBytes(
        of: SIMD8<UInt8>(truncatingIfNeeded: bytes), as: SIMD8<UInt8>.self)
      sums += 8 &>> job.doublings
      x &+= 8
    }
    return x
  }

  /// What is added before numbers are rounded, and how many bits they lose.
  @inline(__always)
  private static func half(_ job: StretchJob) -> Int32 { 1 &<< (shift(job) &- 1) }

  @inline(__always)
  private static func shift(_ job: StretchJob) -> Int32 {
    Int32(truncatingIfNeeded: 2 &* job.doublings &+ 2)
  }
}
