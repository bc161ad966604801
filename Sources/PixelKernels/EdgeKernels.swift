/// The loops that add the edges of an outline to cells (see `CoverageKernels`).
///
/// Where an edge passes from row to row is computed from its own ends, and where it passes from
/// column to column from where it enters and leaves the row: so each pixel's share is the same
/// whichever rows and columns are looked at. The same edge the other way round takes away exactly
/// what this one adds. Sums are of integers and do not depend on their order.
package enum EdgeKernels {
  /// How many parts are collected before they are added, and how many numbers each takes.
  package static var capacity: Int { 256 }
  package static var fields: Int { 8 }

  /// What the cells stand for, as numbers for a C function.
  private struct Grid {
    let minX: Int
    let minY: Int
    let width: Int
    let height: Int
    let cellsPerRow: Int
    let marksPerRow: Int
    /// Edges that stay left of it need no more than 32 bits.
    let inside: Int
    let cells: UnsafeMutablePointer<Int32>
    let marks: UnsafeMutablePointer<UInt8>

    @inline(__always)
    init(
      _ numbers: UnsafePointer<Int>, _ cells: UnsafeMutablePointer<Int32>,
      _ marks: UnsafeMutablePointer<UInt8>
    ) {
      (minX, minY, width) = (numbers[0], numbers[1], numbers[2])
      (height, cellsPerRow, marksPerRow) = (numbers[3], numbers[4], numbers[5])
      inside = width < 1 &<< 15 ? width &<< 16 : 0
      self.cells = cells
      self.marks = marks
    }
  }

  /// An edge from its upper to its lower end, counted in 1/65,536 of a pixel from the corner.
  private struct Line {
    let upperX: Int
    let upperY: Int
    let lowerX: Int
    let lowerY: Int
    let isDownward: Bool
    let slope: Double

    @inline(__always)
    init(_ edge: UnsafePointer<Int32>, _ slope: Double, _ grid: Grid) {
      isDownward = edge[1] < edge[3]
      let (startX, startY) = (grid.minX &<< 16, grid.minY &<< 16)
      upperX = Int(isDownward ? edge[0] : edge[2]) &<< 6 &- startX
      upperY = Int(isDownward ? edge[1] : edge[3]) &<< 6 &- startY
      lowerX = Int(isDownward ? edge[2] : edge[0]) &<< 6 &- startX
      lowerY = Int(isDownward ? edge[3] : edge[1]) &<< 6 &- startY
      self.slope = slope
    }

    /// Where it passes a height above its lower end.
    @inline(__always)
    func x(above y: Int) -> Int {
      let shift = 0x1.8p52
      let rounded = (Double(y &- upperY) * slope + shift).bitPattern &- shift.bitPattern
      return upperX &+ Int(truncatingIfNeeded: rounded)
    }

    @inline(__always)
    func x(atY y: Int) -> Int { y == lowerY ? lowerX : x(above: y) }
  }

  /// Adds edges of four numbers each, in 1/1,024 of a pixel: from x and y, to x and y.
  ///
  /// `numbers` are the first column and row, how many there are of both, and how many cells and
  /// marks a row has. `parts` has room for `capacity * fields` numbers.
  @inline(never)
  package static func add(
    _ edges: UnsafePointer<Int32>, _ count: Int, _ numbers: UnsafePointer<Int>,
    _ cells: UnsafeMutablePointer<Int32>, _ marks: UnsafeMutablePointer<UInt8>,
    _ parts: UnsafeMutablePointer<Int32>
  ) {
    let grid = Grid(numbers, cells, marks)
    let slopes = UnsafeMutableRawPointer(parts + 7 &* capacity)
      .assumingMemoryBound(to: Double.self)
    var collected = 0
    var start = 0
    while start < count {
      let left = count &- start
      let size = left < 64 ? left : 64
      let batch = edges + start &* 4
      // All of them first: a division takes long, and so nobody has to wait for it.
      var index = 0
      while index < size {
        let edge = batch + index &* 4
        slopes[index] =
          (Double(edge[2]) - Double(edge[0])) / (Double(edge[3]) - Double(edge[1]))
        index &+= 1
      }
      index = 0
      while index < size {
        let line = Line(batch + index &* 4, slopes[index], grid)
        collected = add(line, grid, parts, collected)
        index &+= 1
      }
      start &+= size
    }
    addParts(parts, collected, grid)
  }

  /// Adds one edge; returns how many parts are collected then.
  @inline(__always)
  private static func add(
    _ line: Line, _ grid: Grid, _ parts: UnsafeMutablePointer<Int32>, _ collected: Int
  ) -> Int {
    let bottom = grid.height &<< 16
    let minY = line.upperY > 0 ? line.upperY : 0
    let maxY = line.lowerY < bottom ? line.lowerY : bottom
    let isRightward = line.upperX < line.lowerX
    let minX = isRightward ? line.upperX : line.lowerX
    let maxX = isRightward ? line.lowerX : line.upperX
    if minY >= maxY || minX >= grid.width &<< 16 { return collected }
    if minX < 0 || maxX >= grid.inside {
      addAcross(line, grid, minY, maxY)
      return collected
    }
    return collect(line, grid, minY, maxY, parts, collected)
  }

  /// Cuts an edge within the columns into rows; returns how many parts are collected then.
  @inline(__always)
  private static func collect(
    _ line: Line, _ grid: Grid, _ minY: Int, _ maxY: Int, _ parts: UnsafeMutablePointer<Int32>,
    _ collected: Int
  ) -> Int {
    // The parts of an edge that runs upwards have their ends the other way round.
    let first = line.isDownward ? parts : parts + 2 &* capacity
    let second = line.isDownward ? parts + 2 &* capacity : parts
    var count = collected
    let row = minY &>> 16
    var y = minY
    var x = line.x(atY: y)
    var top = row &<< 16
    var cell = row &* grid.cellsPerRow
    var mark = row &* grid.marksPerRow
    while true {
      let end = top &+ 65536
      let isLast = end >= maxY
      let nextY = isLast ? maxY : end
      let nextX = line.x(atY: nextY)
      // Written in any case, counted if it is a part in two columns: that needs no branch.
      first[count] = Int32(truncatingIfNeeded: x)
      first[capacity &+ count] = Int32(truncatingIfNeeded: y &- top)
      second[count] = Int32(truncatingIfNeeded: nextX)
      second[capacity &+ count] = Int32(truncatingIfNeeded: nextY &- top)
      parts[4 &* capacity &+ count] = Int32(truncatingIfNeeded: cell)
      parts[5 &* capacity &+ count] = Int32(truncatingIfNeeded: mark)
      if UInt(bitPattern: nextX &- x &+ 65536) > 131072 {
        addWide(grid, top &>> 16, x, y &- top, nextX, nextY &- top, line.isDownward)
      } else {
        count &+= 1
        if count == capacity {
          addParts(parts, count, grid)
          count = 0
        }
      }
      if isLast { return count }
      cell &+= grid.cellsPerRow
      mark &+= grid.marksPerRow
      top = end
      y = end
      x = nextX
    }
  }

  // MARK: Parts in one column or two

  @inline(never)
  private static func addParts(
    _ parts: UnsafeMutablePointer<Int32>, _ count: Int, _ grid: Grid
  ) {
    var index = 0
    while index < count {
      resolve(parts + index)
      index &+= 8
    }
    index = 0
    while index < count {
      let part = parts + index
      let cell = grid.cells + Int(part[4 &* capacity])
      cell[0] &+= part[0]
      cell[1] &+= part[capacity]
      cell[2] &+= part[2 &* capacity]
      grid.marks[Int(part[5 &* capacity])] = 1
      grid.marks[Int(part[6 &* capacity])] = 1
      index &+= 1
    }
  }

  private typealias Ints = SIMD8<Int32>
  private typealias Floats = SIMD8<Float>

  /// Turns eight parts into what they add to three cells, and the places of cells and marks.
  ///
  /// A part in one column is one in two whose second has no height.
  @inline(__always)
  private static func resolve(_ parts: UnsafeMutablePointer<Int32>) {
    let (x0, y0) = (load(parts), load(parts + capacity))
    let (x1, y1) = (load(parts + 2 &* capacity), load(parts + 3 &* capacity))
    let isSwapped = x0 .> x1
    let left = x0.replacing(with: x1, where: isSwapped)
    let right = x1.replacing(with: x0, where: isSwapped)
    let from = y0.replacing(with: y1, where: isSwapped)
    let to = y1.replacing(with: y0, where: isSwapped)
    let column = left &>> 16
    let start = left &- (column &<< 16)
    let end = right &- (column &<< 16)
    let one = Ints(repeating: 65536)
    let slope = Floats(to &- from) / Floats(end &- start)
    let isDownward = from .< to
    let low = to.replacing(with: from, where: isDownward)
    let high = from.replacing(with: to, where: isDownward)
    var crossing = from &+ rounded(Floats(one &- start) * slope)
    crossing.replace(with: low, where: crossing .< low)
    crossing.replace(with: high, where: crossing .> high)
    let isCrossing = end .> one
    let middle = to.replacing(with: crossing, where: isCrossing)
    // Minus one where ends were swapped: what goes back takes away.
    let sign = Ints(repeating: 0).replacing(with: Ints(repeating: -1), where: isSwapped)
    let first = ((middle &- from) ^ sign) &- sign
    let second = ((to &- middle) ^ sign) &- sign
    let firstArea = area(first, one &+ one &- start &- end.replacing(with: one, where: isCrossing))
    let secondArea = area(second, one &+ one &+ one &- end)
    store(firstArea, parts)
    store(first &- firstArea &+ secondArea, parts + capacity)
    store(second &- secondArea, parts + 2 &* capacity)
    store(column &+ load(parts + 4 &* capacity), parts + 4 &* capacity)
    let marks = load(parts + 5 &* capacity)
    let last = column &+ (Ints(repeating: 0).replacing(with: Ints(repeating: 1), where: isCrossing))
    store(marks &+ (column &>> 3), parts + 5 &* capacity)
    store(marks &+ (last &>> 3), parts + 6 &* capacity)
  }

  @inline(__always)
  private static func load(_ place: UnsafeMutablePointer<Int32>) -> SIMD8<Int32> {
    UnsafeMutableRawPointer(place).loadUnaligned(as: SIMD8<Int32>.self)
  }

  @inline(__always)
  private static func store(_ values: SIMD8<Int32>, _ place: UnsafeMutablePointer<Int32>) {
    UnsafeMutableRawPointer(place).storeBytes(of: values, as: SIMD8<Int32>.self)
  }

  /// The area right of a part: its height times the mean distance of its ends from the right side
  /// of their column.
  @inline(__always)
  private static func area(_ height: SIMD8<Int32>, _ distances: SIMD8<Int32>) -> SIMD8<Int32> {
    rounded(Floats(height) * Floats(distances) * 0x1p-17)
  }

  /// The nearest integers of numbers within ±2^22: the sum has no bits left for fractions.
  @inline(__always)
  private static func rounded(_ value: SIMD8<Float>) -> SIMD8<Int32> {
    unsafeBitCast(value + 0x1.8p23, to: SIMD8<Int32>.self)
      &- Ints(repeating: Int32(bitPattern: Float(0x1.8p23).bitPattern))
  }

  // MARK: Parts in any columns

  /// Adds an edge that may lie beside the columns here and there.
  @inline(never)
  private static func addAcross(_ line: Line, _ grid: Grid, _ minY: Int, _ maxY: Int) {
    var y = minY
    var x = line.x(atY: y)
    while y < maxY {
      let row = y &>> 16
      let top = row &<< 16
      let nextY = top &+ 65536 < maxY ? top &+ 65536 : maxY
      let nextX = line.x(atY: nextY)
      addWide(grid, row, x, y &- top, nextX, nextY &- top, line.isDownward)
      y = nextY
      x = nextX
    }
  }

  /// Adds a part by the same arithmetic as `resolve`, column by column.
  ///
  /// What lies left of the columns covers the first of them wholly; what lies right is not seen.
  @inline(never)
  private static func addWide(
    _ grid: Grid, _ row: Int, _ x: Int, _ y: Int, _ nextX: Int, _ nextY: Int, _ isDownward: Bool
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
    let cells = grid.cells + row &* grid.cellsPerRow
    let marks = grid.marks + row &* grid.marksPerRow
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
