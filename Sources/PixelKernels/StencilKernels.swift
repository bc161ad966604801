/// The loops that paint one colour through recorded coverage, eight pixels at a time.
///
/// A row's coverage is a list of runs in order, three numbers each: the first pixel, a multiple of
/// eight; how many eights; and where their bytes begin, or -1 where all pixels are covered. As in
/// `SpanKernels`, every product is rounded exactly, so that all builds give the same bytes.
package enum StencilKernels {
  /// Numbers a run.
  package static let fields = 3

  /// Paints the pixels from column `minX` to before `maxX` of `height` rows.
  ///
  /// `target` is the pixel of column `minX` in the first row, and `starts` holds for each row its
  /// first run, with one more at the end.
  @inline(never)
  package static func paint(
    _ target: UnsafeMutablePointer<UInt32>, _ stride: Int, _ minX: Int, _ maxX: Int,
    _ height: Int, _ starts: UnsafePointer<Int32>, _ runs: UnsafePointer<Int32>,
    _ bytes: UnsafePointer<UInt8>, _ color: UInt32
  ) {
    var y = 0
    while y < height {
      let end = Int(starts[y &+ 1])
      var run = firstRun(Int(starts[y]), end, runs, minX)
      let row = target + y &* stride
      while run < end {
        let place = runs + run &* fields
        let x = Int(place[0])
        if x >= maxX { break }
        paintRun(row, x, Int(place[1]) &* 8, Int(place[2]), minX, maxX, bytes, color)
        run &+= 1
      }
      y &+= 1
    }
  }

  /// The first run of a row that reaches beyond a column.
  @inline(__always)
  private static func firstRun(
    _ start: Int, _ end: Int, _ runs: UnsafePointer<Int32>, _ column: Int
  ) -> Int {
    var low = start
    var high = end
    while low < high {
      let middle = (low &+ high) &>> 1
      let run = runs + middle &* fields
      if Int(run[0]) &+ Int(run[1]) &* 8 <= column { low = middle &+ 1 } else { high = middle }
    }
    return low
  }

  @inline(__always)
  private static func paintRun(
    _ row: UnsafeMutablePointer<UInt32>, _ x: Int, _ count: Int, _ offset: Int, _ minX: Int,
    _ maxX: Int, _ bytes: UnsafePointer<UInt8>, _ color: UInt32
  ) {
    let first = x < minX ? minX : x
    let end = x &+ count < maxX ? x &+ count : maxX
    if offset < 0 { return paintSolid(row + (first &- minX), end &- first, color) }
    // Whole eights from the first that begins inside to the last that ends inside; the pixels
    // around them belong to somebody else.
    let whole = (first &+ 7) & ~7
    let wholeEnd = end & ~7
    let mask = bytes + (offset &- x)
    if whole > wholeEnd {
      return paintSingly(row + (first &- minX), mask + first, end &- first, color)
    }
    paintSingly(row + (first &- minX), mask + first, whole &- first, color)
    paintEights(row + (whole &- minX), mask + whole, wholeEnd &- whole, color)
    paintSingly(row + (wholeEnd &- minX), mask + wholeEnd, end &- wholeEnd, color)
  }

  @inline(__always)
  private static func paintSolid(
    _ target: UnsafeMutablePointer<UInt32>, _ count: Int, _ color: UInt32
  ) {
    var x = 0
    if color &>> 24 == 255 {
      while x < count {
        target[x] = color
        x &+= 1
      }
    } else {
      while x < count {
        target[x] = PixelMath.over(color, target[x])
        x &+= 1
      }
    }
  }

  @inline(__always)
  private static func paintSingly(
    _ target: UnsafeMutablePointer<UInt32>, _ mask: UnsafePointer<UInt8>, _ count: Int,
    _ color: UInt32
  ) {
    var x = 0
    while x < count {
      target[x] = PixelMath.over(PixelMath.scaled(color, UInt32(mask[x])), target[x])
      x &+= 1
    }
  }

  @inline(__always)
  private static func paintEights(
    _ target: UnsafeMutablePointer<UInt32>, _ mask: UnsafePointer<UInt8>, _ count: Int,
    _ color: UInt32
  ) {
    let ink = PixelLanes.Pixels(repeating: color)
    var x = 0
    while x < count {
      let source = PixelLanes.scaled(ink, PixelLanes.paired(PixelLanes.widened(mask + x)))
      PixelLanes.store(PixelLanes.over(source, PixelLanes.load(target + x)), target + x)
      x &+= 8
    }
  }
}
