import CProcessor

/// A small shape whose coverage is recorded in a `StampSheet`, at a place.
///
/// The sheet must outlive it.
public struct Stamp: @unchecked Sendable {
  /// The pixel of the shape's first column and row.
  var x: Int32
  var y: Int32
  var width: Int32
  var height: Int32
  /// The first row's bytes.
  var bytes: UnsafePointer<UInt8>
  var bytesPerRow: Int32
  /// The first of the rows that are alike and recorded once, counted from the shape's first, and the
  /// first after them; the shape's height where there are none.
  var middle: Int32
  var bottom: Int32
}

extension Surface {
  /// Paints a colour over a recorded shape.
  @inline(__always)
  public func fill(_ stamp: Stamp, with color: Pixel, scratch: PaintScratch) {
    let (x, y) = (Int(stamp.x), Int(stamp.y))
    let (lowX, highX) = (bounds.minX &- x, bounds.maxX &- x)
    let minY = max(0, bounds.minY &- y)
    let (minX, maxX) = (max(0, lowX), min(Int(stamp.width), highX))
    let maxY = min(Int(stamp.height), bounds.maxY &- y)
    guard minX < maxX, minY < maxY else { return }
    scratch.kernels.coverage.paintStamp(
      StampJob(
        target: pointer(x: x, y: y &+ minY), stride: rowPixels, minX: minX, maxX: maxX, minY: minY,
        maxY: maxY, lowX: lowX, highX: highX, middle: Int(stamp.middle),
        bottom: Int(stamp.bottom), bytes: stamp.bytes,
        bytesPerRow: Int(stamp.bytesPerRow), color: color.value))
  }
}
