import CProcessor

/// The loops that paint one colour through recorded coverage, eight pixels at a time.
///
/// A row's coverage is a list of runs in order. As in `SpanKernels`, every product is rounded
/// exactly, so that all builds give the same bytes.
package enum StencilKernels {
  /// Paints some columns of some rows.
  @inline(never)
  package static func paint(_ job: UnsafePointer<StencilJob>) {
    let job = job.pointee
    let ink = PixelLanes.Pixels(repeating: job.color)
    let isOpaque = job.color &>> 24 == 255
    var y = 0
    while y < job.height {
      let end = Int(job.starts[y &+ 1])
      var run = firstRun(Int(job.starts[y]), end, job.runs, job.minX)
      let row = job.target + y &* job.stride
      while run < end {
        let place = job.runs[run]
        if Int(place.x) >= job.maxX { break }
        paint(place, row, job, ink, isOpaque)
        run &+= 1
      }
      y &+= 1
    }
  }

  /// The first run of a row that reaches beyond a column.
  @inline(__always)
  private static func firstRun(
    _ start: Int, _ end: Int, _ runs: UnsafePointer<StencilRun>, _ column: Int
  ) -> Int {
    var low = start
    var high = end
    while low < high {
      let middle = (low &+ high) &>> 1
      let end = Int(runs[middle].x) &+ Int(runs[middle].eights) &* 8
      if end <= column { low = middle &+ 1 } else { high = middle }
    }
    return low
  }

  /// Paints a run; one that lies in the columns whole is of a few eights, as edges are.
  @inline(__always)
  private static func paint(
    _ run: StencilRun, _ row: UnsafeMutablePointer<UInt32>, _ job: StencilJob,
    _ ink: PixelLanes.Pixels, _ isOpaque: Bool
  ) {
    let (x, offset) = (Int(run.x), Int(run.offset))
    let last = x &+ Int(run.eights) &* 8
    if x < job.minX || last > job.maxX { return paintPart(run, row, job) }
    var target = row + (x &- job.minX)
    let end = row + (last &- job.minX)
    if offset >= 0 {
      _ = SpanKernels.blendEights(target, last &- x, ink, job.bytes + offset)
    } else if isOpaque {
      while target < end {
        PixelLanes.store(ink, target)
        target += 8
      }
    } else {
      SpanKernels.cover(target, last &- x, job.color)
    }
  }

  /// Paints those of a run's columns that are asked for.
  @inline(__always)
  private static func paintPart(
    _ run: StencilRun, _ row: UnsafeMutablePointer<UInt32>, _ job: StencilJob
  ) {
    let (x, offset) = (Int(run.x), Int(run.offset))
    let last = x &+ Int(run.eights) &* 8
    let first = x < job.minX ? job.minX : x
    let end = last < job.maxX ? last : job.maxX
    let target = row + (first &- job.minX)
    if offset < 0 { return SpanKernels.cover(target, end &- first, job.color) }
    SpanKernels.blendMasked(target, end &- first, job.color, job.bytes + (offset &+ first &- x))
  }
}
