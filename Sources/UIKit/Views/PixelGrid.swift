import CoreGraphics

/// Rounds lengths to whole pixels of the screen.
///
/// How finely a view's own layer draws must not matter to where things lie: it may change at any time,
/// and asks for no layout.
struct PixelGrid {
  let scale: CGFloat

  /// Sums are off by less than this, and equal ones by more or less of it.
  private static let least: CGFloat = 1e-4

  /// To the nearest pixel; from the middle between two away from 0.
  func whole(_ length: CGFloat) -> CGFloat {
    let pixels = length * scale
    return (pixels + (pixels < 0 ? -Self.least : Self.least)).rounded() / scale
  }

  /// To as many pixels as it takes.
  func up(_ length: CGFloat) -> CGFloat { (length * scale - Self.least).rounded(.up) / scale }

  func up(_ size: CGSize) -> CGSize {
    CGSize(width: max(0, up(size.width)), height: max(0, up(size.height)))
  }
}

extension UIView {
  var pixels: PixelGrid { PixelGrid(scale: layoutScale) }
}
