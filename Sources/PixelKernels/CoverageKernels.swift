import CProcessor

/// The loops that turn a row of signed areas into coverage, eight pixels at a time.
///
/// A cell holds the difference of a pixel's area from that of the pixel before it, in 1/65,536 of a
/// pixel; a running sum gives the area. Cells that were read are set to 0. As in `SpanKernels`,
/// every product is rounded exactly, so that all builds give the same bytes, and what is called of
/// the standard library are operators of vectors, which are inlined always.
package enum CoverageKernels {
  /// Paints one colour over a row as strongly as its cells say, and returns the last sum.
  ///
  /// Cells and pixels are gone through in eights; the pixels after the first `count` are written
  /// back as they are.
  @inline(never)
  package static func blend(
    _ target: UnsafeMutablePointer<UInt32>, _ run: UnsafePointer<CellRun>, _ color: UInt32
  ) -> Int32 {
    // A function is handed on for each, so that a loop is made for each.
    switch run.pointee.folding {
    case .nonZero: return blend(target, run.pointee, color, coveredSize)
    case .evenOdd: return blend(target, run.pointee, color, coveredTurn)
    case .difference: return blend(target, run.pointee, color, coveredExcess)
    @unknown default: return run.pointee.start
    }
  }

  @inline(__always)
  private static func blend(
    _ target: UnsafeMutablePointer<UInt32>, _ run: CellRun, _ color: UInt32, _ part: Part
  ) -> Int32 {
    blend(target, run.cells, run.count, run.start, color, part)
  }

  @inline(__always)
  static func blend(
    _ target: UnsafeMutablePointer<UInt32>, _ cells: UnsafeMutablePointer<Int32>, _ count: Int,
    _ start: Int32, _ color: UInt32, _ part: Part
  ) -> Int32 {
    var carry = SIMD8<Int32>(repeating: start)
    let ink = PixelLanes.Pixels(repeating: color)
    var x = 0
    while x < count {
      let under = PixelLanes.load(target + x)
      PixelLanes.store(blended(under, cells + x, &carry, count &- x, ink, part), target + x)
      x &+= 8
    }
    return carry[0]
  }

  /// Eight pixels under a colour, of which the first `count` may change; takes their cells and goes on
  /// with the sum.
  @inline(__always)
  static func blended(
    _ under: PixelLanes.Pixels, _ cells: UnsafeMutablePointer<Int32>,
    _ carry: inout SIMD8<Int32>, _ count: Int, _ ink: PixelLanes.Pixels, _ part: Part
  ) -> PixelLanes.Pixels {
    let columns = SIMD8<Int32>(0, 1, 2, 3, 4, 5, 6, 7)
    let left = SIMD8(repeating: Int32(truncatingIfNeeded: count))
    let sum = takeSums(cells, carry)
    carry = SIMD8(repeating: sum[7])
    let covered =
      coverage(part(sum)) & SIMD8<UInt32>(truncatingIfNeeded: (columns &- left) &>> 31)
    return PixelLanes.over(ink, PixelLanes.paired(covered), under)
  }

  /// Writes the coverage of a row as bytes, a multiple of 8 of them, and returns the last sum.
  @inline(never)
  package static func resolve(
    _ mask: UnsafeMutablePointer<UInt8>, _ run: UnsafePointer<CellRun>
  ) -> Int32 {
    switch run.pointee.folding {
    case .nonZero: return resolve(mask, run.pointee, coveredSize)
    case .evenOdd: return resolve(mask, run.pointee, coveredTurn)
    case .difference: return resolve(mask, run.pointee, coveredExcess)
    @unknown default: return run.pointee.start
    }
  }

  @inline(__always)
  private static func resolve(
    _ mask: UnsafeMutablePointer<UInt8>, _ run: CellRun, _ part: Part
  ) -> Int32 {
    var carry = SIMD8<Int32>(repeating: run.start)
    var x = 0
    while x < run.count {
      let sum = takeSums(run.cells + x, carry)
      carry = SIMD8(repeating: sum[7])
      let bytes = SIMD8<UInt8>(truncatingIfNeeded: coverage(part(sum)))
      UnsafeMutableRawPointer(mask + x).storeBytes(of: bytes, as: SIMD8<UInt8>.self)
      x &+= 8
    }
    return carry[0]
  }

  /// The sums up to each of eight cells, which become 0.
  @inline(__always)
  private static func takeSums(
    _ cells: UnsafeMutablePointer<Int32>, _ carry: SIMD8<Int32>
  ) -> SIMD8<Int32> {
    let place = UnsafeMutableRawPointer(cells)
    let a = place.loadUnaligned(as: SIMD8<Int32>.self)
    place.storeBytes(of: SIMD8(repeating: 0), as: SIMD8<Int32>.self)
    return carry &+ runningSums(a)
  }

  @inline(__always)
  private static func runningSums(_ a: SIMD8<Int32>) -> SIMD8<Int32> {
    // Each adds what stands one, two, four places before it.
    let b = a &+ SIMD8<Int32>(0, a[0], a[1], a[2], a[3], a[4], a[5], a[6])
    let c = b &+ SIMD8<Int32>(0, 0, b[0], b[1], b[2], b[3], b[4], b[5])
    return c &+ SIMD8<Int32>(0, 0, 0, 0, c[0], c[1], c[2], c[3])
  }
}

extension CoverageKernels {
  /// What of a whole pixel, of 65,536, a sum of areas amounts to.
  typealias Part = (_ sum: SIMD8<Int32>) -> SIMD8<UInt32>

  /// 0…255 for parts of a pixel from none up to a whole one.
  @inline(__always)
  static func coverage(_ part: SIMD8<UInt32>) -> SIMD8<UInt32> {
    ((part &<< 8) &- part &+ 32768) &>> 16
  }
}

// The three ways; see `Folding`. They belong to no type: a member that is handed on as a function is
// wrapped in another one, which the compiler does not always take away again.

/// The size of a sum, up to a whole.
@inline(__always)
func coveredSize(_ sum: SIMD8<Int32>) -> SIMD8<UInt32> {
  let sign = sum &>> 31
  return coveredToOne(SIMD8(truncatingIfNeeded: (sum ^ sign) &- sign))
}

/// Back and forth between none and a whole.
@inline(__always)
func coveredTurn(_ sum: SIMD8<Int32>) -> SIMD8<UInt32> {
  let part = SIMD8<UInt32>(truncatingIfNeeded: sum) & 131071
  return part.replacing(with: 131072 &- part, where: part .> SIMD8(repeating: 65536))
}

/// What lies between none and a whole.
@inline(__always)
func coveredExcess(_ sum: SIMD8<Int32>) -> SIMD8<UInt32> {
  coveredToOne(SIMD8(truncatingIfNeeded: sum & ~(sum &>> 31)))
}

@inline(__always)
private func coveredToOne(_ part: SIMD8<UInt32>) -> SIMD8<UInt32> {
  let one = SIMD8<UInt32>(repeating: 65536)
  return part.replacing(with: one, where: part .> one)
}
