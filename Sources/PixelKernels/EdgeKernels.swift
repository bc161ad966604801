/// The loops that add the edges of an outline to cells (see `CoverageKernels`).
///
/// Where an edge passes from row to row is computed from its own ends, and where it passes from
/// column to column from where it enters and leaves the row: so each pixel's share is the same
/// whichever rows and columns are looked at. The same edge the other way round takes away exactly
/// what this one adds. Sums are of integers and do not depend on their order.
package enum EdgeKernels {
  /// How many parts are collected before they are added, and how many numbers each takes.
  package static var capacity: Int { 256 }
  package static var fields: Int { 15 }

  /// What the cells stand for, as numbers for a C function.
  struct Grid {
    let minX: Int
    let minY: Int
    let width: Int
    let height: Int
    let cellsPerRow: Int
    let marksPerRow: Int
    /// Edges that stay left of it need no more than 32 bits.
    let inside: Int
    let cellStep: SIMD4<Int32>
    let markStep: SIMD4<Int32>
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
      cellStep = SIMD4(repeating: Int32(truncatingIfNeeded: cellsPerRow))
      markStep = SIMD4(repeating: Int32(truncatingIfNeeded: marksPerRow))
      self.cells = cells
      self.marks = marks
    }

    @inline(__always)
    func firstCell(_ row: Int) -> Int32 { Int32(truncatingIfNeeded: row &* cellsPerRow) }

    @inline(__always)
    func firstMark(_ row: Int) -> Int32 { Int32(truncatingIfNeeded: row &* marksPerRow) }
  }

  /// What is kept of parts, `capacity` numbers of each.
  enum Field {
    /// Where a part starts within the grid's columns and its row, in the edge's own direction.
    @inline(__always) static var startX: Int { 0 }
    @inline(__always) static var startY: Int { 1 }
    @inline(__always) static var endX: Int { 2 }
    @inline(__always) static var endY: Int { 3 }
    /// The first cell and mark of its row.
    @inline(__always) static var cell: Int { 4 }
    @inline(__always) static var mark: Int { 5 }
    /// What is added to three cells from some place on, and the places of two marks.
    @inline(__always) static var sums: Int { 6 }
    @inline(__always) static var place: Int { 9 }
    @inline(__always) static var marks: Int { 10 }
    /// Whether the part is in more than two columns, and the list of those that are.
    @inline(__always) static var isWide: Int { 12 }
    @inline(__always) static var wide: Int { 13 }
    @inline(__always) static var slope: Int { 14 }
  }

  /// An edge from its upper to its lower end, counted in 1/65,536 of a pixel from the corner.
  struct Line {
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
    let slopes = UnsafeMutableRawPointer(parts + Field.slope &* capacity)
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
    return cut(line, grid, minY, maxY, parts, collected)
  }

  /// Cuts an edge within the columns into rows, four at a time; returns how many parts are collected
  /// then.
  ///
  /// Most edges touch one to four rows. Four are written for each of them, and as many are counted
  /// as there are: processors guess wrongly how often a loop goes round.
  @inline(__always)
  private static func cut(
    _ line: Line, _ grid: Grid, _ minY: Int, _ maxY: Int, _ parts: UnsafeMutablePointer<Int32>,
    _ collected: Int
  ) -> Int {
    // The parts of an edge that runs upwards have their ends the other way round.
    let start = parts + (line.isDownward ? Field.startX : Field.endX) &* capacity
    let end = parts + (line.isDownward ? Field.endX : Field.startX) &* capacity
    let (row, lastRow) = (minY &>> 16, (maxY &- 1) &>> 16)
    let lastX = Int32(truncatingIfNeeded: line.x(atY: maxY))
    var left = lastRow &- row &+ 1
    var count = collected
    start[count] = Int32(truncatingIfNeeded: line.x(above: minY))
    var top = Int32(truncatingIfNeeded: minY &- row &<< 16)
    let lanes = SIMD4<Int32>(0, 1, 2, 3)
    var cells = SIMD4(repeating: grid.firstCell(row)) &+ lanes &* grid.cellStep
    var marks = SIMD4(repeating: grid.firstMark(row)) &+ lanes &* grid.markStep
    let offset = SIMD4(repeating: Int32(truncatingIfNeeded: line.upperX))
    let below = Double((row &+ 1) &<< 16 &- line.upperY)
    var heights = SIMD4<Double>(0, 65536, 131072, 196608) + SIMD4(repeating: below)
    while true {
      let crossings = offset &+ rounded(heights * SIMD4(repeating: line.slope))
      store(crossings, end + count)
      // One further, as the starts of the next rows.
      store(crossings, start + (count &+ 1))
      store(SIMD4(repeating: 0), start + (capacity &+ count))
      store(SIMD4(repeating: 65536), end + (capacity &+ count))
      store(cells, parts + (Field.cell &* capacity &+ count))
      store(marks, parts + (Field.mark &* capacity &+ count))
      start[capacity &+ count] = top
      if left <= 4 { break }
      left &-= 4
      count &+= 4
      top = 0
      heights += SIMD4(repeating: 262144)
      cells &+= 4 &* grid.cellStep
      marks &+= 4 &* grid.markStep
      if count > capacity &- 8 {
        addParts(parts, count, grid)
        count = 0
        start[0] = crossings[3]
      }
    }
    count &+= left
    end[count &- 1] = lastX
    end[capacity &+ count &- 1] = Int32(truncatingIfNeeded: maxY &- lastRow &<< 16)
    if count > capacity &- 8 {
      addParts(parts, count, grid)
      return 0
    }
    return count
  }

  /// The nearest integers of numbers within ±2^31: the sum has no bits left for fractions.
  @inline(__always)
  private static func rounded(_ values: SIMD4<Double>) -> SIMD4<Int32> {
    unsafeBitCast(values + SIMD4(repeating: 0x1.8p52), to: SIMD8<Int32>.self).evenHalf
  }

  @inline(__always)
  private static func store(_ values: SIMD4<Int32>, _ place: UnsafeMutablePointer<Int32>) {
    UnsafeMutableRawPointer(place).storeBytes(of: values, as: SIMD4<Int32>.self)
  }
}
