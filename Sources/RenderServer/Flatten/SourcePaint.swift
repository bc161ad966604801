import CoreGraphics
import Pixels

/// Pixels from a gradient or an image on their way to the device.
struct SourcePaint: Sendable {
  var source: any PixelSource & Sendable
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
