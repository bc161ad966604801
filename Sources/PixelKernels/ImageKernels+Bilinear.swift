import CProcessor

// Bilinear sampling, eight pixels at a time: two neighbours of a row are fetched at once, and vectors
// mix them, two channels to a number of 32 bits.
extension ImageKernels {
  private typealias Places = SIMD8<Int64>
  private typealias Lanes = PixelLanes.Lanes
  private typealias Pixels = PixelLanes.Pixels
  /// Two neighbours of a row to a number; what it stands for does not matter, but that it is one
  /// keeps the compiler from taking vectors of them apart again.
  private typealias Pair = Double

  /// The words of memory that bilinear sampling works with.
  package static var scratchWords: Int { 4 &* PixelLanes.count }

  /// The four pixels around each place, mixed by their nearness in 256 steps along each axis.
  @inline(never)
  package static func bilinear(_ job: UnsafePointer<ImageJob>, _ scratch: Target) {
    let (target, count) = (job.pointee.target, job.pointee.count)
    let (image, rowPixels) = (job.pointee.image, job.pointee.rowPixels)
    let (maxX, maxY) = (job.pointee.maxX, job.pointee.maxY)
    var (u, v) = (job.pointee.x, job.pointee.y)
    let (du, dv) = (job.pointee.stepX, job.pointee.stepY)
    let isGentle = isGentle(du, dv)
    var (us, vs) = (Places(repeating: u) &+ steps(du), Places(repeating: v) &+ steps(dv))
    let (stepU, stepV) = (Places(repeating: du &* 8), Places(repeating: dv &* 8))
    let (farU, farV) = (du &* 7, dv &* 7)
    var x = 0
    while x < count {
      let (lastU, lastV) = (u &+ farU, v &+ farV)
      let isInside =
        isGentle && isInside(u, v, maxX, maxY) && isInside(lastU, lastV, maxX, maxY)
      let pixels =
        isInside
        ? mixInside(image, rowPixels, (u, v), (du, dv), shares(us), shares(vs))
        : mixLimited(
          scratch, image, rowPixels, maxX, maxY, (u, v), (du, dv), shares(us), shares(vs))
      if x &+ PixelLanes.count <= count {
        PixelLanes.store(pixels, target + x)
      } else {
        copy(pixels, count &- x, scratch, target + x)
      }
      (u, v) = (lastU &+ du, lastV &+ dv)
      (us, vs) = (us &+ stepU, vs &+ stepV)
      x &+= PixelLanes.count
    }
  }

  @inline(__always)
  private static func steps(_ step: Int64) -> Places {
    let (two, four) = (step &* 2, step &* 4)
    return Places(
      0, step, two, two &+ step, four, four &+ step, four &+ two, four &+ two &+ step)
  }

  @inline(__always)
  private static func copy(
    _ pixels: Pixels, _ count: Int, _ scratch: Target, _ target: Target
  ) {
    PixelLanes.store(pixels, scratch)
    var x = 0
    while x < count {
      target[x] = scratch[x]
      x &+= 1
    }
  }

  // MARK: Fetching

  @inline(__always)
  private static func mixInside(
    _ image: Source, _ rowPixels: Int, _ start: (Int64, Int64), _ step: (Int64, Int64),
    _ across: Lanes, _ down: Lanes
  ) -> Pixels {
    let (u, v) = start
    let (two, four) = ((step.0 &* 2, step.1 &* 2), (step.0 &* 4, step.1 &* 4))
    let a = offset(u, v, rowPixels)
    let b = offset(u &+ step.0, v &+ step.1, rowPixels)
    let c = offset(u &+ two.0, v &+ two.1, rowPixels)
    let d = offset(u &+ two.0 &+ step.0, v &+ two.1 &+ step.1, rowPixels)
    let (u4, v4) = (u &+ four.0, v &+ four.1)
    let e = offset(u4, v4, rowPixels)
    let f = offset(u4 &+ step.0, v4 &+ step.1, rowPixels)
    let g = offset(u4 &+ two.0, v4 &+ two.1, rowPixels)
    let h = offset(u4 &+ two.0 &+ step.0, v4 &+ two.1 &+ step.1, rowPixels)
    // In this order, one step brings the left and the right ones together.
    let top = (pairs(image, a, b, e, f), pairs(image, c, d, g, h))
    let below = image + rowPixels
    let bottom = (pairs(below, a, b, e, f), pairs(below, c, d, g, h))
    return mixed(
      (left(top.0, top.1), right(top.0, top.1)),
      (left(bottom.0, bottom.1), right(bottom.0, bottom.1)), across, down)
  }

  @inline(__always)
  private static func offset(_ u: Int64, _ v: Int64, _ rowPixels: Int) -> Int {
    Int(v &>> 32) &* rowPixels &+ Int(u &>> 32)
  }

