import QuartzCore

/// The root of a tree of views, and where its events come in; hidden until it is shown.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// The appearance of everything in the window.
  package var traits = UITraitCollection(traitsFrom: [
    .current, UITraitCollection(displayScale: UIScreen.main.scale),
  ]) {
    didSet {
      guard traits != oldValue else { return }
      announceTraits(oldValue)
      noteStatusBar()
    }
  }

  /// What the device covers of the window: the status bar, the corners, the bar to go home by.
  package var coveredEdges = UIEdgeInsets.zero {
    didSet {
      takeSafeArea(inherited: coveredEdges.settled.atLeast(.zero))
      followStatusBarTaps()
      placeStatusBar()
    }
  }

  // MARK: The status bar (the work is in StatusBar)

  /// What the controllers want of the status bar now.
  package private(set) var statusBar = StatusBarState()
  /// Hears when they want something else.
  package var onStatusBar: ((StatusBarState) -> Void)?
  /// Whether the window shows a status bar of its own in the safe area at its top.
  package var showsStatusBar: Bool {
    get { statusBarView != nil }
    set {
      guard newValue != showsStatusBar else { return }
      statusBarView?.removeFromSuperview()
      statusBarView = newValue ? StatusBarView(frame: .zero) : nil
      guard let statusBarView else { return }
      statusBarView.accessibilityElementsHidden = true
      addSubview(statusBarView)
      placeStatusBar()
    }
  }
  package private(set) var statusBarView: StatusBarView?
  var statusBarTap: StatusBarTap?
  /// Whether controllers are to be asked with the next layout.
  var needsStatusBar = true

  func takeStatusBar(_ state: StatusBarState) {
    statusBar = state
    statusBarView?.show(state)
    onStatusBar?(state)
  }

  // MARK: Who lives in the window

  /// Hears of constraints that contradict each other; nil for standard error.
  package var onConflict: ((LayoutConflict) -> Void)?
  /// Hears of how many more there are than it hears of; nil for standard error.
  package var onMoreConflicts: ((Int) -> Void)?

  /// Hears of views whose layout never comes to rest, in words; nil for standard error.
  package var onRestlessLayout: ((String) -> Void)?

  /// Hears of every view that has come into the window, with all that is in it.
  package var onEntry: ((UIView) -> Void)?

  /// The time that the window's events live by.
  package let clock = EventClock()
  /// Who gets keys and text first.
  package internal(set) weak var firstResponder: UIResponder? {
    didSet { if firstResponder !== oldValue { showInputViews() } }
  }
  /// What the first responder shows at the bottom; nil for nothing.
  var inputHost: InputHost?
  /// What a finger or a wheel was on last, which keys scroll that nobody else wants.
  weak var lastScrolled: UIScrollView?
  let transitions = WindowTransitions()
  /// The menu that is open, which has the keys.
  weak var menu: MenuOverlay?
  /// What a date picker has opened, in which the focus stays.
  weak var dates: DateOverlay?
  /// Made for the first touch.
  private(set) var touchRouter: TouchRouter?
  /// Made for the first question about the focus.
  var focus: UIFocusSystem?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    takePlace()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    takePlace()
  }

  public convenience init() {
    self.init(frame: UIScreen.main.bounds)
  }

  /// A window of a scene, as large as that.
  public init(windowScene: UIWindowScene) {
    super.init(frame: CGRect(origin: .zero, size: windowScene.size))
    takePlace(in: windowScene)
  }

  private func takePlace(in scene: UIWindowScene? = UIApplication.shared.scenes.only) {
    windowReference = self
    // Nobody hears of this: it has not been shown before.
    layer.isHidden = true
    ShownRoots.add(layer)
    UIApplication.shared.windowList.add(self)
    windowScene = scene
  }

  /// The scene that the window is shown in; nil for none. Windows of an app without scene delegates are
  /// in its only one.
  open weak var windowScene: UIWindowScene? {
    didSet {
      guard let windowScene, windowScene !== oldValue else { return }
      windowScene.dress(self)
      if isKeyWindow { windowScene.lastKeyWindow = self }
    }
  }

  /// Its view fills the window, and is loaded when the window is shown. What was presented over the one
  /// before goes with that.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.dropPresented()
      oldValue?.viewIfLoaded?.removeFromSuperview()
      noteStatusBar()
      if !isHidden { addRoot() }
    }
  }

  private func addRoot() {
    guard let view = rootViewController?.view, view.superviewReference !== self else { return }
    placeRoot()
    addSubview(view)
  }

  open override var next: UIResponder? { UIApplication.shared }
  open override var undoManager: UndoManager? { changes }
  private lazy var changes = UndoManager()
  /// The display that the window is on: at first the one that is main when the window is made.
  open var screen = UIScreen.main {
    didSet { followScreen() }
  }
  /// Windows of a higher level lie in front.
  open var windowLevel = Level.normal

  open override var isHidden: Bool {
    didSet {
      guard isHidden != oldValue else { return }
      if !isHidden { addRoot() }
      let name = isHidden ? Self.didBecomeHiddenNotification : Self.didBecomeVisibleNotification
      NotificationCenter.default.post(name: name, object: self)
      if isHidden, isKeyWindow { UIApplication.shared.windowList.makeKey(nil) }
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    defer {
      if needsStatusBar { updateStatusBar() }
      placeStatusBar()
      placeInputViews()
    }
    guard let root = rootViewController?.viewIfLoaded, root.superviewReference === self else {
      return
    }
    if root.bounds.size == bounds.size {
      placeRoot()
    } else {
      rootViewController?.resize(in: self)
    }
  }

  /// A transform stays: below a sheet the view stands back.
  package func placeRoot() {
    rootViewController?.viewIfLoaded?
      .lie(around: CGPoint(x: bounds.midX, y: bounds.midY), size: bounds.size)
  }

  // MARK: Key window

  /// Whether keys come to this window.
  open var isKeyWindow: Bool { UIApplication.shared.windowList.key === self }
  open var canBecomeKey: Bool { true }

  open func makeKey() {
    if canBecomeKey, !isKeyWindow { UIApplication.shared.windowList.makeKey(self) }
  }

  open func makeKeyAndVisible() {
    isHidden = false
    UIApplication.shared.windowList.bringToFront(self)
    makeKey()
  }

  /// The window is the key window now; not to be called by others.
  open func becomeKey() {}

  /// The window is the key window no more; not to be called by others.
  open func resignKey() {}

  // MARK: Events

  /// Hands an event to recognisers and to the views that its touches began in, or to the first
  /// responder.
  open func sendEvent(_ event: UIEvent) {
    switch event.type {
    case .touches: router.route(event)
    case .presses:
      if let presses = event as? UIPressesEvent { deliver(presses) }
    case .hover: router.hover(event)
    case .scroll:
      if let scroll = event as? ScrollEvent { router.scroll(scroll) }
    case .transform: break
    }
  }

  var router: TouchRouter {
    if let touchRouter { return touchRouter }
    let router = TouchRouter(window: self)
    touchRouter = router
    return router
  }
}
