import CoreGraphics

// Wheels put the content elsewhere at once, and never beyond its ends.

extension UIScrollView {
  /// Whether a wheel has something to move; a track pad's fingers may pull as well.
  func canScroll(by delta: CGSize, _ phase: UITouch.Phase?) -> Bool {
    guard phase == nil else { return horizontalAxis.isScrollable || verticalAxis.isScrollable }
    return wheelTarget(by: CGPoint(x: delta.width, y: delta.height)) != contentOffset
  }

  func scroll(byWheel way: CGPoint) {
    window?.lastScrolled = self
    motion.end()
    place(at: rounded(wheelTarget(by: way)))
    bars.flash()
  }

  private func wheelTarget(by way: CGPoint) -> CGPoint {
    clamped(CGPoint(x: contentOffset.x - way.x, y: contentOffset.y - way.y))
  }
}
