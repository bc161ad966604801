import CoreGraphics

/// What changes what a layer shows over time. Layers take a copy when one is added.
open class CAAnimation: NSObject, NSCopying, NSSecureCoding, CAMediaTiming, CAAction {
  var state = AnimationState()

  public required override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
    unarchive(from: coder)
  }

  /// Archives what was set on the animation, but for the delegate.
  open func encode(with coder: NSCoder) { archive(into: coder) }

  open class var supportsSecureCoding: Bool { true }

  /// An animation of the same class with the same settings.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    copy.take(self)
    return copy
  }

  /// Takes the settings of another animation, those that both classes have.
  package func take(_ other: CAAnimation) { state = other.state }

  // MARK: Settings

  /// Nil is linear.
  open var timingFunction: CAMediaTimingFunction? {
    get { state.timingFunction }
    set { state.timingFunction = newValue }
  }

  /// Held until the animation is gone.
  open var delegate: (any CAAnimationDelegate)? {
    get { state.delegate }
    set { state.delegate = newValue }
  }

  /// Whether the layer lets go of the animation when it is over.
  open var isRemovedOnCompletion: Bool {
    get { state.isRemovedOnCompletion }
    set { state.isRemovedOnCompletion = newValue }
  }

  /// How many frames a second would do. A hint, as on Apple's systems: every frame of the display is
  /// drawn here.
  open var preferredFrameRateRange: CAFrameRateRange {
    get { state.frameRates }
    set { state.frameRates = newValue }
  }

  // MARK: CAMediaTiming

  open var beginTime: CFTimeInterval {
    get { state.timing.beginTime }
    set { state.timing.beginTime = newValue }
  }

  /// 0 at first, which stands for the transaction's, or for the whole of a group's.
  open var duration: CFTimeInterval {
    get { state.timing.duration }
    set { state.timing.duration = newValue }
  }

  open var speed: Float {
    get { state.timing.speed }
    set { state.timing.speed = newValue }
  }

  open var timeOffset: CFTimeInterval {
    get { state.timing.timeOffset }
    set { state.timing.timeOffset = newValue }
  }

  open var repeatCount: Float {
    get { state.timing.repeatCount }
    set { state.timing.repeatCount = newValue }
  }

  open var repeatDuration: CFTimeInterval {
    get { state.timing.repeatDuration }
    set { state.timing.repeatDuration = newValue }
  }

  open var autoreverses: Bool {
    get { state.timing.autoreverses }
    set { state.timing.autoreverses = newValue }
  }

  open var fillMode: CAMediaTimingFillMode {
    get { state.timing.fillMode }
    set { state.timing.fillMode = newValue }
  }

  // MARK: CAAction

  /// Adds the animation to a layer, for a key.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  // MARK: Keys

  /// What a key has before anything is set; nil for zero and false.
  open class func defaultValue(forKey key: String) -> Any? {
    guard let value = settings[key]?.get(Self()) else { return nil }
    return (value as? NSNumber)?.doubleValue == 0 ? nil : value
  }

  /// Whether an archive has the value of a key.
  open func shouldArchiveValue(forKey key: String) -> Bool { true }

  /// A setting, or whatever was stored under the key.
  open func value(forKey key: String) -> Any? {
    if let setting = Self.settings[key] { return setting.get(self) }
    return state.stored[key] ?? Self.defaultValue(forKey: key)
  }

  open func setValue(_ value: Any?, forKey key: String) {
    if let setting = Self.settings[key] {
      setting.set(self, value)
    } else {
      state.stored[key] = value
    }
  }

  open func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }

  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    setValue(value, forKey: keyPath)
  }

  /// What can be set by key on animations of the class.
  class var settings: KeyedSettings<CAAnimation> { commonSettings }

  // MARK: What layers ask

  /// What is played, made when a layer takes the animation.
  func motion(of layer: CALayer, within duration: Double) -> Motion? { nil }
}

/// All that can be set on any animation.
struct AnimationState {
  var timing = TimingState()
  var timingFunction: CAMediaTimingFunction?
  var delegate: (any CAAnimationDelegate)?
  var isRemovedOnCompletion = true
  /// What clients stored under keys of their own.
  var stored: [String: Any] = [:]
  /// Runs the animation in place of its layer's time.
  var clock: MotionClock?
  /// Seconds between the commit that first sees the animation and its beginning.
  var delay: Double = 0
  /// Waits for the animation's end.
  var group: CompletionGroup?
  var touches = MovingTouches.whereItWillBe
  var frameRates = CAFrameRateRange.default
}

/// What an animation tells of itself.
public protocol CAAnimationDelegate {
  func animationDidStart(_ anim: CAAnimation)
  /// The animation is over, `flag` if it came to its end, or was taken away.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
