import CoreGraphics

extension CALayer {
  /// The classes that have something to animate, the most common first.
  private static let animatedClasses: [CALayer.Type] = [
    CALayer.self, CAShapeLayer.self, CAGradientLayer.self, CAReplicatorLayer.self,
    CAEmitterLayer.self,
  ]

  /// What the value of a key path is, in whatever class has it; nil where nothing can be animated.
  package static func animatedKind(of keyPath: String) -> LayerValue.Kind? {
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
      for (key, property) in type.keyedProperties where property.field != nil { keys.insert(key) }
    }
    return keys.sorted()
  }
}
