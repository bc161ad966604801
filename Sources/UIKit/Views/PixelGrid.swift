import CoreGraphics

/// Rounds lengths to whole pixels of the screen.
///
/// How finely a view's own layer draws must not matter to where things lie: it may change at any time,
/// and asks for no layout.
struct PixelGrid {
  let scale: CGFloat

  /// To the nearest pixel.
  func whole(_ length: CGFloat) -> CGFloat { (length * scale).rounded() / scale }

  /// To as many pixels as it takes; sums are off by less than what does not count.
  func up(_ length: CGFloat) -> CGFloat { (length * scale - 1e-4).rounded(.up) / scale }

  func up(_ size: CGSize) -> CGSize {
    CGSize(width: max(0, up(size.width)), height: max(0, up(size.height)))
  }
}

extension UIView {
  var pixels: PixelGrid { PixelGrid(scale: layoutScale) }
}
