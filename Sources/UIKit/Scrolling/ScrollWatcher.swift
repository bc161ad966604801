import CoreGraphics

/// A bar above what scrolls, which is higher while the content stands at its beginning.
@MainActor
protocol ScrollWatcher: AnyObject {
  func didScroll(_ view: UIScrollView)
  /// Where the content is to come to rest, which the bar may move to one of its own places.
  func rest(_ view: UIScrollView, at target: CGFloat) -> CGFloat
  func didEndDragging(_ view: UIScrollView, velocity: CGFloat)
}
