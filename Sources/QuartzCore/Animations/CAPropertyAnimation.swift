import CoreGraphics

/// An animation of a property that a key path names; basic and keyframe animations are.
open class CAPropertyAnimation: CAAnimation {
  var property = PropertyState()

  public required init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  package override func take(_ other: CAAnimation) {
    super.take(other)
    if let other = other as? CAPropertyAnimation { property = other.property }
  }

  open var keyPath: String? {
    get { property.keyPath }
    set { property.keyPath = newValue }
  }

  /// Whether the value is added to what the layer shows without the animation.
  open var isAdditive: Bool {
    get { property.isAdditive }
    set { property.isAdditive = newValue }
  }

  /// Whether each run begins where the one before ended.
  open var isCumulative: Bool {
    get { property.isCumulative }
    set { property.isCumulative = newValue }
  }

  /// Makes a transform of the numbers that the animation mixes.
  open var valueFunction: CAValueFunction? {
    get { property.valueFunction }
    set { property.valueFunction = newValue }
  }

  /// Adds the animation to a layer; one without a key path animates the key that it is run for.
  open override func run(
    forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?
  ) {
    if keyPath == nil { keyPath = event }
    super.run(forKey: event, object: anObject, arguments: dict)
  }

  override class var settings: KeyedSettings<CAAnimation> { propertySettings }
  static let propertySettings = KeyedSettings<CAAnimation>(
    [
      .object("keyPath", \CAPropertyAnimation.keyPath),
      .of("additive", \CAPropertyAnimation.isAdditive),
      .of("cumulative", \CAPropertyAnimation.isCumulative),
      .object("valueFunction", \CAPropertyAnimation.valueFunction),
    ], after: commonSettings)

  /// What is played in a layer; nil where the key path leads nowhere.
  override func motion(of layer: CALayer, within duration: Double) -> Motion? {
    guard let keyPath, let target = MotionTarget(keyPath, in: layer) else { return nil }
    let kind = property.valueFunction.map { $0.argumentKind } ?? target.kind
    guard let curve = curve(of: kind, in: layer, duration: duration) else { return nil }
    return Motion(
      timing: state.timing, function: state.timingFunction?.curve,
      content: .track(
        MotionTrack(
          target: target, curve: curve, isAdditive: isAdditive, isCumulative: isCumulative,
          function: valueFunction)))
  }

  /// The values over time; nil for an animation that has none.
  func curve(of kind: LayerValue.Kind, in layer: CALayer, duration: Double) -> MotionCurve? { nil }
}

/// All that can be set on a property animation.
struct PropertyState {
  var keyPath: String?
  var isAdditive = false
  var isCumulative = false
  var valueFunction: CAValueFunction?
}
