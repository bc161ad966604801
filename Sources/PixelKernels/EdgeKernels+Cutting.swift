// Edges within the columns, cut into rows.
extension EdgeKernels {
  /// What of an edge is in the rows.
  struct Stretch {
    let row: Int
    let lastRow: Int
    /// Where it starts in its first row, and where it ends in its last.
    let top: Int32
    let bottom: Int32
    let firstX: Int32
    let lastX: Int32
    /// The upper end of the edge, and how far below it the first row ends.
    let upperX: Int32
    let below: Double
    let slope: Double
    let isDownward: Bool

    /// A whole edge, seen from the corner, that is inside on all sides.
    @inline(__always)
    init(_ edge: SIMD4<Int32>, _ slope: Double) {
      isDownward = edge[1] < edge[3]
      let upperY = (isDownward ? edge[1] : edge[3]) &<< 6
      let lowerY = (isDownward ? edge[3] : edge[1]) &<< 6
      upperX = (isDownward ? edge[0] : edge[2]) &<< 6
      (firstX, lastX) = (upperX, (isDownward ? edge[2] : edge[0]) &<< 6)
      (row, lastRow) = (Int(upperY &>> 16), Int((lowerY &- 1) &>> 16))
      top = upperY & 0xFFFF
      bottom = (lowerY &- 1) & 0xFFFF &+ 1
      below = Double(65536 &- top)
      self.slope = slope
    }

    @inline(__always)
    init(_ line: Line, _ minY: Int, _ maxY: Int) {
      isDownward = line.isDownward
      (row, lastRow) = (minY &>> 16, (maxY &- 1) &>> 16)
      top = Int32(truncatingIfNeeded: minY &- row &<< 16)
      bottom = Int32(truncatingIfNeeded: maxY &- lastRow &<< 16)
      firstX = Int32(truncatingIfNeeded: line.x(above: minY))
      lastX = Int32(truncatingIfNeeded: line.x(atY: maxY))
      upperX = Int32(truncatingIfNeeded: line.upperX)
      below = Double((row &+ 1) &<< 16 &- line.upperY)
      slope = line.slope
    }
  }

  /// Cuts an edge within the columns into rows, four at a time; returns how many parts are collected
  /// then.
  ///
  /// Most edges touch one to four rows. Four are written for each of them, and as many are counted
  /// as there are: processors guess wrongly how often a loop goes round.
  @inline(__always)
  static func cut(
    _ edge: Stretch, _ grid: Grid, _ parts: UnsafeMutablePointer<Int32>, _ collected: Int
  ) -> Int {
    // The parts of an edge that runs upwards have their ends the other way round.
    let start = parts + (edge.isDownward ? Field.startX : Field.endX) &* capacity
    let end = parts + (edge.isDownward ? Field.endX : Field.startX) &* capacity
    var left = edge.lastRow &- edge.row &+ 1
    var count = collected
    start[count] = edge.firstX
    var top = edge.top
    var cells = SIMD4(repeating: grid.firstCell(edge.row)) &+ grid.cellLanes
    var marks = SIMD4(repeating: grid.firstMark(edge.row)) &+ grid.markLanes
    let offset = SIMD4(repeating: edge.upperX)
    var heights = SIMD4<Double>(0, 65536, 131072, 196608) + SIMD4(repeating: edge.below)
    while true {
      let crossings = offset &+ rounded(heights * SIMD4(repeating: edge.slope))
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
      cells &+= grid.cellStep
      marks &+= grid.markStep
      if count > capacity &- 8 {
        addParts(parts, count, grid)
        count = 0
        start[0] = crossings[3]
      }
    }
    count &+= left
    end[count &- 1] = edge.lastX
    end[capacity &+ count &- 1] = edge.bottom
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
