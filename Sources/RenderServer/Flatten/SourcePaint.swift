import CoreGraphics
import Pixels

/// Where pixels come from; an object, so that handing it on takes no memory.
final class PreparedSource: Sendable {
  let source: any PixelSource

  init(_ source: any PixelSource) {
    self.source = source
  }
}

/// Pixels from a gradient or an image on their way to the device.
struct SourcePaint: Sendable {
  var source: PreparedSource
  /// What is painted where that is not all of the command's bounds.
  var outline: Outline?
}

extension CGAffineTransform {
  /// From the unit square to a rectangle.
  init(unitTo rect: CGRect) {
    self.init(
      a: rect.size.width, b: 0, c: 0, d: rect.size.height, tx: rect.origin.x, ty: rect.origin.y)
  }
}
