/// The signed areas that edges leave in the pixels of a few rows, summed into coverage.
///
/// An edge that passes through a pixel adds the area to its right within the pixel, and its height
/// to all pixels further right. Both are stored as differences from the pixel before, so that a
/// running sum along the row gives the coverage. Pixels are marked in groups of eight; between
/// marked groups the coverage is even, and such runs are painted without looking at their pixels.
///
/// A pixel can be wound around 32,767 times before its sum overflows, which then wraps.
///
/// A value of this type borrows the memory of a `PaintScratch`. Rows are empty before and after.
struct CoverageRows {
  static let groupBits = 3
  static let groupsPerWord = 64

  /// What the cells stand for; rows and columns are absolute, as all coordinates.
  private(set) var rect: PixelRect
  let cells: UnsafeMutablePointer<Int32>
  let cellsPerRow: Int
  let marks: UnsafeMutablePointer<UInt64>
  let wordsPerRow: Int
  let mask: UnsafeMutablePointer<UInt8>

  /// Lets the cells stand for other rows of the same columns.
  mutating func move(toRow row: Int) {
    rect = PixelRect(x: rect.minX, y: row, width: rect.width, height: rect.height)
  }

  /// The cells that a row of `width` pixels needs: whole groups, and one past the end.
  static func cellsPerRow(width: Int) -> Int {
    ((width + 1 + (1 << groupBits) - 1) >> groupBits) << groupBits
  }

  static func wordsPerRow(width: Int) -> Int {
    ((cellsPerRow(width: width) >> groupBits) + groupsPerWord - 1) / groupsPerWord
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
    let group = index >> Self.groupBits
    let next = (index &+ 1) >> Self.groupBits
    let words = marks + line &* wordsPerRow
    words[group >> 6] |= 1 << UInt64(truncatingIfNeeded: group & 63)
    words[next >> 6] |= 1 << UInt64(truncatingIfNeeded: next & 63)
  }
}
