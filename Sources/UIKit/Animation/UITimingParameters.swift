import QuartzCore

/// What an animator's timing is made of.
public enum UITimingCurveType: Int, Sendable {
  case builtin, cubic, spring, composed
}

/// How an animator's progress goes with time.
public protocol UITimingCurveProvider: NSCoding, NSCopying {
  var timingCurveType: UITimingCurveType { get }
  var cubicTimingParameters: UICubicTimingParameters? { get }
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// A curve by name or by two control points.
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  open private(set) var animationCurve = UIView.AnimationCurve.easeInOut
  open private(set) var controlPoint1: CGPoint
  open private(set) var controlPoint2: CGPoint
  private let isNamed: Bool

  public override init() {
    (controlPoint1, controlPoint2) = (CGPoint(x: 0.25, y: 0.1), CGPoint(x: 0.25, y: 1))
    isNamed = true
    super.init()
  }

  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    let cubic = CAMediaTimingFunction(name: curve.name).curve
    controlPoint1 = CGPoint(x: cubic.x1, y: cubic.y1)
    controlPoint2 = CGPoint(x: cubic.x2, y: cubic.y2)
    isNamed = true
    super.init()
  }

  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    (controlPoint1, controlPoint2, isNamed) = (point1, point2, false)
    super.init()
  }

  public required init?(coder: NSCoder) {
    guard let points = coder.decodeNumbers(4, forKey: "points"),
      let curve = UIView.AnimationCurve(rawValue: coder.decodeInteger(forKey: "curve"))
    else { return nil }
    animationCurve = curve
    (controlPoint1, controlPoint2) = (
      CGPoint(x: points[0], y: points[1]), CGPoint(x: points[2], y: points[3])
    )
    isNamed = coder.decodeBool(forKey: "isNamed")
    super.init()
  }

  open func encode(with coder: NSCoder) {
    coder.encodeNumbers(
      [controlPoint1.x, controlPoint1.y, controlPoint2.x, controlPoint2.y], forKey: "points")
    coder.encode(animationCurve.rawValue, forKey: "curve")
    coder.encode(isNamed, forKey: "isNamed")
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open var timingCurveType: UITimingCurveType { isNamed ? .builtin : .cubic }
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  open var springTimingParameters: UISpringTimingParameters? { nil }

  var curve: CubicTiming {
    CubicTiming(controlPoint1.x, controlPoint1.y, controlPoint2.x, controlPoint2.y)
  }
}

/// A spring.
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  open private(set) var initialVelocity: CGVector
  /// Whether the spring says how long it takes, and not the animator.
  let hasOwnDuration: Bool
  private let spring: Spring?
  private let dampingRatio: Double

  /// Critically damped, and done when the animator is.
  public convenience override init() { self.init(dampingRatio: 1) }

  /// Done when the animator is.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    (spring, dampingRatio, hasOwnDuration) = (nil, Double(ratio), false)
    initialVelocity = velocity
    super.init()
  }

  /// Takes as long as it needs, whatever the animator's duration.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    spring = Spring(
      mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
      velocity: Self.speed(velocity))
    (dampingRatio, hasOwnDuration) = (1, true)
    initialVelocity = velocity
    super.init()
  }

  /// Takes as long as it needs, whatever the animator's duration.
  public init(duration: TimeInterval, bounce: CGFloat, initialVelocity: CGVector = .zero) {
    spring = Spring(
      perceptualDuration: duration, bounce: Double(bounce), velocity: Self.speed(initialVelocity))
    (dampingRatio, hasOwnDuration) = (1, true)
    self.initialVelocity = initialVelocity
    super.init()
  }

  public required init?(coder: NSCoder) {
    guard let velocity = coder.decodeNumbers(2, forKey: "velocity") else { return nil }
    initialVelocity = CGVector(dx: velocity[0], dy: velocity[1])
    dampingRatio = coder.decodeDouble(forKey: "dampingRatio")
    let numbers = coder.decodeNumbers(3, forKey: "spring")
    hasOwnDuration = numbers != nil
    spring = numbers.map {
      var spring = Spring(
        mass: $0[0], stiffness: $0[1], damping: $0[2],
        velocity: Self.speed(CGVector(dx: velocity[0], dy: velocity[1])))
      spring.allowsOverdamping = coder.decodeBool(forKey: "allowsOverdamping")
      return spring
    }
    super.init()
  }

  open func encode(with coder: NSCoder) {
    coder.encodeNumbers([initialVelocity.dx, initialVelocity.dy], forKey: "velocity")
    coder.encode(dampingRatio, forKey: "dampingRatio")
    guard let spring else { return }
    coder.encodeNumbers([spring.mass, spring.stiffness, spring.damping], forKey: "spring")
    coder.encode(spring.allowsOverdamping, forKey: "allowsOverdamping")
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open var timingCurveType: UITimingCurveType { .spring }
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  open var springTimingParameters: UISpringTimingParameters? { self }

  /// One number for both directions: progress has one speed.
  private static func speed(_ velocity: CGVector) -> Double {
    let speed = max(velocity.dx.magnitude, velocity.dy.magnitude)
    return Double(velocity.dx.magnitude >= velocity.dy.magnitude ? velocity.dx : velocity.dy) < 0
      ? -Double(speed) : Double(speed)
  }

  func spring(in duration: Double) -> Spring {
    spring
      ?? Spring(
        settlingIn: duration, dampingRatio: dampingRatio,
        velocity: Self.speed(initialVelocity))
  }
}

extension NSCoder {
  fileprivate func encodeNumbers(_ numbers: [Double], forKey key: String) {
    encode(numbers.map { NSNumber(value: $0) } as NSArray, forKey: key)
  }

  /// Nil unless there are as many numbers as there should be.
  fileprivate func decodeNumbers(_ count: Int, forKey key: String) -> [Double]? {
    // An archive is broken for whoever asks it for what it has not.
    guard containsValue(forKey: key) else { return nil }
    let numbers = decodeObject(forKey: key) as? [NSNumber]
    return numbers?.count == count ? numbers?.map(\.doubleValue) : nil
  }
}
