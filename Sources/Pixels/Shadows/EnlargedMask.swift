import CProcessor

/// A mask at 2ⁿ times its size about (0, 0), in rows that are made when they are wanted.
///
/// In between it is as its neighbours are, in proportion; beyond the mask's rectangle they are 0. A wide
/// blur has no more detail than that, and what is hidden of it is never made.
public struct EnlargedMask: Sendable {
  let mask: Mask
  /// How often its sides are doubled.
  let doublings: Int
  /// What it covers.
  public let bounds: PixelRect

  public init(_ mask: Mask, doublings: Int = 0) {
    (self.mask, self.doublings) = (mask, doublings)
    let (factor, inner) = (1 << doublings, mask.bounds)
    guard doublings > 0, !inner.isEmpty else {
      bounds = inner
      return
    }
    bounds = PixelRect(
      minX: (inner.minX - 1) * factor, minY: (inner.minY - 1) * factor,
      maxX: (inner.maxX + 1) * factor, maxY: (inner.maxY + 1) * factor)
  }

  /// The numbers that a row of so many pixels takes on its way.
  func sumCount(_ count: Int) -> Int {
    count >> doublings + 4 + ShadowKernelTable.sumsBehind
  }

  /// Writes some pixels of a row, which must lie in `bounds`, a factor of 255 as strong.
  func write(
    row y: Int, from x: Int, count: Int, times factor: UInt32,
    to bytes: UnsafeMutablePointer<UInt8>, sums: UnsafeMutablePointer<Int32>,
    kernels: KernelTable
  ) {
    guard doublings > 0 else {
      return kernels.weaken(bytes, mask.pointer(x: x, y: y), count, factor)
    }
    let (first, right) = place(x)
    let last = place(x + count - 1).pixel + 1
    mix(row: y, columns: first...last, to: sums)
    kernels.shadows.stretch(
      StretchJob(
        target: bytes, sums: sums, count: count, offset: right, doublings: doublings,
        factor: factor))
  }

  /// What a row's pixels are made of: one sum for each column of the mask, of two rows.
  private func mix(
    row y: Int, columns: ClosedRange<Int>, to sums: UnsafeMutablePointer<Int32>
  ) {
    let (row, down) = place(y)
    let inner = mask.bounds
    let start = max(columns.lowerBound, inner.minX)
    let end = min(columns.upperBound + 1, inner.maxX)
    sums.update(repeating: 0, count: columns.count)
    guard start < end else { return }
    let target = sums + (start - columns.lowerBound)
    func add(_ row: Int, _ share: Int) {
      guard row >= inner.minY, row < inner.maxY else { return }
      let source = mask.pointer(x: start, y: row)
      for column in 0..<end - start { target[column] &+= Int32(source[column]) &* Int32(share) }
    }
    add(row, 2 << doublings - down)
    add(row + 1, down)
  }

  /// The pixel before a place, and how far behind its middle it lies, in halves of a new pixel.
  private func place(_ position: Int) -> (pixel: Int, offset: Int) {
    // Twice the distance from the middle of pixel 0, in new pixels.
    let factor = 1 << doublings
    let twice = 2 * position + 1 - factor
    let pixel = twice >> (doublings + 1)
    return (pixel, twice - pixel * 2 * factor)
  }
}
