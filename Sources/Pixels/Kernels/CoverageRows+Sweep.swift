import CProcessor

extension CoverageRows {
  /// Paints what all rows amount to and empties them, asking for pixels some rows ahead.
  @inline(__always)
  func sweep<Filling: Paint>(folding: Folding, into paint: Filling) {
    expect(rows: rect.minY..<rect.minY + Self.foresight, by: paint)
    for y in rect.minY..<rect.maxY {
      expect(rows: y + Self.foresight..<y + Self.foresight + 1, by: paint)
      sweep(row: y, folding: folding, into: paint)
    }
  }

  /// The same for one colour, some rows in one call of a kernel.
  @inline(__always)
  func sweep(folding: Folding, into paint: ColorPaint) {
    let room = paint.surface.roomX - rect.minX
    var y = rect.minY
    // What is as small as a tile is near to the processor, as it was painted on before.
    let isFar = rect.area > Self.nearArea
    if isFar { expect(rows: y..<y + Self.foresight, by: paint) }
    while y < rect.maxY {
      let end = isFar ? min(y + Self.foresight, rect.maxY) : rect.maxY
      if isFar { expect(rows: end..<end + Self.foresight, by: paint) }
      let line = y - rect.minY
      kernels.paintRows(
        BandJob(
          target: paint.surface.pointer(x: rect.minX, y: y), stride: paint.surface.rowPixels,
          room: room, width: rect.width, height: end - y, cells: cells + line * cellsPerRow,
          cellsPerRow: cellsPerRow, marks: marks + line * wordsPerRow, wordsPerRow: wordsPerRow,
          folding: folding, color: paint.color.value))
      y = end
    }
  }

  /// In pixels.
  private static var nearArea: Int { 8192 }

  /// Paints what a row's cells amount to, `copies` times from row to row, and empties the row.
  func sweep<Filling: Paint>(
    row: Int, copies: Int = 1, folding: Folding, into paint: Filling
  ) {
    let line = row - rect.minY
    let words = marks + line * wordsPerRow
    if copies == 1, Filling.takesRows { begin(row: row, words, paint) }
    var sum: Int32 = 0
    var painted = 0
    for word in 0..<wordsPerRow {
      while words[word] != 0 {
        // One bit in eight is a group's; those that follow each other are added to a carry.
        let bits = UInt64(littleEndian: words[word])
        let shift = UInt64(truncatingIfNeeded: bits.trailingZeroBitCount)
        let rest = ~(bits &>> shift) & 0x0101_0101_0101_0101
        let length = rest == 0 ? UInt64(64) : UInt64(truncatingIfNeeded: rest.trailingZeroBitCount)
        let after = shift &+ length
        words[word] = after < 64 ? ((bits &>> after) &<< after).littleEndian : 0
        let start = (word &* Self.groupsPerWord) << Self.groupBits &+ Int(shift)
        let end = start &+ Int(min(length, 64 &- shift))
        paintEvenly(painted..<start, folding.coverage(sum), row, copies, paint)
        sum = paintRun(start..<end, of: line, from: sum, folding, row, copies, paint)
        painted = end
      }
    }
    paintEvenly(painted..<max(painted, rect.width), folding.coverage(sum), row, copies, paint)
  }

  /// Tells a paint of a row from its first mark to its last.
  @inline(__always)
  private func begin<Filling: Paint>(
    row: Int, _ words: UnsafeMutablePointer<UInt64>, _ paint: Filling
  ) {
    var (first, last) = (0, wordsPerRow - 1)
    while first < wordsPerRow, words[first] == 0 { first += 1 }
    guard first < wordsPerRow else { return }
    while words[last] == 0 { last -= 1 }
    let start =
      (first * Self.groupsPerWord) << Self.groupBits
      + UInt64(littleEndian: words[first]).trailingZeroBitCount
    let end =
      (last * Self.groupsPerWord) << Self.groupBits
      + 71 - UInt64(littleEndian: words[last]).leadingZeroBitCount
    let count = min(end, rect.width) - start
    if count > 0 { paint.begin(row: row, from: rect.minX + start, count: count) }
  }

  /// Sums the cells of whole groups, paints their pixels and empties them.
  @inline(__always)
  private func paintRun<Filling: Paint>(
    _ columns: Range<Int>, of line: Int, from sum: Int32, _ folding: Folding, _ row: Int,
    _ copies: Int, _ paint: Filling
  ) -> Int32 {
    let count = min(columns.upperBound, rect.width) - columns.lowerBound
    let start = cells + (line * cellsPerRow + columns.lowerBound)
    // An edge in the last of the pixels leaves something in the one after it.
    let after = start[columns.count]
    start[columns.count] = 0
    let run = CoverageRun(
      run: CellRun(cells: start, count: count, start: sum, folding: folding), kernels: kernels,
      mask: mask)
    let x = rect.minX + columns.lowerBound
    if copies == 1 { return paint.paint(row: row, from: x, run: run) &+ after }
    let (coverage, end) = run.resolve()
    for y in row..<row + copies {
      paint.paint(row: y, from: x, coverage: coverage)
    }
    return end &+ after
  }

  @inline(__always)
  private func paintEvenly<Filling: Paint>(
    _ columns: Range<Int>, _ coverage: UInt8, _ row: Int, _ copies: Int, _ paint: Filling
  ) {
    guard coverage > 0, !columns.isEmpty else { return }
    paint.paint(
      PixelRect(x: rect.minX + columns.lowerBound, y: row, width: columns.count, height: copies),
      coverage: coverage)
  }
}
