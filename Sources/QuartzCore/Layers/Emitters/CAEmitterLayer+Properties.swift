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
      "emitterPosition": .of(\CAEmitterLayer.emitterPosition),
      "emitterZPosition": .of(\CAEmitterLayer.emitterZPosition),
      "emitterSize": .of(\CAEmitterLayer.emitterSize),
      "emitterDepth": .of(\CAEmitterLayer.emitterDepth),
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
