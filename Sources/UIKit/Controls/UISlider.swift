import QuartzCore

/// A knob on a track, for a value between two others.
///
/// The look is in `UISlider+Look`, how a touch moves the knob in `UISlider+Tracking`.
@preconcurrency @MainActor
open class UISlider: UIControl {
  static let knob = CGSize(width: 28, height: 28)
  static let height: CGFloat = 34
  static let trackHeight: CGFloat = 4

  let parts = SliderParts()
  private var values = BoundedValue<Float>(maximum: 1)
  var thumbImages = StateTable<UIImage>()
  var minimumTrackImages = StateTable<UIImage>()
  var maximumTrackImages = StateTable<UIImage>()
  /// Where in the knob the touch began.
  var grip: CGFloat = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    for part in parts.all { addSubview(part) }
    takeColors()
  }

  // MARK: Value

  /// Stays between the least and the greatest value.
  open var value: Float {
    get { values.value }
    set { setValue(newValue, animated: false) }
  }

  /// One that is more than the greatest value takes that one along.
  open var minimumValue: Float {
    get { values.minimum }
    set { change(animated: false) { $0.setMinimum(newValue) } }
  }

  open var maximumValue: Float {
    get { values.maximum }
    set { change(animated: false) { $0.setMaximum(newValue) } }
  }

  /// Whether a touch tells of every change, or of the last one alone.
  open var isContinuous = true

  /// Tells nobody.
  open func setValue(_ value: Float, animated: Bool) {
    change(animated: animated) { $0.set(value) }
  }

  private func change(animated: Bool, _ change: (inout BoundedValue<Float>) -> Void) {
    let old = values
    change(&values)
    if values != old { ControlMotion.run(animated, in: self) { place() } }
  }

  // MARK: Look

  open var minimumTrackTintColor: UIColor? {
    didSet { takeColors() }
  }

  open var maximumTrackTintColor: UIColor? {
    didSet { takeColors() }
  }

  open var thumbTintColor: UIColor? {
    didSet { takeColors() }
  }

  /// Shown before the track.
  open var minimumValueImage: UIImage? {
    didSet { showImages() }
  }

  open var maximumValueImage: UIImage? {
    didSet { showImages() }
  }

  open func setThumbImage(_ image: UIImage?, for state: State) {
    thumbImages[exactly: state] = image
    showImages()
  }

  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
    minimumTrackImages[exactly: state] = image
    showImages()
  }

  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
    maximumTrackImages[exactly: state] = image
    showImages()
  }

  open func thumbImage(for state: State) -> UIImage? { thumbImages[state] }
  open func minimumTrackImage(for state: State) -> UIImage? { minimumTrackImages[state] }
  open func maximumTrackImage(for state: State) -> UIImage? { maximumTrackImages[state] }
  open var currentThumbImage: UIImage? { thumbImages[state] }
  open var currentMinimumTrackImage: UIImage? { minimumTrackImages[state] }
  open var currentMaximumTrackImage: UIImage? { maximumTrackImages[state] }

  // MARK: Places, for subclasses to change

  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    place(of: minimumValueImage, in: bounds, isAtStart: true)
  }

  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    place(of: maximumValueImage, in: bounds, isAtStart: false)
  }

  open func trackRect(forBounds bounds: CGRect) -> CGRect { track(in: bounds) }

  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    thumb(in: bounds, on: rect, at: value)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    place()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    takeColors()
  }

  override func refreshColors() {
    super.refreshColors()
    takeColors()
  }

  override func stateDidChange() {
    showImages()
    takeColors()
  }

  override var answersKeys: Bool { true }
  override func activate() {}

  /// A tenth of the way.
  override func adjust(by step: Int) -> Bool {
    self.step(to: value + Float(step) * (maximumValue - minimumValue) / 10, with: nil)
    return true
  }

  open override func accessibilityIncrement() { if isEnabled { _ = adjust(by: 1) } }
  open override func accessibilityDecrement() { if isEnabled { _ = adjust(by: -1) } }

  // MARK: Tracking (the work is in UISlider+Tracking)

  /// Only the knob can be taken.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    takeKnob(at: touch.location(in: self)) && super.beginTracking(touch, with: event)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    moveKnob(to: touch.location(in: self), with: event)
    return super.continueTracking(touch, with: event)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if !isContinuous { send([.valueChanged, .primaryActionTriggered], with: event) }
  }
}
