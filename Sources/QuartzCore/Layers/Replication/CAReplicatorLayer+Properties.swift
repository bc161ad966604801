extension CAReplicatorLayer {
  /// What every layer has, and the steps from one instance to the next.
  static let replicatorProperties = CALayer.properties.merging(
    [
      "instanceCount": .of(
        \CAReplicatorLayer.instanceCount, field: \CAReplicatorLayer.replication.count),
      "preservesDepth": .of(\CAReplicatorLayer.preservesDepth),
      "instanceDelay": .of(
        \CAReplicatorLayer.instanceDelay, field: \CAReplicatorLayer.replication.delay),
      "instanceTransform": .of(
        \CAReplicatorLayer.instanceTransform, field: \CAReplicatorLayer.replication.transform),
      "instanceColor": .of(
        \CAReplicatorLayer.instanceColor, field: \CAReplicatorLayer.replication.color),
      "instanceRedOffset": .of(
        \CAReplicatorLayer.instanceRedOffset, field: \CAReplicatorLayer.replication.step.x),
      "instanceGreenOffset": .of(
        \CAReplicatorLayer.instanceGreenOffset, field: \CAReplicatorLayer.replication.step.y),
      "instanceBlueOffset": .of(
        \CAReplicatorLayer.instanceBlueOffset, field: \CAReplicatorLayer.replication.step.z),
      "instanceAlphaOffset": .of(
        \CAReplicatorLayer.instanceAlphaOffset, field: \CAReplicatorLayer.replication.step.w),
    ], uniquingKeysWith: { $1 })
}
