// A controller's view comes when it moves to a window: `viewWillAppear` before the move,
// `viewIsAppearing` after it, layout with the next frame, and `viewDidAppear` after that.

extension UIViewController {
  /// How far the view has come or gone.
  enum Appearance {
    case disappeared
    case appearing
    case appeared
    case disappearing
  }

  /// Whether the window's hierarchy tells this controller, or its parent does so by hand.
  private var followsWindow: Bool {
    parentReference?.shouldAutomaticallyForwardAppearanceMethods ?? true
  }

  /// Whether the controller, or one that it is in, comes or goes with a transition.
  private var isInTransition: Bool {
    transition?.isChange == true || (parentReference?.isInTransition ?? false)
  }

  func viewWillMove(to window: UIWindow?) {
    guard followsWindow else { return }
    if parentReference != nil, viewIfLoaded?.windowReference !== window {
      moving = window == nil ? .fromParent : .toParent
    }
    if window == nil { beginDisappearing(false) } else { beginAppearing(false) }
  }

  func viewDidMove(to window: UIWindow?) {
    guard followsWindow else { return }
    if isInTransition {
      // Whoever runs the transition says how it ends.
      guard window != nil, appearance == .appearing else { return }
      viewIfLoaded?.updateSafeArea()
      viewIsAppearing(transitionCoordinator?.isAnimated ?? false)
    } else if window == nil {
      endTransition()
    } else if appearance == .appearing {
      noteStatusBar()
      viewIfLoaded?.updateSafeArea()
      viewIsAppearing(false)
      UIApplication.shared.afterCommit { [weak self] in self?.endAppearing() }
    }
  }

  func beginAppearing(_ animated: Bool) {
    guard appearance == .disappeared || appearance == .disappearing else { return }
    defer { noteStatusBar() }
    loadViewIfNeeded()
    appearance = .appearing
    isAnimatedAppearance = animated
    viewWillAppear(animated)
    // It may have been sent away meanwhile.
    if appearance == .appearing { passOn { $0.beginAppearing(animated) } }
  }

  func beginDisappearing(_ animated: Bool) {
    guard appearance == .appearing || appearance == .appeared else { return }
    appearance = .disappearing
    isAnimatedAppearance = animated
    noteStatusBar()
    viewWillDisappear(animated)
    if appearance == .disappearing { passOn { $0.beginDisappearing(animated) } }
  }

  func endTransition() {
    noteStatusBar()
    switch appearance {
    case .appearing: endAppearing()
    case .disappearing:
      appearance = .disappeared
      viewDidDisappear(isAnimatedAppearance)
      moving = nil
      passOn { $0.endTransition() }
    case .appeared, .disappeared: break
    }
  }

  /// Nothing if the view has gone again in the meantime.
  private func endAppearing() {
    guard appearance == .appearing else { return }
    appearance = .appeared
    viewDidAppear(isAnimatedAppearance)
    moving = nil
    passOn { if $0.appearance == .appearing { $0.endTransition() } }
  }

  /// Has the children do the same whose views are in this one's.
  private func passOn(_ step: (UIViewController) -> Void) {
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in childList {
      guard let view, let inner = child.viewIfLoaded, inner.isDescendant(of: view) else { continue }
      step(child)
    }
  }
}
