import CProcessor

/// The loops that paint one colour, or one for each row, over a small rounded rectangle, all rows in one call.
///
/// A pixel's area is what lies right of the left side less what lies right of the right side: of a
/// corner, what the left and the right one cover there, less the row's height. As in `SpanKernels`,
/// every product is rounded exactly, so that all builds give the same bytes.
package enum RoundedRectKernels {
  /// The fewest columns that there must be room for.
  package static var fewestColumns: Int { 8 }

  private typealias Ints = SIMD8<Int32>

  /// Eight columns, and where the areas of corners are for them.
  private struct Columns {
    let first: Int
    let numbers: Ints
    let topLeft, topRight, bottomLeft, bottomRight: UnsafePointer<Int32>

    @inline(__always)
    init(_ first: Int, _ shape: RoundedRectJob) {
      self.first = first
      numbers = Ints(repeating: Int32(truncatingIfNeeded: first)) &+ Ints(0, 1, 2, 3, 4, 5, 6, 7)
      let (left, right) = (Self.offset(of: first, shape.left), Self.offset(of: first, shape.right))
      topLeft = shape.areas + (shape.left.topAreas &+ left)
      topRight = shape.areas + (shape.right.topAreas &+ right)
      bottomLeft = shape.areas + (shape.left.bottomAreas &+ left)
      bottomRight = shape.areas + (shape.right.bottomAreas &+ right)
    }

    /// From the areas of a row to those of eight columns; beside the corner they are all alike.
    @inline(__always)
    private static func offset(of column: Int, _ side: RoundedRectSide) -> Int {
      let place = column &- side.first
      return 8 &+ (place < -8 ? -8 : place > side.count ? side.count : place)
    }

    /// What a side's straight part of some height has right of it.
    @inline(__always)
    func straight(_ side: RoundedRectSide, _ height: Int) -> Ints {
      let place = side.x &>> 16
      let area = (height &* ((place &+ 1) &<< 16 &- side.x) &+ 32768) &>> 16
      let column = Ints(repeating: Int32(truncatingIfNeeded: place))
      var sum = Ints(repeating: Int32(truncatingIfNeeded: height))
      sum.replace(
        with: Ints(repeating: Int32(truncatingIfNeeded: area)), where: numbers .== column)
      sum.replace(with: Ints(repeating: 0), where: numbers .< column)
      return sum
    }
  }

  /// Paints a part of a shape.
  @inline(never)
  package static func paint(_ job: UnsafePointer<RoundedRectJob>) {
    let shape = job.pointee
    var x = shape.minX
    while x < shape.maxX {
      // At the end of the room, eight have some of the ones before among them, which are left alone then,
      // as are those behind the part.
      let first = x &+ 8 <= shape.highX ? x : shape.highX &- 8
      let fresh = PixelLanes.columns(from: x &- first, before: shape.maxX &- first)
      paint(shape.target + (first &- shape.minX), shape, Columns(first, shape), fresh)
      x = first &+ 8
    }
  }

  /// Paints eight columns, of which some are left alone.
  @inline(__always)
  private static func paint(
    _ target: UnsafeMutablePointer<UInt32>, _ shape: RoundedRectJob, _ columns: Columns,
    _ fresh: Ints
  ) {
    let stride = shape.stride
    let ink = PixelLanes.Pixels(repeating: shape.color)
    let isSolid =
      columns.first >= shape.solidStart && columns.first &+ 8 <= min(shape.solidEnd, shape.maxX)
      && shape.colors == nil && shape.color &>> 24 == 255
    var row = target
    var y = shape.minY
    while y < shape.maxY {
      let rowTop = y &<< 16
      let start = rowTop > shape.top ? rowTop : shape.top
      let end = rowTop &+ 65536 < shape.bottom ? rowTop &+ 65536 : shape.bottom
      if rowTop >= shape.straightTop, rowTop &+ 65536 <= shape.straightBottom {
        let last = shape.straightBottom &>> 16
        let count = (last < shape.maxY ? last : shape.maxY) &- y
        if isSolid {
          store(ink, row, stride, count)
        } else {
          let sum = columns.straight(shape.left, 65536) &- columns.straight(shape.right, 65536)
          let strengths = strengths(sum & fresh)
          if let colors = shape.colors {
            blend(colors + (y &- shape.minY), strengths, row, stride, count)
          } else {
            blend(PixelLanes.scaled(ink, strengths), row, stride, count)
          }
        }
        row += count &* stride
        y &+= count
      } else {
        let sum = areas(shape, columns, y, start, end)
        let own = shape.colors.map { PixelLanes.Pixels(repeating: $0[y &- shape.minY]) } ?? ink
        let strengths = strengths(sum & fresh)
        PixelLanes.store(PixelLanes.over(own, strengths, PixelLanes.load(row)), row)
        row += stride
        y &+= 1
      }
    }
  }

  /// The areas of a row from one height to another.
  @inline(__always)
  private static func areas(
    _ shape: RoundedRectJob, _ columns: Columns, _ y: Int, _ start: Int, _ end: Int
  ) -> Ints {
    let (left, right) = (shape.left, shape.right)
    let row = y &* ArcKernels.cornerRow
    if end <= left.topEnd, end <= right.topEnd {
      let height = Int32(truncatingIfNeeded: end &- start)
      return corner(columns.topLeft + row, height)
        &+ corner(columns.topRight + row, height) &- Ints(repeating: height)
    }
    if start >= left.bottomStart, start >= right.bottomStart {
      let height = Int32(truncatingIfNeeded: end &- start)
      return corner(columns.bottomLeft + row, height)
        &+ corner(columns.bottomRight + row, height) &- Ints(repeating: height)
    }
    return areas(left, columns, columns.topLeft + row, columns.bottomLeft + row, start, end, 0)
      &- areas(right, columns, columns.topRight + row, columns.bottomRight + row, start, end, -1)
  }

  /// What lies right of a side that may be a corner, straight, and another corner in one row.
  @inline(__always)
  private static func areas(
    _ side: RoundedRectSide, _ columns: Columns, _ top: UnsafePointer<Int32>,
    _ bottom: UnsafePointer<Int32>, _ start: Int, _ end: Int, _ isRight: Int32
  ) -> Ints {
    let first = start > side.topEnd ? start : side.topEnd
    let last = end < side.bottomStart ? end : side.bottomStart
    var sum = columns.straight(side, last > first ? last &- first : 0)
    let upper = end < side.topEnd ? end : side.topEnd
    if upper > start { sum = sum &+ beside(top, upper &- start, isRight) }
    let lower = start > side.bottomStart ? start : side.bottomStart
    if end > lower { sum = sum &+ beside(bottom, end &- lower, isRight) }
    return sum
  }

  /// What lies right of a corner: what it covers if it is on the left, else the rest of the height.
  @inline(__always)
  private static func beside(
    _ areas: UnsafePointer<Int32>, _ height: Int, _ isRight: Int32
  ) -> Ints {
    let whole = Int32(truncatingIfNeeded: height)
    let covered = corner(areas, whole)
    return isRight == 0 ? covered : Ints(repeating: whole) &- covered
  }

  @inline(__always)
  private static func corner(_ areas: UnsafePointer<Int32>, _ height: Int32) -> Ints {
    let part = UnsafeRawPointer(areas).loadUnaligned(as: Ints.self)
    let whole = Ints(repeating: height)
    return part.replacing(with: whole, where: part .> whole)
  }

  // MARK: Pixels

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
    let rest = PixelLanes.rests(source)
    var place = target
    var left = rows
    while left > 0 {
      PixelLanes.store(source &+ PixelLanes.scaled(PixelLanes.load(place), rest), place)
      place += stride
      left &-= 1
    }
  }

  /// Rows of a colour each that are covered alike.
  @inline(__always)
  private static func blend(
    _ colors: UnsafePointer<UInt32>, _ strengths: PixelLanes.Lanes,
    _ target: UnsafeMutablePointer<UInt32>, _ stride: Int, _ rows: Int
  ) {
    var place = target
    for row in 0..<rows {
      let ink = PixelLanes.Pixels(repeating: colors[row])
      PixelLanes.store(PixelLanes.over(ink, strengths, PixelLanes.load(place)), place)
      place += stride
    }
  }

  /// How strong a colour is where areas are from none up to 65,536.
  @inline(__always)
  private static func strengths(_ sum: Ints) -> PixelLanes.Lanes {
    let one = SIMD8<UInt32>(repeating: 65536)
    var part = SIMD8<UInt32>(truncatingIfNeeded: sum & ~(sum &>> 31))
    part.replace(with: one, where: part .> one)
    let covered = ((part &<< 8) &- part &+ 32768) &>> 16
    return PixelLanes.paired(covered)
  }
}
