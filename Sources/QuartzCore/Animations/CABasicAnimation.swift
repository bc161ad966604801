import CoreGraphics

/// An animation between two values.
///
/// Of `fromValue`, `byValue` and `toValue` up to two count: what is missing is what the layer would
/// show without the animation.
open class CABasicAnimation: CAPropertyAnimation {
  var ends = EndState()

  public required init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  package override func take(_ other: CAAnimation) {
    super.take(other)
    if let other = other as? CABasicAnimation { ends = other.ends }
  }

  open var fromValue: Any? {
    get { ends.from }
    set { ends.from = newValue }
  }

  open var toValue: Any? {
    get { ends.to }
    set { ends.to = newValue }
  }

  open var byValue: Any? {
    get { ends.by }
    set { ends.by = newValue }
  }

  override class var settings: KeyedSettings<CAAnimation> { basicSettings }
  static let basicSettings = KeyedSettings<CAAnimation>(
    [
      .object("fromValue", \CABasicAnimation.fromValue),
      .object("toValue", \CABasicAnimation.toValue), .object("byValue", \CABasicAnimation.byValue),
    ], after: propertySettings)

  override func curve(
    of kind: LayerValue.Kind, in layer: CALayer, duration: Double
  ) -> MotionCurve? {
    .ends(
      MotionEnds(
        from: LayerValue(given: ends.from, as: kind), to: LayerValue(given: ends.to, as: kind),
        by: LayerValue(given: ends.by, as: kind)))
  }
}

/// The values of a basic animation.
struct EndState {
  var from: Any?
  var to: Any?
  var by: Any?
}
