extension CAGradientLayer {
  /// What every layer has, and the gradient.
  static let gradientProperties = CALayer.properties.merging(
    [
      "colors": .object(.colors, field: .colors) {
        $0.colors
      } set: { (layer: CAGradientLayer, value) in
        layer.colors = value as? [Any]
      },
      "locations": .of(\CAGradientLayer.locations, field: \CAGradientLayer.numberedLocations),
      "startPoint": .of(\CAGradientLayer.startPoint, field: \CAGradientLayer.gradient.start),
      "endPoint": .of(\CAGradientLayer.endPoint, field: \CAGradientLayer.gradient.end),
      "type": .named(\CAGradientLayer.type),
    ], uniquingKeysWith: { $1 })
}

extension CAGradientLayer {
  /// The locations as the property gives them, for no other class to override.
  fileprivate final var numberedLocations: [NSNumber]? {
    get { gradient.locations?.map { NSNumber(value: Double($0)) } }
    set { gradient.locations = newValue?.map { CGFloat($0.doubleValue) } }
  }
}

extension LayerField {
  fileprivate static let colors = LayerField { (layer: CAGradientLayer) in
    .colors(layer.gradient.colors)
  } write: { layer, value in
    if case .colors(let colors) = value { layer.gradient.colors = colors }
  }
}
