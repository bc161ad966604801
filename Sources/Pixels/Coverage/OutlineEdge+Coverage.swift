extension OutlineEdge {
  /// Adds what the edge leaves in the rows; where it leaves none, it costs nothing per row.
  ///
  /// Where it passes from row to row and from column to column is computed from its own ends, so
  /// each pixel's share is the same whichever rows and columns are looked at.
  func add(to rows: CoverageRows) {
    let line = Line(self)
    let minY = max(line.upperY, rows.rect.minY << Fixed.bits)
    let maxY = min(line.lowerY, rows.rect.maxY << Fixed.bits)
    guard minY < maxY, min(line.upperX, line.lowerX) < rows.rect.maxX << Fixed.bits else { return }
    if upperX == lowerX { return line.addUpright(from: minY, to: maxY, to: rows) }
    var row = minY >> Fixed.bits
    var y = minY
    var x = line.x(atY: y)
    while y < maxY {
      let nextY = min(maxY, (row + 1) << Fixed.bits)
      let nextX = line.x(atY: nextY)
      if x <= nextX {
        line.add(row: row, fromX: x, fromY: y, toX: nextX, toY: nextY, to: rows)
      } else {
        line.add(row: row, fromX: nextX, fromY: nextY, toX: x, toY: y, to: rows)
      }
      row += 1
      y = nextY
      x = nextX
    }
  }

  /// The edge in fixed point with its slopes.
  private struct Line {
    let upperX: Int
    let upperY: Int
    let lowerX: Int
    let lowerY: Int
    let winding: Int
    let slope: Double
    let inverseSlope: Double

    init(_ edge: OutlineEdge) {
      upperX = Int(edge.upperX) << OutlineEdge.bitsToFixed
      upperY = Int(edge.upperY) << OutlineEdge.bitsToFixed
      lowerX = Int(edge.lowerX) << OutlineEdge.bitsToFixed
      lowerY = Int(edge.lowerY) << OutlineEdge.bitsToFixed
      winding = Int(edge.winding)
      let width = Double(lowerX - upperX)
      let height = Double(lowerY - upperY)
      // Most edges of curves stay in one row or column, and divisions are slow.
      let isInOneRow = upperY >> Fixed.bits == (lowerY - 1) >> Fixed.bits
      let isInOneColumn = upperX >> Fixed.bits == lowerX >> Fixed.bits
      slope = isInOneRow ? 0 : width / height
      inverseSlope = isInOneColumn ? 0 : height / width
    }

    @inline(__always)
    func x(atY y: Int) -> Int {
      if y == lowerY { return lowerX }
      return upperX + Fixed.nearestInteger(Double(y - upperY) * slope)
    }

    /// Where the line enters a column, between two heights; it must not be vertical.
    @inline(__always)
    func y(atColumn column: Int, _ fromY: Int, _ toY: Int) -> Int {
      let x = column << Fixed.bits
      let y = upperY + Fixed.nearestInteger(Double(x - upperX) * inverseSlope)
      return min(max(fromY, toY), max(min(fromY, toY), y))
    }

    /// Adds an edge that stays in one column, between two heights.
    func addUpright(from minY: Int, to maxY: Int, to rows: CoverageRows) {
      let column = upperX >> Fixed.bits
      let share = ((column + 1) << Fixed.bits) - upperX
      var y = minY
      while y < maxY {
        let row = y >> Fixed.bits
        let nextY = min(maxY, (row + 1) << Fixed.bits)
        let height = nextY - y
        let area = (height * share + Fixed.one / 2) >> Fixed.bits
        rows.add(row: row, column: column, height: height * winding, area: area * winding)
        y = nextY
      }
    }

    /// Adds the part in one row, given from left to right.
    func add(
      row: Int, fromX: Int, fromY: Int, toX: Int, toY: Int, to rows: CoverageRows
    ) {
      var x = fromX
      var y = fromY
      var column = x >> Fixed.bits
      let lastColumn = max(column, (toX - 1) >> Fixed.bits)
      guard column < rows.rect.maxX else { return }
      if column < rows.rect.minX {
        let edge = rows.rect.minX
        let nextY = lastColumn < edge ? toY : self.y(atColumn: edge, fromY, toY)
        let height = abs(nextY - y) * winding
        rows.add(row: row, column: edge - 1, height: height, area: height)
        if lastColumn < edge { return }
        x = edge << Fixed.bits
        y = nextY
        column = edge
      }
      let stop = min(lastColumn, rows.rect.maxX - 1)
      while column <= stop {
        let isLast = column == lastColumn
        let nextX = isLast ? toX : (column + 1) << Fixed.bits
        let nextY = isLast ? toY : self.y(atColumn: column + 1, fromY, toY)
        let height = abs(nextY - y)
        let distances = ((column + 1) << (Fixed.bits + 1)) - x - nextX
        let area = (height * distances + Fixed.one) >> (Fixed.bits + 1)
        rows.add(row: row, column: column, height: height * winding, area: area * winding)
        x = nextX
        y = nextY
        column += 1
      }
    }
  }
}
