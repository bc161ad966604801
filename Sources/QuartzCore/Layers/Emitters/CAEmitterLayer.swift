import CoreGraphics
import RenderTree

/// A layer that sends out particles.
///
/// Where they are follows from the settings, `seed` and the time alone. As with Apple's layers,
/// an emitter that is seen for the first time looks as if it had been sending out for ever.
open class CAEmitterLayer: CALayer {
  var emitter = EmitterState() {
    didSet { if emitter != oldValue { markNeedsCommit() } }
  }
  private var cells: [CAEmitterCell] = []
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
    (emitter, cells) = (other.emitter, other.cells)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    restlessCount = 1
  }

  open var emitterCells: [CAEmitterCell]? {
    get { cells.isEmpty ? nil : cells }
    set {
      cells = newValue ?? []
      markNeedsCommit()
    }
  }

  // MARK: Multipliers of all cells'

  /// Holds for particles that are born from now on.
  open var birthRate: Float {
    get { Float(emitter.births.last?.rate ?? 1) }
    set {
      // What is set before anybody saw the layer holds from ever.
      let now = made == nil ? -.infinity : LayerClock.now
      emitter.setBirthRate(Double(newValue), from: now)
    }
  }

  open var lifetime: Float {
    get { Float(emitter.lifetime) }
    set {
      change("lifetime", lifetime != newValue) { emitter.lifetime = Double(newValue) }
    }
  }

  open var velocity: Float {
    get { Float(emitter.velocity) }
    set {
      change("velocity", velocity != newValue) { emitter.velocity = Double(newValue) }
    }
  }

  open var scale: Float {
    get { Float(emitter.scale) }
    set {
      change("scale", scale != newValue) { emitter.scale = Double(newValue) }
    }
  }

  open var spin: Float {
    get { Float(emitter.spin) }
    set {
      change("spin", spin != newValue) { emitter.spin = Double(newValue) }
    }
  }

  // MARK: The shape

  /// The centre of the shape.
  open var emitterPosition: CGPoint {
    get { emitter.position }
    set {
      change("emitterPosition", emitterPosition != newValue) { emitter.position = newValue }
    }
  }

  open var emitterZPosition: CGFloat {
    get { emitter.zPosition }
    set {
      change("emitterZPosition", emitterZPosition != newValue) { emitter.zPosition = newValue }
    }
  }

  /// Its width and height; the width of a round one is its radius.
  open var emitterSize: CGSize {
    get { emitter.size }
    set {
      change("emitterSize", emitterSize != newValue) { emitter.size = newValue }
    }
  }

  open var emitterDepth: CGFloat {
    get { emitter.depth }
    set {
      change("emitterDepth", emitterDepth != newValue) { emitter.depth = newValue }
    }
  }

  open var emitterShape: CAEmitterLayerEmitterShape {
    get { emitter.shape }
    set {
      change("emitterShape", emitterShape != newValue) { emitter.shape = newValue }
    }
  }

  open var emitterMode: CAEmitterLayerEmitterMode {
    get { emitter.mode }
    set {
      change("emitterMode", emitterMode != newValue) { emitter.mode = newValue }
    }
  }

  // MARK: Drawing

  open var renderMode: CAEmitterLayerRenderMode {
    get { emitter.renderMode }
    set {
      change("renderMode", renderMode != newValue) { emitter.renderMode = newValue }
    }
  }

  /// Whether particles live in the superlayer's space; nothing else of the layer is drawn then.
  open var preservesDepth: Bool {
    get { emitter.preservesDepth }
    set {
      change("preservesDepth", preservesDepth != newValue) { emitter.preservesDepth = newValue }
    }
  }

  /// Another seed, other particles.
  open var seed: UInt32 {
    get { emitter.seed }
    set {
      change("seed", seed != newValue) { emitter.seed = newValue }
    }
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

  package override class var keyedProperties: [String: LayerProperty] { emitterProperties }
  package override class func makeDefault() -> CALayer { CAEmitterLayer() }

  // MARK: Commit

  package override var keepsDepth: Bool { emitter.preservesDepth }

  package override var changesByItself: Bool { true }

  package override var isStale: Bool {
    guard let made else { return true }
    return made.time != LayerClock.now || made.cells != cells.map(\.state)
  }

  package override func noteCommit() { made = (LayerClock.now, cells.map(\.state)) }

  package override var arrangesNodes: Bool { true }

  package override func arrange(_ nodes: inout [RenderNode]) {
    let particles = EmitterSimulation(emitter, cells: cells, now: LayerClock.now).particles
    nodes.insert(contentsOf: emitter.renderMode.nodes(of: particles), at: 0)
  }
}
