import UIKit

extension SceneClass {
  /// `CAReplicatorLayer`: its sublayers several times, each a step further.
  static let replicatorLayer = SceneClass(
    "CAReplicatorLayer", isView: false, properties: layer.properties + replicatorProperties
  ) {
    .layer(CAReplicatorLayer())
  }

  private static let replicatorProperties: [Property] =
    [
      .integer(
        "instanceCount", CAReplicatorLayer.self, initial: 1,
        doc: "How often the sublayers show, the original included.",
        get: { $0.instanceCount }, set: { $0.instanceCount = $1 }),
      .bool(
        "preservesDepth", CAReplicatorLayer.self, initial: false,
        doc: "Whether the instances live in the superlayer's space instead of in a plane.",
        get: { $0.preservesDepth }, set: { $0.preservesDepth = $1 }),
      .number(
        "instanceDelay", CAReplicatorLayer.self, in: ValueKind.geometry, initial: 0,
        doc: "Seconds by which each instance is behind the one before.",
        get: { $0.instanceDelay }, set: { $0.instanceDelay = $1 }),
      .transform3D(
        "instanceTransform", CAReplicatorLayer.self, stage: .appearance,
        doc: "From one instance to the next, about the anchor point.",
        get: { $0.instanceTransform }, set: { $0.instanceTransform = $1 }),
      .layerColor(
        "instanceColor", CAReplicatorLayer.self,
        initial: .fixed(red: 1, green: 1, blue: 1, alpha: 1),
        doc: "Multiplies the colours of the first instance; white changes nothing.",
        get: { $0.instanceColor }, set: { $0.instanceColor = $1 }),
    ] + [
      offset("Red", \.instanceRedOffset), offset("Green", \.instanceGreenOffset),
      offset("Blue", \.instanceBlueOffset), offset("Alpha", \.instanceAlphaOffset),
    ]

  private static func offset(
    _ channel: String, _ path: any ReferenceWritableKeyPath<CAReplicatorLayer, Float> & Sendable
  ) -> Property {
    .number(
      "instance\(channel)Offset", CAReplicatorLayer.self, in: ValueKind.geometry, initial: 0,
      doc: "What is added to the colour's \(channel.lowercased()) from one instance to the next.",
      get: { Double($0[keyPath: path]) }, set: { $0[keyPath: path] = Float($1) })
  }
}
