/// The loops that paint one colour over a small rounded rectangle, all rows in one call.
///
/// A pixel's area is what lies right of the left side less what lies right of the right side. As in
/// `SpanKernels`, every product is rounded exactly, so that all builds give the same bytes.
package enum RoundedRectKernels {
  /// The fewest columns that can be painted.
  package static var fewestColumns: Int { 8 }

  typealias Ints = SIMD8<Int32>

  /// The numbers that describe a shape; pixels are counted from its first, heights in 1/65,536.
  private enum Number {
    /// The columns and rows that are painted.
    @inline(__always) static var minX: Int { 0 }
    @inline(__always) static var maxX: Int { 1 }
    @inline(__always) static var minY: Int { 2 }
    @inline(__always) static var maxY: Int { 3 }
    /// Where the shape begins and ends, and where both sides are straight.
    @inline(__always) static var top: Int { 4 }
    @inline(__always) static var bottom: Int { 5 }
    @inline(__always) static var straightTop: Int { 6 }
    @inline(__always) static var straightBottom: Int { 7 }
    /// The columns that are covered wholly where rows are straight.
    @inline(__always) static var solidStart: Int { 8 }
    @inline(__always) static var solidEnd: Int { 9 }
    /// The sides.
    @inline(__always) static var left: Int { 10 }
    @inline(__always) static var right: Int { 19 }
  }

  /// The part of a side in a row.
  private struct SidePart {
    /// The corner in this row: its height, first column, count of columns, areas.
    let topHeight: Int32
    let topFirst: Int
    let topCount: Int
    let topAreas: UnsafePointer<Int32>
    let bottomHeight: Int32
    let bottomFirst: Int
    let bottomCount: Int
    let bottomAreas: UnsafePointer<Int32>
    /// The straight part: its height, column, and the area right of it in that column.
    let height: Int32
    let column: Int32
    let area: Int32
    /// −1 where areas of corners lie left of them, else 0.
    let isLeft: Bool

    /// `side` are the place of the side, the end of its upper and the start of its lower corner, and
    /// the first column, count of columns and place of areas of both.
    @inline(__always)
    init(
      _ side: UnsafePointer<Int>, _ areas: UnsafePointer<Int32>, row: Int, from start: Int,
      to end: Int, isLeft: Bool
    ) {
      let (topEnd, bottomStart) = (side[1], side[2])
      let upper = end < topEnd ? end : topEnd
      topHeight = upper > start ? Int32(truncatingIfNeeded: upper &- start) : 0
      (topFirst, topCount) = (side[3], side[4])
      topAreas = areas + (side[5] &+ row &* ArcKernels.capacity)
      let lower = start > bottomStart ? start : bottomStart
      bottomHeight = end > lower ? Int32(truncatingIfNeeded: end &- lower) : 0
      (bottomFirst, bottomCount) = (side[6], side[7])
      bottomAreas = areas + (side[8] &+ row &* ArcKernels.capacity)
      let first = start > topEnd ? start : topEnd
      let last = end < bottomStart ? end : bottomStart
      let straight = last > first ? last &- first : 0
      let place = side[0] &>> 16
      height = Int32(truncatingIfNeeded: straight)
      column = Int32(truncatingIfNeeded: place)
      area = Int32(
        truncatingIfNeeded: (straight &* ((place &+ 1) &<< 16 &- side[0]) &+ 32768) &>> 16)
      self.isLeft = isLeft
    }

    /// The areas right of the side in eight columns from `first` on.
    @inline(__always)
    func areas(from first: Int) -> Ints {
      let columns = Ints(repeating: Int32(truncatingIfNeeded: first)) &+ Ints(0, 1, 2, 3, 4, 5, 6, 7)
      let mine = Ints(repeating: column)
      var sum = Ints(repeating: height)
      sum.replace(with: Ints(repeating: area), where: columns .== mine)
      sum.replace(with: Ints(repeating: 0), where: columns .< mine)
      if topHeight > 0 {
        sum = sum &+ corner(columns, first, topHeight, topFirst, topCount, topAreas)
      }
      if bottomHeight > 0 {
        sum = sum &+ corner(columns, first, bottomHeight, bottomFirst, bottomCount, bottomAreas)
      }
      return sum
    }

    @inline(__always)
    private func corner(
      _ columns: Ints, _ first: Int, _ height: Int32, _ cornerFirst: Int, _ count: Int,
      _ areas: UnsafePointer<Int32>
    ) -> Ints {
      // Of columns beside the corner any memory near it will do.
      var offset = first &- cornerFirst
      offset = offset < -8 ? -8 : offset > ArcKernels.capacity ? ArcKernels.capacity : offset
      let whole = Ints(repeating: height)
      var part = UnsafeRawPointer(areas + offset).loadUnaligned(as: Ints.self)
      part.replace(with: whole, where: part .> whole)
      if !isLeft { part = whole &- part }
      let start = Ints(repeating: Int32(truncatingIfNeeded: cornerFirst))
      let end = Ints(repeating: Int32(truncatingIfNeeded: cornerFirst &+ count))
      part.replace(with: whole, where: columns .>= end)
      part.replace(with: Ints(repeating: 0), where: columns .< start)
      return part
    }
  }

  /// Paints a part of a shape; `target` is its first pixel, `areas` those of all corners.
  ///
  /// The part has `fewestColumns` at least.
  @inline(never)
  package static func paint(
    _ target: UnsafeMutablePointer<UInt32>, _ stride: Int, _ numbers: UnsafePointer<Int>,
    _ areas: UnsafePointer<Int32>, _ color: UInt32
  ) {
    let straightTop = numbers[Number.straightTop]
    let straightBottom = numbers[Number.straightBottom]
    let maxY = numbers[Number.maxY]
    var row = target
    var y = numbers[Number.minY]
    while y < maxY {
      let rowTop = y &<< 16
      let isStraight = rowTop >= straightTop && rowTop &+ 65536 <= straightBottom
      let straightEnd = straightBottom &>> 16 < maxY ? straightBottom &>> 16 : maxY
      let count = isStraight ? straightEnd &- y : 1
      let start = rowTop > numbers[Number.top] ? rowTop : numbers[Number.top]
      let rowEnd = rowTop &+ 65536
      let end = rowEnd < numbers[Number.bottom] ? rowEnd : numbers[Number.bottom]
      let left = SidePart(
        numbers + Number.left, areas, row: y, from: start, to: end, isLeft: true)
      let right = SidePart(
        numbers + Number.right, areas, row: y, from: start, to: end, isLeft: false)
      paint(row, stride, count, isStraight, numbers, left, right, color)
      row += count &* stride
      y &+= count
    }
  }

  /// Paints some rows that are alike.
  @inline(__always)
  private static func paint(
    _ target: UnsafeMutablePointer<UInt32>, _ stride: Int, _ rows: Int, _ isStraight: Bool,
    _ numbers: UnsafePointer<Int>, _ left: SidePart, _ right: SidePart, _ color: UInt32
  ) {
    let (minX, maxX) = (numbers[Number.minX], numbers[Number.maxX])
    let ink = PixelLanes.Pixels(repeating: color)
    let canStore = isStraight && color &>> 24 == 255
    var x = minX
    while x < maxX {
      // The last eight may have some of the ones before among them, which are left alone then.
      let first = x &+ 8 <= maxX ? x : maxX &- 8
      let place = target + (first &- minX)
      if canStore, first >= numbers[Number.solidStart], first &+ 8 <= numbers[Number.solidEnd] {
        store(ink, place, stride, rows)
      } else {
        var covered = coverage(left.areas(from: first) &- right.areas(from: first))
        let done = Ints(repeating: Int32(truncatingIfNeeded: x &- first))
        covered.replace(
          with: PixelLanes.Pixels(repeating: 0), where: Ints(0, 1, 2, 3, 4, 5, 6, 7) .< done)
        let source = PixelLanes.scaled(ink, PixelLanes.paired(covered))
        blend(source, place, stride, rows)
      }
      x = first &+ 8
    }
  }

  @inline(__always)
  private static func store(
    _ pixels: PixelLanes.Pixels, _ target: UnsafeMutablePointer<UInt32>, _ stride: Int, _ rows: Int
  ) {
    var place = target
    var left = rows
    while left > 0 {
      PixelLanes.store(pixels, place)
      place += stride
      left &-= 1
    }
  }

  @inline(__always)
  private static func blend(
    _ source: PixelLanes.Pixels, _ target: UnsafeMutablePointer<UInt32>, _ stride: Int, _ rows: Int
  ) {
    let rest = PixelLanes.paired(255 &- (source &>> 24))
    var place = target
    var left = rows
    while left > 0 {
      PixelLanes.store(source &+ PixelLanes.scaled(PixelLanes.load(place), rest), place)
      place += stride
      left &-= 1
    }
  }

  /// 0…255 for areas of no pixel up to a whole one.
  @inline(__always)
  private static func coverage(_ sum: Ints) -> SIMD8<UInt32> {
    let one = SIMD8<UInt32>(repeating: 65536)
    var part = SIMD8<UInt32>(truncatingIfNeeded: sum & ~(sum &>> 31))
    part.replace(with: one, where: part .> one)
    return ((part &<< 8) &- part &+ 32768) &>> 16
  }
}
