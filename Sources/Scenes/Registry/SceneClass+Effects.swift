import UIKit

extension SceneClass {
  /// What is done to a layer and its sublayers together, and how they lie in space.
  static let effectProperties: [Property] = [
    .transform3D(
      "sublayerTransform", CALayer.self, stage: .appearance,
      doc: "A map of the sublayers about the anchor point: perspective for all of them.",
      get: { $0.sublayerTransform }, set: { $0.sublayerTransform = $1 }),
    .number(
      "anchorPointZ", CALayer.self, in: ValueKind.geometry, initial: 0,
      doc: "The depth of the point about which the layer turns.",
      get: { Double($0.anchorPointZ) }, set: { $0.anchorPointZ = $1 }),
    .bool(
      "isDoubleSided", CALayer.self, initial: true, animatable: true,
      doc: "Whether the layer shows when its back is turned to the eye.",
      get: { $0.isDoubleSided }, set: { $0.isDoubleSided = $1 }),
    .bool(
      "isGeometryFlipped", CALayer.self, initial: false,
      doc: "Whether y points up for the sublayers.",
      get: { $0.isGeometryFlipped }, set: { $0.isGeometryFlipped = $1 }),
    .blendMode(
      "compositingFilter", CALayer.self,
      doc: "How the layer and what is below it become one, by a blend mode's name; null for over.",
      get: { ($0.compositingFilter as? CAFilter)?.name }, set: { $0.compositingFilter = $1 }),
    .filters(
      "filters", CALayer.self,
      doc: "What the layer and its sublayers are seen through, the first filter first.",
      get: { $0.filters }, set: { $0.filters = $1 }),
    .filters(
      "backgroundFilters", CALayer.self,
      doc: "What everything below the layer is seen through, as through frosted glass.",
      get: { $0.backgroundFilters }, set: { $0.backgroundFilters = $1 }),
    .number(
      "rasterizationScale", CALayer.self, in: ValueKind.length, initial: 1,
      doc: "Pixels a point of the bitmap that shouldRasterize makes.",
      get: { Double($0.rasterizationScale) }, set: { $0.rasterizationScale = $1 }),
    .bool(
      "allowsEdgeAntialiasing", CALayer.self, initial: true,
      doc: "Whether edges that do not follow the pixels are soft.",
      get: { $0.allowsEdgeAntialiasing }, set: { $0.allowsEdgeAntialiasing = $1 }),
  ]

  /// Those that a view node may name as well.
  static let sharedEffectProperties: [Property] = [
    .choice(
      "cornerCurve", CALayer.self, ["circular", "continuous"], initial: "circular",
      doc: "Whether rounded corners are quarter circles or bend gently into the sides.",
      get: { $0.cornerCurve.rawValue }, set: { $0.cornerCurve = CALayerCornerCurve(rawValue: $1) }),
    .layerColor(
      "shadowColor", CALayer.self, initial: .fixed(red: 0, green: 0, blue: 0, alpha: 1),
      doc: "The colour of the shadow; its alpha counts too.",
      get: { $0.shadowColor }, set: { $0.shadowColor = $1 }),
    .number(
      "shadowOpacity", CALayer.self, in: ValueKind.unit, initial: 0,
      doc: "How strong the shadow is; there is none by default.",
      get: { Double($0.shadowOpacity) }, set: { $0.shadowOpacity = Float($1) }),
    .vector(
      "shadowOffset", CALayer.self, initial: CGSize(width: 0, height: -3),
      doc: "How far the shadow lies from the layer; the default points up.",
      get: { $0.shadowOffset }, set: { $0.shadowOffset = $1 }),
    .number(
      "shadowRadius", CALayer.self, in: ValueKind.length, initial: 3,
      doc: "How soft the shadow is: the standard deviation of its blur, in points.",
      get: { Double($0.shadowRadius) }, set: { $0.shadowRadius = $1 }),
    .path(
      "shadowPath", CALayer.self,
      doc: "Casts the shadow in place of what the layer shows; null for what it shows.",
      get: { $0.shadowPath }, set: { $0.shadowPath = $1 }),
    .bool(
      "allowsGroupOpacity", CALayer.self, initial: true,
      doc: "Whether the layer and its sublayers are faded as one picture.",
      get: { $0.allowsGroupOpacity }, set: { $0.allowsGroupOpacity = $1 }),
    .bool(
      "shouldRasterize", CALayer.self, initial: false, animatable: true,
      doc: "Whether the layer and its sublayers are drawn once into a bitmap that is kept.",
      get: { $0.shouldRasterize }, set: { $0.shouldRasterize = $1 }),
  ]
}
