import CoreGraphics

/// Shows one of several controllers, which a bar below chooses from.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
  private let bar = UITabBar()
  private let area = TransitionArea()
  private var tabs: [UIViewController] = []
  private var selected: UIViewController?
  private var change: Transition?
  private var isBarAway = false

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    bar.controller = self
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bar.controller = self
  }

  open weak var delegate: (any UITabBarControllerDelegate)?
  open var tabBar: UITabBar { bar }

  // MARK: Tabs

  open var viewControllers: [UIViewController]? {
    get { tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Who was chosen stays so if it is still there.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let (old, new) = (tabs, viewControllers ?? [])
    change?.end()
    let coming = new.filter { tab in !old.contains { $0 === tab } }
    let going = old.filter { tab in !new.contains { $0 === tab } }
    for tab in coming { addChild(tab) }
    for tab in going { tab.willMove(toParent: nil) }
    tabs = new
    bar.setItems(new.map(\.tabBarItem), animated: animated)
    let stays = new.contains { $0 === selected }
    if !stays { show(new.first, animated: false) }
    bar.selectedItem = selected?.tabBarItem
    for tab in coming { tab.didMove(toParent: self) }
    for tab in going {
      tab.containerInsets = .zero
      tab.removeFromParent()
    }
  }

  /// Has the bar show the items that the tabs have now, where they are others.
  func renewItems() {
    let items = tabs.compactMap(\.tabBarItem)
    guard !items.elementsEqual(bar.items ?? [], by: ===) else { return }
    bar.setItems(items, animated: false)
    bar.selectedItem = selected?.tabBarItem
  }

  open var selectedViewController: UIViewController? {
    get { selected }
    set {
      guard let newValue, tabs.contains(where: { $0 === newValue }) else {
        refuse(
          "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar "
            + "controller's list of view controllers can be selected.")
      }
      show(newValue, animated: true)
    }
  }

  /// `NSNotFound` without any; what is out of reach is ignored.
  open var selectedIndex: Int {
    get { tabs.firstIndex { $0 === selected } ?? NSNotFound }
    set { if tabs.indices.contains(newValue) { show(tabs[newValue], animated: true) } }
  }

  /// A hand has chosen a tab.
  func choose(_ item: UITabBarItem) {
    guard let tab = tabs.first(where: { $0.tabBarItem === item }),
      delegate?.tabBarController(self, shouldSelect: tab) ?? true
    else { return }
    if tab === selected { goToBeginning(of: tab) } else { show(tab, animated: true) }
    bar.delegate?.tabBar(bar, didSelect: item)
    delegate?.tabBarController(self, didSelect: tab)
  }

  /// The tab that is shown is chosen again: back to its root, or to the beginning of its content.
  private func goToBeginning(of tab: UIViewController) {
    if let navigation = tab as? UINavigationController, navigation.stack.count > 1 {
      navigation.popToRootViewController(animated: true)
      return
    }
    let content = (tab as? UINavigationController)?.stack.last?.scrolledContent
    guard let scroll = content ?? tab.scrolledContent else { return }
    scroll.go(
      to: CGPoint(x: scroll.contentOffset.x, y: scroll.verticalAxis.lowest), animated: true)
  }

  // MARK: The change of tabs

  private func show(_ tab: UIViewController?, animated: Bool) {
    change?.end()
    let old = selected
    guard tab !== old else { return }
    selected = tab
    bar.selectedItem = tab?.tabBarItem
    guard isViewLoaded else { return }
    let isSeen = view.windowReference != nil
    let transition = Transition(from: old, to: tab, in: area, animated: animated && isSeen)
    change = transition
    // Whoever hears of the change may choose another tab, which ends this change at once.
    transition.onEnd = { [self] isDone in
      change = nil
      finish(from: old, to: tab, isDone: isDone, isSeen: isSeen)
    }
    if transition.isAnimated, let old, let tab {
      transition.animator = delegate?.tabBarController(
        self, animationControllerForTransitionFrom: old, to: tab)
      transition.interactor = transition.animator.flatMap {
        delegate?.tabBarController(self, interactionControllerFor: $0)
      }
    }
    let isAnimated = transition.animator != nil
    tab?.loadViewIfNeeded()
    guard !transition.isOver else { return }
    // Of tabs the one that comes hears first.
    if isSeen {
      if let tab {
        prepare(tab)
        tab.beginAppearing(isAnimated)
      }
      guard !transition.isOver else { return }
      old?.beginDisappearing(isAnimated)
      guard !transition.isOver else { return }
    }
    transition.views[.to] = tab?.viewIfLoaded
    transition.views[.from] = old?.viewIfLoaded
    if let tab { transition.finalFrames[ObjectIdentifier(tab)] = contentFrame(of: tab) }
    if let old, let view = old.viewIfLoaded {
      transition.initialFrames[ObjectIdentifier(old)] = view.frame
    }
    transition.place = { [weak self] in
      old?.viewIfLoaded?.removeFromSuperview()
      self?.put(tab)
    }
    if isSeen {
      transition.start()
      placeBar()
    } else {
      transition.place()
      transition.completeTransition(true)
    }
  }

  private func finish(
    from old: UIViewController?, to tab: UIViewController?, isDone: Bool, isSeen: Bool
  ) {
    if isDone {
      old?.viewIfLoaded?.removeFromSuperview()
      put(tab)
    } else {
      selected = old
      bar.selectedItem = old?.tabBarItem
      tab?.beginDisappearing(false)
      tab?.viewIfLoaded?.removeFromSuperview()
      old?.beginAppearing(false)
      put(old)
    }
    if isSeen {
      let (first, second) = isDone ? (old, tab) : (tab, old)
      first?.endTransition()
      second?.endTransition()
    }
    placeBar()
  }

  private func prepare(_ tab: UIViewController) {
    tab.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tab.view.lie(in: contentFrame(of: tab))
    tab.containerInsets = insets(of: tab)
  }

  private func put(_ tab: UIViewController?) {
    guard let tab else { return }
    tab.loadViewIfNeeded()
    prepare(tab)
    if tab.view.superviewReference !== area { area.addSubview(tab.view) }
  }

  // MARK: Status bar

  open override var childForStatusBarStyle: UIViewController? { selected }
  open override var childForStatusBarHidden: UIViewController? { selected }

  // MARK: Places

  open override func loadView() {
    let view = TabView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.controller = self
    self.view = view
    area.lie(in: view.bounds)
    view.addSubview(area)
    view.addSubview(bar)
    put(selected)
    placeBar()
  }

  override func layOutBars() {
    viewIfLoaded?.setNeedsLayout()
    placeBar()
  }

  open var isTabBarHidden: Bool {
    get { isBarAway }
    set { setTabBarHidden(newValue, animated: false) }
  }

  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isBarAway else { return }
    isBarAway = hidden
    guard animated, let view = viewIfLoaded, view.windowReference != nil else {
      return layOutBars()
    }
    UIView.animate(withDuration: UINavigationController.hideShowBarDuration) { [self] in
      placeBar()
      view.layoutIfNeeded()
    }
  }

  /// Whether somebody on the stack of the shown tab wants to have nothing below.
  private var isPushedAway: Bool {
    guard let navigation = selected as? UINavigationController else { return false }
    return navigation.stack.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
  }

  private func coversNothing(of tab: UIViewController) -> Bool {
    isBarAway || tab === selected && isPushedAway
  }

  private func liesBeside(_ tab: UIViewController) -> Bool {
    !bar.isTranslucent && !tab.extendedLayoutIncludesOpaqueBars
      || !tab.edgesForExtendedLayout.contains(.bottom)
  }

  private var barHeight: CGFloat {
    bar.lineHeight + (viewIfLoaded?.safeAreaInsets.bottom ?? 0)
  }

  private func contentFrame(of tab: UIViewController) -> CGRect {
    var frame = area.bounds
    if !coversNothing(of: tab), liesBeside(tab) {
      frame.size.height = max(0, frame.height - barHeight)
    }
    return frame.settled
  }

  private func insets(of tab: UIViewController) -> UIEdgeInsets {
    guard !coversNothing(of: tab), !liesBeside(tab) else { return .zero }
    return UIEdgeInsets(top: 0, left: 0, bottom: bar.lineHeight, right: 0)
  }

  /// Puts everything in its place. A bar that is pushed away goes with what it was below.
  func placeBar() {
    guard let view = viewIfLoaded else { return }
    let bounds = view.bounds
    area.lie(in: bounds)
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x = isPushedAway ? (isMirrored ? bounds.width : -bounds.width) : 0
    let y = isBarAway ? bounds.maxY : bounds.maxY - barHeight
    bar.lie(in: CGRect(x: x, y: y, width: bounds.width, height: barHeight))
    for tab in tabs {
      // Who is not seen lies where it is going to be.
      guard let inner = tab.viewIfLoaded,
        inner.superviewReference === area || inner.superviewReference == nil
      else { continue }
      let isMoving = tab.transition != nil && inner.superviewReference != nil
      if !isMoving { inner.lie(in: contentFrame(of: tab)) }
      tab.containerInsets = insets(of: tab)
    }
    followContent()
  }
}

extension UITabBarController: BottomBarKeeper {
  func contentDidMove() {
    guard change == nil else { return }
    UIView.performWithoutAnimation { followContent() }
  }

  /// Goes by where the content of the shown tab ends.
  private func followContent() {
    let navigation = selected as? UINavigationController
    let content = (navigation?.stack.last ?? selected)?.contentAboveBars
    if navigation == nil, content?.barKeeper !== self { content?.barKeeper = self }
    bar.groundStrength = bar.groundStrength(above: content)
  }
}

/// The view of a tab bar controller, which places the bar and what is above it.
final class TabView: UIView {
  weak var controller: UITabBarController?

  override func layoutSubviews() {
    super.layoutSubviews()
    controller?.placeBar()
  }

  override func safeAreaHasChanged() { controller?.placeBar() }
}
