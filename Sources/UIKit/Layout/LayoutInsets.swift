import CoreGraphics

/// What a view's content keeps clear of, for the views that know more of it than the standard.
final class LayoutInsets {
  /// What is covered of the view, as `safeAreaInsets` has it.
  var safeArea = UIEdgeInsets.zero
  /// The part of it that comes from above: without what a controller adds.
  var inherited = UIEdgeInsets.zero
  /// Whether subviews may have a safe area because of this view's.
  var coversSubviews = false
  var margins = MarginSettings()
  /// What was said of the margins last, for views whose margins change with others'.
  var knownMargins: UIEdgeInsets?
  /// In the order in which they were added; the system's are added when they are first asked for.
  var guides: [UILayoutGuide] = []
}

/// What was set of a view's margins.
struct MarginSettings {
  enum Given {
    case standard
    case fixed(UIEdgeInsets)
    /// Follows the direction of reading.
    case directional(NSDirectionalEdgeInsets)
  }

  var given = Given.standard
  /// Whether content stays clear of the superview's margins as well.
  var preservesSuperview = false
  /// Whether the margins begin where the safe area does.
  var beginsAtSafeArea = true

  /// On each side of a view of which nobody has said anything.
  static let standard: CGFloat = 8

  /// What was set, by the sides that it means in a direction.
  func own(_ direction: UIUserInterfaceLayoutDirection) -> UIEdgeInsets {
    switch given {
    case .standard:
      UIEdgeInsets(
        top: Self.standard, left: Self.standard, bottom: Self.standard, right: Self.standard)
    case .fixed(let insets): insets
    case .directional(let insets): UIEdgeInsets(insets, direction)
    }
  }
}

extension UIView {
  func ensureInsets() -> LayoutInsets {
    let extras = ensureExtras()
    if let insets = extras.insets { return insets }
    let made = LayoutInsets()
    extras.insets = made
    return made
  }

  /// Whether any view ever had a safe area, so that those which move need not look upwards.
  static var hasSafeAreas = false
  /// Whether any view was ever told to mind its superview's margins.
  static var hasPreservedMargins = false

  /// The safe area or the margins are others than before. Whatever is placed by them follows from
  /// here.
  func layoutInsetsDidChange() {
    setNeedsLayout()
    if constraintMarks.contains(.hasEntry) { engineIfAny?.note(.numbers, of: self) }
  }

  /// Takes anew what depends on the view's place, and has subviews do so where they depend on its
  /// bounds. What is yet to be laid out is left to the layout, which is where the rest becomes known.
  func noteGeometry(since oldBounds: CGRect) {
    if let superview = superviewReference, !superview.layer.needsLayout() { updateSafeArea() }
    if tracksMargins { updateMargins() }
    if layer.bounds != oldBounds, !layer.needsLayout() { passInsetsOn() }
  }

  /// Has the subviews take anew what they have from this view; a part of each layout, when they have
  /// been placed.
  func passInsetsOn() {
    let covers = safeAreaForSubviews != .zero
    if covers || extras?.insets?.coversSubviews == true {
      ensureInsets().coversSubviews = covers
      for subview in subviewList where subview.superviewReference === self {
        subview.updateSafeArea()
        // What is first in a controller's view keeps clear of bars, and another one may be that by now.
        (subview as? UIScrollView)?.adjustToSafeArea()
      }
    }
    if Self.hasPreservedMargins { passMarginsOn() }
  }
}
