import QuartzCore

/// A knob that is on or off; its size is always the same.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  override var keepsTaps: Bool { true }

  private static let size = CGSize(width: 51, height: 31)
  private static let gap: CGFloat = 2

  private let track = ControlPart(.secondarySystemFill)
  private let fill = ControlPart(.systemGreen)
  private let thumb = ControlPart(.white)
  private var isOnNow = false
  /// Where the knob is shown while a touch drags it; nil while none does.
  private var draggedOn: Bool?
  private var touchStart: CGFloat = 0

  /// The size that is given does not count.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = Self.size
    setUp()
  }

  private func setUp() {
    for part in [track, fill, thumb] {
      addSubview(part)
    }
    thumb.castShadow()
    place()
  }

  open var isOn: Bool {
    get { isOnNow }
    set { setOn(newValue, animated: false) }
  }

  /// Tells nobody.
  open func setOn(_ on: Bool, animated: Bool) {
    isOnNow = on
    show(animated: animated)
  }

  /// The track's colour when on; green without.
  open var onTintColor: UIColor? {
    didSet { fill.backgroundColor = onTintColor ?? .systemGreen }
  }

  /// The knob's colour; white without.
  open var thumbTintColor: UIColor? {
    didSet { thumb.backgroundColor = thumbTintColor ?? .white }
  }

  // MARK: Size

  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: Self.size) }
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = CGRect(origin: newValue.origin, size: Self.size) }
  }

  open override var intrinsicContentSize: CGSize { Self.size }
  override var hasFixedContent: Bool { true }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  // MARK: Look

  open override func layoutSubviews() {
    super.layoutSubviews()
    place()
  }

  override func stateDidChange() { show(animated: isTracking) }

  /// Whether it is on where lines begin at the right.
  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private var isShownOn: Bool { draggedOn ?? isOnNow }

  private func show(animated: Bool) {
    ControlMotion.run(animated, in: self) { place() }
  }

  private func place() {
    let whole = CGRect(origin: .zero, size: Self.size)
    let height = whole.height - 2 * Self.gap
    // A knob that is held is wider.
    let width = height + (isHighlighted ? 6 : 0)
    let x = isShownOn != isMirrored ? whole.width - Self.gap - width : Self.gap
    for part in [track, fill] {
      part.lie(in: whole)
      part.round()
    }
    fill.alpha = isShownOn ? (isEnabled ? 1 : 0.5) : 0
    track.alpha = isEnabled ? 1 : 0.5
    thumb.lie(in: CGRect(x: x, y: Self.gap, width: width, height: height))
    thumb.round()
  }

  // MARK: Tracking: a tap turns the knob over, a drag takes it along

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    touchStart = touch.location(in: self).x
    return super.beginTracking(touch, with: event)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let x = touch.location(in: self).x
    if draggedOn != nil || abs(x - touchStart) > 8 {
      let isOn = (x > bounds.midX) != isMirrored
      if draggedOn != isOn {
        draggedOn = isOn
        show(animated: true)
      }
    }
    return super.continueTracking(touch, with: event)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    let isOn = draggedOn ?? (isTouchInside ? !isOnNow : isOnNow)
    draggedOn = nil
    turn(isOn, with: event)
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    draggedOn = nil
    show(animated: true)
  }

  override var answersKeys: Bool { true }
  override func activate() { turn(!isOnNow, with: nil) }

  private func turn(_ isOn: Bool, with event: UIEvent?) {
    let isChange = isOn != isOnNow
    setOn(isOn, animated: true)
    if isChange { send([.valueChanged, .primaryActionTriggered], with: event) }
  }
}
