import CProcessor

// Most strokes touch a group or two of eight pixels here and there in each of many rows. A call for
// each of them takes as long as its pixels do, so one call paints many rows.
extension CoverageKernels {
  /// Paints a colour over rows as strongly as their cells say, and empties cells and marks.
  @inline(never)
  package static func paint(_ job: UnsafePointer<BandJob>) {
    let band = job.pointee
    var y = 0
    while y < band.height {
      let row = band.target + y &* band.stride
      let cells = band.cells + y &* band.cellsPerRow
      let marks = band.marks + y &* band.wordsPerRow
      switch band.folding {
      case .nonZero: paintRow(row, band, cells, marks, coveredSize)
      case .evenOdd: paintRow(row, band, cells, marks, coveredTurn)
      case .difference: paintRow(row, band, cells, marks, coveredExcess)
      @unknown default: break
      }
      y &+= 1
    }
  }

  @inline(__always)
  private static func paintRow(
    _ target: UnsafeMutablePointer<UInt32>, _ band: BandJob,
    _ cells: UnsafeMutablePointer<Int32>, _ marks: UnsafeMutablePointer<UInt64>,
    _ part: Part
  ) {
    var sum: Int32 = 0
    var painted = 0
    var word = 0
    while word < band.wordsPerRow {
      var bits = marks[word]
      if bits != 0 { marks[word] = 0 }
      while bits != 0 {
        // One bit in eight is a group's: bits and pixels have the same numbers. Groups that follow
        // each other are painted at once.
        let shift = bits.trailingZeroBitCount
        let gaps = ~(bits &>> UInt64(truncatingIfNeeded: shift)) & 0x0101_0101_0101_0101
        let length = gaps == 0 ? 64 : gaps.trailingZeroBitCount
        let after = shift &+ length
        let start = word &<< 6 &+ shift
        let end = word &<< 6 &+ (after < 64 ? after : 64)
        let rest = UInt64(truncatingIfNeeded: after)
        bits = after < 64 ? (bits &>> rest) &<< rest : 0
        paintEvenly(target + painted, start &- painted, sum, band.color, part)
        // An edge in the last of the pixels leaves something in the one after it.
        let next = cells[end]
        cells[end] = 0
        sum = paintRun(target, band, cells, start, end, sum, part) &+ next
        painted = end
      }
      word &+= 1
    }
    paintEvenly(target + painted, band.width &- painted, sum, band.color, part)
  }

  /// Paints whole groups and returns the last sum.
  @inline(__always)
  private static func paintRun(
    _ target: UnsafeMutablePointer<UInt32>, _ band: BandJob,
    _ cells: UnsafeMutablePointer<Int32>, _ start: Int, _ end: Int, _ sum: Int32,
    _ part: Part
  ) -> Int32 {
    if end <= band.room {
      let count = (end < band.width ? end : band.width) &- start
      return blend(target + start, cells + start, count, sum, band.color, part)
    }
    // What the last group would write beyond may belong to another thread.
    let last = end &- 8
    let before = blend(target + start, cells + start, last &- start, sum, band.color, part)
    var pixels = SIMD8<UInt32>(repeating: 0)
    let count = band.width &- last
    var x = 0
    while x < count {
      pixels[x] = target[last &+ x]
      x &+= 1
    }
    var carry = SIMD8<Int32>(repeating: before)
    let ink = PixelLanes.Pixels(repeating: band.color)
    pixels = blended(pixels, cells + last, &carry, count, ink, part)
    x = 0
    while x < count {
      target[last &+ x] = pixels[x]
      x &+= 1
    }
    return carry[0]
  }

  /// Paints pixels that are covered alike.
  @inline(__always)
  private static func paintEvenly(
    _ target: UnsafeMutablePointer<UInt32>, _ count: Int, _ sum: Int32, _ color: UInt32,
    _ part: Part
  ) {
    if sum == 0 || count <= 0 { return }
    let covered = coverage(part(SIMD8(repeating: sum)))[0]
    if covered == 0 { return }
    SpanKernels.cover(target, count, PixelMath.scaled(color, covered))
  }
}
