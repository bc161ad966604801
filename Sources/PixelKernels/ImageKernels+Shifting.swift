import CProcessor

// An image that lies beside the pixels, neither turned nor scaled: all pixels of a row are mixed in the
// same shares.
extension ImageKernels {
  /// What ``bilinear(_:_:)`` gives for a step of a pixel to the right, where all pixels that it takes lie
  /// in the image. `below` is the row after that of the job's image.
  @inline(never)
  package static func shift(_ job: UnsafePointer<ImageJob>, _ below: Source) {
    let (target, count) = (job.pointee.target, job.pointee.count)
    let top = job.pointee.image
    let (across, down) = (share(job.pointee.x), share(job.pointee.y))
    let (acrossAll, downAll) = (PixelLanes.paired(across), PixelLanes.paired(down))
    let isFlat = down[0] == 0
    var x = 0
    while x &+ PixelLanes.count <= count {
      let upper = row(PixelLanes.load(top + x), PixelLanes.load(top + x + 1), acrossAll)
      let pixels =
        isFlat
        ? joined(upper.0, upper.1)
        : mixed(
          upper, row(PixelLanes.load(below + x), PixelLanes.load(below + x + 1), acrossAll), downAll
        )
      PixelLanes.store(pixels, target + x)
      x &+= PixelLanes.count
    }
    while x < count {
      let upper = row(few(top[x]), few(top[x &+ 1]), acrossAll)
      let lower = row(few(below[x]), few(below[x &+ 1]), acrossAll)
      target[x] = mixed(upper, lower, downAll)[0]
      x &+= 1
    }
  }

  /// The share of the second of two pixels, in 256 steps.
  @inline(__always)
  private static func share(_ place: Int64) -> PixelLanes.Pixels {
    few(UInt32(truncatingIfNeeded: place &>> 24) & 255)
  }

  @inline(__always)
  private static func few(_ number: UInt32) -> PixelLanes.Pixels {
    PixelLanes.Pixels(repeating: number)
  }
}
