import CoreGraphics

/// An animation through several values, or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
  var frames = KeyframeState()

  public required init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  package override func take(_ other: CAAnimation) {
    super.take(other)
    if let other = other as? CAKeyframeAnimation { frames = other.frames }
  }

  open var values: [Any]? {
    get { frames.values }
    set { frames.values = newValue }
  }

  /// Goes along it in place of `values`.
  open var path: CGPath? {
    get { frames.path }
    set { frames.path = newValue?.copy() }
  }

  /// When each value is reached, from 0 to 1; one more than values for `discrete`. A list of another
  /// length or that is not in order does not count, nor do any with paced modes.
  open var keyTimes: [NSNumber]? {
    get { frames.keyTimes?.map { NSNumber(value: $0) } }
    set { frames.keyTimes = newValue?.map(\.doubleValue) }
  }

  /// One for each way between two values.
  open var timingFunctions: [CAMediaTimingFunction]? {
    get { frames.timingFunctions }
    set { frames.timingFunctions = newValue }
  }

  open var calculationMode: CAAnimationCalculationMode {
    get { frames.mode }
    set { frames.mode = newValue }
  }

  /// How tight a cubic curve is at each value: 1 is straight, 0 round.
  open var tensionValues: [NSNumber]? {
    get { frames.tensions?.map { NSNumber(value: $0) } }
    set { frames.tensions = newValue?.map(\.doubleValue) }
  }

  open var continuityValues: [NSNumber]? {
    get { frames.continuities?.map { NSNumber(value: $0) } }
    set { frames.continuities = newValue?.map(\.doubleValue) }
  }

  open var biasValues: [NSNumber]? {
    get { frames.biases?.map { NSNumber(value: $0) } }
    set { frames.biases = newValue?.map(\.doubleValue) }
  }

  /// Whether the layer turns with the path.
  open var rotationMode: CAAnimationRotationMode? {
    get { frames.rotationMode }
    set { frames.rotationMode = newValue }
  }

  override class var settings: KeyedSettings<CAAnimation> { keyframeSettings }
  private static let keyframeSettings = KeyedSettings<CAAnimation>(
    [
      .object("values", \CAKeyframeAnimation.values), .object("path", \CAKeyframeAnimation.path),
      .object("keyTimes", \CAKeyframeAnimation.keyTimes),
      .object("timingFunctions", \CAKeyframeAnimation.timingFunctions),
      .of("calculationMode", \CAKeyframeAnimation.calculationMode),
      .object("tensionValues", \CAKeyframeAnimation.tensionValues),
      .object("continuityValues", \CAKeyframeAnimation.continuityValues),
      .object("biasValues", \CAKeyframeAnimation.biasValues),
      .name("rotationMode", \CAKeyframeAnimation.rotationMode),
    ], after: propertySettings)

  override func curve(
    of kind: LayerValue.Kind, in layer: CALayer, duration: Double
  ) -> MotionCurve? {
    if let path = frames.path, kind == .point || kind == .size {
      return PathCurve(path, frames).map { .path($0) }
    }
    let values = (frames.values ?? []).compactMap { LayerValue(given: $0, as: kind) }
    guard !values.isEmpty, values.count == frames.values?.count else { return nil }
    // Apple's walk paced numbers for a transform evenly.
    return .frames(FrameCurve(values, frames, isEven: valueFunction?.argumentKind == .numbers))
  }
}

/// All that can be set on a keyframe animation.
struct KeyframeState {
  var values: [Any]?
  var path: CGPath?
  var keyTimes: [Double]?
  var timingFunctions: [CAMediaTimingFunction]?
  var mode = CAAnimationCalculationMode.linear
  var tensions: [Double]?
  var continuities: [Double]?
  var biases: [Double]?
  var rotationMode: CAAnimationRotationMode?
}

/// What lies between keyframes; an unknown one is kept and taken as `linear`.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Nothing: each value stays until the next.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// The same speed all the way.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// A round curve through the values.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")

  var isPaced: Bool { self == .paced || self == .cubicPaced }
  var isCubic: Bool { self == .cubic || self == .cubicPaced }
}

/// How a layer turns with the path that it goes along.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Its x axis points ahead.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// Its x axis points back.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
