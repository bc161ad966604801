extension CAGradientLayer {
  /// What every layer has, and the gradient.
  static let gradientProperties = CALayer.properties.merging(
    [
      "colors": .object(.colors) {
        $0.colors
      } set: { (layer: CAGradientLayer, value) in
        layer.colors = value as? [Any]
      },
      "locations": .of(\CAGradientLayer.locations),
      "startPoint": .of(\CAGradientLayer.startPoint),
      "endPoint": .of(\CAGradientLayer.endPoint),
      "type": .named(\CAGradientLayer.type),
    ], uniquingKeysWith: { $1 })
}