  /// Four times two pixels that stand side by side.
  @inline(__always)
  private static func pairs(
    _ image: Source, _ a: Int, _ b: Int, _ c: Int, _ d: Int
  ) -> SIMD8<Float> {
    unsafeBitCast(
      SIMD4<Pair>(pair(image + a), pair(image + b), pair(image + c), pair(image + d)),
      to: SIMD8<Float>.self)
  }

  @inline(__always)
  private static func pair(_ place: Source) -> Pair {
    UnsafeRawPointer(place).loadUnaligned(as: Pair.self)
  }

  @inline(__always)
  private static func left(_ a: SIMD8<Float>, _ b: SIMD8<Float>) -> Pixels {
    unsafeBitCast(
      SIMD8<Float>(a[0], a[2], b[0], b[2], a[4], a[6], b[4], b[6]), to: Pixels.self)
  }

  @inline(__always)
  private static func right(_ a: SIMD8<Float>, _ b: SIMD8<Float>) -> Pixels {
    unsafeBitCast(
      SIMD8<Float>(a[1], a[3], b[1], b[3], a[5], a[7], b[5], b[7]), to: Pixels.self)
  }

  /// Mixes eight pixels of which some may lie beyond the image.
  @inline(__always)
  private static func mixLimited(
    _ scratch: Target, _ image: Source, _ rowPixels: Int, _ maxX: Int, _ maxY: Int,
    _ start: (Int64, Int64), _ step: (Int64, Int64), _ across: Lanes, _ down: Lanes
  ) -> Pixels {
    let one: Int64 = 1 << 32
    let count = PixelLanes.count
    var (u, v) = start
    var x = 0
    while x < count {
      let top = image + limited(v, maxY) &* rowPixels
      let bottom = image + limited(v &+ one, maxY) &* rowPixels
      let (left, right) = (limited(u, maxX), limited(u &+ one, maxX))
      scratch[x] = top[left]
      scratch[x &+ count] = top[right]
      scratch[x &+ 2 &* count] = bottom[left]
      scratch[x &+ 3 &* count] = bottom[right]
      u &+= step.0
      v &+= step.1
      x &+= 1
    }
    return mixed(
      (PixelLanes.load(scratch), PixelLanes.load(scratch + count)),
      (PixelLanes.load(scratch + 2 &* count), PixelLanes.load(scratch + 3 &* count)), across, down)
  }

  // MARK: Mixing

  /// The shares of the second pixel of each two, for both pairs of channels.
  @inline(__always)
  private static func shares(_ places: Places) -> Lanes {
    let words = unsafeBitCast(places, to: SIMD16<UInt32>.self)
    let fractions = Pixels(
      words[0], words[2], words[4], words[6], words[8], words[10], words[12], words[14])
    return PixelLanes.paired(fractions &>> 24)
  }

  /// Left and right in the shares 256 − `across` and `across`, rounded; then the same downwards.
  ///
  /// Sums of two products fit in sixteen bits; differences may wrap, sums do not.
  @inline(__always)
  private static func mixed(
    _ top: (Pixels, Pixels), _ bottom: (Pixels, Pixels), _ across: Lanes, _ down: Lanes
  ) -> Pixels {
    mixed(row(top.0, top.1, across), row(bottom.0, bottom.1, across), down)
  }

  /// Two rows, whose numbers are times 256.
  @inline(__always)
  static func mixed(
    _ upper: (SIMD16<UInt16>, SIMD16<UInt16>), _ lower: (SIMD16<UInt16>, SIMD16<UInt16>),
    _ down: SIMD16<UInt16>
  ) -> SIMD8<UInt32> {
    joined(blended(upper.0, lower.0, down), blended(upper.1, lower.1, down))
  }

  /// Even and odd channels that are times 256, as pixels.
  @inline(__always)
  static func joined(_ even: SIMD16<UInt16>, _ odd: SIMD16<UInt16>) -> SIMD8<UInt32> {
    unsafeBitCast(even &>> 8 | (odd & 0xFF00), to: Pixels.self)
  }

  /// The even and the odd channels of a row of mixed pixels, times 256 and with what is below that.
  @inline(__always)
  static func row(
    _ left: SIMD8<UInt32>, _ right: SIMD8<UInt32>, _ share: SIMD16<UInt16>
  ) -> (SIMD16<UInt16>, SIMD16<UInt16>) {
    let (a, b) = (
      unsafeBitCast(left, to: Lanes.self), unsafeBitCast(right, to: Lanes.self)
    )
    return (
      (a &<< 8) &+ ((b & 0x00FF) &- (a & 0x00FF)) &* share &+ 128,
      (a & 0xFF00) &+ ((b &>> 8) &- (a &>> 8)) &* share &+ 128
    )
  }

  /// The same of numbers that are times 256 already.
  @inline(__always)
  private static func blended(_ a: Lanes, _ b: Lanes, _ share: Lanes) -> Lanes {
    (a & 0xFF00) &+ ((b &>> 8) &- (a &>> 8)) &* share &+ 128
  }
}
