import CoreGraphics

extension CAGradientLayer {
  static let gradientKeys = GradientKeys()
  static let gradientTable = LayerTable(gradientKeys, after: layerTable)
}

/// What a gradient layer has beyond every layer.
struct GradientKeys: Sendable {
  let colors = LayerKey(
    "colors", motion: .layers, "The gradient's colours, two or more.",
    object: { $0.colors }, setObject: { $0.colors = $1 as? [Any] },
    get: { (layer: CAGradientLayer) in layer.gradient.colors },
    set: { $0.gradient.colors = $1 })

  let locations = LayerKey(
    "locations", as: .share, motion: .layers,
    "A place from 0 to 1 for each colour; null spreads them evenly.",
    object: { $0.locations }, setObject: { $0.locations = $1 as? [NSNumber] },
    get: { (layer: CAGradientLayer) in layer.gradient.locations },
    set: { $0.gradient.locations = $1 })

  let startPoint = LayerKey(
    "startPoint", \CAGradientLayer.startPoint, as: .fractions, motion: .layers,
    "Where the first colour lies, in fractions of the size; the centre of a round gradient.",
    get: { $0.gradient.start }, set: { $0.gradient.start = $1 })

  let endPoint = LayerKey(
    "endPoint", \CAGradientLayer.endPoint, as: .fractions, motion: .layers,
    "Where the last colour lies; a corner around a radial gradient, where a conic one begins.",
    get: { $0.gradient.end }, set: { $0.gradient.end = $1 })

  let type = LayerKey(
    "type", \CAGradientLayer.type, "The gradient's shape.",
    get: { $0.gradient.type }, set: { $0.gradient.type = $1 })
}
