import CoreGraphics
import Pixels

/// Pixels from a gradient or an image on their way to the device.
struct SourcePaint: Sendable {
  var source: any PixelSource & Sendable
  /// What is painted where that is not all of the command's bounds.
  var outline: Outline?
}

extension CGAffineTransform {
  /// From device pixels back to what is mapped; nil where there is no way back.
  var sourceMap: SourceMap? {
    guard isInvertible else { return nil }
    let back = inverted()
    let map = SourceMap(a: back.a, b: back.b, c: back.c, d: back.d, tx: back.tx, ty: back.ty)
    return map.isFinite ? map : nil
  }

  /// From the unit square to a rectangle.
  init(unitTo rect: CGRect) {
    self.init(
      a: rect.size.width, b: 0, c: 0, d: rect.size.height, tx: rect.origin.x, ty: rect.origin.y)
  }
}
