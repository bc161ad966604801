import QuartzCore

/// Two buttons that make a value less or more; its size is always the same.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  override var keepsTaps: Bool { true }

  private static let size = CGSize(width: 94, height: 32)

  private var values = StepperValues()
  private let ground = ControlPart(.tertiarySystemFill)
  private let divider = ControlPart(.separator)
  let minus = StepperHalf(.minus)
  let plus = StepperHalf(.plus)
  /// The half that is held.
  private var held: StepperHalf?
  var repetition: EventClock.Entry?

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
    for part in [ground, minus.ground, plus.ground, divider, minus.sign, plus.sign] {
      addSubview(part)
    }
    show()
  }

  // MARK: Value

  open var value: Double {
    get { values.bounded.value }
    set { change { $0.bounded.set(newValue) } }
  }

  open var minimumValue: Double {
    get { values.bounded.minimum }
    set { change { $0.bounded.setMinimum(newValue) } }
  }

  open var maximumValue: Double {
    get { values.bounded.maximum }
    set { change { $0.bounded.setMaximum(newValue) } }
  }

  /// More than 0.
  open var stepValue: Double {
    get { values.step }
    set {
      guard newValue > 0 else { refuse("UIStepper's stepValue must be more than 0") }
      change { $0.step = newValue }
    }
  }

  open var wraps: Bool {
    get { values.wraps }
    set { change { $0.wraps = newValue } }
  }

  /// Whether holding a half goes on making steps.
  open var autorepeat = true
  /// Whether every step is told of, or the last one alone.
  open var isContinuous = true

  private func change(_ change: (inout StepperValues) -> Void) {
    change(&values)
    show()
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

  override func stateDidChange() { show() }

  private func show() {
    minus.show(isEnabled: isEnabled && values.canStepDown, isHeld: held === minus)
    plus.show(isEnabled: isEnabled && values.canStepUp, isHeld: held === plus)
    divider.isHidden = held != nil
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let whole = CGRect(origin: .zero, size: Self.size)
    ground.lie(in: whole)
    ground.round(8, curve: .continuous)
    divider.lie(in: CGRect(x: whole.midX - 0.5, y: 7, width: 1, height: whole.height - 14))
    let (left, right) = whole.divided(atDistance: whole.midX, from: .minXEdge)
    let isLeft = effectiveUserInterfaceLayoutDirection == .leftToRight
    minus.place(in: isLeft ? left : right)
    plus.place(in: isLeft ? right : left)
  }

  override var answersKeys: Bool { true }
  override func activate() {}

  override func adjust(by step: Int) -> Bool {
    self.step(step > 0 ? plus : minus, with: nil)
    return true
  }

  // MARK: Tracking: a step when a half is touched, then more while it is held

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    hold(half(at: touch), with: event)
    return super.beginTracking(touch, with: event)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let half = isTouchInside ? half(at: touch) : nil
    if half !== held {
      repetition.map { window?.clock.cancel($0) }
      repetition = nil
      held = half
      show()
    }
    return super.continueTracking(touch, with: event)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    release()
    if !isContinuous { send([.valueChanged, .primaryActionTriggered], with: event) }
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    release()
  }

  private func half(at touch: UITouch) -> StepperHalf {
    let isLeft = touch.location(in: self).x < bounds.midX
    return isLeft == (effectiveUserInterfaceLayoutDirection == .leftToRight) ? minus : plus
  }

  private func hold(_ half: StepperHalf, with event: UIEvent?) {
    held = half
    step(half, with: event)
    if autorepeat { repeatStep(after: 0.5) }
  }

  private func release() {
    repetition.map { window?.clock.cancel($0) }
    repetition = nil
    held = nil
    show()
  }

  private func repeatStep(after delay: TimeInterval) {
    repetition = window?.clock.schedule(after: delay) { [weak self] in
      guard let self, let held = self.held else { return }
      self.step(held, with: nil)
      self.repeatStep(after: 0.1)
    }
  }

  func step(_ half: StepperHalf, with event: UIEvent?) {
    let old = values
    if half === plus { values.stepUp() } else { values.stepDown() }
    show()
    if isContinuous, values != old {
      send([.valueChanged, .primaryActionTriggered], with: event)
    }
  }
}
