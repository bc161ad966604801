import CoreGraphics

extension CAShapeLayer {
  static let shapeKeys = ShapeKeys()
  static let shapeTable = LayerTable(shapeKeys, after: layerTable)
}

/// What a shape layer has beyond every layer: the path and how it is painted.
struct ShapeKeys: Sendable {
  let path = LayerKey(
    "path", \CAShapeLayer.path, motion: .layers,
    "What is filled and stroked, in the layer's own space.",
    get: { $0.shape.path }, set: { $0.shape.path = $1 })

  let fillColor = LayerKey(
    "fillColor", \CAShapeLayer.fillColor, motion: .layers,
    "What fills the path; null fills nothing.",
    get: { $0.shape.fillColor }, set: { $0.shape.fillColor = $1 })

  let fillRule = LayerKey(
    "fillRule", \CAShapeLayer.fillRule,
    "Which parts of a path that crosses itself are inside.",
    get: { $0.shape.fillRule }, set: { $0.shape.fillRule = $1 })

  let strokeColor = LayerKey(
    "strokeColor", \CAShapeLayer.strokeColor, motion: .layers,
    "The colour of the line; null for none.",
    get: { $0.shape.strokeColor }, set: { $0.shape.strokeColor = $1 })

  let strokeStart = LayerKey(
    "strokeStart", \CAShapeLayer.strokeStart, as: .share, motion: .layers,
    "The share of the path's length at which the line begins.",
    get: { $0.shape.strokeStart }, set: { $0.shape.strokeStart = $1 })

  let strokeEnd = LayerKey(
    "strokeEnd", \CAShapeLayer.strokeEnd, as: .share, motion: .layers,
    "The share of the path's length at which the line ends.",
    get: { $0.shape.strokeEnd }, set: { $0.shape.strokeEnd = $1 })

  let lineWidth = LayerKey(
    "lineWidth", \CAShapeLayer.lineWidth, as: .length, motion: .layers,
    "The width of the line, in points.",
    get: { $0.shape.lineWidth }, set: { $0.shape.lineWidth = $1 })

  let miterLimit = LayerKey(
    "miterLimit", \CAShapeLayer.miterLimit, as: .length, motion: .layers,
    "A pointed join longer than this many widths is cut off.",
    get: { $0.shape.miterLimit }, set: { $0.shape.miterLimit = $1 })

  let lineCap = LayerKey(
    "lineCap", \CAShapeLayer.lineCap, "The shape of the line's ends.",
    get: { $0.shape.lineCap }, set: { $0.shape.lineCap = $1 })

  let lineJoin = LayerKey(
    "lineJoin", \CAShapeLayer.lineJoin, "The shape of the line's corners.",
    get: { $0.shape.lineJoin }, set: { $0.shape.lineJoin = $1 })

  let lineDashPhase = LayerKey(
    "lineDashPhase", \CAShapeLayer.lineDashPhase, motion: .layers,
    "How far into the dashes the line begins.",
    get: { $0.shape.lineDashPhase }, set: { $0.shape.lineDashPhase = $1 })

  let lineDashPattern = LayerKey(
    "lineDashPattern", as: .length,
    "Lengths drawn and left out in turn; null for a solid line.",
    object: { $0.lineDashPattern }, setObject: { $0.lineDashPattern = $1 as? [NSNumber] },
    get: { (layer: CAShapeLayer) in layer.shape.lineDashPattern },
    set: { $0.shape.lineDashPattern = $1 })
}
