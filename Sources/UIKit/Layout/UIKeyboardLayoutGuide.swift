/// What a keyboard on the screen covers: as there is none, what is covered of the view's bottom.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide goes where a keyboard goes that floats; only then it tracks edges.
  open var followsUndockedKeyboard = false {
    didSet {
      if followsUndockedKeyboard != oldValue { noteNearEdges() }
    }
  }

  /// A keyboard that is not there waits at the bottom.
  override var nearEdges: NSDirectionalRectEdge? { followsUndockedKeyboard ? .bottom : nil }

  /// Whether the guide reaches up to the safe area, and does not end at the view's bottom.
  open var usesBottomSafeArea = true {
    didSet {
      if usesBottomSafeArea != oldValue { owningView?.layoutInsetsDidChange() }
    }
  }
}
