import UIKit

extension SceneClass {
  /// `CAEmitterLayer`: particles.
  static let emitterLayer = SceneClass(
    "CAEmitterLayer", isView: false, properties: layer.properties + emitterProperties
  ) {
    .layer(CAEmitterLayer())
  }

  private static let shapes = ["point", "line", "rectangle", "cuboid", "circle", "sphere"]
  private static let modes = ["points", "outline", "surface", "volume"]
  private static let renderModes = [
    "unordered", "oldestFirst", "oldestLast", "backToFront", "additive",
  ]

  private static let emitterProperties: [Property] =
    [
      .cells(
        "emitterCells", CAEmitterLayer.self, doc: "What is sent out: a list of cells.",
        get: { $0.emitterCells }, set: { $0.emitterCells = $1 }),
      .vector(
        "emitterPosition", CAEmitterLayer.self, initial: .zero,
        doc: "The centre of the shape that particles come from.",
        get: { CGSize(width: $0.emitterPosition.x, height: $0.emitterPosition.y) },
        set: { $0.emitterPosition = CGPoint(x: $1.width, y: $1.height) }),
      .number(
        "emitterZPosition", CAEmitterLayer.self, in: ValueKind.geometry, initial: 0,
        doc: "The depth of the shape's centre.",
        get: { Double($0.emitterZPosition) }, set: { $0.emitterZPosition = $1 }),
      .vector(
        "emitterSize", CAEmitterLayer.self, initial: .zero,
        doc: "The shape's width and height; the width of a round one is its radius.",
        get: { $0.emitterSize }, set: { $0.emitterSize = $1 }),
      .number(
        "emitterDepth", CAEmitterLayer.self, in: ValueKind.geometry, initial: 0,
        doc: "How deep the shape is.",
        get: { Double($0.emitterDepth) }, set: { $0.emitterDepth = $1 }),
      .choice(
        "emitterShape", CAEmitterLayer.self, shapes, initial: "point",
        doc: "What particles come from.",
        get: { $0.emitterShape.rawValue },
        set: { $0.emitterShape = CAEmitterLayerEmitterShape(rawValue: $1) }),
      .choice(
        "emitterMode", CAEmitterLayer.self, modes, initial: "volume",
        doc: "Which part of the shape they come from.",
        get: { $0.emitterMode.rawValue },
        set: { $0.emitterMode = CAEmitterLayerEmitterMode(rawValue: $1) }),
      .choice(
        "renderMode", CAEmitterLayer.self, renderModes, initial: "unordered",
        doc: "In which order particles are drawn, or whether their light adds up.",
        get: { $0.renderMode.rawValue },
        set: { $0.renderMode = CAEmitterLayerRenderMode(rawValue: $1) }),
      .bool(
        "preservesDepth", CAEmitterLayer.self, initial: false,
        doc: "Whether particles live in the superlayer's space instead of in a plane.",
        get: { $0.preservesDepth }, set: { $0.preservesDepth = $1 }),
      .integer(
        "seed", CAEmitterLayer.self, initial: 0, doc: "Another seed sends out other particles.",
        get: { Int($0.seed) }, set: { $0.seed = UInt32(clamping: $1) }),
    ] + [
      factor("birthRate", \.birthRate), factor("lifetime", \.lifetime),
      factor("velocity", \.velocity), factor("scale", \.scale), factor("spin", \.spin),
    ]

  private static func factor(
    _ name: String, _ path: any ReferenceWritableKeyPath<CAEmitterLayer, Float> & Sendable
  ) -> Property {
    .number(
      name, CAEmitterLayer.self, in: ValueKind.geometry, initial: 1,
      doc: "Multiplies the \(name) of every cell.",
      get: { Double($0[keyPath: path]) }, set: { $0[keyPath: path] = Float($1) })
  }
}
