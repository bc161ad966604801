import CProcessor

/// The loop that paints one colour over a small shape whose coverage was recorded, a byte a pixel,
/// eight columns at a time from top to bottom.
///
/// Rows that are alike in the middle of the shape were recorded once. As in `SpanKernels`, every
/// product is rounded exactly, so that all builds give the same bytes.
package enum StampKernels {
  private typealias Target = UnsafeMutablePointer<UInt32>
  private typealias Bytes = UnsafePointer<UInt8>

  /// How many bytes without coverage stand before the first row and at the end of each.
  package static var margin: Int { 8 }

  /// Paints a part of a shape.
  @inline(never)
  package static func paint(_ job: UnsafePointer<StampJob>) {
    let (maxX, highX) = (job.pointee.maxX, job.pointee.highX)
    if highX &- job.pointee.lowX < PixelLanes.count { return paintFew(job.pointee) }
    let ink = PixelLanes.Pixels(repeating: job.pointee.color)
    var x = job.pointee.minX
    while x < maxX {
      // At the end of what may be written to, eight have some of the ones before among them, which
      // are left alone then.
      let first = x &+ 8 <= highX ? x : highX &- 8
      let fresh = UInt64.max &<< UInt64(truncatingIfNeeded: (x &- first) &* 8)
      paint(job, from: first, fresh, ink)
      x = first &+ 8
    }
  }

  /// Paints eight columns.
  @inline(__always)
  private static func paint(
    _ job: UnsafePointer<StampJob>, from column: Int, _ fresh: UInt64, _ ink: PixelLanes.Pixels
  ) {
    let (stride, bytes) = (job.pointee.stride, job.pointee.bytes + column)
    let (maxY, middle, bottom) = (job.pointee.maxY, job.pointee.middle, job.pointee.bottom)
    let bytesPerRow = job.pointee.bytesPerRow
    var row = job.pointee.target + column
    var y = job.pointee.minY
    var line = bytes + (y < middle ? y : middle) &* bytesPerRow
    let upper = maxY < middle ? maxY : middle
    while y < upper {
      blend(row, load(line) & fresh, ink)
      row += stride
      line += bytesPerRow
      y &+= 1
    }
    let lower = maxY < bottom ? maxY : bottom
    if y < lower {
      paintAlike(row, stride, lower &- y, load(line) & fresh, ink)
      row += (lower &- y) &* stride
      y = lower
    }
    if y >= maxY { return }
    let rows = y &- bottom &+ middle &+ (bottom > middle ? 1 : 0)
    line = bytes + rows &* bytesPerRow
    while y < maxY {
      blend(row, load(line) & fresh, ink)
      row += stride
      line += bytesPerRow
      y &+= 1
    }
  }

  /// Paints rows of the same coverage.
  @inline(__always)
  private static func paintAlike(
    _ target: Target, _ stride: Int, _ count: Int, _ strengths: UInt64, _ ink: PixelLanes.Pixels
  ) {
    var row = target
    var left = count
    if strengths == .max, ink[0] &>> 24 == 255 {
      while left > 0 {
        PixelLanes.store(ink, row)
        row += stride
        left &-= 1
      }
      return
    }
    let source = PixelLanes.scaled(ink, PixelLanes.paired(strengths))
    let rest = PixelLanes.rests(source)
    while left > 0 {
      PixelLanes.store(source &+ PixelLanes.scaled(PixelLanes.load(row), rest), row)
      row += stride
      left &-= 1
    }
  }

  @inline(__always)
  private static func load(_ line: Bytes) -> UInt64 {
    UnsafeRawPointer(line).loadUnaligned(as: UInt64.self)
  }

  @inline(__always)
  private static func blend(_ target: Target, _ strengths: UInt64, _ ink: PixelLanes.Pixels) {
    let pixels = PixelLanes.over(ink, PixelLanes.paired(strengths), PixelLanes.load(target))
    PixelLanes.store(pixels, target)
  }

  /// Paints where no eight columns may be written to.
  @inline(never)
  private static func paintFew(_ part: StampJob) {
    let step = part.bottom > part.middle ? 1 : 0
    var row = part.target
    var y = part.minY
    while y < part.maxY {
      let index =
        y < part.middle
        ? y : y < part.bottom ? part.middle : y &- part.bottom &+ part.middle &+ step
      let line = part.bytes + index &* part.bytesPerRow
      var x = part.minX
      while x < part.maxX {
        row[x] = PixelMath.over(PixelMath.scaled(part.color, UInt32(line[x])), row[x])
        x &+= 1
      }
      row += part.stride
      y &+= 1
    }
  }
}
