import CoreGraphics

extension CAEmitterLayer {
  /// What every layer has, and where particles come from.
  static let emitterProperties = CALayer.properties.merging(
    [
      "birthRate": .of(\CAEmitterLayer.birthRate),
      "lifetime": .of(\CAEmitterLayer.lifetime),
      "velocity": .of(\CAEmitterLayer.velocity),
      "scale": .of(\CAEmitterLayer.scale),
      "spin": .of(\CAEmitterLayer.spin),
      "emitterPosition": .of(
        \CAEmitterLayer.emitterPosition, field: \CAEmitterLayer.emitter.position),
      "emitterZPosition": .of(
        \CAEmitterLayer.emitterZPosition, field: \CAEmitterLayer.emitter.zPosition),
      "emitterSize": .of(\CAEmitterLayer.emitterSize, field: \CAEmitterLayer.emitter.size),
      "emitterDepth": .of(\CAEmitterLayer.emitterDepth, field: \CAEmitterLayer.emitter.depth),
      "emitterShape": .named(\CAEmitterLayer.emitterShape),
      "emitterMode": .named(\CAEmitterLayer.emitterMode),
      "renderMode": .named(\CAEmitterLayer.renderMode),
      "preservesDepth": .of(\CAEmitterLayer.preservesDepth),
      "seed": .object(.number) {
        Int($0.seed)
      } set: { (layer: CAEmitterLayer, value) in
        layer.seed = (value as? NSNumber)?.uint32Value ?? 0
      },
      "emitterCells": .object(field: .emitterCells) {
        $0.emitterCells
      } set: { (layer: CAEmitterLayer, value) in
        layer.emitterCells = value as? [CAEmitterCell]
      },
    ], uniquingKeysWith: { $1 })
}

extension LayerField {
  /// The cells, of which animations change settings by name: `emitterCells.spark.birthRate`.
  fileprivate static let emitterCells = LayerField { (layer: CAEmitterLayer) in
    .object(layer.emitterCells)
  } write: { layer, value in
    if case .object(let object) = value { layer.emitterCells = object as? [CAEmitterCell] }
  }
}
