import CoreGraphics

/// What a window's controllers want of the status bar above it.
package struct StatusBarState: Equatable, Sendable {
  /// Light or dark, and never the default.
  package var style = UIStatusBarStyle.darkContent
  package var isHidden = false
  /// How it comes and goes.
  package var animation = UIStatusBarAnimation.fade

  package init() {}
}

extension UIWindow {
  /// The strip above the content that taps go to the beginning from: the safe area's; empty without one.
  var statusBarStrip: CGRect {
    let height = max(0, coveredEdges.top.settled)
    return CGRect(x: 0, y: 0, width: layer.bounds.width, height: height)
  }

  /// Asks the controllers anew, and shows what they say.
  func updateStatusBar() {
    needsStatusBar = false
    var state = StatusBarState()
    if let root = rootViewController {
      let presenter = root.statusBarPresenter
      let (hider, styler) = (
        presenter.statusBarOwner(\.childForStatusBarHidden),
        presenter.statusBarOwner(\.childForStatusBarStyle)
      )
      state.isHidden = hider.prefersStatusBarHidden
      state.animation = hider.preferredStatusBarUpdateAnimation
      state.style = styler.preferredStatusBarStyle
      if state.style == .default {
        let isDark = styler.traitCollection.userInterfaceStyle == .dark
        state.style = isDark || standsBack(presenter) ? .lightContent : .darkContent
      }
    } else if traits.userInterfaceStyle == .dark {
      state.style = .lightContent
    }
    guard state != statusBar else { return }
    takeStatusBar(state)
  }

  /// Whether a sheet has what it lies over stand back before the dark floor.
  private func standsBack(_ controller: UIViewController) -> Bool {
    let sheets = sequence(first: controller) { $0.presented }.compactMap {
      $0.ownPresentation as? UISheetPresentationController
    }
    return sheets.contains { $0.backdrop.isPushed }
  }

  /// Something may be another one by the next layout.
  func noteStatusBar() {
    guard !needsStatusBar else { return }
    needsStatusBar = true
    setNeedsLayout()
  }

  // MARK: The bar itself

  func placeStatusBar() {
    guard let bar = statusBarView else { return }
    bar.lie(in: statusBarStrip)
    bar.show(statusBar)
  }

  /// Has a tap in the strip scroll to the top.
  func followStatusBarTaps() {
    guard statusBarTap == nil, !statusBarStrip.isEmpty else { return }
    let tap = StatusBarTap()
    tap.delegate = tap
    tap.addAction { [weak self, weak tap] _ in
      guard let self, let tap else { return }
      _ = scrollToTop(under: tap.location(in: self))
    }
    addGestureRecognizer(tap)
    statusBarTap = tap
  }
}

/// Recognises taps in the strip of the status bar, which nobody else has a use for.
final class StatusBarTap: UITapGestureRecognizer, UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    guard let window = view as? UIWindow, !window.statusBar.isHidden else { return false }
    let place = touch.location(in: window)
    // Where nothing would scroll, touches in the strip are as any others.
    return window.statusBarStrip.holds(place) && window.topScroller(under: place) != nil
  }
}

extension UIViewController {
  /// Whoever lies over this controller and says what the status bar is like: the last one that covers
  /// everything, or wants to have a say.
  fileprivate var statusBarPresenter: UIViewController {
    var found = self
    for controller in sequence(first: self, next: \.presented).dropFirst() {
      guard controller.stage != .beingDismissed else { break }
      let covers = controller.modalPresentationStyle == .fullScreen
      if covers || controller.modalPresentationCapturesStatusBarAppearance { found = controller }
    }
    return found
  }

  /// The controller that is asked in the end: children are asked in place of those that name them.
  fileprivate func statusBarOwner(
    _ child: KeyPath<UIViewController, UIViewController?>
  ) -> UIViewController {
    var owner = self
    // Nobody is asked twice, however children name each other.
    var met: Set<ObjectIdentifier> = [ObjectIdentifier(self)]
    while let next = owner[keyPath: child], met.insert(ObjectIdentifier(next)).inserted {
      owner = next
    }
    return owner
  }

  /// Of a controller that is in a window, and whose coming or going may be another bar's.
  func noteStatusBar() { viewIfLoaded?.windowReference?.noteStatusBar() }

  func updateStatusBar() { viewIfLoaded?.windowReference?.updateStatusBar() }
}
