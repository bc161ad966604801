import CProcessor

// Bilinear sampling, eight pixels at a time: two neighbours of a row are fetched at once.
extension ImageKernels {
  /// The words of memory that bilinear sampling works with.
  package static var scratchWords: Int { 256 }

  /// The four pixels around each place, mixed by their nearness in 128 steps along each axis.
  ///
  /// Places are half a step further than what they stand for, so that shares are the nearest.
  @inline(never)
  package static func bilinear(_ job: UnsafePointer<ImageJob>, _ scratch: Target) {
    let (maxX, maxY) = (job.pointee.maxX, job.pointee.maxY)
    if maxX == 0 { return column(job, scratch) }
    let (target, count) = (job.pointee.target, job.pointee.count)
    let (image, rowPixels) = (job.pointee.image, job.pointee.rowPixels)
    let below = maxY == 0 ? image : image + rowPixels
    let rowLength = SIMD8<Int32>(repeating: Int32(truncatingIfNeeded: rowPixels))
    let (lastX, lastY) = (Int32(truncatingIfNeeded: maxX), Int32(truncatingIfNeeded: maxY))
    var (u, v) = (job.pointee.x, job.pointee.y)
    let (du, dv) = (job.pointee.stepX, job.pointee.stepY)
    let isGentle = isGentle(du, dv)
    var x = 0
    while x < count {
      var (column, row) = (mixing_first(u, du), mixing_first(v, dv))
      var (across, down) = (mixing_share(u, du), mixing_share(v, dv))
      let isInside =
        isGentle && isInside(u, v, maxX, maxY)
        && isInside(u &+ du &* 7, v &+ dv &* 7, maxX, maxY)
      if !isInside {
        across = mixing_limited_share(across, column, lastX)
        down = mixing_limited_share(down, row, lastY)
        column = mixing_limited(column, 0, lastX &- 1)
        row = mixing_limited(row, 0, lastY &- 1)
      }
      let pixels = mixing_four(image, below, row &* rowLength &+ column, across, down)
      if x &+ PixelLanes.count <= count {
        PixelLanes.store(pixels, target + x)
      } else {
        copy(pixels, count &- x, scratch, target + x)
      }
      u &+= du &* 8
      v &+= dv &* 8
      x &+= PixelLanes.count
    }
  }

  /// The same of an image of one column, whose pixels have no neighbours.
  @inline(__always)
  private static func column(_ job: UnsafePointer<ImageJob>, _ scratch: Target) {
    let (count, dv) = (job.pointee.count, job.pointee.stepY)
    let limit = Int32(truncatingIfNeeded: job.pointee.maxY)
    let (image, rowPixels) = (job.pointee.image, job.pointee.rowPixels)
    let none = SIMD8<Int32>(repeating: 0)
    var v = job.pointee.y
    var x = 0
    while x < count {
      let (first, down) = row(at: v, limit)
      let top = image[first &* rowPixels]
      let bottom = limit == 0 ? top : image[(first &+ 1) &* rowPixels]
      (scratch[0], scratch[1], scratch[2], scratch[3]) = (top, top, bottom, bottom)
      let pixels = mixing_four(scratch, scratch + 2, none, none, down)
      job.pointee.target[x] = pixels[0]
      v &+= dv
      x &+= 1
    }
  }

  /// The upper of the two rows around a place, and the share of the lower one.
  @inline(__always)
  static func row(at place: Int64, _ last: Int32) -> (first: Int, share: SIMD8<Int32>) {
    let first = mixing_first(place, 0)
    let share = mixing_limited_share(mixing_share(place, 0), first, last)
    return (Int(mixing_limited(first, 0, last &- 1)[0]), share)
  }

  @inline(__always)
  static func copy(
    _ pixels: PixelLanes.Pixels, _ count: Int, _ scratch: Target, _ target: Target
  ) {
    PixelLanes.store(pixels, scratch)
    var x = 0
    while x < count {
      target[x] = scratch[x]
      x &+= 1
    }
  }
}
