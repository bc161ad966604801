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
  /// Whether any view or controller was ever given traits of its own, so that the others need not look
  /// upwards.
  static var hasTraitOverrides = false
  /// Whether any view was ever given a mask, so that those in no window need not look upwards.
  static var hasMasks = false

  /// The window's traits, but for what views and controllers upwards say for themselves.
  var currentTraits: UITraitCollection { traits(in: windowReference) }

  /// The traits that hold, or would hold, in a window.
  func traits(in window: UIWindow?) -> UITraitCollection {
    let inherited = window?.traits ?? wearer?.currentTraits ?? UITraitCollection.current
    guard Self.hasTraitOverrides else { return inherited }
    // Whoever is nearer has the last word.
    var own: [Traits] = []
    for view in sequence(first: self, next: \.superviewReference) {
      if let traits = view.ownTraits { own.append(traits) }
    }
    guard !own.isEmpty else { return inherited }
    let all = own.reversed().reduce(inherited.traits) { $0.overridden(by: $1) }
    return all == inherited.traits ? inherited : UITraitCollection(all)
  }

  /// The view whose mask this one is, or is in: a mask is in no window, but for the same screen.
  var wearer: UIView? {
    guard Self.hasMasks else { return nil }
    var top = self
    while let superview = top.superviewReference { top = superview }
    guard let wearer = top.layer.superlayer?.delegate as? UIView, wearer.heldMask === top else {
      return nil
    }
    return wearer
  }

  /// What this view, or the controller whose root it is, says for itself.
  private var ownTraits: Traits? {
    guard owner != nil || extras != nil else { return nil }
    var own = owner?.ownTraits ?? .unspecified
    if let style = extras?.style, style != .unspecified { own.userInterfaceStyle = style }
    if let level = extras?.level, level != .unspecified { own.userInterfaceLevel = level }
    if let said = extras?.overrides.traits { own = own.overridden(by: said) }
    return own == .unspecified ? nil : own
  }

  func setStyle(_ style: UIUserInterfaceStyle) {
    changeTraits {
      Self.hasTraitOverrides = Self.hasTraitOverrides || style != .unspecified
      if style != .unspecified || extras != nil { ensureExtras().style = style }
    }
  }

  /// Has what a new view will hold look as what lies above everything else: lighter where it is dark.
  func riseAbove() {
    Self.hasTraitOverrides = true
    ensureExtras().level = .elevated
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

  /// Tells this view and those below whose traits have changed with it, parents first.
  func announceTraits(_ previous: UITraitCollection) {
    hearTraits(previous)
    // A mask stands in no hierarchy, but for the same screen.
    heldMask?.announceTraits(fromAbove: previous)
    for subview in subviewList { subview.announceTraits(fromAbove: previous) }
  }

  private func announceTraits(fromAbove previous: UITraitCollection) {
    guard let own = ownTraits else { return announceTraits(previous) }
    // What it says for itself held before, too.
    noteTraits(since: previous.overridden(by: own))
  }

  private func hearTraits(_ previous: UITraitCollection) {
    if windowReference == nil { knownTraits = currentTraits }
    refreshColors()
    if extras?.insets != nil {
      updateMargins()
      noteTextSize(since: previous)
    }
    let now = traitCollection
    if previous.layoutDirection != now.layoutDirection { noteDirectionForConstraints() }
    if !now.isLaidOut(like: previous) { setNeedsLayout() }
    owner?.traitCollectionDidChange(previous)
    owner?.tellWatchers(since: previous)
    traitCollectionDidChange(previous)
    tellWatchers(since: previous)
  }

  // MARK: Without a window

  /// Remembers what a view without a window takes for its traits, as it may have others when it comes
  /// to one, whatever the current ones are by then.
  func noteTraitsKnown(_ traits: UITraitCollection) {
    if knownTraits == nil { knownTraits = traits }
    guard let known = knownTraits, known !== traits, known != traits else { return }
    // Who has gone by two has to go by the window's anew in any case.
    knownTraits = UITraitCollection()
  }

  /// Tells a subtree that has come to a window, each view for which it has others than it knew. Those
  /// that never asked knew what held for the root of them all.
  func noteTraitsOfWindow(since before: UITraitCollection) {
    var before = before
    if let ownTraits { before = before.overridden(by: ownTraits) }
    let previous = knownTraits ?? before
    knownTraits = nil
    if currentTraits != previous { hearTraits(previous) }
    heldMask?.noteTraitsOfWindow(since: before)
    for subview in subviewList { subview.noteTraitsOfWindow(since: before) }
  }
}

extension UITraitCollection {
  fileprivate func overridden(by own: Traits) -> UITraitCollection {
    UITraitCollection(traits.overridden(by: own))
  }

  /// Whether views place their parts alike in both: how much room there is, and where lines begin.
  fileprivate func isLaidOut(like other: UITraitCollection) -> Bool {
    layoutDirection == other.layoutDirection && horizontalSizeClass == other.horizontalSizeClass
      && verticalSizeClass == other.verticalSizeClass
  }
}
