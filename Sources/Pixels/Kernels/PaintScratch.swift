import PixelKernels

/// The working memory of the painting functions, one for each thread.
///
/// It grows to what the largest painting needed and then is never allocated again.
public final class PaintScratch {
  let kernels: KernelTable
  let corners: CornerCache
  let smallCorners: SmallCornerCache
  let slices = SliceCache()
  @exclusivity(unchecked) private var cells = ScratchBuffer<Int32>()
  @exclusivity(unchecked) private var marks = ScratchBuffer<UInt64>()
  @exclusivity(unchecked) private var mask = ScratchBuffer<UInt8>()
  @exclusivity(unchecked) private var pixelRow = ScratchBuffer<UInt32>()
  @exclusivity(unchecked) private var coverageRow = ScratchBuffer<UInt8>()
  @exclusivity(unchecked) private var parts = ScratchBuffer<Int32>()
  @exclusivity(unchecked) private var shadowRow = ScratchBuffer<UInt16>()
  @exclusivity(unchecked) private var sumRow = ScratchBuffer<Int32>()
  private let known: UnsafeMutablePointer<KnownSpan>
  @exclusivity(unchecked) private var spans = ScratchBuffer<Int32>()
  @exclusivity(unchecked) private(set) var limits: RowLimits?

  /// What the corners take that were painted last.
  public var sliceBytes: Int { slices.byteCount }
  public static let sliceLimit = SliceCache.byteLimit

  /// About as many cells as are worked on at once. They take 1 MiB, but only those that edges pass
  /// through are looked at, which stay in the processor's cache.
  private static let preferredCells = 262_144

  public init(kernels: KernelChoice = .best) {
    self.kernels = kernels.table
    known = .allocate(capacity: 1)
    known.initialize(to: KnownSpan())
    corners = CornerCache(kernels: kernels.table.coverage)
    smallCorners = SmallCornerCache(kernels: kernels.table.coverage)
  }

  deinit {
    known.deallocate()
  }

  /// How many rows of this width are best worked on at once.
  func preferredRows(width: Int) -> Int {
    max(1, Self.preferredCells / CoverageRows.cellsPerRow(width: width))
  }

  /// Empty rows for a rectangle; they are used up before the next are asked for.
  func rows(for rect: PixelRect) -> CoverageRows {
    let cellsPerRow = CoverageRows.cellsPerRow(width: rect.width)
    let wordsPerRow = CoverageRows.wordsPerRow(width: rect.width)
    return CoverageRows(
      rect: rect,
      cells: cells.pointer(count: cellsPerRow * rect.height), cellsPerRow: cellsPerRow,
      marks: marks.pointer(count: wordsPerRow * rect.height), wordsPerRow: wordsPerRow,
      mask: mask.pointer(count: cellsPerRow),
      parts: parts.pointer(count: EdgeKernels.capacity * EdgeKernels.fields),
      kernels: kernels.coverage)
  }

  /// A row of pixels for the paint that is being painted; it holds whatever was left in it.
  func pixels(count: Int) -> UnsafeMutablePointer<UInt32> {
    pixelRow.pointer(count: count)
  }

  /// Has sources painted in some columns of each row only, until `showAll` is called.
  public func show(rows: Range<Int>, _ columns: (Int) -> Range<Int>) {
    let spans = spans.pointer(count: 2 * rows.count)
    for y in rows {
      let span = columns(y)
      spans[2 * (y - rows.lowerBound)] = Int32(truncatingIfNeeded: span.lowerBound)
      spans[2 * (y - rows.lowerBound) + 1] = Int32(truncatingIfNeeded: span.upperBound)
    }
    limits = RowLimits(rows: rows, spans: spans)
  }

  public func showAll() { limits = nil }

  /// What of the row of pixels is known: nothing yet.
  func knownSpan() -> UnsafeMutablePointer<KnownSpan> {
    known.pointee = KnownSpan()
    return known
  }

  /// A row of coverage for the same.
  func coverage(count: Int) -> UnsafeMutablePointer<UInt8> {
    coverageRow.pointer(count: count)
  }

  /// Rows of coverage of sixteen bits, for shadows.
  func shadowRows(count: Int) -> UnsafeMutablePointer<UInt16> {
    shadowRow.pointer(count: count)
  }

  /// A row of sums, for masks that are enlarged.
  func sums(count: Int) -> UnsafeMutablePointer<Int32> {
    sumRow.pointer(count: count)
  }
}
