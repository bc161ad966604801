import QuartzCore

@preconcurrency @MainActor
public protocol UITabBarDelegate: AnyObject {
  /// A hand has chosen an item.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// Shows items side by side, of which one is chosen.
@preconcurrency @MainActor
open class UITabBar: UIView, BarItemKeeper {
  public enum ItemPositioning: Int, Sendable {
    case automatic
    case fill
    case centered
  }

  private let ground = BottomBarGround()
  private var buttons: [TabButton] = []
  weak var controller: UITabBarController?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareParts()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareParts()
  }

  private func prepareParts() {
    ground.join(self)
    standardAppearance.onChange = { [weak self] in self?.update() }
    update()
  }

  open weak var delegate: (any UITabBarDelegate)?

  // MARK: Items

  open var items: [UITabBarItem]? {
    didSet {
      for item in oldValue ?? [] where item.keeper === self { item.keeper = nil }
      for item in items ?? [] { item.keeper = self }
      makeButtons()
    }
  }

  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    guard animated, window != nil else {
      self.items = items
      return
    }
    UIView.transition(with: self, duration: 0.25, options: .transitionCrossDissolve) {
      self.items = items
      self.layoutIfNeeded()
    }
  }

  open weak var selectedItem: UITabBarItem? {
    didSet { if selectedItem !== oldValue { update() } }
  }

  func makeButtons() {
    for button in buttons { button.removeFromSuperview() }
    buttons = (items ?? []).map { item in
      let button = TabButton(item)
      button.addAction(
        UIAction { [weak self] _ in self?.choose(item) }, for: .touchUpInside)
      addSubview(button)
      return button
    }
    if let selectedItem, !(items ?? []).contains(where: { $0 === selectedItem }) {
      self.selectedItem = nil
    }
    update()
  }

  private func choose(_ item: UITabBarItem) {
    if let controller { return controller.choose(item) }
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
  }

  func barItemDidChange(_ item: UIBarItem) { update() }

  // MARK: Look

  open var standardAppearance = UITabBarAppearance() {
    didSet { listen(to: standardAppearance) }
  }
  /// Where the content ends above the bar; without one the bar has no ground there.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    didSet { listen(to: scrollEdgeAppearance) }
  }

  private func listen(to appearance: UITabBarAppearance?) {
    appearance?.onChange = { [weak self] in self?.update() }
    update()
  }

  /// How much of the ground is seen; a bar without a controller has all of it.
  var groundStrength: CGFloat = 1 {
    didSet {
      guard groundStrength != oldValue else { return }
      let wasAtEdge = ground.isAtEdge
      ground.strength = groundStrength
      if ground.isAtEdge != wasAtEdge, edgeLook != nil { update() }
    }
  }

  private var edgeLook: UITabBarAppearance? {
    selectedItem?.scrollEdgeAppearance ?? scrollEdgeAppearance
  }

  open var backgroundImage: UIImage? { didSet { update() } }
  /// Instead of the line, where there is a background image.
  open var shadowImage: UIImage? { didSet { update() } }
  open var barStyle = UIBarStyle.default {
    didSet { overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified }
  }
  open var isTranslucent = true { didSet { update() } }
  open var barTintColor: UIColor? { didSet { update() } }
  open var unselectedItemTintColor: UIColor? { didSet { update() } }
  open var itemPositioning = ItemPositioning.automatic { didSet { setNeedsLayout() } }
  /// Of centred items; 0 for the system's own.
  open var itemWidth: CGFloat = 0 { didSet { setNeedsLayout() } }
  open var itemSpacing: CGFloat = 0 { didSet { setNeedsLayout() } }

  private var isCompact: Bool { traitCollection.verticalSizeClass == .compact }
  private var isInline: Bool { isCompact || traitCollection.horizontalSizeClass == .regular }

  func update() {
    let standard = selectedItem?.standardAppearance ?? withOlderWords(standardAppearance)
    ground.show(standard, atEdge: edgeLook)
    let look = ground.isAtEdge ? edgeLook ?? standard : standard
    let tabs =
      isCompact
      ? look.compactInlineLayoutAppearance
      : isInline ? look.inlineLayoutAppearance : look.stackedLayoutAppearance
    let tint = TabButton.Tint(
      selected: tintColor ?? .systemBlue, other: unselectedItemTintColor ?? Self.grey)
    for button in buttons {
      button.isSelected = button.item === selectedItem
      button.show(tabs, isInline: isInline, tint)
    }
    setNeedsLayout()
  }

  /// What is set on the bar itself goes over its appearance.
  private func withOlderWords(_ look: UITabBarAppearance) -> UITabBarAppearance {
    let isPlain = isTranslucent && barTintColor == nil && backgroundImage == nil
    guard !isPlain, let copy = look.copy() as? UITabBarAppearance else { return look }
    copy.backgroundEffect = nil
    if !isTranslucent || barTintColor != nil {
      copy.backgroundColor = barTintColor ?? .systemBackground
    }
    if let backgroundImage {
      copy.backgroundImage = backgroundImage
      if let shadowImage { (copy.shadowColor, copy.shadowImage) = (nil, shadowImage) }
    }
    return copy
  }

  private static let grey = UIColor { traits in
    UIColor(white: traits.userInterfaceStyle == .dark ? 0.46 : 0.6, alpha: 1)
  }

  // MARK: Size

  /// Without what covers the bottom of the window.
  var lineHeight: CGFloat { isCompact ? 32 : 49 }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: lineHeight + max(0, safeAreaInsets.bottom))
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: lineHeight + max(0, safeAreaInsets.bottom))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    ground.lie(in: CGRect(origin: .zero, size: bounds.size))
    guard !buttons.isEmpty else { return }
    let safe = safeAreaInsets
    let room = max(0, bounds.width - safe.left - safe.right)
    let isCentered =
      itemPositioning == .centered
      || itemPositioning == .automatic && traitCollection.horizontalSizeClass == .regular
    let count = CGFloat(buttons.count)
    var width = room / count
    var gap: CGFloat = 0
    if isCentered {
      width = min(itemWidth > 0 ? itemWidth : 110, width)
      gap = max(0, min(itemSpacing > 0 ? itemSpacing : 34, (room - width * count) / max(count, 1)))
    }
    let all = width * count + gap * (count - 1)
    var x = safe.left + (room - all) / 2
    let mirror = effectiveUserInterfaceLayoutDirection == .rightToLeft ? bounds.width : nil
    for button in buttons {
      let place = CGRect(x: x, y: 0, width: width, height: min(lineHeight, bounds.height))
      button.lie(in: place.mirrored(in: mirror))
      x += width + gap
    }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    update()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    update()
  }
}
