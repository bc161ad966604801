import UIKit

extension SceneClass {
  /// `CAGradientLayer`.
  static let gradientLayer = SceneClass(
    "CAGradientLayer", isView: false, properties: layer.properties + gradientProperties
  ) {
    .layer(CAGradientLayer())
  }

  private static let gradientProperties: [Property] = [
    .layerColors(
      "colors", CAGradientLayer.self, doc: "The gradient's colours, two or more.",
      get: { $0.gradientColors }, set: { $0.colors = $1 }),
    .numbers(
      "locations", CAGradientLayer.self, in: ValueKind.unit, animatable: true,
      doc: "A place from 0 to 1 for each colour; null spreads them evenly.",
      get: { $0.locations }, set: { $0.locations = $1 }),
    .unitPoint(
      "startPoint", CAGradientLayer.self, initial: CGPoint(x: 0.5, y: 0),
      doc: "Where the first colour lies, in fractions of the size; the centre of a round gradient.",
      get: { $0.startPoint }, set: { $0.startPoint = $1 }),
    .unitPoint(
      "endPoint", CAGradientLayer.self, initial: CGPoint(x: 0.5, y: 1),
      doc:
        "Where the last colour lies; a corner around a radial gradient, where a conic one begins.",
      get: { $0.endPoint }, set: { $0.endPoint = $1 }),
    .choice(
      "type", CAGradientLayer.self, ["axial", "radial", "conic"], initial: "axial",
      doc: "The gradient's shape.",
      get: { $0.type.rawValue }, set: { $0.type = CAGradientLayerType(rawValue: $1) }),
  ]
}

extension CAGradientLayer {
  fileprivate var gradientColors: [CGColor] { (colors ?? []).compactMap { $0 as? CGColor } }
}
