/// A stretch of one row whose cells are to be summed into coverage.
///
/// It borrows the memory of a `PaintScratch` for one call. Summing sets the cells to 0.
struct CoverageRun {
  /// Whole groups of them.
  let cells: UnsafeMutablePointer<Int32>
  /// How many pixels are painted; the last group may have more cells.
  let count: Int
  /// The sum of the cells before.
  let start: Int32
  let folding: CoverageRows.Folding
  let kernels: CoverageTable
  /// Room for the coverage of whole groups.
  let mask: UnsafeMutablePointer<UInt8>

  /// The coverage of the pixels, and the sum after them.
  func resolve() -> (coverage: UnsafeBufferPointer<UInt8>, sum: Int32) {
    let sum = kernels.resolve(mask, cells, count, start, folding.rawValue)
    return (UnsafeBufferPointer(start: mask, count: count), sum)
  }
}

extension Paint {
  func paint(_ rows: CoverageRows, folding: CoverageRows.Folding) {
    rows.sweep(folding: folding, into: self)
  }

  func paint(row y: Int, from x: Int, run: CoverageRun) -> Int32 {
    let (coverage, sum) = run.resolve()
    paint(row: y, from: x, coverage: coverage)
    return sum
  }
}

extension ColorPaint {
  func paint(_ rows: CoverageRows, folding: CoverageRows.Folding) {
    rows.sweep(folding: folding, into: self)
  }

  /// Paints without a detour by way of bytes.
  func paint(row y: Int, from x: Int, run: CoverageRun) -> Int32 {
    let groups = CoverageRows.wholeGroups(run.count)
    let target = surface.pointer(x: x, y: y)
    if x + groups <= surface.bounds.maxX {
      return run.kernels.blend(
        target, run.cells, run.count, run.start, run.folding.rawValue, color.value)
    }
    // The kernel would write back pixels beyond the surface, which may belong to another thread.
    let whole = run.count & ~(CoverageRows.groupSize - 1)
    let sum = run.kernels.blend(
      target, run.cells, whole, run.start, run.folding.rawValue, color.value)
    return withUnsafeTemporaryAllocation(of: UInt32.self, capacity: CoverageRows.groupSize) {
      guard let last = $0.baseAddress else { return sum }
      last.initialize(repeating: 0, count: CoverageRows.groupSize)
      let rest = run.count - whole
      last.update(from: target + whole, count: rest)
      let end = run.kernels.blend(
        last, run.cells + whole, rest, sum, run.folding.rawValue, color.value)
      (target + whole).update(from: last, count: rest)
      return end
    }
  }
}
