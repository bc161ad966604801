import CoreGraphics

/// What few views have, in an object of its own, so that the many stay light.
final class ViewExtras {
  var tint: UIColor?
  var tintMode = UIView.TintAdjustmentMode.automatic
  /// Whether the view was taken out of another tint than it has without what was above it, and nobody was told.
  var hasLeftTint = false
  var style = UIUserInterfaceStyle.unspecified
  /// What the view says of traits for itself and all below.
  var overrides = UITraitOverrides()
  /// How high the view and all that is in it lies.
  var level = UIUserInterfaceLevel.unspecified
  var direction = UISemanticContentAttribute.unspecified
  var frameObservers: [WeakFrameObservation] = []
  var isMultipleTouchEnabled = false
  var isExclusiveTouch = false
  var recognizers: [UIGestureRecognizer]?
  var interactions: [any UIInteraction] = []
  var traitWatchers: [TraitWatcher] = []
  /// What a view is called that is to be as it was when a program begins again.
  var restorationIdentifier: String?
  var insets: LayoutInsets?
  var ties: LayoutTies?
  /// The size that a bar found the view with, and what it made of it.
  var squeezed: (own: CGSize, laid: CGSize)?
  /// The alpha that a client gave a view, and what a bar that goes has made of it.
  var faded: (own: CGFloat, shown: CGFloat)?
  /// Nil for the one that suits the view, `.some(nil)` for none.
  var focusEffect: UIFocusEffect??
}

extension UIView {
  func ensureExtras() -> ViewExtras {
    if let extras { return extras }
    let made = ViewExtras()
    extras = made
    return made
  }
}
