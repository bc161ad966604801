import UIKit

extension SceneClass {
  /// `CALayer`, of its own or as a view's root layer.
  static let layer = SceneClass(
    "CALayer", isView: false,
    properties: layerProperties + contentsProperties + effectProperties + sharedLayerProperties
  ) {
    .layer(CALayer())
  }

  private static let corners: [ValueKind.Flag] = [
    .init("layerMinXMinYCorner", CACornerMask.layerMinXMinYCorner.rawValue),
    .init("layerMaxXMinYCorner", CACornerMask.layerMaxXMinYCorner.rawValue),
    .init("layerMinXMaxYCorner", CACornerMask.layerMinXMaxYCorner.rawValue),
    .init("layerMaxXMaxYCorner", CACornerMask.layerMaxXMaxYCorner.rawValue),
  ]

  private static let layerProperties: [Property] = [
    .rect(
      "frame", CALayer.self,
      doc: "The layer's rectangle in its superlayer, taken before its transform.",
      get: { $0.frame }, set: { $0.frame = $1 }),
    .rect(
      "bounds", CALayer.self,
      doc: "The layer's rectangle in its own space; its origin moves the sublayers.",
      get: { $0.bounds }, set: { $0.bounds = $1 }),
    .point(
      "position", CALayer.self, doc: "Where the anchor point lies in the superlayer.",
      get: { $0.position }, set: { $0.position = $1 }),
    .transform3D(
      "transform", CALayer.self, doc: "Turns, scales or moves the layer about its anchor point.",
      get: { $0.transform }, set: { $0.transform = $1 }),
    .number(
      "opacity", CALayer.self, in: ValueKind.unit, initial: 1,
      doc: "The opacity of the layer and its sublayers as one group.",
      get: { Double($0.opacity) }, set: { $0.opacity = Float($1) }),
    .bool(
      "isHidden", CALayer.self, initial: false,
      doc: "Whether the layer and its sublayers are gone.",
      get: { $0.isHidden }, set: { $0.isHidden = $1 }),
    .layerColor(
      "backgroundColor", CALayer.self, initial: nil,
      doc: "What fills the layer's rounded rectangle.",
      get: { $0.backgroundColor }, set: { $0.backgroundColor = $1 }),
    .bool(
      "masksToBounds", CALayer.self, initial: false,
      doc: "Whether sublayers end at the layer's rounded rectangle.",
      get: { $0.masksToBounds }, set: { $0.masksToBounds = $1 }),
    .text(
      "name", CALayer.self, doc: "A name for dumps and searches.",
      get: { $0.name }, set: { $0.name = $1 }),
  ]

  /// Properties of the layer that a view node may name as well: a view's go to its root layer.
  static let sharedLayerProperties: [Property] = boxProperties + sharedEffectProperties

  private static let boxProperties: [Property] = [
    .anchor(
      "anchorPoint", CALayer.self,
      doc: "The point, in fractions of the size, that position places and turns go about.",
      get: { $0.anchorPoint }, set: { $0.anchorPoint = $1 }),
    .number(
      "zPosition", CALayer.self, in: ValueKind.geometry, initial: 0,
      doc: "Larger ones are drawn above their siblings.",
      get: { Double($0.zPosition) }, set: { $0.zPosition = $1 }),
    .number(
      "cornerRadius", CALayer.self, in: ValueKind.length, initial: 0,
      doc: "The radius of the rounded corners, in points.",
      get: { Double($0.cornerRadius) }, set: { $0.cornerRadius = $1 }),
    .flags(
      "maskedCorners", CALayer.self, corners, initial: CACornerMask.all.rawValue,
      doc: "The corners that cornerRadius rounds; all by default.",
      get: { $0.maskedCorners.rawValue }, set: { $0.maskedCorners = CACornerMask(rawValue: $1) }),
    .number(
      "borderWidth", CALayer.self, in: ValueKind.length, initial: 0,
      doc: "The width of the border, drawn inside and above the sublayers.",
      get: { Double($0.borderWidth) }, set: { $0.borderWidth = $1 }),
    .layerColor(
      "borderColor", CALayer.self,
      initial: .fixed(red: 0, green: 0, blue: 0, alpha: 1), doc: "The colour of the border.",
      get: { $0.borderColor }, set: { $0.borderColor = $1 }),
  ]
}
