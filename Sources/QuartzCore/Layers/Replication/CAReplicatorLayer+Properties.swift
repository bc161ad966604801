extension CAReplicatorLayer {
  /// What every layer has, and the steps from one instance to the next.
  static let replicatorProperties = CALayer.properties.merging(
    [
      "instanceCount": .of(\CAReplicatorLayer.instanceCount),
      "preservesDepth": .of(\CAReplicatorLayer.preservesDepth),
      "instanceDelay": .of(\CAReplicatorLayer.instanceDelay),
      "instanceTransform": .of(\CAReplicatorLayer.instanceTransform),
      "instanceColor": .of(\CAReplicatorLayer.instanceColor),
      "instanceRedOffset": .of(\CAReplicatorLayer.instanceRedOffset),
      "instanceGreenOffset": .of(\CAReplicatorLayer.instanceGreenOffset),
      "instanceBlueOffset": .of(\CAReplicatorLayer.instanceBlueOffset),
      "instanceAlphaOffset": .of(\CAReplicatorLayer.instanceAlphaOffset),
    ], uniquingKeysWith: { $1 })
}
