import CoreGraphics

/// A kind of particle that an emitter layer sends out: how many, how they look, and how they move.
///
/// Ranges are the whole width of what may come out, half of it to each side of the mean.
open class CAEmitterCell: NSObject, NSCopying {
  var state = EmitterCellState()

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = CAEmitterCell()
    copy.state = state
    return copy
  }

  /// Names the cell in key paths: `emitterCells.spark.birthRate`.
  open var name: String? {
    get { state.name }
    set { state.name = newValue }
  }

  open var isEnabled: Bool {
    get { state.isEnabled }
    set { state.isEnabled = newValue }
  }

  // MARK: Birth and life

  /// Particles a second.
  open var birthRate: Float {
    get { Float(state.birthRate) }
    set { state.birthRate = Double(newValue) }
  }

  /// Seconds.
  open var lifetime: Float {
    get { Float(state.lifetime) }
    set { state.lifetime = Double(newValue) }
  }

  open var lifetimeRange: Float {
    get { Float(state.lifetimeRange) }
    set { state.lifetimeRange = Double(newValue) }
  }

  // MARK: Motion

  /// The angle out of the plane, in radians.
  open var emissionLatitude: CGFloat {
    get { state.latitude }
    set { state.latitude = newValue }
  }

  /// The angle in the plane from x towards y, in radians.
  open var emissionLongitude: CGFloat {
    get { state.longitude }
    set { state.longitude = newValue }
  }

  /// The opening of the cone around that angle.
  open var emissionRange: CGFloat {
    get { state.emissionRange }
    set { state.emissionRange = newValue }
  }

  /// Points a second.
  open var velocity: CGFloat {
    get { state.velocity }
    set { state.velocity = newValue }
  }

  open var velocityRange: CGFloat {
    get { state.velocityRange }
    set { state.velocityRange = newValue }
  }

  /// Points a second, each second.
  open var xAcceleration: CGFloat {
    get { state.acceleration.x }
    set { state.acceleration.x = newValue }
  }

  open var yAcceleration: CGFloat {
    get { state.acceleration.y }
    set { state.acceleration.y = newValue }
  }

  /// Moves particles through depth, which the plane does not show.
  open var zAcceleration: CGFloat {
    get { state.acceleration.z }
    set { state.acceleration.z = newValue }
  }

  open var scale: CGFloat {
    get { state.scale }
    set { state.scale = newValue }
  }

  open var scaleRange: CGFloat {
    get { state.scaleRange }
    set { state.scaleRange = newValue }
  }

  /// Added to the scale each second.
  open var scaleSpeed: CGFloat {
    get { state.scaleSpeed }
    set { state.scaleSpeed = newValue }
  }

  /// Radians a second.
  open var spin: CGFloat {
    get { state.spin }
    set { state.spin = newValue }
  }

  open var spinRange: CGFloat {
    get { state.spinRange }
    set { state.spinRange = newValue }
  }

  // MARK: Looks

  /// Multiplies the contents' colours.
  open var color: CGColor? {
    get { state.color }
    set { state.color = newValue }
  }

  open var redRange: Float {
    get { Float(state.colorRange.x) }
    set { state.colorRange.x = Double(newValue) }
  }

  open var greenRange: Float {
    get { Float(state.colorRange.y) }
    set { state.colorRange.y = Double(newValue) }
  }

  open var blueRange: Float {
    get { Float(state.colorRange.z) }
    set { state.colorRange.z = Double(newValue) }
  }

  open var alphaRange: Float {
    get { Float(state.colorRange.w) }
    set { state.colorRange.w = Double(newValue) }
  }

  /// Added to the colour each second.
  open var redSpeed: Float {
    get { Float(state.colorSpeed.x) }
    set { state.colorSpeed.x = Double(newValue) }
  }

  open var greenSpeed: Float {
    get { Float(state.colorSpeed.y) }
    set { state.colorSpeed.y = Double(newValue) }
  }

  open var blueSpeed: Float {
    get { Float(state.colorSpeed.z) }
    set { state.colorSpeed.z = Double(newValue) }
  }

  open var alphaSpeed: Float {
    get { Float(state.colorSpeed.w) }
    set { state.colorSpeed.w = Double(newValue) }
  }

  /// A `CGImage`; a particle without one is not seen.
  open var contents: Any? {
    get { state.contents }
    set { state.contents = newValue as? CGImage }
  }

  /// The part of the image that is shown, in fractions.
  open var contentsRect: CGRect {
    get { state.contentsRect }
    set { state.contentsRect = newValue }
  }

  /// Pixels of the image that are a point.
  open var contentsScale: CGFloat {
    get { state.contentsScale }
    set { state.contentsScale = newValue }
  }

  /// What each particle sends out in its turn.
  open var emitterCells: [CAEmitterCell]? {
    get { state.cells.isEmpty ? nil : state.cells }
    set { state.cells = newValue ?? [] }
  }

  // MARK: Keys

  /// A property, or nil for a key that is none.
  open func value(forKey key: String) -> Any? { Self.settings[key]?.get(self) }

  open func setValue(_ value: Any?, forKey key: String) {
    Self.settings[key]?.set(self, value)
  }
}
