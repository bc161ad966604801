import CoreGraphics

extension CALayer {
  /// The classes that have something to animate, the most common first.
  private static let animatedClasses: [CALayer.Type] = [
    CALayer.self, CAShapeLayer.self, CAGradientLayer.self, CAReplicatorLayer.self,
    CAEmitterLayer.self, CATextLayer.self,
  ]

  /// What the value of a key path is, in whatever class has it; nil where nothing can be animated.
  package static func animatedKind(of keyPath: String) -> LayerValue.Kind? {
    let steps = keyPath.split(separator: ".")
    if steps.count > 2, steps.first == "emitterCells", let last = steps.last {
      // Which cells there are is the layer's to know.
      return LayerValue(guessing: CAEmitterCell().value(forKey: String(last)))?.kind
    }
    for type in animatedClasses {
      if let target = MotionTarget(keyPath, in: type.makeDefault()), target.property != nil {
        return target.kind
      }
    }
    return nil
  }

  /// The properties of all classes that can be animated.
  package static var animatedKeys: [String] {
    var keys: Set<String> = []
    for type in animatedClasses {
      for property in type.table.properties where property.field != nil {
        keys.insert(property.key)
      }
    }
    return keys.sorted()
  }
}
