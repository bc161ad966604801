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

  func viewWillMove(to window: UIWindow?) {
    guard followsWindow else { return }
    if parentReference != nil, viewIfLoaded?.windowReference !== window {
      moving = window == nil ? .fromParent : .toParent
    }
    if window == nil { beginDisappearing(false) } else { beginAppearing(false) }
  }

  func viewDidMove(to window: UIWindow?) {
    guard followsWindow else { return }
    if window == nil {
      endTransition()
    } else if appearance == .appearing {
      viewIfLoaded?.updateSafeArea()
      viewIsAppearing(false)
      UIApplication.shared.afterCommit { [weak self] in self?.endAppearing() }
    }
  }

  func beginAppearing(_ animated: Bool) {
    guard appearance == .disappeared || appearance == .disappearing else { return }
    loadViewIfNeeded()
    appearance = .appearing
    viewWillAppear(animated)
  }

  func beginDisappearing(_ animated: Bool) {
    guard appearance == .appearing || appearance == .appeared else { return }
    appearance = .disappearing
    viewWillDisappear(animated)
  }

  func endTransition() {
    switch appearance {
    case .appearing: endAppearing()
    case .disappearing:
      appearance = .disappeared
      viewDidDisappear(false)
      moving = nil
    case .appeared, .disappeared: break
    }
  }

  /// Nothing if the view has gone again in the meantime.
  private func endAppearing() {
    guard appearance == .appearing else { return }
    appearance = .appeared
    viewDidAppear(false)
    moving = nil
  }
}
