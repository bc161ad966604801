// Parts of edges in any number of columns, and those that lie beside the columns here and there.
extension EdgeKernels {
  /// Adds a part within the columns that is in more than two of them.
  ///
  /// Up to seven are done at once.
  @inline(__always)
  static func addWide(_ part: UnsafeMutablePointer<Int32>, _ grid: Grid) {
    let (x, nextX) = (part[Field.startX &* capacity], part[Field.endX &* capacity])
    let (y, nextY) = (part[Field.startY &* capacity], part[Field.endY &* capacity])
    let isSwapped = x > nextX
    let left = isSwapped ? nextX : x
    let right = isSwapped ? x : nextX
    let column = left &>> 16
    let (start, end) = (left &- column &<< 16, right &- column &<< 16)
    let cells = grid.cells + Int(part[Field.cell &* capacity])
    let marks = grid.marks + Int(part[Field.mark &* capacity])
    if end > 7 &<< 16 {
      addWide(
        grid, (cells, marks), Int(x), Int(y), Int(nextX), Int(nextY), isDownward: true)
      return
    }
    let from = isSwapped ? nextY : y
    let to = isSwapped ? y : nextY
    let sums = wideSums(start, end, from, to, isSwapped ? -1 : 0)
    let place = cells + Int(column)
    store(load(place) &+ sums, place)
    marks[Int(column &>> 3)] = 1
    marks[Int((column &+ (end &- 1) &>> 16) &>> 3)] = 1
  }

  /// What a part from `start` to `end` adds to eight cells; `sign` is −1 to take it away, else 0.
  @inline(__always)
  private static func wideSums(
    _ start: Int32, _ end: Int32, _ from: Int32, _ to: Int32, _ sign: Int32
  ) -> Ints {
    let slope = Floats(repeating: Float(to &- from) / Float(end &- start))
    let columns = Ints(0, 1 &<< 16, 2 &<< 16, 3 &<< 16, 4 &<< 16, 5 &<< 16, 6 &<< 16, 7 &<< 16)
    let borders = columns &+ Ints(repeating: 65536)
    let (first, last) = (Ints(repeating: from), Ints(repeating: to))
    var heights = first &+ rounded(floats(borders &- Ints(repeating: start)) * slope)
    let low = Ints(repeating: from < to ? from : to)
    let high = Ints(repeating: from < to ? to : from)
    heights.replace(with: low, where: heights .< low)
    heights.replace(with: high, where: heights .> high)
    let ends = Ints(repeating: end)
    heights.replace(with: last, where: borders .>= ends)
    let signs = Ints(repeating: sign)
    let parts = ((heights &- moved(heights, from)) ^ signs) &- signs
    let starts = columns.replacing(
      with: Ints(repeating: start), where: columns .< Ints(repeating: start))
    let stops = borders.replacing(with: ends, where: borders .> ends)
    let areas = area(parts, borders &+ borders &- starts &- stops)
    return areas &+ moved(parts &- areas, 0)
  }

  /// The numbers one place further, after another.
  @inline(__always)
  private static func moved(_ a: Ints, _ before: Int32) -> Ints {
    Ints(before, a[0], a[1], a[2], a[3], a[4], a[5], a[6])
  }

  /// Adds an edge left of the columns, which covers the first of them wholly.
  @inline(never)
  static func addLeft(_ line: Line, _ grid: Grid, _ minY: Int, _ maxY: Int) {
    var y = minY
    while y < maxY {
      let row = y &>> 16
      let end = (row &+ 1) &<< 16
      let nextY = end < maxY ? end : maxY
      let height = line.isDownward ? nextY &- y : y &- nextY
      grid.cells[row &* grid.cellsPerRow] &+= Int32(truncatingIfNeeded: height)
      grid.marks[row &* grid.marksPerRow] = 1
      y = nextY
    }
  }

  /// Adds an edge that may lie beside the columns here and there.
  @inline(never)
  static func addAcross(_ line: Line, _ grid: Grid, _ minY: Int, _ maxY: Int) {
    var y = minY
    var x = line.x(atY: y)
    while y < maxY {
      let row = y &>> 16
      let top = row &<< 16
      let nextY = top &+ 65536 < maxY ? top &+ 65536 : maxY
      let nextX = line.x(atY: nextY)
      let place = (grid.cells + row &* grid.cellsPerRow, grid.marks + row &* grid.marksPerRow)
      addWide(grid, place, x, y &- top, nextX, nextY &- top, isDownward: line.isDownward)
      y = nextY
      x = nextX
    }
  }

  /// Adds a part by the same arithmetic as `resolve`, column by column.
  ///
  /// What lies left of the columns covers the first of them wholly; what lies right is not seen.
  @inline(never)
  private static func addWide(
    _ grid: Grid, _ row: (UnsafeMutablePointer<Int32>, UnsafeMutablePointer<UInt8>), _ x: Int,
    _ y: Int, _ nextX: Int, _ nextY: Int, isDownward: Bool
  ) {
    let isSwapped = x > nextX
    let (left, right) = isSwapped ? (nextX, x) : (x, nextX)
    let (from, to) = isSwapped ? (nextY, y) : (y, nextY)
    let sign = isSwapped == isDownward ? -1 : 1
    let (low, high) = from < to ? (from, to) : (to, from)
    let slope = Float(to &- from) / Float(right &- left)
    let column = left &>> 16
    let last = right &- 1 < left ? column : (right &- 1) &>> 16
    if column >= grid.width { return }
    let (cells, marks) = row
    var (here, height) = (left, from)
    if left < 0 {
      let crossing = from &+ rounded(Float(0 &- left) * slope)
      let next = last < 0 ? to : crossing < low ? low : crossing > high ? high : crossing
      cells[0] &+= Int32(truncatingIfNeeded: (next &- from) &* sign)
      marks[0] = 1
      (here, height) = (0, next)
    }
    var index = here &>> 16
    while index <= last && index < grid.width {
      let end = index == last ? right : (index &+ 1) &<< 16
      let crossing = from &+ rounded(Float(end &- left) * slope)
      let next = index == last ? to : crossing < low ? low : crossing > high ? high : crossing
      let part = (next &- height) &* sign
      let distances = (index &+ 1) &<< 17 &- here &- end
      let area = rounded(Float(part) * Float(distances) * 0x1p-17)
      cells[index] &+= Int32(truncatingIfNeeded: area)
      cells[index &+ 1] &+= Int32(truncatingIfNeeded: part &- area)
      marks[index &>> 3] = 1
      (here, height) = (end, next)
      index &+= 1
    }
  }

  @inline(__always)
  private static func rounded(_ value: Float) -> Int {
    let bits = Int32(bitPattern: (value + 0x1.8p23).bitPattern)
    return Int(bits &- Int32(bitPattern: Float(0x1.8p23).bitPattern))
  }
}
