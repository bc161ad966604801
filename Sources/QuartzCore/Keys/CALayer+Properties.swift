import CoreGraphics

extension CALayer {
  /// What every layer has, by key.
  static let properties: [String: LayerProperty] = geometryProperties.merging(
    appearanceProperties, uniquingKeysWith: { first, _ in first }
  ).merging(contentProperties, uniquingKeysWith: { first, _ in first })

  private static let geometryProperties: [String: LayerProperty] = [
    "position": .of(\CALayer.position, field: \CALayer.state.position),
    "bounds": .of(\CALayer.bounds, field: \CALayer.state.bounds),
    "frame": .of(\CALayer.frame),
    "anchorPoint": .of(\CALayer.anchorPoint, field: \CALayer.state.anchorPoint),
    "anchorPointZ": .of(\CALayer.anchorPointZ, field: \CALayer.state.anchorPointZ),
    "zPosition": .of(\CALayer.zPosition, field: \CALayer.state.zPosition),
    "transform": .of(\CALayer.transform, field: \CALayer.state.transform),
    "sublayerTransform": .of(\CALayer.sublayerTransform, field: \CALayer.state.sublayerTransform),
    "doubleSided": .of(\CALayer.isDoubleSided, field: \CALayer.state.isDoubleSided),
    "geometryFlipped": .of(\CALayer.isGeometryFlipped),
  ]

  private static let appearanceProperties: [String: LayerProperty] = [
    "opacity": .of(\CALayer.opacity, field: \CALayer.state.opacity),
    "hidden": .of(\CALayer.isHidden, field: \CALayer.state.isHidden),
    "masksToBounds": .of(\CALayer.masksToBounds, field: \CALayer.state.masksToBounds),
    "backgroundColor": .of(\CALayer.backgroundColor, field: \CALayer.state.backgroundColor),
    "cornerRadius": .of(\CALayer.cornerRadius, field: \CALayer.state.cornerRadius),
    "cornerCurve": .named(\CALayer.cornerCurve),
    "maskedCorners": .object(.number) {
      NSNumber(value: $0.maskedCorners.rawValue)
    } set: { (layer: CALayer, value) in
      layer.maskedCorners = CACornerMask(rawValue: (value as? NSNumber)?.uintValue ?? 0)
    },
    "borderWidth": .of(\CALayer.borderWidth, field: \CALayer.state.borderWidth),
    "borderColor": .of(\CALayer.borderColor, field: \CALayer.state.borderColor),
    "shadowColor": .of(\CALayer.shadowColor, field: \CALayer.state.shadow.color),
    "shadowOpacity": .of(\CALayer.shadowOpacity, field: \CALayer.state.shadow.opacity),
    "shadowOffset": .of(\CALayer.shadowOffset, field: \CALayer.state.shadow.offset),
    "shadowRadius": .of(\CALayer.shadowRadius, field: \CALayer.state.shadow.radius),
    "shadowPath": .of(\CALayer.shadowPath, field: \CALayer.state.shadow.path),
    "mask": .object {
      $0.mask
    } set: { (layer: CALayer, value) in
      layer.mask = value as? CALayer
    },
    "shouldRasterize": .of(\CALayer.shouldRasterize, field: \CALayer.state.effects.shouldRasterize),
    "rasterizationScale": .of(
      \CALayer.rasterizationScale, field: \CALayer.state.effects.rasterizationScale),
    "compositingFilter": .object {
      $0.compositingFilter
    } set: { (layer: CALayer, value) in
      layer.compositingFilter = value
    },
    "filters": .object(field: .filters) {
      $0.filters
    } set: { (layer: CALayer, value) in
      layer.filters = value as? [Any]
    },
    "backgroundFilters": .object(field: .backgroundFilters) {
      $0.backgroundFilters
    } set: { (layer: CALayer, value) in
      layer.backgroundFilters = value as? [Any]
    },
    "allowsGroupOpacity": .of(\CALayer.allowsGroupOpacity),
    "allowsEdgeAntialiasing": .of(\CALayer.allowsEdgeAntialiasing),
  ]

  private static let contentProperties: [String: LayerProperty] = [
    "contents": .object(.image, field: .contents) {
      $0.state.contents.image
    } set: { (layer: CALayer, value) in
      layer.contents = value
    },
    "contentsGravity": .named(\CALayer.contentsGravity),
    "contentsRect": .of(\CALayer.contentsRect, field: \CALayer.state.contents.rect),
    "contentsCenter": .of(\CALayer.contentsCenter, field: \CALayer.state.contents.center),
    "contentsScale": .of(\CALayer.contentsScale, field: \CALayer.state.contents.scale),
    "magnificationFilter": .named(\CALayer.magnificationFilter),
    "minificationFilter": .named(\CALayer.minificationFilter),
    "contentsFormat": .named(\CALayer.contentsFormat),
    "opaque": .of(\CALayer.isOpaque),
    "drawsAsynchronously": .of(\CALayer.drawsAsynchronously),
    "style": .object {
      $0.style
    } set: { (layer: CALayer, value) in
      layer.style = value as? [AnyHashable: Any]
    },
    "needsDisplayOnBoundsChange": .of(\CALayer.needsDisplayOnBoundsChange),
    "name": .of(\CALayer.name),
    "sublayers": .object {
      $0.sublayers
    } set: { (layer: CALayer, value) in
      layer.sublayers = value as? [CALayer]
    },
    "superlayer": .object {
      $0.superlayer
    } set: { (_: CALayer, _) in
    },
    "delegate": .object {
      $0.delegate
    } set: { (layer: CALayer, value) in
      layer.delegate = value as? any CALayerDelegate
    },
  ]
}
