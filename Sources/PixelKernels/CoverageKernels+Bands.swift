// Most strokes touch a group or two of eight pixels here and there in each of many rows. A call for
// each of them takes as long as its pixels do, so one call paints many rows.
extension CoverageKernels {
  /// What the rows are like, as numbers for a C function.
  private struct Band {
    let width: Int
    let height: Int
    /// Pixels from row to row, and how many of a row may be written.
    let stride: Int
    let room: Int
    let cellsPerRow: Int
    let wordsPerRow: Int

    @inline(__always)
    init(_ numbers: UnsafePointer<Int>) {
      (width, height, stride) = (numbers[0], numbers[1], numbers[2])
      (room, cellsPerRow, wordsPerRow) = (numbers[3], numbers[4], numbers[5])
    }
  }

  /// Paints a colour over rows as strongly as their cells say, and empties cells and marks.
  ///
  /// `numbers` are those of a `Band`. Marks are bytes, 1 for each group of eight cells of which one
  /// may not be 0, eight of them to a word whose lowest byte is the first.
  @inline(never)
  package static func paint(
    _ target: UnsafeMutablePointer<UInt32>, _ numbers: UnsafePointer<Int>,
    _ cells: UnsafeMutablePointer<Int32>, _ marks: UnsafeMutablePointer<UInt64>,
    _ folding: Folding, _ color: UInt32
  ) {
    let band = Band(numbers)
    var y = 0
    while y < band.height {
      let row = target + y &* band.stride
      let rowCells = cells + y &* band.cellsPerRow
      let rowMarks = marks + y &* band.wordsPerRow
      switch folding {
      case 0: paintRow(row, band, rowCells, rowMarks, 0, color)
      case 1: paintRow(row, band, rowCells, rowMarks, 1, color)
      default: paintRow(row, band, rowCells, rowMarks, 2, color)
      }
      y &+= 1
    }
  }

  @inline(__always)
  private static func paintRow(
    _ target: UnsafeMutablePointer<UInt32>, _ band: Band, _ cells: UnsafeMutablePointer<Int32>,
    _ marks: UnsafeMutablePointer<UInt64>, _ folding: Folding, _ color: UInt32
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
        paintEvenly(target + painted, start &- painted, sum, folding, color)
        // An edge in the last of the pixels leaves something in the one after it.
        let next = cells[end]
        cells[end] = 0
        sum = paintRun(target, band, cells, start, end, sum, folding, color) &+ next
        painted = end
      }
      word &+= 1
    }
    paintEvenly(target + painted, band.width &- painted, sum, folding, color)
  }

  /// Paints whole groups and returns the last sum.
  @inline(__always)
  private static func paintRun(
    _ target: UnsafeMutablePointer<UInt32>, _ band: Band, _ cells: UnsafeMutablePointer<Int32>,
    _ start: Int, _ end: Int, _ sum: Int32, _ folding: Folding, _ color: UInt32
  ) -> Int32 {
    if end <= band.room {
      let count = (end < band.width ? end : band.width) &- start
      return blendFolded(target + start, cells + start, count, sum, folding, color)
    }
    // What the last group would write beyond may belong to another thread.
    let last = end &- 8
    let before = blendFolded(target + start, cells + start, last &- start, sum, folding, color)
    var pixels = SIMD8<UInt32>(repeating: 0)
    let count = band.width &- last
    var x = 0
    while x < count {
      pixels[x] = target[last &+ x]
      x &+= 1
    }
    var carry = SIMD8<Int32>(repeating: before)
    let ink = PixelLanes.Pixels(repeating: color)
    pixels = blended(pixels, cells + last, &carry, count, folding, ink)
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
    _ target: UnsafeMutablePointer<UInt32>, _ count: Int, _ sum: Int32, _ folding: Folding,
    _ color: UInt32
  ) {
    if sum == 0 || count <= 0 { return }
    let covered = coverage(SIMD8(repeating: sum), folding)[0]
    if covered == 0 { return }
    SpanKernels.cover(target, count, PixelMath.scaled(color, covered))
  }
}
