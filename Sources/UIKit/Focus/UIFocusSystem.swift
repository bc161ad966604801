import CoreGraphics

/// Keeps what the keys act on in a window, and moves it.
@preconcurrency @MainActor
open class UIFocusSystem: NSObject {
  private weak var window: UIWindow?
  private(set) weak var focusedView: UIView?
  private weak var requested: (any UIFocusEnvironment)?
  /// Made when keys first move the focus.
  private var ring: FocusRing?

  init(window: UIWindow) {
    self.window = window
    super.init()
  }

  /// The system of the window that an environment is in.
  open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
    (environment as? UIResponder)?.responderWindow?.focusSystem
  }

  open var focusedItem: (any UIFocusItem)? { focusedView }

  /// Asks for the focus to go to an environment; it goes there when the clock next goes on.
  open func requestFocusUpdate(to environment: any UIFocusEnvironment) {
    requested = environment
    _ = window?.clock.schedule(after: 0) { [weak self] in self?.updateFocusIfNeeded() }
  }

  /// Lets what was asked for happen now.
  open func updateFocusIfNeeded() {
    guard let environment = requested else { return }
    requested = nil
    var visited: [any UIFocusEnvironment] = []
    guard let view = preferredView(in: environment, &visited), view !== focusedView else { return }
    change(to: view, heading: [])
  }

  /// The best place within an environment, or the first by position where none is named.
  private func preferredView(
    in environment: any UIFocusEnvironment, _ visited: inout [any UIFocusEnvironment]
  ) -> UIView? {
    guard !visited.contains(where: { $0 === environment }) else { return nil }
    visited.append(environment)
    let root = environment as? UIView ?? (environment as? UIViewController)?.viewIfLoaded
    if let root, root.canBecomeFocused, root.windowReference === window { return root }
    for preferred in environment.preferredFocusEnvironments {
      if let view = preferredView(in: preferred, &visited) { return view }
    }
    guard let window, let root, root.windowReference === window else { return nil }
    return FocusMap(of: root, in: window).ordered.first?.view
  }

  // MARK: Moving

  /// Moves the focus; tells whether it moved.
  func move(_ heading: UIFocusHeading) -> Bool {
    guard let window else { return false }
    let map = FocusMap(of: window.frontmost, in: window)
    // Where text goes is where the user is.
    let first = window.firstResponder as? UIView
    let start = first is any UIKeyInput ? first : focusedView ?? first
    let target =
      switch heading {
      case .next, .previous: map.neighbour(of: start, isForward: heading == .next)
      default: map.nearest(to: start, heading)
      }
    guard let target, target !== focusedView else { return false }
    return change(to: target, heading: heading)
  }

  /// Gives the focus to a view, or takes it away, unless somebody concerned is against it.
  @discardableResult
  func change(to view: UIView?, heading: UIFocusHeading) -> Bool {
    let previous = focusedView
    let context = UIFocusUpdateContext(from: previous, to: view, heading: heading)
    let concerned = concerned(previous, view)
    guard concerned.allSatisfy({ $0.shouldUpdateFocus(in: context) }) else { return false }
    // Those who were asked may have changed it or taken the view out.
    guard focusedView === previous, view == nil || view?.windowReference === window else {
      return false
    }
    focusedView = view
    passOnFirstPlace(to: view)
    tell(concerned, context)
    if !heading.isEmpty { view?.scrollIntoView() }
    showRing(isMovedByKeys: !heading.isEmpty)
    return true
  }

  // MARK: The ring

  /// Who moves the focus by keys sees it from then on, until something is touched.
  private func showRing(isMovedByKeys: Bool) {
    guard isMovedByKeys || ring?.isShown == true else { return }
    let ring = ring ?? FocusRing()
    self.ring = ring
    ring.show(around: focusedView)
  }

  func refreshRing() { showRing(isMovedByKeys: false) }

  func hideRing() { ring?.hide() }

  /// Takes the focus from a subtree that is about to leave, whoever may be against it.
  func release(_ subtree: UIView) {
    guard let view = focusedView, view.isDescendant(of: subtree) else { return }
    let context = UIFocusUpdateContext(from: view, to: nil, heading: [])
    let concerned = concerned(view, nil)
    focusedView = nil
    refreshRing()
    tell(concerned, context)
  }

  private func concerned(_ previous: UIView?, _ next: UIView?) -> [any UIFocusEnvironment] {
    var concerned = previous?.focusChain ?? []
    for environment in next?.focusChain ?? []
    where !concerned.contains(where: { $0 === environment }) {
      concerned.append(environment)
    }
    return concerned
  }

  private func tell(_ concerned: [any UIFocusEnvironment], _ context: UIFocusUpdateContext) {
    let coordinator = UIFocusAnimationCoordinator()
    for environment in concerned { environment.didUpdateFocus(in: context, with: coordinator) }
    coordinator.run()
    NotificationCenter.default.post(
      name: UIFocusUpdateContext.didUpdateNotification, object: context)
  }

  /// Who can have keys first gets them with the focus; another view gives them up.
  private func passOnFirstPlace(to view: UIView?) {
    // One that has them brought the focus along, and is not asked again.
    guard let view, !view.isFirstResponder else { return }
    if view.canBecomeFirstResponder {
      view.becomeFirstResponder()
    } else if let first = window?.firstResponder as? UIView, first !== view {
      first.resignFirstResponder()
    }
  }
}

extension UIWindow {
  var focusSystem: UIFocusSystem {
    if let focus { return focus }
    let system = UIFocusSystem(window: self)
    focus = system
    return system
  }
}
