import CoreGraphics
import RenderTree

/// A layer that shows its sublayers several times, each time moved and coloured a step further.
open class CAReplicatorLayer: CALayer {
  var replication = ReplicationState()
  /// How many instances may show: those of a tree share what there is.
  var room = CAReplicatorLayer.mostInstances
  /// What tells the instances' nodes from all others; made when there are as many.
  private var instanceNumbers: [UInt64] = []
  /// Whether instances were on their way when the last node was made.
  private var wasOnTheWay = false
  /// The time of that node.
  private var shownTime = -Double.infinity

  public override init() {
    super.init()
    mayReplicate = true
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    mayReplicate = true
    guard let other = layer as? CAReplicatorLayer else { return }
    // What animations show are the same instances.
    (replication, instanceNumbers) = (other.replication, other.instanceNumbers)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    mayReplicate = true
  }

  /// How many times the sublayers show, the original included; 0 shows none of them.
  open var instanceCount: Int {
    get { replication.count }
    set { CAReplicatorLayer.replicatorKeys.instanceCount.set(newValue, of: self) }
  }

  /// Whether the instances live in the superlayer's space instead of being flattened into this
  /// layer's plane; nothing else of the layer is drawn then.
  open var preservesDepth: Bool {
    get { replication.preservesDepth }
    set { CAReplicatorLayer.replicatorKeys.preservesDepth.set(newValue, of: self) }
  }

  /// Seconds by which each instance's time is behind the one before.
  open var instanceDelay: CFTimeInterval {
    get { replication.delay }
    set { CAReplicatorLayer.replicatorKeys.instanceDelay.set(newValue, of: self) }
  }

  /// From one instance to the next, about the anchor point.
  open var instanceTransform: CATransform3D {
    get { replication.transform }
    set { CAReplicatorLayer.replicatorKeys.instanceTransform.set(newValue, of: self) }
  }

  /// Multiplies the colours of the first instance; white changes nothing.
  open var instanceColor: CGColor? {
    get { replication.color }
    set { CAReplicatorLayer.replicatorKeys.instanceColor.set(newValue, of: self) }
  }

  /// Added to the colour's red from one instance to the next.
  open var instanceRedOffset: Float {
    get { replication.step.x }
    set { CAReplicatorLayer.replicatorKeys.instanceRedOffset.set(newValue, of: self) }
  }

  open var instanceGreenOffset: Float {
    get { replication.step.y }
    set { CAReplicatorLayer.replicatorKeys.instanceGreenOffset.set(newValue, of: self) }
  }

  open var instanceBlueOffset: Float {
    get { replication.step.z }
    set { CAReplicatorLayer.replicatorKeys.instanceBlueOffset.set(newValue, of: self) }
  }

  open var instanceAlphaOffset: Float {
    get { replication.step.w }
    set { CAReplicatorLayer.replicatorKeys.instanceAlphaOffset.set(newValue, of: self) }
  }

  package override class var table: LayerTable { replicatorTable }
  package override class func makeDefault() -> CALayer { CAReplicatorLayer() }

  package override var arrangesNodes: Bool { true }

  package override func timeToOwnChange(at now: Double) -> Double? {
    timeToChangeOfInstances(at: now)
  }

  /// The last that is on its way has to arrive, also where that is between two frames.
  package override var isStale: Bool {
    let now = LayerClock.now
    return now != shownTime && (wasOnTheWay || timeToOwnChange(at: now) == 0)
  }

  package override func noteCommit() {
    shownTime = LayerClock.now
    wasOnTheWay = timeToOwnChange(at: shownTime) == 0
  }

  package override func arrange(_ nodes: inout [RenderNode], late seconds: Double) {
    let sublayers = nodes
    // Of a presentation layer, the model's are those that move.
    let moving = replication.delay != 0 && restlessModel.movesInInstances ? restlessModel : nil
    nodes.removeAll(keepingCapacity: true)
    // Instances share the sublayers' nodes: what they add is a node each that places and tints.
    // What is hidden now may show in instances that are behind it, or ahead.
    let isEmpty = sublayers.isEmpty && moving == nil
    let room = (restlessModel as? CAReplicatorLayer ?? self).room
    let count = isEmpty ? 0 : min(max(0, replication.count), room)
    while instanceNumbers.count < count { instanceNumbers.append(Self.nextNumber()) }
    var transform = CATransform3DIdentity
    for index in 0..<count {
      if transform.isFinite, let effect = replication.effect(at: index) {
        nodes.append(
          RenderNode(
            id: instanceNumbers[index], geometry: place(by: transform), paint: Paint(),
            effect: effect,
            // The first is as late as this layer is.
            children: index == 0
              ? sublayers
              : moving?.sublayerNodes(late: seconds + Double(index) * replication.delay)
                ?? sublayers))
      }
      transform = CATransform3DConcat(transform, replication.transform)
    }
  }

  private var restlessModel: CALayer { motion?.model ?? self }

  /// As if it were a transform layer, if it preserves depth.
  package override var keepsDepth: Bool { replication.preservesDepth }

  /// Where an instance lies whose map about the anchor point is this one.
  private func place(by transform: CATransform3D) -> Geometry {
    let anchor = anchorInBounds
    guard CATransform3DIsAffine(transform) else {
      let map = transform.matrix.about(anchor.x, anchor.y, anchorPointZ)
      return Geometry(bounds: bounds, space: Space(map: map))
    }
    let map = CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(transform.planar)
      .concatenating(CGAffineTransform(translationX: anchor.x, y: anchor.y))
    return Geometry(bounds: bounds, transform: map)
  }

  /// More are not shown.
  static let mostInstances = 10_000
}
