import CoreGraphics

extension CAReplicatorLayer {
  static let replicatorKeys = ReplicatorKeys()
  static let replicatorTable = LayerTable(replicatorKeys, after: layerTable)
}

/// What a replicator layer has beyond every layer: the steps from one instance to the next.
struct ReplicatorKeys: Sendable {
  let instanceCount = LayerKey(
    "instanceCount", \CAReplicatorLayer.instanceCount, motion: .layers,
    "How often the sublayers show, the original included.",
    get: { $0.replication.count }, set: { $0.replication.count = $1 })

  let preservesDepth = LayerKey(
    "preservesDepth", \CAReplicatorLayer.preservesDepth,
    "Whether the instances live in the superlayer's space instead of in a plane.",
    get: { $0.replication.preservesDepth }, set: { $0.replication.preservesDepth = $1 })

  let instanceDelay = LayerKey(
    "instanceDelay", \CAReplicatorLayer.instanceDelay, motion: .layers,
    "Seconds by which each instance is behind the one before.",
    get: { $0.replication.delay }, set: { $0.replication.delay = $1 })

  let instanceTransform = LayerKey(
    "instanceTransform", \CAReplicatorLayer.instanceTransform, motion: .layers,
    "From one instance to the next, about the anchor point.",
    get: { $0.replication.transform }, set: { $0.replication.transform = $1 })

  let instanceColor = LayerKey(
    "instanceColor", \CAReplicatorLayer.instanceColor, motion: .layers,
    "Multiplies the colours of the first instance; white changes nothing.",
    get: { $0.replication.color }, set: { $0.replication.color = $1 })

  let instanceRedOffset = LayerKey(
    "instanceRedOffset", \CAReplicatorLayer.instanceRedOffset, motion: .layers,
    "What is added to the colour's red from one instance to the next.",
    get: { $0.replication.step.x }, set: { $0.replication.step.x = $1 })

  let instanceGreenOffset = LayerKey(
    "instanceGreenOffset", \CAReplicatorLayer.instanceGreenOffset, motion: .layers,
    "What is added to the colour's green from one instance to the next.",
    get: { $0.replication.step.y }, set: { $0.replication.step.y = $1 })

  let instanceBlueOffset = LayerKey(
    "instanceBlueOffset", \CAReplicatorLayer.instanceBlueOffset, motion: .layers,
    "What is added to the colour's blue from one instance to the next.",
    get: { $0.replication.step.z }, set: { $0.replication.step.z = $1 })

  let instanceAlphaOffset = LayerKey(
    "instanceAlphaOffset", \CAReplicatorLayer.instanceAlphaOffset, motion: .layers,
    "What is added to the colour's alpha from one instance to the next.",
    get: { $0.replication.step.w }, set: { $0.replication.step.w = $1 })
}
