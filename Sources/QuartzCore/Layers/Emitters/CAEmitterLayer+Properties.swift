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
      "emitterCells": .object {
        $0.emitterCells
      } set: { (layer: CAEmitterLayer, value) in
        layer.emitterCells = value as? [CAEmitterCell]
      },
    ], uniquingKeysWith: { $1 })
}
