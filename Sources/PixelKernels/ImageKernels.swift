/// The loops that take pixels from an image along a line through it.
///
/// `place` holds four numbers in 32.32 fixed point: where in the image the first pixel lies, across
/// and down, and how far it is to the next. Places beyond `maxX` and `maxY`, the last column and
/// row, take the outermost pixel. For the rules of this module see `SpanKernels`.
package enum ImageKernels {
  package typealias Target = UnsafeMutablePointer<UInt32>
  package typealias Source = UnsafePointer<UInt32>

  /// How many pixels are worked on at once, and the words of scratch memory that it takes.
  package static var chunk: Int { 64 }
  package static var scratchWords: Int { 3 &* chunk }

  /// The pixels that the places lie in.
  @inline(never)
  package static func nearest(
    _ target: Target, _ count: Int, _ image: Source, _ rowPixels: Int, _ maxX: Int, _ maxY: Int,
    _ place: UnsafePointer<Int64>
  ) {
    var (u, v) = (place[0], place[1])
    let (du, dv) = (place[2], place[3])
    let isGentle = isGentle(du, dv)
    var start = 0
    while start < count {
      let length = count &- start < chunk ? count &- start : chunk
      let row = target + start
      let isInside =
        isGentle && isInside(u, v, maxX &+ 1, maxY &+ 1)
        && isInside(
          u &+ du &* Int64(length &- 1), v &+ dv &* Int64(length &- 1), maxX &+ 1, maxY &+ 1)
      var x = 0
      if isInside {
        while x < length {
          row[x] = image[Int(v &>> 32) &* rowPixels &+ Int(u &>> 32)]
          u &+= du
          v &+= dv
          x &+= 1
        }
      } else {
        while x < length {
          row[x] = image[limited(v, maxY) &* rowPixels &+ limited(u, maxX)]
          u &+= du
          v &+= dv
          x &+= 1
        }
      }
      start &+= chunk
    }
  }

  /// The four pixels around each place, mixed by their nearness in 256 steps along each axis.
  @inline(never)
  package static func bilinear(
    _ target: Target, _ scratch: Target, _ count: Int, _ image: Source, _ rowPixels: Int,
    _ maxX: Int, _ maxY: Int, _ place: UnsafePointer<Int64>
  ) {
    var (u, v) = (place[0], place[1])
    let (du, dv) = (place[2], place[3])
    let isGentle = isGentle(du, dv)
    var start = 0
    while start < count {
      let length = count &- start < chunk ? count &- start : chunk
      let (lastU, lastV) = (u &+ du &* Int64(length &- 1), v &+ dv &* Int64(length &- 1))
      if isGentle && isInside(u, v, maxX, maxY) && isInside(lastU, lastV, maxX, maxY) {
        gather(target + start, scratch, length, image, rowPixels, u, v, du, dv)
      } else {
        gatherLimited(target + start, scratch, length, image, rowPixels, maxX, maxY, u, v, du, dv)
      }
      mix(target + start, scratch, length, u, v, du, dv)
      u = lastU &+ du
      v = lastV &+ dv
      start &+= chunk
    }
  }

  /// Whether a chunk is so short a way that no sum can overflow: all of it lies inside where both of
  /// its ends do.
  @inline(__always)
  private static func isGentle(_ du: Int64, _ dv: Int64) -> Bool {
    let limit: Int64 = 1 << 50
    return du < limit && du > -limit && dv < limit && dv > -limit
  }

  /// Whether a place lies left of a column and above a row, in the image.
  @inline(__always)
  private static func isInside(_ u: Int64, _ v: Int64, _ columns: Int, _ rows: Int) -> Bool {
    u >= 0 && v >= 0 && u &>> 32 < Int64(columns) && v &>> 32 < Int64(rows)
  }

  @inline(__always)
  private static func limited(_ place: Int64, _ most: Int) -> Int {
    let whole = Int(place &>> 32)
    return whole < 0 ? 0 : whole > most ? most : whole
  }
}

// Bilinear sampling in two steps: fetching, which a vector cannot do, and mixing, which it can.
extension ImageKernels {
  /// Collects the upper left pixels in `target`, the others in `scratch`.
  @inline(__always)
  private static func gather(
    _ target: Target, _ scratch: Target, _ count: Int, _ image: Source, _ rowPixels: Int,
    _ startU: Int64, _ startV: Int64, _ du: Int64, _ dv: Int64
  ) {
    var (u, v) = (startU, startV)
    var x = 0
    if dv == 0 {
      let top = image + Int(v &>> 32) &* rowPixels
      let bottom = top + rowPixels
      while x < count {
        let column = Int(u &>> 32)
        target[x] = top[column]
        scratch[x] = top[column &+ 1]
        scratch[x &+ chunk] = bottom[column]
        scratch[x &+ 2 &* chunk] = bottom[column &+ 1]
        u &+= du
        x &+= 1
      }
      return
    }
    while x < count {
      let top = image + (Int(v &>> 32) &* rowPixels &+ Int(u &>> 32))
      let bottom = top + rowPixels
      target[x] = top[0]
      scratch[x] = top[1]
      scratch[x &+ chunk] = bottom[0]
      scratch[x &+ 2 &* chunk] = bottom[1]
      u &+= du
      v &+= dv
      x &+= 1
    }
  }

