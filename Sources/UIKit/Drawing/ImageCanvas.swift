import CoreGraphics

/// Pixels that an image is drawn on, with the context that UIKit gives for it: y points down, a unit
/// is a point.
struct ImageCanvas {
  let context: CGContext
  private let scale: CGFloat
  private let isOpaque: Bool

  /// Pixels for a rectangle of user space, the last ones whole; a scale of 0 is the screen's. Nil
  /// where there is no area, or too much of it.
  init?(bounds: CGRect, scale: CGFloat, isOpaque: Bool) {
    let scale = scale == 0 ? ScreenScale.main : scale
    guard bounds.isFinite, scale > 0, scale.isFinite else { return nil }
    let width = Self.pixels(bounds.size.width, scale)
    let height = Self.pixels(bounds.size.height, scale)
    let sides = 1...CGFloat(CGContext.longestSide)
    guard sides.contains(width), sides.contains(height) else { return nil }
    context = CGContext(width: Int(width), height: Int(height), scale: scale, pointsDown: true)
    if isOpaque { context.fillWithBlack() }
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    self.scale = scale
    self.isOpaque = isOpaque
  }

  /// Rounded up, but for what is a rounding error of the product.
  private static func pixels(_ points: CGFloat, _ scale: CGFloat) -> CGFloat {
    (points * scale - 1e-6).rounded(.up)
  }

  /// What was drawn so far; on an opaque canvas, over black.
  var image: UIImage? {
    let drawn = isOpaque ? context.makeImage()?.withoutAlpha : context.makeImage()
    return drawn.map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
  }
}

extension CGContext {
  /// Makes all pixels opaque black, which modes that look at what is there find.
  fileprivate func fillWithBlack() {
    saveGState()
    setFillColor(.black)
    fill(boundingBoxOfClipPath)
    restoreGState()
  }
}

extension CGImage {
  /// The premultiplied colours without their alpha: the picture over black.
  fileprivate var withoutAlpha: CGImage? {
    guard let colorSpace, let dataProvider else { return nil }
    let order = bitmapInfo.intersection(.byteOrderMask)
    return CGImage(
      width: width, height: height, bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel,
      bytesPerRow: bytesPerRow, space: colorSpace,
      bitmapInfo: order.union(CGBitmapInfo(rawValue: CGImageAlphaInfo.noneSkipFirst.rawValue)),
      provider: dataProvider, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
  }
}
