import UIKit

extension SceneClass {
  /// `CAShapeLayer`: a path, filled and stroked.
  static let shapeLayer = SceneClass(
    "CAShapeLayer", isView: false, properties: layer.properties + shapeProperties
  ) {
    .layer(CAShapeLayer())
  }

  // Names as Swift writes them; Core Animation's own have hyphens.
  private static let fillRules = ["nonZero", "evenOdd"]

  private static let shapeProperties: [Property] = [
    .path(
      "path", CAShapeLayer.self, doc: "What is filled and stroked, in the layer's own space.",
      get: { $0.path }, set: { $0.path = $1 }),
    .layerColor(
      "fillColor", CAShapeLayer.self, initial: .fixed(red: 0, green: 0, blue: 0, alpha: 1),
      doc: "What fills the path; null fills nothing.",
      get: { $0.fillColor }, set: { $0.fillColor = $1 }),
    .choice(
      "fillRule", CAShapeLayer.self, fillRules, initial: "nonZero",
      doc: "Which parts of a path that crosses itself are inside.",
      get: { $0.fillRule == .evenOdd ? "evenOdd" : "nonZero" },
      set: { $0.fillRule = $1 == "evenOdd" ? .evenOdd : .nonZero }),
    .layerColor(
      "strokeColor", CAShapeLayer.self, initial: nil, doc: "The colour of the line; null for none.",
      get: { $0.strokeColor }, set: { $0.strokeColor = $1 }),
    .number(
      "strokeStart", CAShapeLayer.self, in: ValueKind.unit, initial: 0,
      doc: "The share of the path's length at which the line begins.",
      get: { Double($0.strokeStart) }, set: { $0.strokeStart = $1 }),
    .number(
      "strokeEnd", CAShapeLayer.self, in: ValueKind.unit, initial: 1,
      doc: "The share of the path's length at which the line ends.",
      get: { Double($0.strokeEnd) }, set: { $0.strokeEnd = $1 }),
    .number(
      "lineWidth", CAShapeLayer.self, in: ValueKind.length, initial: 1,
      doc: "The width of the line, in points.",
      get: { Double($0.lineWidth) }, set: { $0.lineWidth = $1 }),
    .number(
      "miterLimit", CAShapeLayer.self, in: ValueKind.length, initial: 10,
      doc: "A pointed join longer than this many widths is cut off.",
      get: { Double($0.miterLimit) }, set: { $0.miterLimit = $1 }),
    .choice(
      "lineCap", CAShapeLayer.self, ["butt", "round", "square"], initial: "butt",
      doc: "The shape of the line's ends.",
      get: { $0.lineCap.rawValue }, set: { $0.lineCap = CAShapeLayerLineCap(rawValue: $1) }),
    .choice(
      "lineJoin", CAShapeLayer.self, ["miter", "round", "bevel"], initial: "miter",
      doc: "The shape of the line's corners.",
      get: { $0.lineJoin.rawValue }, set: { $0.lineJoin = CAShapeLayerLineJoin(rawValue: $1) }),
    .number(
      "lineDashPhase", CAShapeLayer.self, in: ValueKind.geometry, initial: 0,
      doc: "How far into the dashes the line begins.",
      get: { Double($0.lineDashPhase) }, set: { $0.lineDashPhase = $1 }),
    .numbers(
      "lineDashPattern", CAShapeLayer.self, in: ValueKind.length, animatable: false,
      doc: "Lengths drawn and left out in turn; null for a solid line.",
      get: { $0.lineDashPattern }, set: { $0.lineDashPattern = $1 }),
  ]
}
