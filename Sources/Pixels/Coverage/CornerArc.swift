/// A quarter of an ellipse at a corner of a rounded rectangle, whose areas are computed exactly.
///
/// Points on it are also kept in units of the half axes (`across`, `along` on the unit circle). Within
/// a pixel, the area beside the arc is that beside its chord, and the circular segment between the
/// two, ½ · rx · ry · (θ − sin θ).
struct CornerArc {
  /// Which way the arc bulges from its centre along an axis.
  enum Direction: Double {
    case negative = -1
    case positive = 1
  }

  let centerX: Double
  let centerY: Double
  let radius: CornerRadius
  let inverse: CornerRadius
  let horizontal: Direction
  let vertical: Direction
  /// ½ · rx · ry in fixed point.
  private let halfProduct: Double

  init(
    centerX: Double, centerY: Double, radius: CornerRadius, horizontal: Direction,
    vertical: Direction
  ) {
    self.centerX = centerX
    self.centerY = centerY
    self.radius = radius
    self.horizontal = horizontal
    self.vertical = vertical
    inverse = CornerRadius(x: 1 / radius.x, y: 1 / radius.y)
    halfProduct = 0.5 * radius.x * radius.y * Double(Fixed.one)
  }

  private struct Point {
    var x: Int
    var y: Int
    var across: Double
    var along: Double
  }

  /// Where the arc passes a height in fixed point.
  private func point(atY y: Int) -> Point {
    let offset = Double(y) * (1 / Double(Fixed.one)) - centerY
    let along = min(1, max(0, offset * vertical.rawValue * inverse.y))
    let across = (1 - along * along).squareRoot()
    let x = centerX + horizontal.rawValue * radius.x * across
    return Point(x: Fixed.clamped(x), y: y, across: across, along: along)
  }

  /// Where the arc passes the left edge of a column, within a range of heights.
  private func point(atColumn column: Int, _ heights: ClosedRange<Int>) -> Point {
    let offset = Double(column) - centerX
    let across = min(1, max(0, offset * horizontal.rawValue * inverse.x))
    let along = (1 - across * across).squareRoot()
    let y = Fixed.clamped(centerY + vertical.rawValue * radius.y * along)
    return Point(
      x: column << Fixed.bits, y: min(heights.upperBound, max(heights.lowerBound, y)),
      across: across, along: along)
  }

  /// Adds the part of the arc between two heights of one row; `sign` is the sense of the edge.
  func add(row: Int, heights: ClosedRange<Int>, sign: Int, to rows: CoverageRows) {
    let upper = point(atY: heights.lowerBound)
    let lower = point(atY: heights.upperBound)
    var here = upper.x <= lower.x ? upper : lower
    let end = upper.x <= lower.x ? lower : upper
    var column = here.x >> Fixed.bits
    let lastColumn = max(column, (end.x - 1) >> Fixed.bits)
    guard column < rows.rect.maxX else { return }
    if column < rows.rect.minX {
      let edge = rows.rect.minX
      let next = lastColumn < edge ? end : point(atColumn: edge, heights)
      let height = abs(next.y - here.y) * sign
      rows.add(row: row, column: edge - 1, height: height, area: height)
      if lastColumn < edge { return }
      here = next
      column = edge
    }
    let stop = min(lastColumn, rows.rect.maxX - 1)
    while column <= stop {
      let next = column == lastColumn ? end : point(atColumn: column + 1, heights)
      let height = abs(next.y - here.y)
      let area = area(from: here, to: next, in: column, height: height)
      rows.add(row: row, column: column, height: height * sign, area: area * sign)
      here = next
      column += 1
    }
  }

  /// The area right of the arc between two points in a column.
  private func area(from start: Point, to end: Point, in column: Int, height: Int) -> Int {
    let distances = ((column + 1) << (Fixed.bits + 1)) - start.x - end.x
    let besideChord = (height * distances + Fixed.one) >> (Fixed.bits + 1)
    let sine = abs(start.across * end.along - end.across * start.along)
    let cosine = start.across * end.across + start.along * end.along
    let segment = halfProduct * Self.angleBeyondSine(sine: sine, cosine: cosine)
    let bulge = Fixed.nearestInteger(min(Double(Fixed.one), segment))
    let area = horizontal == .negative ? besideChord + bulge : besideChord - bulge
    return min(height, max(0, area))
  }

  /// θ − sin θ of an angle up to 90 degrees; within 2 · 10⁻⁶.
  ///
  /// The series of asin(s) − s; a wide angle, which only corners of few pixels have, is quartered
  /// first.
  private static func angleBeyondSine(sine: Double, cosine: Double) -> Double {
    func series(_ s: Double) -> Double {
      let q = s * s
      return s * q
        * (1 / 6.0 + q * (3 / 40.0 + q * (15 / 336.0 + q * (105 / 3456.0 + q * 945 / 42240.0))))
    }
    if sine <= 0.5 && cosine > 0 { return series(sine) }
    let cosineOfHalf = ((1 + cosine) / 2).squareRoot()
    let sineOfQuarter = ((1 - cosineOfHalf) / 2).squareRoot()
    return 4 * (sineOfQuarter + series(sineOfQuarter)) - sine
  }
}
