import CoreGraphics
import RenderTree

/// A layer that sends out particles.
///
/// Where they are follows from the settings, `seed` and the time alone. As with Apple's layers,
/// an emitter that is seen for the first time looks as if it had been sending out for ever.
open class CAEmitterLayer: CALayer {
  var emitter = EmitterState()
  var cells: [CAEmitterCell] = []
  /// How many particles there may be: those of a tree share what there is.
  private var room = EmitterSimulation.mostParticles
  /// When the last node was committed, and of what cells.
  private var made: (time: Double, cells: [EmitterCellState])?

  public override init() {
    super.init()
    restlessCount = 1
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    restlessCount = 1
    guard let other = layer as? CAEmitterLayer else { return }
    (emitter, cells, room) = (other.emitter, other.cells, other.room)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    restlessCount += 1
  }

  open var emitterCells: [CAEmitterCell]? {
    get { cells.isEmpty ? nil : cells }
    set { CAEmitterLayer.emitterKeys.emitterCells.set(newValue, of: self) }
  }

  // MARK: Multipliers of all cells'

  /// Holds for particles that are born from now on.
  open var birthRate: Float {
    get { Float(emitter.births.last?.rate ?? 1) }
    set { CAEmitterLayer.emitterKeys.birthRate.set(newValue, of: self) }
  }

  open var lifetime: Float {
    get { Float(emitter.lifetime) }
    set { CAEmitterLayer.emitterKeys.lifetime.set(newValue, of: self) }
  }

  open var velocity: Float {
    get { Float(emitter.velocity) }
    set { CAEmitterLayer.emitterKeys.velocity.set(newValue, of: self) }
  }

  open var scale: Float {
    get { Float(emitter.scale) }
    set { CAEmitterLayer.emitterKeys.scale.set(newValue, of: self) }
  }

  open var spin: Float {
    get { Float(emitter.spin) }
    set { CAEmitterLayer.emitterKeys.spin.set(newValue, of: self) }
  }

  /// Sets the rate from now on; before anybody saw what it sends out, from ever.
  func multiplyBirths(by rate: Float) {
    emitter.setBirthRate(
      Double(rate), from: made?.cells.isEmpty != false ? -.infinity : LayerClock.now)
  }

  /// Has the multiplier of birth rates that there is now be the one from ever, whatever was set before.
  package func forgetEarlierBirths() {
    emitter.setBirthRate(Double(birthRate), from: -.infinity)
  }

  // MARK: The shape

  /// The centre of the shape.
  open var emitterPosition: CGPoint {
    get { emitter.position }
    set { CAEmitterLayer.emitterKeys.emitterPosition.set(newValue, of: self) }
  }

  /// Kept, and not seen: particles are drawn in a plane.
  open var emitterZPosition: CGFloat {
    get { emitter.zPosition }
    set { CAEmitterLayer.emitterKeys.emitterZPosition.set(newValue, of: self) }
  }

  /// Its width and height; the width of a round one is its radius.
  open var emitterSize: CGSize {
    get { emitter.size }
    set { CAEmitterLayer.emitterKeys.emitterSize.set(newValue, of: self) }
  }

  /// Kept, and not seen: particles are drawn in a plane.
  open var emitterDepth: CGFloat {
    get { emitter.depth }
    set { CAEmitterLayer.emitterKeys.emitterDepth.set(newValue, of: self) }
  }

  open var emitterShape: CAEmitterLayerEmitterShape {
    get { emitter.shape }
    set { CAEmitterLayer.emitterKeys.emitterShape.set(newValue, of: self) }
  }

  open var emitterMode: CAEmitterLayerEmitterMode {
    get { emitter.mode }
    set { CAEmitterLayer.emitterKeys.emitterMode.set(newValue, of: self) }
  }

  // MARK: Drawing

  open var renderMode: CAEmitterLayerRenderMode {
    get { emitter.renderMode }
    set { CAEmitterLayer.emitterKeys.renderMode.set(newValue, of: self) }
  }

  /// Whether particles live in the superlayer's space; nothing else of the layer is drawn then.
  open var preservesDepth: Bool {
    get { emitter.preservesDepth }
    set { CAEmitterLayer.emitterKeys.preservesDepth.set(newValue, of: self) }
  }

  /// Another seed, other particles.
  open var seed: UInt32 {
    get { emitter.seed }
    set { CAEmitterLayer.emitterKeys.seed.set(newValue, of: self) }
  }

  // MARK: Keys

  /// As of every layer, and `emitterCells.NAME.KEY`.
  open override func value(forKeyPath keyPath: String) -> Any? {
    guard let (cell, key) = cell(at: keyPath) else { return super.value(forKeyPath: keyPath) }
    return cell.value(forKey: key)
  }

  open override func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let (cell, key) = cell(at: keyPath) else {
      return super.setValue(value, forKeyPath: keyPath)
    }
    cell.setValue(value, forKey: key)
    markNeedsCommit()
  }

  private func cell(at path: String) -> (CAEmitterCell, String)? {
    let steps = path.split(separator: ".").map(String.init)
    guard steps.count >= 3, steps[0] == "emitterCells" else { return nil }
    var cell = cells.first { $0.name == steps[1] }
    var rest = steps.dropFirst(2)
    while rest.count >= 3, rest.first == "emitterCells" {
      let name = rest[rest.startIndex + 1]
      cell = cell?.emitterCells?.first { $0.name == name }
      rest = rest.dropFirst(2)
    }
    guard let cell, let key = rest.first, rest.count == 1 else { return nil }
    return (cell, key)
  }

  package override class var table: LayerTable { emitterTable }
  package override class func makeDefault() -> CALayer { CAEmitterLayer() }

  // MARK: Commit

  package override var keepsDepth: Bool { emitter.preservesDepth }

  package override func timeToOwnChange(at now: Double) -> Double? { 0 }

  package override var isStale: Bool {
    guard let made else { return true }
    return made.time != LayerClock.now || made.cells != cells.map(\.state)
  }

  package override func noteCommit() { made = (LayerClock.now, cells.map(\.state)) }

  override var particleSource: CAEmitterLayer? { self }

  /// About how many particles the layer wants to send out at this time.
  var particlesWanted: Double {
    guard let shown = asShown as? CAEmitterLayer else { return 0 }
    return EmitterSimulation.particlesWanted(
      by: shown.emitter, cells: shown.cells, now: LayerClock.now)
  }

  /// From now on there may be so many.
  func take(room: Int) {
    guard room != self.room else { return }
    self.room = room
    markPath()
  }

  package override var arrangesNodes: Bool { true }

  package override func arrange(_ nodes: inout [RenderNode], late seconds: Double) {
    // A presentation layer may have been made before there was less room.
    let room = (motion?.model as? CAEmitterLayer ?? self).room
    let particles = EmitterSimulation(
      emitter, cells: cells, now: LayerClock.now, room: room
    ).particles
    nodes.insert(contentsOf: emitter.renderMode.nodes(of: particles), at: 0)
  }
}
