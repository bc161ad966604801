import CProcessor

// An image along the axes: all pixels of a row are mixed from the same two rows of the image, in the same
// shares. So these are mixed first, as far as they are needed, and then neighbours of what comes out.
extension ImageKernels {
  /// What mixing two rows gives, four numbers of sixteen bits a pixel.
  private typealias Mixtures = UnsafeMutablePointer<UInt64>

  /// So many are there at once, with eight before them, seven behind, and what copies the last pixels.
  private static var capacity: Int { scratchWords / 2 &- 20 }

  /// What ``bilinear(_:_:)`` gives of an image of eight columns or more for steps along its rows, up to
  /// eight columns each, from a place that is not 2²⁸ columns away.
  @inline(never)
  package static func rows(_ job: UnsafePointer<ImageJob>, _ scratch: Target) {
    let du = job.pointee.stepX
    let (maxX, count) = (job.pointee.maxX, job.pointee.count)
    let (above, down) = row(at: job.pointee.y, Int32(truncatingIfNeeded: job.pointee.maxY))
    let top = job.pointee.image + above &* job.pointee.rowPixels
    let bottom = job.pointee.maxY == 0 ? top : top + job.pointee.rowPixels
    let share = down[0]
    let few = scratch + (scratchWords &- PixelLanes.count)
    let mixtures =
      UnsafeMutableRawPointer(scratch).assumingMemoryBound(to: UInt64.self) + PixelLanes.count
    let length = du < 0 ? 0 &- du : du
    let room = Int64(capacity &- 3) &<< 32
    let most = length &* Int64(count) < room ? count : Int(room / length) & ~7
    let limit = Int64(maxX &- 1)
    var x = 0
    var u = job.pointee.x
    while x < count {
      let part = count &- x < most ? count &- x : most
      let (one, other) = (u &>> 32, (u &+ du &* Int64(part &- 1)) &>> 32)
      let first = clamped(du < 0 ? other : one, limit)
      let last = clamped(du < 0 ? one : other, limit)
      mixDown(
        top + first, bottom + first, last &- first &+ 2, maxX &+ 1 &- first, share, mixtures)
      let target = job.pointee.target + x
      if du == 1 << 32, Int64(first) == one, Int64(last) == other {
        shift(mixtures, target, part, Int32(truncatingIfNeeded: u &>> 25 & 127), few)
      } else {
        mixAcross(mixtures, target, part, (u, du), (first, last), maxX, few)
      }
      u &+= du &* Int64(part)
      x &+= part
    }
  }

  @inline(__always)
  private static func clamped(_ place: Int64, _ limit: Int64) -> Int {
    Int(place < 0 ? 0 : place > limit ? limit : place)
  }

  /// Mixes pixels of two rows, of which `room` are there: eight at a time, if need be with some before the
  /// first, which are written before the target's beginning.
  @inline(__always)
  private static func mixDown(
    _ top: Source, _ bottom: Source, _ count: Int, _ room: Int, _ share: Int32,
    _ target: Mixtures
  ) {
    var x = 0
    while x < count {
      // The last eight may have some of the ones before among them.
      let place = x &+ PixelLanes.count <= room ? x : room &- PixelLanes.count
      mixing_down(top + place, bottom + place, share, target + place)
      x &+= PixelLanes.count
    }
  }

  /// Mixes neighbours of what was mixed down, which begins with column `range.0` of the image; `range.1`
  /// is the last that has a neighbour.
  @inline(__always)
  private static func mixAcross(
    _ mixtures: Mixtures, _ target: Target, _ count: Int, _ way: (Int64, Int64),
    _ range: (Int, Int), _ maxX: Int, _ few: Target
  ) {
    let (start, step) = way
    let low = Int32(truncatingIfNeeded: range.0)
    let high = Int32(truncatingIfNeeded: range.1)
    var u = start
    var x = 0
    while x < count {
      var (column, across) = (mixing_first(u, step), mixing_share(u, step))
      let isWhole = x &+ PixelLanes.count <= count
      if !(isWhole && isInside(u, 0, maxX, 1) && isInside(u &+ step &* 7, 0, maxX, 1)) {
        across = mixing_limited_share(across, column, Int32(truncatingIfNeeded: maxX))
        // Those behind the last one are not asked for.
        column = mixing_limited(column, low, high)
      }
      let pixels = mixing_row(mixtures, column &- low, across)
      if isWhole {
        PixelLanes.store(pixels, target + x)
      } else {
        copy(pixels, count &- x, few, target + x)
      }
      u &+= step &* 8
      x &+= PixelLanes.count
    }
  }

  /// Mixes neighbours that follow each other, all in the same shares.
  @inline(__always)
  private static func shift(
    _ mixtures: Mixtures, _ target: Target, _ count: Int, _ share: Int32, _ few: Target
  ) {
    var x = 0
    while x < count {
      let pixels = mixing_beside(mixtures + x, share)
      if x &+ PixelLanes.count <= count {
        PixelLanes.store(pixels, target + x)
      } else {
        copy(pixels, count &- x, few, target + x)
      }
      x &+= PixelLanes.count
    }
  }
}
