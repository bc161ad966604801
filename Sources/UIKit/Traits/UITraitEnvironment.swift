import QuartzCore

/// What has traits: views and controllers.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }

  /// The traits are others than before.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment {}
extension UIViewController: UITraitEnvironment {}

extension UIView {
  /// Whether any view was ever given a style of its own, so that the others need not look upwards.
  static var hasStyleOverrides = false

  /// The window's traits, but for the style that the nearest view upwards sets.
  var currentTraits: UITraitCollection {
    let inherited = windowReference?.traits ?? UITraitCollection.current
    guard Self.hasStyleOverrides else { return inherited }
    for view in sequence(first: self, next: \.superviewReference) {
      guard let style = view.ownStyle else { continue }
      if style == inherited.userInterfaceStyle { return inherited }
      return UITraitCollection(traitsFrom: [
        inherited, UITraitCollection(userInterfaceStyle: style),
      ])
    }
    return inherited
  }

  /// What this view, or the controller whose root it is, says for itself.
  private var ownStyle: UIUserInterfaceStyle? {
    if let style = extras?.style, style != .unspecified { return style }
    if let style = owner?.overrideUserInterfaceStyle, style != .unspecified { return style }
    return nil
  }

  func setStyle(_ style: UIUserInterfaceStyle) {
    changeTraits {
      Self.hasStyleOverrides = Self.hasStyleOverrides || style != .unspecified
      if style != .unspecified || extras != nil { ensureExtras().style = style }
    }
  }

  /// Makes a change that may change traits, and tells the subtree where it did.
  func changeTraits(_ change: () -> Void) {
    let previous = currentTraits
    change()
    noteTraits(since: previous)
  }

  /// Tells this view and all below that their traits have changed, if they have.
  func noteTraits(since previous: UITraitCollection) {
    guard currentTraits != previous else { return }
    announceTraits(previous)
  }

  /// Tells this view and those below that have no style of their own, parents first.
  func announceTraits(_ previous: UITraitCollection) {
    refreshColors()
    if extras?.insets != nil {
      updateMargins()
      noteTextSize(since: previous)
    }
    if previous.layoutDirection != traitCollection.layoutDirection { noteDirectionForConstraints() }
    owner?.traitCollectionDidChange(previous)
    traitCollectionDidChange(previous)
    for subview in subviewList where subview.ownStyle == nil {
      subview.announceTraits(previous)
    }
  }
}
