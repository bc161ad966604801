import QuartzCore

@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

/// Shows items side by side, with room between them as they say.
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning, BarItemKeeper {
  private let ground = BottomBarGround()
  private let row = BarItemRow()

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

  open weak var delegate: (any UIToolbarDelegate)?
  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .bottom }

  open var items: [UIBarButtonItem]? {
    didSet {
      for item in oldValue ?? [] where item.keeper === self { item.keeper = nil }
      for item in items ?? [] { item.keeper = self }
      update()
    }
  }

  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    guard animated, window != nil else {
      self.items = items
      return
    }
    UIView.transition(with: self, duration: 0.25, options: .transitionCrossDissolve) {
      self.items = items
      self.layoutIfNeeded()
    }
  }

  /// Makes what is shown anew.
  func remake() {
    row.clear()
    update()
  }

  func barItemDidChange(_ item: UIBarItem) { update() }

  // MARK: Look

  open var standardAppearance = UIToolbarAppearance() {
    didSet { listen(to: standardAppearance) }
  }
  open var compactAppearance: UIToolbarAppearance? { didSet { listen(to: compactAppearance) } }
  /// Where the content ends above the bar; without one the bar has no ground there.
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    didSet { listen(to: scrollEdgeAppearance) }
  }
  open var compactScrollEdgeAppearance: UIToolbarAppearance? {
    didSet { listen(to: compactScrollEdgeAppearance) }
  }

  private func listen(to appearance: UIToolbarAppearance?) {
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

  private var isCompact: Bool { traitCollection.verticalSizeClass == .compact }
  private var edgeLook: UIToolbarAppearance? {
    isCompact ? compactScrollEdgeAppearance ?? scrollEdgeAppearance : scrollEdgeAppearance
  }

  open var barStyle = UIBarStyle.default {
    didSet { overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified }
  }
  open var isTranslucent = true { didSet { update() } }
  open var barTintColor: UIColor? { didSet { update() } }

  private func update() {
    var look = isCompact ? compactAppearance ?? standardAppearance : standardAppearance
    if !isTranslucent || barTintColor != nil, let copy = look.copy() as? UIToolbarAppearance {
      copy.backgroundEffect = nil
      copy.backgroundColor = barTintColor ?? .systemBackground
      look = copy
    }
    ground.show(look, atEdge: edgeLook)
    if ground.isAtEdge, let edgeLook { look = edgeLook }
    let buttons = BarButtonLook(
      plain: look.buttonAppearance, done: look.doneButtonAppearance, fontSize: 17)
    row.take(items ?? [], in: self, above: subviews, buttons)
    setNeedsLayout()
  }

  /// How much of what covers the bottom of the window is part of the bar's ground.
  var below: CGFloat = 0 {
    didSet { if below != oldValue { setNeedsLayout() } }
  }

  // MARK: Size

  var lineHeight: CGFloat { traitCollection.verticalSizeClass == .compact ? 32 : 44 }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: lineHeight)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: lineHeight)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    ground.lie(in: CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + below))
    let safe = safeAreaInsets
    let margin = (bounds.width >= 414 ? 20 : 16) - BarButton.padding
    let width = max(0, bounds.width - safe.left - safe.right - 2 * margin)
    row.lay(
      in: CGRect(x: safe.left + margin, y: 0, width: width, height: min(bounds.height, lineHeight)),
      fromRight: false,
      effectiveUserInterfaceLayoutDirection == .rightToLeft ? bounds.width : nil)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    update()
  }

  /// The strip below belongs to the bar.
  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    ground.frame.union(bounds).contains(point)
  }

  override class var keepsTouchesToBounds: Bool { false }
}
