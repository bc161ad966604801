import QuartzCore

/// A dot for every page, the one for the current page marked.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  override var keepsTaps: Bool { true }

  private static let dot: CGFloat = 7
  private static let gap: CGFloat = 9
  private static let height: CGFloat = 26

  private var dots: [ControlPart] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Not less than 0; the current page stays below it.
  open var numberOfPages = 0 {
    didSet {
      numberOfPages = max(0, numberOfPages)
      guard numberOfPages != oldValue else { return }
      currentPage = clamped(currentPage)
      makeDots()
    }
  }

  open var currentPage = 0 {
    didSet {
      currentPage = clamped(currentPage)
      if currentPage != oldValue { takeColors() }
    }
  }

  /// Whether nothing is shown for a single page.
  open var hidesForSinglePage = false {
    didSet { takeColors() }
  }

  open var pageIndicatorTintColor: UIColor? {
    didSet { takeColors() }
  }

  open var currentPageIndicatorTintColor: UIColor? {
    didSet { takeColors() }
  }

  private func clamped(_ page: Int) -> Int { min(max(page, 0), max(0, numberOfPages - 1)) }

  /// The size of the dots for so many pages.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let count = CGFloat(max(0, pageCount))
    return CGSize(
      width: max(0, count * (Self.dot + Self.gap) - Self.gap), height: Self.height)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  // MARK: Look

  private func makeDots() {
    // More dots than anybody can see are not made.
    let count = min(numberOfPages, 1_000)
    while dots.count > count { dots.removeLast().removeFromSuperview() }
    while dots.count < count {
      let dot = ControlPart(nil)
      dots.append(dot)
      addSubview(dot)
    }
    takeColors()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func takeColors() {
    for (page, dot) in dots.enumerated() {
      dot.backgroundColor =
        page == currentPage
        ? currentPageIndicatorTintColor ?? .label : pageIndicatorTintColor ?? .tertiaryLabel
      dot.isHidden = hidesForSinglePage && numberOfPages < 2
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let row = size(forNumberOfPages: numberOfPages)
    let isLeft = effectiveUserInterfaceLayoutDirection == .leftToRight
    for (page, dot) in dots.enumerated() {
      let place = CGFloat(isLeft ? page : numberOfPages - 1 - page)
      dot.lie(
        in: CGRect(
          x: bounds.midX - row.width / 2 + place * (Self.dot + Self.gap),
          y: bounds.midY - Self.dot / 2, width: Self.dot, height: Self.dot))
      dot.round()
    }
  }

  override var answersKeys: Bool { true }
  override func activate() {}

  override func adjust(by step: Int) -> Bool {
    turn(by: step, with: nil)
    return true
  }

  open override func accessibilityIncrement() { if isEnabled { _ = adjust(by: 1) } }
  open override func accessibilityDecrement() { if isEnabled { _ = adjust(by: -1) } }

  // MARK: Tracking: a touch before the middle goes back, one behind it goes on

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let touch, isTouchInside else { return }
    let isRight = touch.location(in: self).x >= bounds.midX
    let isForward = isRight == (effectiveUserInterfaceLayoutDirection == .leftToRight)
    turn(by: isForward ? 1 : -1, with: event)
  }

  func turn(by step: Int, with event: UIEvent?) {
    let page = clamped(currentPage + step)
    guard page != currentPage else { return }
    ControlMotion.run(true, in: self) { currentPage = page }
    send([.valueChanged, .primaryActionTriggered], with: event)
  }
}
