// Parts of edges within a row.
extension EdgeKernels {
  @inline(never)
  static func addParts(
    _ parts: UnsafeMutablePointer<Int32>, _ count: Int, _ grid: Grid
  ) {
    var index = 0
    while index < count {
      resolve(parts + index)
      index &+= 8
    }
    let wide = parts + Field.wide &* capacity
    var wideCount = 0
    index = 0
    while index < count {
      let part = parts + index
      let cell = grid.cells + Int(part[Field.place &* capacity])
      cell[0] &+= part[Field.sums &* capacity]
      cell[1] &+= part[(Field.sums &+ 1) &* capacity]
      cell[2] &+= part[(Field.sums &+ 2) &* capacity]
      grid.marks[Int(part[Field.marks &* capacity])] = 1
      grid.marks[Int(part[(Field.marks &+ 1) &* capacity])] = 1
      // Written in any case and counted if it is one: that needs no branch.
      wide[wideCount] = Int32(truncatingIfNeeded: index)
      wideCount &+= Int(part[Field.isWide &* capacity])
      index &+= 1
    }
    index = 0
    while index < wideCount {
      addWide(parts + Int(wide[index]), grid)
      index &+= 1
    }
  }

  typealias Ints = SIMD8<Int32>
  typealias Floats = SIMD8<Float>

  /// Turns eight parts into what they add to three cells, and the places of cells and marks.
  ///
  /// A part in one column is one in two whose second has no height. One in more than two adds
  /// nothing here.
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
    let slope = floats(to &- from) / floats(end &- start)
    let isDownward = from .< to
    let low = to.replacing(with: from, where: isDownward)
    let high = from.replacing(with: to, where: isDownward)
    var crossing = from &+ rounded(floats(one &- start) * slope)
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
    let none = Ints(repeating: 0)
    let isWide = end .> one &+ one
    let sums = parts + Field.sums &* capacity
    store(firstArea.replacing(with: none, where: isWide), sums)
    store(
      (first &- firstArea &+ secondArea).replacing(with: none, where: isWide), sums + capacity)
    store((second &- secondArea).replacing(with: none, where: isWide), sums + 2 &* capacity)
    store(column &+ load(parts + Field.cell &* capacity), parts + Field.place &* capacity)
    let mark = load(parts + Field.mark &* capacity)
    let last = column &+ none.replacing(with: Ints(repeating: 1), where: isCrossing)
    store(mark &+ (column &>> 3), parts + Field.marks &* capacity)
    store(mark &+ (last &>> 3), parts + (Field.marks &+ 1) &* capacity)
    store(none.replacing(with: Ints(repeating: 1), where: isWide), parts + Field.isWide &* capacity)
  }

  @inline(__always)
  static func load(_ place: UnsafeMutablePointer<Int32>) -> SIMD8<Int32> {
    UnsafeMutableRawPointer(place).loadUnaligned(as: SIMD8<Int32>.self)
  }

  @inline(__always)
  static func store(_ values: SIMD8<Int32>, _ place: UnsafeMutablePointer<Int32>) {
    UnsafeMutableRawPointer(place).storeBytes(of: values, as: SIMD8<Int32>.self)
  }

  /// The area right of a part: its height times the mean distance of its ends from the right side
  /// of their column.
  @inline(__always)
  static func area(_ height: SIMD8<Int32>, _ distances: SIMD8<Int32>) -> SIMD8<Int32> {
    rounded(floats(height) * floats(distances) * 0x1p-17)
  }

  /// One by one, for the reason that `PixelLanes.widened` has; the compiler makes vectors of it.
  @inline(__always)
  static func floats(_ value: Ints) -> Floats {
    Floats(
      Float(value[0]), Float(value[1]), Float(value[2]), Float(value[3]), Float(value[4]),
      Float(value[5]), Float(value[6]), Float(value[7]))
  }

  /// The nearest integers of numbers within ±2^22: the sum has no bits left for fractions.
  @inline(__always)
  static func rounded(_ value: SIMD8<Float>) -> SIMD8<Int32> {
    unsafeBitCast(value + 0x1.8p23, to: SIMD8<Int32>.self)
      &- Ints(repeating: Int32(bitPattern: Float(0x1.8p23).bitPattern))
  }
}
