import CProcessor

/// The loops that add the edges of an outline to cells (see `CoverageKernels`).
///
/// Where an edge passes from row to row is computed from its own ends, and where it passes from
/// column to column from where it enters and leaves the row: so each pixel's share is the same
/// whichever rows and columns are looked at. The same edge the other way round takes away exactly
/// what this one adds. Sums are of integers and do not depend on their order.
package enum EdgeKernels {
  /// How many parts are collected before they are added, and how many numbers each takes.
  package static var capacity: Int { 256 }
  /// How many numbers of 32 bits a part takes.
  package static var fields: Int { 16 }

  /// What the cells stand for, and what follows from it for every edge.
  struct Grid {
    let width: Int
    let height: Int
    let cellsPerRow: Int
    let marksPerRow: Int
    /// Edges that stay left of it need no more than 32 bits.
    let inside: Int
    /// The corner in 1/65,536 of a pixel, less what edges are moved by.
    let minX: Int
    let minY: Int
    /// The corner, twice, and the furthest that an edge may go from it to be inside on all sides, both
    /// in the units of edges.
    let corner: SIMD4<Int32>
    let farthest: SIMD4<Int32>
    /// What lies at or beyond these is not seen; nothing does where differences from the corner could be
    /// too large.
    let seenX: Int32
    let seenY: Int32
    let seenTop: Int32
    /// What to add for each of four rows, and for the next four.
    let cellLanes: SIMD4<Int32>
    let markLanes: SIMD4<Int32>
    let cellStep: SIMD4<Int32>
    let markStep: SIMD4<Int32>
    let cells: UnsafeMutablePointer<Int32>
    let marks: UnsafeMutablePointer<UInt8>

    @inline(__always)
    init(_ job: EdgeJob) {
      (width, height) = (job.width, job.height)
      minX = job.minX &<< 16 &- Int(job.moveX) &<< 6
      minY = job.minY &<< 16 &- Int(job.moveY) &<< 6
      (cells, cellsPerRow) = (job.cells, job.cellsPerRow)
      (marks, marksPerRow) = (job.marks, job.marksPerRow)
      let isSmall = width < 1 &<< 15 && height < 1 &<< 15
      inside = width < 1 &<< 15 ? width &<< 16 : 0
      let (x, y) = (Int32(truncatingIfNeeded: minX &>> 6), Int32(truncatingIfNeeded: minY &>> 6))
      corner = SIMD4(x, y, x, y)
      let lastX = isSmall ? Int32(truncatingIfNeeded: width &<< 10 &- 1) : -1
      let lastY = isSmall ? Int32(truncatingIfNeeded: height &<< 10) : -1
      farthest = SIMD4(lastX, lastY, lastX, lastY)
      let isNear = Self.isNear(minX &>> 6) && Self.isNear(minY &>> 6)
      (seenX, seenY) = isNear && isSmall ? (lastX &+ 1, lastY) : (.max, .max)
      seenTop = isNear && isSmall ? 0 : .min
      let lanes = SIMD4<Int32>(0, 1, 2, 3)
      cellLanes = lanes &* SIMD4(repeating: Int32(truncatingIfNeeded: cellsPerRow))
      markLanes = lanes &* SIMD4(repeating: Int32(truncatingIfNeeded: marksPerRow))
      cellStep = SIMD4(repeating: Int32(truncatingIfNeeded: 4 &* cellsPerRow))
      markStep = SIMD4(repeating: Int32(truncatingIfNeeded: 4 &* marksPerRow))
    }

    /// Whether an edge, seen from the corner, is inside on all sides.
    ///
    /// A difference that was too large for 32 bits is negative.
    @inline(__always)
    func holds(_ edge: SIMD4<Int32>) -> Bool {
      let outside = unsafeBitCast(edge | (farthest &- edge), to: SIMD2<UInt64>.self)
      return (outside[0] | outside[1]) & 0x8000_0000_8000_0000 == 0
    }

    /// Coordinates are within 2^30: so near to the middle differences from them are within 32 bits.
    @inline(__always)
    private static func isNear(_ units: Int) -> Bool { units < 1 &<< 29 && units > -(1 &<< 29) }

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
    /// Of a batch of edges: slopes, and which of them are in more than one row.
    @inline(__always) static var slope: Int { 14 }
    @inline(__always) static var rest: Int { 15 }
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
    init(_ edge: EdgeEnds, _ slope: Double, _ grid: Grid) {
      isDownward = edge.fromY < edge.toY
      let (startX, startY) = (grid.minX, grid.minY)
      upperX = Int(isDownward ? edge.fromX : edge.toX) &<< 6 &- startX
      upperY = Int(isDownward ? edge.fromY : edge.toY) &<< 6 &- startY
      lowerX = Int(isDownward ? edge.toX : edge.fromX) &<< 6 &- startX
      lowerY = Int(isDownward ? edge.toY : edge.fromY) &<< 6 &- startY
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

  /// Adds edges to the cells of a rectangle.
  @inline(never)
  package static func add(_ job: UnsafePointer<EdgeJob>) {
    let (edges, count, parts) = (job.pointee.edges, job.pointee.count, job.pointee.parts)
    let grid = Grid(job.pointee)
    let slopes = UnsafeMutableRawPointer(parts + Field.slope &* capacity)
      .assumingMemoryBound(to: Double.self)
    var collected = 0
    var start = 0
    while start < count {
      let left = count &- start
      let size = left < batchSize ? left : batchSize
      let batch = edges + start
      if collected > capacity &- batchSize &- 8 {
        addParts(parts, collected, grid)
        collected = 0
      }
      let (short, others) = addShort(batch, size, grid, parts, collected)
      collected = short
      let rest = parts + (Field.rest &* capacity)
      // All of them first: a division takes long, and so nobody has to wait for it.
      var index = 0
      while index < others {
        let edge = batch[Int(rest[index])]
        slopes[index] =
          (Double(edge.toX) - Double(edge.fromX)) / (Double(edge.toY) - Double(edge.fromY))
        index &+= 1
      }
      index = 0
      while index < others {
        collected = add(batch + Int(rest[index]), slopes[index], grid, parts, collected)
        index &+= 1
      }
      start &+= size
    }
    addParts(parts, collected, grid)
  }

  /// So many edges are looked at together.
  @inline(__always)
  private static var batchSize: Int { 64 }

  /// Collects those of some edges that are inside on all sides and in one row, and lists the others that
  /// may be seen; returns how many parts are collected then, and how many others there are.
  ///
  /// Each is written to both and counted where it belongs, which needs no branch.
  @inline(__always)
  private static func addShort(
    _ batch: UnsafePointer<EdgeEnds>, _ size: Int, _ grid: Grid,
    _ parts: UnsafeMutablePointer<Int32>, _ collected: Int
  ) -> (collected: Int, others: Int) {
    let rest = parts + (Field.rest &* capacity)
    let (width, marksWidth) = (grid.firstCell(1), grid.firstMark(1))
    var count = collected
    var others = 0
    var index = 0
    while index < size {
      let ends =
        UnsafeRawPointer(batch + index).loadUnaligned(as: SIMD4<Int32>.self)
        &- grid.corner
      let isDownward = ends[1] < ends[3]
      let upper = isDownward ? ends[1] : ends[3]
      let lower = isDownward ? ends[3] : ends[1]
      let row = upper &>> 10
      let isShort = grid.holds(ends) && row == (lower &- 1) &>> 10
      let part = parts + count
      let top = row &<< 16
      part[Field.startX &* capacity] = ends[0] &<< 6
      part[Field.startY &* capacity] = ends[1] &<< 6 &- top
      part[Field.endX &* capacity] = ends[2] &<< 6
      part[Field.endY &* capacity] = ends[3] &<< 6 &- top
      part[Field.cell &* capacity] = row &* width
      part[Field.mark &* capacity] = row &* marksWidth
      rest[others] = Int32(truncatingIfNeeded: index)
      let isLeft = ends[0] < ends[2]
      let left = isLeft ? ends[0] : ends[2]
      let isSeen = upper < grid.seenY && lower > grid.seenTop && left < grid.seenX
      count &+= isShort ? 1 : 0
      others &+= isSeen && !isShort ? 1 : 0
      index &+= 1
    }
    return (count, others)
  }

  /// Adds one edge; returns how many parts are collected then.
  @inline(__always)
  private static func add(
    _ edge: UnsafePointer<EdgeEnds>, _ slope: Double, _ grid: Grid,
    _ parts: UnsafeMutablePointer<Int32>, _ collected: Int
  ) -> Int {
    let ends = UnsafeRawPointer(edge).loadUnaligned(as: SIMD4<Int32>.self) &- grid.corner
    if grid.holds(ends) { return cut(Stretch(ends, slope), grid, parts, collected) }
    let line = Line(edge.pointee, slope, grid)
    let bottom = grid.height &<< 16
    let minY = line.upperY > 0 ? line.upperY : 0
    let maxY = line.lowerY < bottom ? line.lowerY : bottom
    let isRightward = line.upperX < line.lowerX
    let minX = isRightward ? line.upperX : line.lowerX
    let maxX = isRightward ? line.lowerX : line.upperX
    if minY >= maxY || minX >= grid.width &<< 16 { return collected }
    if maxX <= 0 {
      addLeft(line, grid, minY, maxY)
      return collected
    }
    if minX < 0 || maxX >= grid.inside {
      addAcross(line, grid, minY, maxY)
      return collected
    }
    return cut(Stretch(line, minY, maxY), grid, parts, collected)
  }
}
