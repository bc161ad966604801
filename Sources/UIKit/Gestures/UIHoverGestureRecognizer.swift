import QuartzCore

/// Recognises a pointer that is over the view without pressing.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  override var watchesTouches: Bool { false }

  /// A pointer lies on the surface in every direction alike: it has no height.
  open var zOffset: CGFloat { 0 }

  /// A hover hinders nobody.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  open override func canBePrevented(
    by preventingGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}
