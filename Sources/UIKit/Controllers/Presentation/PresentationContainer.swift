import CoreGraphics

/// Lies over a window, or over a part of it, and holds what a presentation shows there.
final class PresentationContainer: TransitionArea {
  weak var presentation: UIPresentationController?

  override func layoutSubviews() {
    super.layoutSubviews()
    presentation?.containerDoesLayout()
  }

  /// What dims nothing and shows nothing at a place leaves touches there to what is below.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if presentation?.passes(point) == true { return nil }
    let view = super.hitTest(point, with: event)
    guard view === self else { return view }
    return presentation?.letsTouchesThrough == true ? nil : self
  }
}