  @inline(__always)
  private static func gatherLimited(
    _ target: Target, _ scratch: Target, _ count: Int, _ image: Source, _ rowPixels: Int,
    _ maxX: Int, _ maxY: Int, _ startU: Int64, _ startV: Int64, _ du: Int64, _ dv: Int64
  ) {
    let one: Int64 = 1 << 32
    var (u, v) = (startU, startV)
    var x = 0
    while x < count {
      let top = image + limited(v, maxY) &* rowPixels
      let bottom = image + limited(v &+ one, maxY) &* rowPixels
      let (left, right) = (limited(u, maxX), limited(u &+ one, maxX))
      target[x] = top[left]
      scratch[x] = top[right]
      scratch[x &+ chunk] = bottom[left]
      scratch[x &+ 2 &* chunk] = bottom[right]
      u &+= du
      v &+= dv
      x &+= 1
    }
  }

  /// Mixes what was collected; the fractions are the lower halves of the places.
  @inline(__always)
  private static func mix(
    _ target: Target, _ scratch: Target, _ count: Int, _ u: Int64, _ v: Int64, _ du: Int64,
    _ dv: Int64
  ) {
    let (startU, startV) = (UInt32(truncatingIfNeeded: u), UInt32(truncatingIfNeeded: v))
    let (stepU, stepV) = (UInt32(truncatingIfNeeded: du), UInt32(truncatingIfNeeded: dv))
    var x = 0
    while x < count {
      let step = UInt32(truncatingIfNeeded: x)
      let across = (startU &+ stepU &* step) &>> 24
      let down = (startV &+ stepV &* step) &>> 24
      target[x] = mixed(
        mixed(target[x], scratch[x], across),
        mixed(scratch[x &+ chunk], scratch[x &+ 2 &* chunk], across), down)
      x &+= 1
    }
  }

  /// `a` and `b` in the shares 256 − `share` and `share`, rounded.
  ///
  /// Two channels lie in one number, each with room for 16 bits. Their differences may borrow from
  /// each other, but the sums that come out are those of the two, and neither is negative.
  @inline(__always)
  private static func mixed(_ a: UInt32, _ b: UInt32, _ share: UInt32) -> UInt32 {
    let lanes = PixelMath.lanes
    let half: UInt32 = 0x0080_0080
    let (even, odd) = (a & lanes, a &>> 8 & lanes)
    let evens = even &<< 8 &+ ((b & lanes) &- even) &* share &+ half
    let odds = odd &<< 8 &+ ((b &>> 8 & lanes) &- odd) &* share &+ half
    return evens &>> 8 & lanes | odds & ~lanes
  }
}

// Halving: what small copies of large images are made of.
extension ImageKernels {
  /// Each pixel is the mean of two by two.
  @inline(never)
  package static func halve(_ target: Target, _ top: Source, _ bottom: Source, _ count: Int) {
    let lanes = PixelMath.lanes
    var x = 0
    while x < count {
      let (a, b) = (top[2 &* x], top[2 &* x &+ 1])
      let (c, d) = (bottom[2 &* x], bottom[2 &* x &+ 1])
      let even = (a & lanes) &+ (b & lanes) &+ (c & lanes) &+ (d & lanes) &+ 0x0002_0002
      let upper = (a &>> 8 & lanes) &+ (b &>> 8 & lanes)
      let odd = upper &+ (c &>> 8 & lanes) &+ (d &>> 8 & lanes) &+ 0x0002_0002
      target[x] = even &>> 2 & lanes | (odd &>> 2 & lanes) &<< 8
      x &+= 1
    }
  }

  /// Each pixel is the mean of the two above each other.
  @inline(never)
  package static func halveDown(_ target: Target, _ top: Source, _ bottom: Source, _ count: Int) {
    let lanes = PixelMath.lanes
    var x = 0
    while x < count {
      let (a, b) = (top[x], bottom[x])
      let even = (a & lanes) &+ (b & lanes) &+ 0x0001_0001
      let odd = (a &>> 8 & lanes) &+ (b &>> 8 & lanes) &+ 0x0001_0001
      target[x] = even &>> 1 & lanes | (odd &>> 1 & lanes) &<< 8
      x &+= 1
    }
  }
}
