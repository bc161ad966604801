import CProcessor

/// The edges of a rounded rectangle, ready to be added to any row.
struct RoundedRectEdges {
  /// The left or the right edge with the corners at its ends, in fixed point.
  private struct Side {
    let x: Int
    let topEnd: Int
    let bottomStart: Int
    let top: CornerArc
    let bottom: CornerArc
    /// All of the arcs, where they are small.
    var topAreas: CornerAreas?
    var bottomAreas: CornerAreas?
  }

  private let minY: Int
  private let maxY: Int
  private var left: Side
  private var right: Side
  /// Between these heights both sides are straight.
  private let straightStart: Int
  private let straightEnd: Int

  /// The edges of a rectangle that is not empty.
  init(_ rect: RoundedRect) {
    let shape = rect.fitted
    minY = Fixed.clamped(shape.minY)
    maxY = Fixed.clamped(shape.maxY)
    left = Self.side(shape, shape.minX, shape.topLeft, shape.bottomLeft, .negative)
    right = Self.side(shape, shape.maxX, shape.topRight, shape.bottomRight, .positive)
    straightStart = max(left.topEnd, right.topEnd)
    straightEnd = min(left.bottomStart, right.bottomStart)
  }

  private static func side(
    _ shape: RoundedRect, _ x: Double, _ top: CornerRadius, _ bottom: CornerRadius,
    _ direction: CornerArc.Direction
  ) -> Side {
    let topCenter = shape.minY + top.y
    let bottomCenter = shape.maxY - bottom.y
    let topEnd = Fixed.clamped(topCenter)
    return Side(
      x: Fixed.clamped(x), topEnd: topEnd, bottomStart: max(topEnd, Fixed.clamped(bottomCenter)),
      top: CornerArc(
        centerX: x - direction.rawValue * top.x, centerY: topCenter, radius: top,
        horizontal: direction, vertical: .negative),
      bottom: CornerArc(
        centerX: x - direction.rawValue * bottom.x, centerY: bottomCenter, radius: bottom,
        horizontal: direction, vertical: .positive))
  }

  /// Computes the small corners that reach into some rows of pixels.
  ///
  /// `index` tells apart the shapes that are painted together.
  mutating func prepare(rows: Range<Int>, index: Int, cache: CornerCache) {
    let (start, end) = (rows.lowerBound << Fixed.bits, rows.upperBound << Fixed.bits)
    func areas(_ arc: CornerArc, _ low: Int, _ high: Int, _ place: Int) -> CornerAreas? {
      guard low < high, low < end, high > start else { return nil }
      return CornerAreas(arc, heights: low...high, corner: index * 4 + place, cache: cache)
    }
    left.topAreas = areas(left.top, minY, left.topEnd, 0)
    left.bottomAreas = areas(left.bottom, left.bottomStart, maxY, 1)
    right.topAreas = areas(right.top, minY, right.topEnd, 2)
    right.bottomAreas = areas(right.bottom, right.bottomStart, maxY, 3)
  }

  /// Adds the edges that lie in a row; with `sign` −1 the shape is taken away.
  func add(row: Int, sign: Int, to rows: CoverageRows) {
    let start = max(minY, row << Fixed.bits)
    let end = min(maxY, (row + 1) << Fixed.bits)
    guard start < end else { return }
    add(left, row, start, end, sign, rows)
    add(right, row, start, end, -sign, rows)
  }

  private func add(
    _ side: Side, _ row: Int, _ start: Int, _ end: Int, _ sign: Int, _ rows: CoverageRows
  ) {
    if start < side.topEnd {
      let stop = min(end, side.topEnd)
      if let areas = side.topAreas {
        areas.add(row: row, height: stop - start, sign: sign, to: rows)
      } else {
        side.top.add(row: row, heights: start...stop, sign: sign, to: rows)
      }
    }
    let height = min(end, side.bottomStart) - max(start, side.topEnd)
    if height > 0 {
      let column = side.x >> Fixed.bits
      let area = (height * (((column + 1) << Fixed.bits) - side.x) + Fixed.one / 2) >> Fixed.bits
      rows.add(row: row, column: column, height: height * sign, area: area * sign)
    }
    if end > side.bottomStart {
      let first = max(start, side.bottomStart)
      if let areas = side.bottomAreas {
        areas.add(row: row, height: end - first, sign: sign, to: rows)
      } else {
        side.bottom.add(row: row, heights: first...end, sign: sign, to: rows)
      }
    }
  }

  /// How many rows from this one have the same coverage.
  func evenRows(from row: Int) -> Int {
    let start = row << Fixed.bits
    let end = (row + 1) << Fixed.bits
    if end <= minY { return (minY >> Fixed.bits) - row }
    if start >= maxY { return .max }
    if isStraight(row: row) { return (straightEnd >> Fixed.bits) - row }
    return 1
  }

  /// The columns that are covered wholly in rows whose height is, where both sides are straight.
  var straightColumns: Range<Int>? {
    let first = (left.x + Fixed.one - 1) >> Fixed.bits
    let end = right.x >> Fixed.bits
    return first < end ? first..<end : nil
  }

  /// The coverage of the pixels before and after `straightColumns` in such rows.
  var coverageBesideStraightColumns: (left: UInt8, right: UInt8) {
    func coverage(_ width: Int) -> UInt8 {
      Folding.difference.coverage(Int32(truncatingIfNeeded: width))
    }
    let mask = Fixed.one - 1
    return (coverage((0 &- left.x) & mask), coverage(right.x & mask))
  }

  /// Whether the row is covered from edge to edge over its whole height.
  func isStraight(row: Int) -> Bool {
    row << Fixed.bits >= straightStart && (row + 1) << Fixed.bits <= straightEnd
  }
}
