import PixelKernels

/// What a small rounded corner covers in each of its pixels, computed for all of them at once.
///
/// It borrows the memory of a `PaintScratch` for one painting.
struct CornerAreas {
  private let areas: UnsafeMutablePointer<Int32>
  private let columns: Range<Int>
  private let rows: Range<Int>
  private let direction: CornerArc.Direction

  /// The areas of an arc between heights in fixed point; nil if there are too many pixels.
  ///
  /// `corner` tells apart those that are in use together.
  init?(_ arc: CornerArc, heights: ClosedRange<Int>, corner: Int, cache: CornerCache) {
    let mask = Fixed.one - 1
    let center = (x: Fixed.clamped(arc.centerX), y: Fixed.clamped(arc.centerY))
    let side = Fixed.clamped(arc.centerX + arc.horizontal.rawValue * arc.radius.x)
    let (left, right) = side < center.x ? (side, center.x) : (center.x, side)
    columns = left >> Fixed.bits..<(right + mask) >> Fixed.bits
    rows = heights.lowerBound >> Fixed.bits..<(heights.upperBound + mask) >> Fixed.bits
    let most = ArcKernels.capacity
    guard columns.count <= most, rows.count <= most, !columns.isEmpty else { return nil }
    direction = arc.horizontal
    // From the centre in units of the half axes.
    let (inverseX, inverseY) = (
      arc.inverse.x * arc.horizontal.rawValue, arc.inverse.y * arc.vertical.rawValue
    )
    let unit = 1 / Double(Fixed.one)
    let key = CornerCache.Key(
      columns: Int32(columns.count), rows: Int32(rows.count),
      u: Float(Double(columns.lowerBound << Fixed.bits - center.x) * unit * inverseX),
      uStep: Float(inverseX),
      v: Float(Double(rows.lowerBound << Fixed.bits - center.y) * unit * inverseY),
      vStep: Float(inverseY), product: Float(arc.radius.x * arc.radius.y))
    areas = cache.areas(key, corner: corner)
  }

  /// Adds a part of so much height in a row; `sign` is the sense of the edge, and its area is what
  /// lies right of it.
  @inline(__always)
  func add(row: Int, height: Int, sign: Int, to target: CoverageRows) {
    let line = areas + (row &- rows.lowerBound) &* ArcKernels.capacity
    let isLeft = direction == .negative
    let whole = Int32(truncatingIfNeeded: height)
    let sense = Int32(truncatingIfNeeded: sign)
    var previous: Int32 = 0
    if columns.lowerBound >= target.rect.minX && columns.upperBound <= target.rect.maxX {
      let start = columns.lowerBound &- target.rect.minX
      let index = row &- target.rect.minY
      let cells = target.cells + (index &* target.cellsPerRow &+ start)
      for column in 0..<columns.count {
        let covered = min(whole, line[column])
        let area = isLeft ? covered : whole &- covered
        cells[column] &+= (area &- previous) &* sense
        previous = area
      }
      cells[columns.count] &+= (whole &- previous) &* sense
      let marks = target.markBytes + index &* target.wordsPerRow &* CoverageRows.groupsPerWord
      let last = (start &+ columns.count &- 1) &>> CoverageRows.groupBits
      for group in start &>> CoverageRows.groupBits...last { marks[group] = 1 }
    } else {
      for column in columns {
        let covered = min(whole, line[column &- columns.lowerBound])
        let area = isLeft ? covered : whole &- covered
        let step = Int((area &- previous) &* sense)
        target.add(row: row, column: column, height: step, area: step)
        previous = area
      }
      let step = Int((whole &- previous) &* sense)
      target.add(row: row, column: columns.upperBound, height: step, area: step)
    }
  }
}
