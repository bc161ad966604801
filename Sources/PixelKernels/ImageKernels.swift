import CProcessor

/// The loops that take pixels from an image along a line through it. For the rules of this module
/// see `SpanKernels`.
package enum ImageKernels {
  /// Pixels that are written.
  package typealias Target = UnsafeMutablePointer<UInt32>
  /// Pixels that are read.
  package typealias Source = UnsafePointer<UInt32>

  /// How many pixels are worked on at once between two looks at the image's edges.
  private static var chunk: Int { 64 }

  /// The pixels that the places lie in.
  @inline(never)
  package static func nearest(_ job: UnsafePointer<ImageJob>) {
    let (target, count) = (job.pointee.target, job.pointee.count)
    let (image, rowPixels) = (job.pointee.image, job.pointee.rowPixels)
    let (maxX, maxY) = (job.pointee.maxX, job.pointee.maxY)
    var (u, v) = (job.pointee.x, job.pointee.y)
    let (du, dv) = (job.pointee.stepX, job.pointee.stepY)
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

  /// Whether a chunk is so short a way that no sum can overflow: all of it lies inside where both of
  /// its ends do.
  @inline(__always)
  static func isGentle(_ du: Int64, _ dv: Int64) -> Bool {
    let limit: Int64 = 1 << 50
    return du < limit && du > -limit && dv < limit && dv > -limit
  }

  /// Whether a place lies left of a column and above a row, in the image.
  @inline(__always)
  static func isInside(_ u: Int64, _ v: Int64, _ columns: Int, _ rows: Int) -> Bool {
    u >= 0 && v >= 0 && u &>> 32 < Int64(columns) && v &>> 32 < Int64(rows)
  }

  @inline(__always)
  static func limited(_ place: Int64, _ most: Int) -> Int {
    let whole = Int(place &>> 32)
    return whole < 0 ? 0 : whole > most ? most : whole
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
