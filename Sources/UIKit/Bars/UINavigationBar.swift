import QuartzCore

/// Shows the topmost of a stack of items: its title, its buttons, and the way back to the one below.
///
/// What is shown for one item is a `NavigationBarContent`. The bar of a navigation controller has the
/// items of its controllers, and its height follows what they scroll.
@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning {
  private var stack: [UINavigationItem] = []
  private let ground = BarBackground(lineAt: .bottom)
  /// Where the content stands at its beginning.
  private let edgeGround = BarBackground(lineAt: .bottom)
  private(set) var content: NavigationBarContent?
  private var change: NavigationBarChange?
  weak var controller: UINavigationController?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareParts()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareParts()
  }

  private func prepareParts() {
    addSubview(edgeGround)
    addSubview(ground)
    standardAppearance.onChange = { [weak self] in self?.update() }
    update()
  }

  open weak var delegate: (any UINavigationBarDelegate)?

  open var barPosition: UIBarPosition {
    controller == nil ? delegate?.position(for: self) ?? .any : .topAttached
  }

  // MARK: Items

  open var items: [UINavigationItem]? {
    get { stack }
    set { setItems(newValue, animated: false) }
  }
  open var topItem: UINavigationItem? { stack.last }
  open var backItem: UINavigationItem? { stack.count > 1 ? stack[stack.count - 2] : nil }

  /// A controller's bar follows the controller's stack, and takes no items from others.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    refuseWhileControlled("setItems:animated:")
    let items = items ?? []
    let isPush = !stack.contains { $0 === items.last }
    take(items, isPush: isPush, animated: animated)
  }

  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    refuseWhileControlled("pushNavigationItem:")
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    take(stack + [item], isPush: true, animated: animated)
    delegate?.navigationBar(self, didPush: item)
  }

  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    refuseWhileControlled("popNavigationItem:")
    guard stack.count > 1, let item = stack.last,
      delegate?.navigationBar(self, shouldPop: item) ?? true
    else { return nil }
    take(stack.dropLast(), isPush: false, animated: animated)
    delegate?.navigationBar(self, didPop: item)
    return item
  }

  private func refuseWhileControlled(_ call: String) {
    guard controller != nil else { return }
    refuse("Cannot call \(call) directly on a UINavigationBar managed by a controller.")
  }

  private func take(_ items: [UINavigationItem], isPush: Bool, animated: Bool) {
    let isAnimated = animated && window != nil && UIView.areAnimationsEnabled
    let change = beginChange(to: items, isPush: isPush, animated: isAnimated)
    guard isAnimated else { return }
    UIView.animate(withDuration: 0.35) {
      change.animate()
    } completion: { _ in
      change.end(true)
    }
  }

  /// Puts what is to be shown beside what is; the change moves both when it is animated, and else has taken
  /// place.
  @discardableResult
  func beginChange(
    to items: [UINavigationItem], isPush: Bool, animated: Bool
  ) -> NavigationBarChange {
    change?.end(true)
    let old = (stack, content)
    take(items)
    if let top = topItem, content?.item !== top {
      makeContent(top)
    } else if topItem == nil {
      content = nil
    }
    update()
    let change = NavigationBarChange(
      from: old.1, to: content, in: self, isPush: isPush, isAnimated: animated)
    change.onEnd = { [weak self, weak change] isDone in
      guard let self else { return }
      if self.change === change { self.change = nil }
      guard !isDone else { return }
      take(old.0)
      content = old.1
      update()
    }
    self.change = change
    if !animated { change.end(true) }
    return change
  }

  /// Hears of changes of these items, and no others.
  private func take(_ items: [UINavigationItem]) {
    for item in stack where !items.contains(where: { $0 === item }) { item.onChange = {} }
    stack = items
    for item in stack { item.onChange = { [weak self, weak item] in self?.itemDidChange(item) } }
  }

  private func makeContent(_ item: UINavigationItem) {
    let made = NavigationBarContent(item)
    made.onBack = { [weak self] in self?.goBack() }
    content = made
    addSubview(made)
    made.lie(in: bounds)
  }

  /// Makes what is shown anew, unless somebody is busy with it.
  func remake() {
    guard change == nil, let old = content, old.item.searchController?.isActive != true else {
      return
    }
    if let first = windowReference?.firstResponder as? UIView, first.isDescendant(of: self) {
      return
    }
    old.removeFromSuperview()
    makeContent(old.item)
    update()
  }

  private func goBack() {
    guard let top = topItem else { return }
    if let action = top.backAction { return action.performWithSender(self, target: nil) }
    guard let controller else {
      popItem(animated: true)
      return
    }
    guard delegate?.navigationBar(self, shouldPop: top) ?? true else { return }
    controller.popViewController(animated: true)
  }

  private func itemDidChange(_ item: UINavigationItem?) {
    guard let item else { return }
    if item.isAnimated, item === topItem, window != nil {
      UIView.transition(with: self, duration: 0.25, options: .transitionCrossDissolve) {
        self.update()
        self.layoutIfNeeded()
      }
    } else if item === topItem || item === backItem {
      update()
    }
    controller?.barItemDidChange()
  }

  // MARK: Look

  open var standardAppearance = UINavigationBarAppearance() {
    didSet { listen(to: standardAppearance) }
  }
  open var compactAppearance: UINavigationBarAppearance? {
    didSet { listen(to: compactAppearance) }
  }
  /// Where the content stands at its beginning; without one the bar has no ground there.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { listen(to: scrollEdgeAppearance) }
  }
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { listen(to: compactScrollEdgeAppearance) }
  }

  private func listen(to appearance: UINavigationBarAppearance?) {
    appearance?.onChange = { [weak self] in self?.update() }
    update()
  }

  open var barStyle = UIBarStyle.default {
    didSet {
      overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified
    }
  }
  open var isTranslucent = true { didSet { if isTranslucent != oldValue { update() } } }
  open var barTintColor: UIColor? { didSet { update() } }
  open var shadowImage: UIImage? { didSet { update() } }
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { update() } }
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { update() } }
  open var backIndicatorImage: UIImage? { didSet { update() } }
  open var backIndicatorTransitionMaskImage: UIImage?
  private var backgroundImages: [UIBarMetrics: UIImage] = [:]

  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgroundImages[barMetrics] = backgroundImage
    update()
  }

  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[barMetrics]
  }

  /// Whether titles stand in large letters below the buttons until the content scrolls.
  open var prefersLargeTitles = false {
    didSet {
      guard prefersLargeTitles != oldValue else { return }
      update()
      controller?.barItemDidChange()
    }
  }

  /// How much of the ground is seen; none where the content stands at its beginning.
  var groundStrength: CGFloat = 1 {
    didSet {
      guard groundStrength != oldValue else { return }
      (ground.alpha, edgeGround.alpha) = (groundStrength, 1 - groundStrength)
      if (groundStrength < 0.5) != (oldValue < 0.5), hasEdgeLook { update() }
    }
  }

  private var isLow: Bool { traitCollection.verticalSizeClass == .compact }
  private var hasEdgeLook: Bool { scrollEdgeLook != nil }

  private var scrollEdgeLook: UINavigationBarAppearance? {
    if isLow,
      let look = topItem?.compactScrollEdgeAppearance ?? compactScrollEdgeAppearance
    {
      return look
    }
    return topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance
  }

  private var standardLook: UINavigationBarAppearance {
    if isLow, let look = topItem?.compactAppearance ?? compactAppearance { return look }
    if let look = topItem?.standardAppearance { return look }
    return withOlderWords(standardAppearance)
  }

  /// What is set on the bar itself goes over its appearance.
  private func withOlderWords(_ look: UINavigationBarAppearance) -> UINavigationBarAppearance {
    let isPlain =
      isTranslucent && barTintColor == nil && shadowImage == nil
      && backgroundImages.isEmpty && titleTextAttributes == nil && backIndicatorImage == nil
      && largeTitleTextAttributes == nil
    guard !isPlain, let copy = look.copy() as? UINavigationBarAppearance else { return look }
    if !isTranslucent || barTintColor != nil {
      copy.backgroundEffect = nil
      copy.backgroundColor = barTintColor ?? .systemBackground
    }
    if let image = backgroundImages[isLow ? .compact : .default] ?? backgroundImages[.default] {
      (copy.backgroundEffect, copy.backgroundImage) = (nil, image)
      if let shadowImage { (copy.shadowColor, copy.shadowImage) = (nil, shadowImage) }
    }
    if let titleTextAttributes { copy.titleTextAttributes = titleTextAttributes }
    if let largeTitleTextAttributes { copy.largeTitleTextAttributes = largeTitleTextAttributes }
    if let backIndicatorImage {
      copy.setBackIndicatorImage(backIndicatorImage, transitionMaskImage: nil)
    }
    return copy
  }

  /// Shows what items and appearances say now.
  func update() {
    let standard = standardLook
    ground.show(standard)
    edgeGround.show(scrollEdgeLook)
    let shown = groundStrength < 0.5 ? scrollEdgeLook ?? standard : standard
    content?.show(back: backItem, look(shown))
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func look(_ appearance: UINavigationBarAppearance) -> NavigationBarLook {
    var look = NavigationBarLook()
    look.appearance = appearance
    look.lineHeight = lineHeight
    look.columnItem = columnItem
    look.insets = UIEdgeInsets(
      top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right)
    look.showsLarge = topItem.map { showsLarge($0) } ?? false
    return look
  }

  // MARK: Size

  var lineHeight: CGFloat { isLow ? 32 : 44 }

  /// Whether an item has a large title: as it says, or as the one below it.
  func showsLarge(_ item: UINavigationItem) -> Bool {
    guard prefersLargeTitles, !isLow, let index = stack.firstIndex(where: { $0 === item })
    else { return false }
    for item in stack[...index].reversed() {
      switch item.largeTitleDisplayMode {
      case .always: return true
      case .never: return false
      case .automatic: continue
      }
    }
    return true
  }

  /// Of an item, without a large title.
  func smallHeight(of item: UINavigationItem?) -> CGFloat {
    lineHeight + (item?.prompt == nil ? 0 : NavigationBarLook.promptHeight)
  }

  private var ownHeight: CGFloat {
    let large = topItem.map { showsLarge($0) } ?? false
    return smallHeight(of: topItem) + (large ? NavigationBarLook.largeHeight : 0)
      + (topItem?.searchController == nil ? 0 : NavigationBarLook.searchHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: ownHeight)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: ownHeight)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    // What covers the top of the window is part of the bar's ground.
    let isAttached = barPosition == .topAttached
    let above = isAttached ? max(0, controller?.topOfBar ?? safeAreaInsets.top) : 0
    let whole = CGRect(x: 0, y: -above, width: bounds.width, height: bounds.height + above)
    for part in [edgeGround, ground] { part.lie(in: whole) }
    let room = searchRoom ?? (topItem?.searchController == nil ? 0 : NavigationBarLook.searchHeight)
    content?.searchRoom = room
    content?.isSearching = isSearching
    if let topItem { content?.inlineStrength = inlineStrength(of: topItem) }
    for view in [content, change?.old] {
      view?.lie(in: CGRect(origin: .zero, size: bounds.size))
    }
  }

  /// What stands before everything else in the bar of a column, whatever is shown there.
  var columnItem: UIBarButtonItem? {
    didSet { if columnItem !== oldValue { update() } }
  }

  /// What a controller's content leaves of the field to search with; nil for all of it.
  var searchRoom: CGFloat? {
    didSet { if searchRoom != oldValue { setNeedsLayout() } }
  }
  var isSearching = false {
    didSet { if isSearching != oldValue { setNeedsLayout() } }
  }

  /// The small title comes as the large one has gone.
  private func inlineStrength(of item: UINavigationItem) -> CGFloat {
    if isSearching { return 0 }
    guard showsLarge(item) else { return 1 }
    let left = bounds.height - smallHeight(of: item) - (searchRoom ?? 0)
    return left > 16 ? 0 : max(0, min(1, 1 - left / 16))
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    update()
  }

  override func safeAreaHasChanged() {
    super.safeAreaHasChanged()
    update()
  }

  /// The strip above belongs to the bar.
  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    ground.frame.union(bounds).contains(point)
  }

  override class var keepsTouchesToBounds: Bool { false }
}
