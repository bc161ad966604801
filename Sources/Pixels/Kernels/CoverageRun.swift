import CProcessor

/// A stretch of one row whose cells are to be summed into coverage.
///
/// It borrows the memory of a `PaintScratch` for one call. Summing sets the cells to 0.
struct CoverageRun {
  /// Whole groups of cells; as many pixels are painted as it counts, which may be fewer.
  let run: CellRun
  let kernels: CoverageTable
  /// Room for the coverage of whole groups.
  let mask: UnsafeMutablePointer<UInt8>

  /// The coverage of the pixels, and the sum after them.
  func resolve() -> (coverage: UnsafeBufferPointer<UInt8>, sum: Int32) {
    let sum = kernels.resolve(run, to: mask)
    return (UnsafeBufferPointer(start: mask, count: run.count), sum)
  }
}

extension Paint {
  func paint(_ rows: CoverageRows, folding: Folding) {
    rows.sweep(folding: folding, into: self)
  }

  func paint(_ rect: PixelRect, left: UInt8, right: UInt8, solid: Range<Int>) {
    func paintColumns(_ first: Int, _ end: Int, _ coverage: UInt8) {
      let part = PixelRect(
        minX: max(first, rect.minX), minY: rect.minY, maxX: min(end, rect.maxX), maxY: rect.maxY)
      if coverage > 0 && !part.isEmpty { paint(part, coverage: coverage) }
    }
    paintColumns(rect.minX, solid.lowerBound, left)
    paintColumns(solid.lowerBound, solid.upperBound, 255)
    paintColumns(solid.upperBound, rect.maxX, right)
  }

  func paint(row y: Int, from x: Int, run: CoverageRun) -> Int32 {
    let (coverage, sum) = run.resolve()
    paint(row: y, from: x, coverage: coverage)
    return sum
  }
}

extension ColorPaint {
  func paint(_ rows: CoverageRows, folding: Folding) {
    rows.sweep(folding: folding, into: self)
  }

  /// Paints without a detour by way of bytes.
  func paint(row y: Int, from x: Int, run: CoverageRun) -> Int32 {
    let (kernels, cells) = (run.kernels, run.run)
    let target = surface.pointer(x: x, y: y)
    if x + CoverageRows.wholeGroups(cells.count) <= surface.roomX {
      return kernels.blend(cells, onto: target, color.value)
    }
    // The kernel would write back pixels beyond the surface, which may belong to another thread.
    var whole = cells
    whole.count = cells.count & ~(CoverageRows.groupSize - 1)
    let sum = kernels.blend(whole, onto: target, color.value)
    return withUnsafeTemporaryAllocation(of: UInt32.self, capacity: CoverageRows.groupSize) {
      guard let last = $0.baseAddress else { return sum }
      last.initialize(repeating: 0, count: CoverageRows.groupSize)
      let rest = CellRun(
        cells: cells.cells + whole.count, count: cells.count - whole.count, start: sum,
        folding: cells.folding)
      last.update(from: target + whole.count, count: rest.count)
      let end = kernels.blend(rest, onto: last, color.value)
      (target + whole.count).update(from: last, count: rest.count)
      return end
    }
  }
}
