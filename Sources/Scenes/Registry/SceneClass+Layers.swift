import UIKit

extension SceneClass {
  package static let layer = SceneClass(CALayer.self)
  static let shapeLayer = SceneClass(CAShapeLayer.self)
  static let gradientLayer = SceneClass(CAGradientLayer.self)
  static let transformLayer = SceneClass(CATransformLayer.self)
  static let replicatorLayer = SceneClass(CAReplicatorLayer.self)
  static let scrollLayer = SceneClass(CAScrollLayer.self)
  static let emitterLayer = SceneClass(CAEmitterLayer.self)
  static let tiledLayer = SceneClass(CATiledLayer.self)
  static let textLayer = SceneClass(CATextLayer.self)

  /// A class of layers, with what QuartzCore knows of its properties.
  private convenience init(_ layerClass: CALayer.Type) {
    let fresh = CALayer.make(layerClass)
    self.init(
      String(describing: layerClass), isView: false,
      properties: layerClass.table.properties.compactMap { Property($0, beginningAs: fresh) }
    ) {
      .layer(CALayer.make(layerClass))
    }
  }

  /// The class that a layer is of, or the last one above it that scenes know.
  static func of(_ layer: CALayer) -> SceneClass {
    let classes = sequence(first: Mirror(reflecting: layer), next: \.superclassMirror)
    return classes.lazy.compactMap { mirror in
      all.first { !$0.isView && $0.name == String(describing: mirror.subjectType) }
    }.first ?? .layer
  }
}
