/// The signed areas that edges leave in the pixels of a few rows, summed into coverage.
///
/// An edge that passes through a pixel adds the area to its right within the pixel, and its height
/// to all pixels further right. Both are stored as differences from the pixel before, so that a
/// running sum along the row gives the coverage. The pixels that edges pass through are marked in
/// groups of eight. Only the first pixel after a marked group can differ from the one before it too;
/// from there to the next marked group the coverage is even, and such runs are painted without
/// looking at their pixels.
///
/// A pixel can be wound around 32,767 times before its sum overflows, which then wraps.
///
/// A value of this type borrows the memory of a `PaintScratch`. Rows are empty before and after.
struct CoverageRows {
  static let groupBits = 3
  static let groupSize = 1 << groupBits
  static let groupsPerWord = 8

  /// What the cells stand for; rows and columns are absolute, as all coordinates.
  private(set) var rect: PixelRect
  let cells: UnsafeMutablePointer<Int32>
  let cellsPerRow: Int
  /// Bytes that are 1 for marked groups and else 0, eight of them to a word.
  let marks: UnsafeMutablePointer<UInt64>
  let wordsPerRow: Int
  let mask: UnsafeMutablePointer<UInt8>
  /// Where the kernel collects what edges leave.
  let parts: UnsafeMutablePointer<Int32>
  let kernels: CoverageTable

  /// Lets the cells stand for other rows of the same columns.
  mutating func move(toRow row: Int) {
    rect = PixelRect(x: rect.minX, y: row, width: rect.width, height: rect.height)
  }

  /// The cells of the groups that `count` cells need.
  static func wholeGroups(_ count: Int) -> Int { (count + groupSize - 1) & ~(groupSize - 1) }

  /// The cells that a row of `width` pixels needs: whole groups, and the cell after the last.
  static func cellsPerRow(width: Int) -> Int { wholeGroups(width) + groupSize }

  static func wordsPerRow(width: Int) -> Int {
    ((wholeGroups(width) >> groupBits) + groupsPerWord - 1) / groupsPerWord
  }

  /// Adds an edge's height in a row, at the column that it passes through.
  ///
  /// `height` and `area` are fixed point, `area` being the part of `height` × 1 pixel to the right
  /// of the edge. Columns left of the rectangle are covered wholly; those right of it are not seen.
  @inline(__always)
  func add(row: Int, column: Int, height: Int, area: Int) {
    guard column < rect.maxX else { return }
    let isInside = column >= rect.minX
    let index = isInside ? column &- rect.minX : 0
    let inPixel = isInside ? area : height
    let line = row &- rect.minY
    let cell = cells + (line &* cellsPerRow &+ index)
    cell[0] &+= Int32(truncatingIfNeeded: inPixel)
    cell[1] &+= Int32(truncatingIfNeeded: height &- inPixel)
    markBytes[line &* wordsPerRow &* Self.groupsPerWord &+ (index &>> Self.groupBits)] = 1
  }
}
