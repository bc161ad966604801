import Pixels

/// An area cut into at most eight by eight cells, a set of which is one number.
///
/// What a tile hides is found out from the topmost command down: opaque ones cover cells, and what
/// has only covered cells left is not painted.
struct CellGrid {
  typealias Cells = UInt64

  private let area: PixelRect
  /// Sides of cells are powers of two.
  private let shiftX: Int
  private let shiftY: Int
  private let columns: Int
  private let rows: Int

  init(_ area: PixelRect) {
    self.area = area
    shiftX = Self.shift(area.width)
    shiftY = Self.shift(area.height)
    columns = (area.width + 1 << shiftX - 1) >> shiftX
    rows = (area.height + 1 << shiftY - 1) >> shiftY
  }

  private static func shift(_ side: Int) -> Int {
    side > 8 ? Int.bitWidth - ((side - 1) >> 3).leadingZeroBitCount : 0
  }

  /// All cells there are.
  var all: Cells { Self.cells(0, columns, 0, rows) }

  /// The cells that a rectangle touches; it lies in the area and is not empty.
  func touched(by rect: PixelRect) -> Cells {
    Self.cells(
      (rect.minX - area.minX) >> shiftX, (rect.maxX - area.minX - 1) >> shiftX + 1,
      (rect.minY - area.minY) >> shiftY, (rect.maxY - area.minY - 1) >> shiftY + 1)
  }

  /// The cells that a rectangle covers wholly.
  func covered(by rect: PixelRect) -> Cells {
    let part = rect.intersection(area)
    guard !part.isEmpty else { return 0 }
    // The last cells may be cut off by the area.
    let left = (part.minX - area.minX + 1 << shiftX - 1) >> shiftX
    let right = part.maxX == area.maxX ? columns : (part.maxX - area.minX) >> shiftX
    let top = (part.minY - area.minY + 1 << shiftY - 1) >> shiftY
    let bottom = part.maxY == area.maxY ? rows : (part.maxY - area.minY) >> shiftY
    guard left < right, top < bottom else { return 0 }
    return Self.cells(left, right, top, bottom)
  }

  /// Those of some cells that lie wholly in a convex shape.
  func covered(by shape: ConvexCore, among cells: Cells) -> Cells {
    var result = cells
    var rest = cells
    while rest != 0 {
      let cell = rest.trailingZeroBitCount
      rest &= rest &- 1
      if !shape.contains(self.rect(of: cell)) { result &= ~(1 << UInt64(cell)) }
    }
    return result
  }

  /// The smallest rectangle around some cells; there is one at least.
  func box(around cells: Cells) -> PixelRect {
    let (top, bottom) = (cells.trailingZeroBitCount >> 3, (63 - cells.leadingZeroBitCount) >> 3)
    // All rows on top of each other.
    var row = cells | cells >> 32
    row |= row >> 16
    row = (row | row >> 8) & 0xFF
    let (left, right) = (row.trailingZeroBitCount, 63 - row.leadingZeroBitCount)
    return PixelRect(
      minX: area.minX + left << shiftX, minY: area.minY + top << shiftY,
      maxX: min(area.maxX, area.minX + (right + 1) << shiftX),
      maxY: min(area.maxY, area.minY + (bottom + 1) << shiftY))
  }

  private func rect(of cell: Int) -> PixelRect {
    box(around: 1 << UInt64(cell))
  }

  private static func cells(_ left: Int, _ right: Int, _ top: Int, _ bottom: Int) -> Cells {
    let row: Cells = (0xFF >> Cells(8 - (right - left))) << Cells(left)
    let column: Cells = (0x0101_0101_0101_0101 >> Cells(8 * (8 - (bottom - top)))) << Cells(8 * top)
    return row &* column
  }
}
