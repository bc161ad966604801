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
    if offset < 0 { return SpanKernels.cover(row + (first &- minX), end &- first, color) }
    SpanKernels.blendMasked(
      row + (first &- minX), end &- first, color, bytes + (offset &+ first &- x))
  }
}
