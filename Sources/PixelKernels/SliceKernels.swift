import CProcessor

/// The loop that paints one colour over a shape whose coverage was recorded: its corners, and one
/// column and one row that stand for all between them.
///
/// As in `SpanKernels`, every product is rounded exactly, so that all builds give the same bytes.
package enum SliceKernels {
  private typealias Target = UnsafeMutablePointer<UInt32>
  private typealias Bytes = UnsafePointer<UInt8>

  /// As many bytes as can be read before and after what was recorded.
  package static var margin: Int { 8 }

  /// Paints a part of a shape.
  @inline(never)
  package static func paint(_ job: UnsafePointer<SliceJob>) {
    let job = job.pointee
    let (minX, maxX, top, color) = (job.minX, job.maxX, job.top, job.color)
    let lowerStart = job.height &- job.bottom
    let recorded = job.left &+ 1 &+ job.right
    // From a recorded column behind the middle to the shape's.
    let shift = job.width &- recorded
    var y = job.minY
    var row = job.target
    while y < job.maxY {
      let index = y < top ? y : y < lowerStart ? top : y &- lowerStart &+ top &+ 1
      let line = job.bytes + index &* recorded
      let places = job.rows[index]
      let start = Int(places.start)
      let end = Int(places.end) &+ shift
      blend(row, minX, maxX, Int(places.first), start, line, color)
      fill(
        row, start > minX ? start &- minX : 0, (end < maxX ? end : maxX) &- minX,
        UInt32(truncatingIfNeeded: places.strength), color)
      blend(row, minX, maxX, end, Int(places.last) &+ shift, line - shift, color)
      row += job.stride
      y &+= 1
    }
  }

  /// Paints columns as strongly as their bytes say; `line` has the byte of column 0.
  @inline(__always)
  private static func blend(
    _ row: Target, _ minX: Int, _ maxX: Int, _ first: Int, _ last: Int, _ line: Bytes,
    _ color: UInt32
  ) {
    var x = first > minX ? first : minX
    let end = last < maxX ? last : maxX
    let ink = PixelLanes.Pixels(repeating: color)
    while x < end {
      let count = end &- x
      if x &+ 8 <= maxX {
        blend(row + (x &- minX), line + x, 0, count < 8 ? count : 8, ink)
      } else if end &- 8 >= minX {
        // Pixels before are left alone: those after may be another thread's.
        blend(row + (end &- 8 &- minX), line + (end &- 8), 8 &- count, 8, ink)
      } else {
        blendFew(row + (x &- minX), line + x, count < 8 ? count : 8, color)
      }
      x &+= 8
    }
  }

  /// Paints some of eight pixels.
  @inline(__always)
  private static func blend(
    _ target: Target, _ bytes: Bytes, _ first: Int, _ end: Int, _ ink: PixelLanes.Pixels
  ) {
    let isInside = PixelLanes.columns(from: first, before: end)
    let covered = PixelLanes.widened(bytes) & SIMD8<UInt32>(truncatingIfNeeded: isInside)
    let pixels = PixelLanes.over(ink, PixelLanes.paired(covered), PixelLanes.load(target))
    PixelLanes.store(pixels, target)
  }

  @inline(__always)
  private static func blendFew(
    _ target: Target, _ bytes: Bytes, _ count: Int, _ color: UInt32
  ) {
    var x = 0
    while x < count {
      target[x] = PixelMath.over(PixelMath.scaled(color, UInt32(bytes[x])), target[x])
      x &+= 1
    }
  }

  /// Paints columns that are all covered alike.
  @inline(__always)
  private static func fill(
    _ row: Target, _ start: Int, _ end: Int, _ strength: UInt32, _ color: UInt32
  ) {
    guard start < end, strength > 0 else { return }
    let source = strength == 255 ? color : PixelMath.scaled(color, strength)
    let (place, count) = (row + start, end &- start)
    if count < PixelLanes.count {
      var x = 0
      while x < count {
        place[x] = PixelMath.over(source, place[x])
        x &+= 1
      }
      return
    }
    let pixels = PixelLanes.Pixels(repeating: source)
    // The last eight may have some of the ones before among them, so they are done before.
    let last = count &- PixelLanes.count
    if source &>> 24 == 255 {
      var x = 0
      while x < last {
        PixelLanes.store(pixels, place + x)
        x &+= PixelLanes.count
      }
      PixelLanes.store(pixels, place + last)
    } else {
      let factor = PixelLanes.paired(PixelLanes.Pixels(repeating: 255 &- (source &>> 24)))
      let behind = pixels &+ PixelLanes.scaled(PixelLanes.load(place + last), factor)
      var x = 0
      while x < last {
        let here = PixelLanes.load(place + x)
        PixelLanes.store(pixels &+ PixelLanes.scaled(here, factor), place + x)
        x &+= PixelLanes.count
      }
      PixelLanes.store(behind, place + last)
    }
  }
}
