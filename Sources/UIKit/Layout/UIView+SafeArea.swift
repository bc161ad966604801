import CoreGraphics

// The safe area goes down from the window. A view takes over what of its superview's reaches into it:
// when the superview is laid out, and at once when the view moves after that. So in a controller's
// `viewWillLayoutSubviews` the root view has its safe area, and the subviews have theirs in
// `viewDidLayoutSubviews`.

extension UIView {
  /// Takes anew what is covered of the view.
  package func updateSafeArea() {
    guard let superview = superviewReference else { return }
    takeSafeArea(inherited: safeArea(from: superview))
  }

  private func safeArea(from superview: UIView) -> UIEdgeInsets {
    let unsafe = superview.safeAreaForSubviews.settled
    guard unsafe != .zero else { return .zero }
    // Whoever takes it before the superview has handed it on is to hear when there is none any more.
    superview.ensureInsets().coversSubviews = true
    let (place, room) = (placeForInsets, superview.layer.bounds.settled)
    if isBeyond(room) { return extras?.insets?.inherited ?? .zero }
    return unsafe.reaching(into: place, of: room).atMost(unsafe).atLeast(.zero)
  }

  /// Whether it is a controller's view that is on its way in or out: that keeps what it had, so that its
  /// content stands. Where there is no room at all nothing is on its way.
  private func isBeyond(_ room: CGRect) -> Bool {
    owner != nil && !room.isEmpty && !room.encloses(placeForInsets)
  }

  fileprivate func forgetSafeAreaBeyond() {
    guard let superview = superviewReference, isBeyond(superview.layer.bounds.settled) else {
      return
    }
    takeSafeArea(inherited: .zero)
  }

  /// Insets in the place of others. What lies by them may have them go back and forth, which ends where most is covered.
  func insetsAtRest(_ insets: UIEdgeInsets, after old: UIEdgeInsets) -> UIEdgeInsets {
    insets != old && layer.isLaidOutLate ? insets.atLeast(old) : insets
  }

  /// Takes over a safe area from above, adds the controller's, and tells of it if it is another than
  /// before. Subviews hear of it in the layout that follows.
  func takeSafeArea(inherited: UIEdgeInsets) {
    let own = owner.map { $0.additionalSafeAreaInsets + $0.containerInsets } ?? .zero
    let isCovered = inherited != .zero || own != .zero
    guard isCovered || extras?.insets != nil else { return }
    let insets = ensureInsets()
    insets.inherited = inherited
    // What is in no window is covered by nothing.
    let added = windowReference == nil ? .zero : own.settled
    let safeArea = insetsAtRest((inherited + added).atLeast(.zero), after: insets.safeArea)
    guard safeArea != insets.safeArea else { return }
    let margins = insets.knownMargins ?? layoutMargins
    insets.safeArea = safeArea
    Self.hasSafeAreas = true
    safeAreaInsetsDidChange()
    safeAreaHasChanged()
    owner?.viewSafeAreaInsetsDidChange()
    layoutInsetsDidChange()
    noteMargins(since: margins)
  }

  /// Has the layout that follows tell a subview that has come from a place that is covered, also where
  /// nothing covers it any more.
  func expectSafeArea(of subview: UIView) {
    guard let insets = subview.extras?.insets, insets.inherited != .zero else { return }
    ensureInsets().coversSubviews = true
  }

  /// Takes anew what the controller adds.
  func updateAdditionalSafeArea() {
    takeSafeArea(inherited: extras?.insets?.inherited ?? .zero)
  }

  /// Has the view take anew what is covered of it when its superview is laid out, as one that has come
  /// just now; what is in it hears of that in the layout that follows.
  package func forgetSafeArea() {
    if Self.hasSafeAreas, extras?.insets != nil { takeSafeArea(inherited: .zero) }
    superviewReference?.setNeedsLayout()
  }

  /// Whether its margins or its safe area go by where it lies, while it may lie by them.
  package var hasInsetsByPlace: Bool {
    preservesSuperviewLayoutMargins || safeAreaInsets != .zero
  }

  /// Nothing covers a view that has left its window, nor anything in it, which is told likewise.
  func dropSafeArea() {
    guard Self.hasSafeAreas, let insets = extras?.insets else { return }
    insets.coversSubviews = false
    takeSafeArea(inherited: .zero)
  }
}

extension UIViewController {
  /// Forgets what its view, and those of its children, had inside of their superviews where they stand
  /// beyond these, as if they had never been anywhere else; not on their way.
  package func forgetSafeAreasBeyond() {
    if transition?.takesTime != true { viewIfLoaded?.forgetSafeAreaBeyond() }
    for child in children { child.forgetSafeAreasBeyond() }
  }
}
