import CoreGraphics
import Pixels

/// An image on its way to the device.
struct ImagePaint: Sendable {
  var source: ImageSource
  /// The layer's edges where they are no borders of pixels; nil for all of the command's bounds.
  var outline: Outline?
}

extension ImageSource {
  /// An image stretched over a rectangle of a layer; nil where the map leads beyond all numbers.
  init?(_ image: CGImage, over bounds: CGRect, under map: CGAffineTransform) {
    let toLayer = CGAffineTransform(
      a: bounds.width / CGFloat(image.width), b: 0, c: 0,
      d: bounds.height / CGFloat(image.height), tx: bounds.minX, ty: bounds.minY)
    let toDevice = toLayer.concatenating(map)
    guard toDevice.isInvertible else { return nil }
    let back = toDevice.inverted()
    let source = SourceMap(a: back.a, b: back.b, c: back.c, d: back.d, tx: back.tx, ty: back.ty)
    guard source.isFinite else { return nil }
    self.init(image.pixmap, map: source, sampling: .bilinear)
  }
}

extension Outline {
  /// A rectangle under a map to device pixels.
  init(_ rect: CGRect, under map: CGAffineTransform) {
    self = CGPath(rect: rect, transform: nil).outline(map: map)
  }
}
