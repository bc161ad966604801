import CoreGraphics

/// A basic animation that goes as a mass on a spring does.
///
/// It needs `settlingDuration` seconds to come to rest; the duration is set apart from it.
open class CASpringAnimation: CABasicAnimation {
  var spring = Spring()

  public required init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// By how long a swing seems to take and how springy it is: bounce 0 is critical damping, 1 none.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    spring = Spring(perceptualDuration: perceptualDuration, bounce: Double(bounce))
    duration = settlingDuration
  }

  package override func take(_ other: CAAnimation) {
    super.take(other)
    if let other = other as? CASpringAnimation { spring = other.spring }
  }

  open var mass: CGFloat {
    get { CGFloat(spring.mass) }
    set { spring.mass = newValue > 0 ? Double(newValue) : spring.mass }
  }

  open var stiffness: CGFloat {
    get { CGFloat(spring.stiffness) }
    set { spring.stiffness = newValue > 0 ? Double(newValue) : spring.stiffness }
  }

  open var damping: CGFloat {
    get { CGFloat(spring.damping) }
    set { spring.damping = newValue >= 0 ? Double(newValue) : spring.damping }
  }

  /// Whole ways a second, towards the target.
  open var initialVelocity: CGFloat {
    get { CGFloat(spring.velocity) }
    set { spring.velocity = newValue.isFinite ? Double(newValue) : spring.velocity }
  }

  /// Whether a damping beyond the critical one counts; else it is taken as critical.
  open var allowsOverdamping: Bool {
    get { spring.allowsOverdamping }
    set { spring.allowsOverdamping = newValue }
  }

  open override class func defaultValue(forKey key: String) -> Any? {
    key == "allowsOverdamping" ? NSNumber(value: false) : super.defaultValue(forKey: key)
  }

  /// Seconds until the spring is at rest.
  open var settlingDuration: CFTimeInterval { spring.settlingDuration }

  /// Seconds that a swing would take without damping.
  open var perceptualDuration: CFTimeInterval { 2 * .pi / spring.frequency }

  open var bounce: CGFloat {
    let ratio = spring.dampingRatio
    return CGFloat(ratio <= 1 ? 1 - ratio : 1 / ratio - 1)
  }

  override class var settings: KeyedSettings<CAAnimation> { springSettings }
  private static let springSettings = KeyedSettings<CAAnimation>(
    [
      .of("mass", \CASpringAnimation.mass), .of("stiffness", \CASpringAnimation.stiffness),
      .of("damping", \CASpringAnimation.damping),
      .of("initialVelocity", \CASpringAnimation.initialVelocity),
      .of("allowsOverdamping", \CASpringAnimation.allowsOverdamping),
      KeyedSetting(key: "settlingDuration") {
        ($0 as? CASpringAnimation)?.settlingDuration
      } set: { _, _ in
      },
    ], after: basicSettings)

  override func motion(of layer: CALayer, within duration: Double) -> Motion? {
    var motion = super.motion(of: layer, within: duration)
    motion?.spring = spring
    return motion
  }
}
