import CoreGraphics

// The margins that one reads come from four: what was set, the least that a controller's root view
// has, the safe area on top of it, and the superview's margins where they reach further in.

extension UIView {
  /// The margins by which content is placed.
  var effectiveMargins: UIEdgeInsets {
    let settings = extras?.insets?.margins ?? MarginSettings()
    var margins = settings.own(effectiveUserInterfaceLayoutDirection)
    if let owner, owner.viewRespectsSystemMinimumLayoutMargins {
      let least = UIEdgeInsets(
        owner.systemMinimumLayoutMargins, effectiveUserInterfaceLayoutDirection)
      if case .standard = settings.given {
        margins = least
      } else {
        margins = margins.atLeast(least)
      }
    }
    if settings.beginsAtSafeArea { margins = margins + safeAreaInsets.settled }
    if settings.preservesSuperview, let superview = superviewReference {
      // Read once: those of a superview may be found from its own superview's, and so on.
      let outer = superview.layoutMargins.settled
      let bounds = superview.layer.bounds.settled
      margins = margins.atLeast(outer.reaching(into: placeForInsets, of: bounds).atMost(outer))
    }
    return margins.settled
  }

  /// The margins that this view itself was given, which change with nothing around it.
  package var ownLayoutMargins: UIEdgeInsets {
    (extras?.insets?.margins ?? MarginSettings()).own(effectiveUserInterfaceLayoutDirection)
  }

  /// The same by the direction of reading.
  package var ownDirectionalLayoutMargins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(ownLayoutMargins, effectiveUserInterfaceLayoutDirection)
  }

  /// Brings the margins to what nobody has set, which a controller's root view takes for less than
  /// the same numbers set.
  package func resetLayoutMargins() {
    if extras?.insets != nil { setMargins(.standard) }
  }

  func setMargins(_ given: MarginSettings.Given) {
    changeMargins { ensureInsets().margins.given = given }
  }

  func setPreservesMargins(_ preserves: Bool) {
    guard preserves != preservesSuperviewLayoutMargins else { return }
    Self.hasPreservedMargins = true
    changeMargins { ensureInsets().margins.preservesSuperview = preserves }
  }

  func setMarginsBeginAtSafeArea(_ begins: Bool) {
    guard begins != insetsLayoutMarginsFromSafeArea else { return }
    changeMargins { ensureInsets().margins.beginsAtSafeArea = begins }
  }

  /// Whether the margins may change with something else than what is set on the view.
  var tracksMargins: Bool {
    if owner != nil { return true }
    guard let margins = extras?.insets?.margins else { return false }
    if case .directional = margins.given { return true }
    return margins.preservesSuperview
  }

  /// Makes a change that may change the margins, and tells of it if it does.
  func changeMargins(_ change: () -> Void) {
    let before = extras?.insets?.knownMargins ?? layoutMargins
    change()
    noteMargins(since: before)
  }

  /// Takes anew margins that depend on others.
  func updateMargins() {
    noteMargins(since: extras?.insets?.knownMargins ?? layoutMargins)
  }

  /// Tells of margins that are others than before, here and in subviews that mind them.
  func noteMargins(since before: UIEdgeInsets) {
    let margins = layoutMargins
    if tracksMargins {
      ensureInsets().knownMargins = margins
    } else if let insets = extras?.insets {
      insets.knownMargins = nil
    }
    guard margins != before else { return }
    layoutMarginsDidChange()
    owner?.viewLayoutMarginsDidChange()
    layoutInsetsDidChange()
    for case let content as UIListContentView in subviewList { content.marginsAroundDidChange() }
    if Self.hasPreservedMargins { passMarginsOn() }
  }

  func passMarginsOn() {
    for subview in subviewList where subview.preservesSuperviewLayoutMargins {
      subview.updateMargins()
    }
  }
}

extension UIViewController {
  /// The least margins of a root view, which depend on its width: 16 points on the sides, 20 where
  /// there is room, and nothing above and below.
  var minimumMargins: NSDirectionalEdgeInsets {
    let width = viewIfLoaded?.layer.bounds.width ?? UIScreen.main.bounds.width
    let side: CGFloat = width < Self.roomyWidth ? 16 : 20
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// That of the first large phones, held upright.
  private static let roomyWidth: CGFloat = 414
}
