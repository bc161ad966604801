import CoreGraphics

/// Shows the topmost of a stack of controllers below a bar with its title and the way back.
///
/// The stack's changes are in `UINavigationController+Stack`, the places of bars and content in
/// `UINavigationController+Bars`.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// How the stack changes.
  public enum Operation: Int, Sendable {
    case none
    case push
    case pop
  }

  /// How long bars take to come and go.
  public static let hideShowBarDuration: CGFloat = 0.2

  var stack: [UIViewController] = [] {
    didSet {
      if stack.first !== oldValue.first { noteTabItem() }
    }
  }
  let bar: UINavigationBar
  let tools: UIToolbar
  /// Holds the views of the stack, and is what transitions take place in.
  let area = TransitionArea()
  /// What is known of each controller of the stack.
  var pages: [ObjectIdentifier: NavigationPage] = [:]
  private(set) lazy var swipe = NavigationSwipe(of: self)
  var isBarHidden = false
  var isToolsHidden = true
  /// Whether bars are on their way in or out.
  var barsMove = false
  /// The change that is under way.
  var change: Transition?
  /// The bar has gone because of what is scrolled.
  let barSwipe = BarSwipe()
  /// Where the stack lies while the columns of a split view controller are one, and whose stacks lie
  /// here.
  var stay: StackStay?
  var guests: [UINavigationController] = []

  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    bar = Self.make(navigationBarClass) ?? UINavigationBar()
    tools = Self.make(toolbarClass) ?? UIToolbar()
    super.init(nibName: nil, bundle: nil)
    bar.controller = self
  }

  private static func make<Bar: UIView>(_ barClass: AnyClass?) -> Bar? {
    guard let barClass = barClass as? Bar.Type else { return nil }
    return UIView.make(barClass) as? Bar
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    (bar, tools) = (UINavigationBar(), UIToolbar())
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    bar.controller = self
  }

  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  public required init?(coder: NSCoder) {
    (bar, tools) = (UINavigationBar(), UIToolbar())
    super.init(coder: coder)
    bar.controller = self
  }

  open weak var delegate: (any UINavigationControllerDelegate)?
  open var navigationBar: UINavigationBar { bar }
  open var toolbar: UIToolbar! { tools }
  /// Recognises a swipe from the edge that goes back.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { swipe.recognizer }

  // MARK: Stack

  open var viewControllers: [UIViewController] {
    get { wholeStack }
    set { setViewControllers(newValue, animated: false) }
  }
  open var topViewController: UIViewController? { wholeStack.last }
  /// What is seen: the topmost controller, or what it presents.
  open var visibleViewController: UIViewController? {
    guard let top = stack.last else { return nil }
    return presented ?? top.presented ?? top
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    if let shownBy { return shownBy.pushViewController(viewController, animated: animated) }
    comeHome()
    push(viewController, animated: animated)
  }

  /// Nothing is popped where only the root is left.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    if let shownBy { return shownBy.popViewController(animated: animated) }
    guard stack.count > 1 else { return nil }
    return pop(to: stack.count - 2, animated: animated).last
  }

  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    if let shownBy { return shownBy.popToViewController(viewController, animated: animated) }
    guard let index = stack.firstIndex(where: { $0 === viewController }) else {
      refuse("Tried to pop to a view controller that doesn't exist.")
    }
    return pop(to: index, animated: animated)
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    if let shownBy, let root = wholeStack.first {
      return shownBy.popToViewController(root, animated: animated)
    }
    guard stack.count > 1 else { return nil }
    return pop(to: 0, animated: animated)
  }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    if let shownBy {
      return shownBy.replaceGuest(self, with: viewControllers, animated: animated)
    }
    comeHome()
    take(viewControllers, animated: animated)
  }

  open override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {
    takeSecondary(secondaryViewController)
  }

  open override func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? {
    giveSecondary()
  }

  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: UIView.areAnimationsEnabled)
  }

  // MARK: Bars

  open var isNavigationBarHidden: Bool {
    get { isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    setBar(hidden: hidden, animated: animated)
  }

  open var isToolbarHidden: Bool {
    get { isToolsHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }

  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    setTools(hidden: hidden, animated: animated)
  }

  /// Whether bars go as content is swiped upwards, and come back as it is swiped downwards.
  open var hidesBarsOnSwipe = false
  /// Whether there are no bars where the window is low.
  open var hidesBarsWhenVerticallyCompact = false { didSet { layOutBars() } }
  /// Whether a tap that nobody else has a use for makes bars go and come.
  open var hidesBarsOnTap = false {
    didSet { barSwipe.follow(taps: hidesBarsOnTap, of: self) }
  }

  // MARK: The view

  open override func loadView() {
    let view = NavigationView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.controller = self
    self.view = view
    area.lie(in: view.bounds)
    for part in [area, bar, tools] { view.addSubview(part) }
    showTop()
    swipe.attach()
  }

  override func layOutBars() {
    viewIfLoaded?.setNeedsLayout()
    placeBars()
  }

  /// Shown on its tab, if it is one.
  open override var title: String? {
    didSet { noteTabItem() }
  }

  /// Of the tab that it is: the root's where it says nothing itself, or has only what was made for who
  /// asked before there was a root.
  open override var tabBarItem: UITabBarItem! {
    get {
      let saysNothing = title == nil && (bars.tab == nil || bars.isTabBlank)
      return (saysNothing ? stack.first?.tabBarItem : nil) ?? super.tabBarItem
    }
    set { super.tabBarItem = newValue }
  }

  /// A bar that is seen says by itself what can be read above it.
  open override var preferredStatusBarStyle: UIStatusBarStyle {
    bar.barStyle == .black ? .lightContent : .default
  }
  open override var childForStatusBarStyle: UIViewController? { isBarHidden ? stack.last : nil }
  open override var childForStatusBarHidden: UIViewController? { stack.last }

  open override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    super.contentScrollView(for: edge) ?? stack.last?.scrolledContent
  }

  open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
    stack.last.map { [$0] } ?? super.preferredFocusEnvironments
  }
}

/// The view of a navigation controller, which places bars and content.
final class NavigationView: UIView {
  weak var controller: UINavigationController?

  override func layoutSubviews() {
    super.layoutSubviews()
    controller?.placeBars()
  }

  override func safeAreaHasChanged() { controller?.placeBars() }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    controller?.layOutBars()
  }
}
