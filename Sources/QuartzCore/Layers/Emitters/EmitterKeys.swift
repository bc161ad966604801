import CoreGraphics

extension CAEmitterLayer {
  static let emitterKeys = EmitterKeys()
  static let emitterTable = LayerTable(emitterKeys, after: layerTable)
}

/// What an emitter layer has beyond every layer: what is sent out, and from where.
struct EmitterKeys: Sendable {
  /// Animations change settings of the cells by name: `emitterCells.spark.birthRate`.
  let emitterCells = LayerKey(
    "emitterCells", motion: .layers, options: .silent, "What is sent out: a list of cells.",
    object: { $0.emitterCells }, setObject: { $0.emitterCells = $1 as? [CAEmitterCell] },
    get: { (layer: CAEmitterLayer) in layer.emitterCells }, set: { $0.cells = $1 ?? [] })

  let emitterPosition = LayerKey(
    "emitterPosition", \CAEmitterLayer.emitterPosition, motion: .layers,
    "The centre of the shape that particles come from.",
    get: { $0.emitter.position }, set: { $0.emitter.position = $1 })

  let emitterZPosition = LayerKey(
    "emitterZPosition", \CAEmitterLayer.emitterZPosition, motion: .layers, change: .nothing,
    "The depth of the shape's centre; particles are drawn in a plane, which does not show it.",
    get: { $0.emitter.zPosition }, set: { $0.emitter.zPosition = $1 })

  let emitterSize = LayerKey(
    "emitterSize", \CAEmitterLayer.emitterSize, motion: .layers,
    "The shape's width and height; the width of a round one is its radius.",
    get: { $0.emitter.size }, set: { $0.emitter.size = $1 })

  let emitterDepth = LayerKey(
    "emitterDepth", \CAEmitterLayer.emitterDepth, motion: .layers, change: .nothing,
    "How deep the shape is; particles are drawn in a plane, which does not show it.",
    get: { $0.emitter.depth }, set: { $0.emitter.depth = $1 })

  let emitterShape = LayerKey(
    "emitterShape", \CAEmitterLayer.emitterShape, "What particles come from.",
    get: { $0.emitter.shape }, set: { $0.emitter.shape = $1 })

  let emitterMode = LayerKey(
    "emitterMode", \CAEmitterLayer.emitterMode, "Which part of the shape they come from.",
    get: { $0.emitter.mode }, set: { $0.emitter.mode = $1 })

  let renderMode = LayerKey(
    "renderMode", \CAEmitterLayer.renderMode,
    "In which order particles are drawn, or whether their light adds up.",
    get: { $0.emitter.renderMode }, set: { $0.emitter.renderMode = $1 })

  let preservesDepth = LayerKey(
    "preservesDepth", \CAEmitterLayer.preservesDepth,
    "Whether particles live in the superlayer's space instead of in a plane.",
    get: { $0.emitter.preservesDepth }, set: { $0.emitter.preservesDepth = $1 })

  let seed = LayerKey(
    "seed", \CAEmitterLayer.seed, "Another seed sends out other particles.",
    get: { $0.emitter.seed }, set: { $0.emitter.seed = $1 })

  // Multipliers of the cells' own. They hold for particles from their birth on, so an animation
  // would have to be remembered for as long as particles live.

  let birthRate = LayerKey(
    "birthRate", \CAEmitterLayer.birthRate, options: .silent,
    "Multiplies the birthRate of every cell.",
    get: { Float($0.emitter.births.last?.rate ?? 1) }, set: { $0.multiplyBirths(by: $1) })

  let lifetime = LayerKey(
    "lifetime", \CAEmitterLayer.lifetime, "Multiplies the lifetime of every cell.",
    get: { Float($0.emitter.lifetime) }, set: { $0.emitter.lifetime = Double($1) })

  let velocity = LayerKey(
    "velocity", \CAEmitterLayer.velocity, "Multiplies the velocity of every cell.",
    get: { Float($0.emitter.velocity) }, set: { $0.emitter.velocity = Double($1) })

  let scale = LayerKey(
    "scale", \CAEmitterLayer.scale, "Multiplies the scale of every cell.",
    get: { Float($0.emitter.scale) }, set: { $0.emitter.scale = Double($1) })

  let spin = LayerKey(
    "spin", \CAEmitterLayer.spin, "Multiplies the spin of every cell.",
    get: { Float($0.emitter.spin) }, set: { $0.emitter.spin = Double($1) })
}
