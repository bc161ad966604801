import CoreGraphics

/// A kind of particle that an emitter layer sends out: how many, how they look, and how they move.
///
/// Ranges are the whole width of what may come out, half of it to each side of the mean.
open class CAEmitterCell: NSObject, NSCopying, NSSecureCoding, CAMediaTiming {
  var state = EmitterCellState()
  /// What clients stored under keys of their own.
  var stored: [String: Any] = [:]

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
    unarchive(from: coder)
  }

  /// Archives what was set on the cell. Pictures cannot be archived: the contents are left out.
  open func encode(with coder: NSCoder) { archive(into: coder) }

  open class var supportsSecureCoding: Bool { true }

  /// Whether an archive has the value of a key.
  open func shouldArchiveValue(forKey key: String) -> Bool { true }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = CAEmitterCell()
    copy.state = state
    copy.stored = stored
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

  /// How pixels are found where a particle is larger than its image.
  open var magnificationFilter: String {
    get { state.magnification.rawValue }
    set { state.magnification = CALayerContentsFilter(rawValue: newValue) }
  }

  /// How pixels are found where a particle is smaller than its image.
  open var minificationFilter: String {
    get { state.minification.rawValue }
    set { state.minification = CALayerContentsFilter(rawValue: newValue) }
  }

  /// What each particle sends out in its turn.
  open var emitterCells: [CAEmitterCell]? {
    get { state.cells.isEmpty ? nil : state.cells }
    set { state.cells = newValue ?? [] }
  }

  // MARK: CAMediaTiming

  /// When the cell begins to send out: in the layer's time, or seconds after the birth of the particle
  /// that it is sent out by.
  open var beginTime: CFTimeInterval {
    get { state.timing.beginTime }
    set { state.timing.beginTime = newValue }
  }

  /// For how long it sends out; what it has sent out lives on.
  open var duration: CFTimeInterval {
    get { state.timing.duration }
    set { state.timing.duration = newValue }
  }

  /// How fast time goes for the cell and its particles. One that is held, or goes back, sends nothing out.
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

  /// Of no effect: outside its time a cell sends nothing out.
  open var fillMode: CAMediaTimingFillMode {
    get { state.timing.fillMode }
    set { state.timing.fillMode = newValue }
  }

  // MARK: Keys

  /// What a key has before anything is set; nil for zero, false and the like.
  open class func defaultValue(forKey key: String) -> Any? {
    guard let value = settings[key]?.get(CAEmitterCell()) else { return nil }
    return LayerValue(guessing: value)?.isZero == true ? nil : value
  }

  /// Values for keys that have none, among them another `style` to look in.
  open var style: [AnyHashable: Any]? {
    get { stored["style"] as? [AnyHashable: Any] }
    set { stored["style"] = newValue }
  }

  /// A property, or whatever was stored under the key; else the style's value.
  open func value(forKey key: String) -> Any? {
    if let setting = Self.settings[key] { return setting.get(self) }
    if let value = stored[key] { return value }
    var style = style
    while let current = style {
      if let value = current[key] { return value }
      style = current["style"] as? [AnyHashable: Any]
    }
    return nil
  }

  open func setValue(_ value: Any?, forKey key: String) {
    if let setting = Self.settings[key] {
      setting.set(self, value)
    } else {
      stored[key] = value
    }
  }
}
