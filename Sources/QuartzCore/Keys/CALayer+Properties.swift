import CoreGraphics

extension CALayer {
  /// What every layer has, by key.
  static let properties: [String: LayerProperty] = geometryProperties.merging(
    appearanceProperties, uniquingKeysWith: { first, _ in first }
  ).merging(contentProperties, uniquingKeysWith: { first, _ in first })

  private static let geometryProperties: [String: LayerProperty] = [
    "position": .of(\CALayer.position),
    "bounds": .of(\CALayer.bounds),
    "frame": .of(\CALayer.frame),
    "anchorPoint": .of(\CALayer.anchorPoint),
    "anchorPointZ": .of(\CALayer.anchorPointZ),
    "zPosition": .of(\CALayer.zPosition),
    "transform": .of(\CALayer.transform),
    "sublayerTransform": .of(\CALayer.sublayerTransform),
    "doubleSided": .of(\CALayer.isDoubleSided),
    "geometryFlipped": .of(\CALayer.isGeometryFlipped),
  ]

  private static let appearanceProperties: [String: LayerProperty] = [
    "opacity": .of(\CALayer.opacity),
    "hidden": .of(\CALayer.isHidden),
    "masksToBounds": .of(\CALayer.masksToBounds),
    "backgroundColor": .of(\CALayer.backgroundColor),
    "cornerRadius": .of(\CALayer.cornerRadius),
    "cornerCurve": .named(\CALayer.cornerCurve),
    "maskedCorners": .object(.number) {
      NSNumber(value: $0.maskedCorners.rawValue)
    } set: { (layer: CALayer, value) in
      layer.maskedCorners = CACornerMask(rawValue: (value as? NSNumber)?.uintValue ?? 0)
    },
    "borderWidth": .of(\CALayer.borderWidth),
    "borderColor": .of(\CALayer.borderColor),
    "shadowColor": .of(\CALayer.shadowColor),
    "shadowOpacity": .of(\CALayer.shadowOpacity),
    "shadowOffset": .of(\CALayer.shadowOffset),
    "shadowRadius": .of(\CALayer.shadowRadius),
    "shadowPath": .of(\CALayer.shadowPath),
    "mask": .object {
      $0.mask
    } set: { (layer: CALayer, value) in
      layer.mask = value as? CALayer
    },
    "shouldRasterize": .of(\CALayer.shouldRasterize),
    "rasterizationScale": .of(\CALayer.rasterizationScale),
    "compositingFilter": .object {
      $0.compositingFilter
    } set: { (layer: CALayer, value) in
      layer.compositingFilter = value
    },
    "filters": .object {
      $0.filters
    } set: { (layer: CALayer, value) in
      layer.filters = value as? [Any]
    },
    "backgroundFilters": .object {
      $0.backgroundFilters
    } set: { (layer: CALayer, value) in
      layer.backgroundFilters = value as? [Any]
    },
    "allowsGroupOpacity": .of(\CALayer.allowsGroupOpacity),
    "allowsEdgeAntialiasing": .of(\CALayer.allowsEdgeAntialiasing),
  ]

  private static let contentProperties: [String: LayerProperty] = [
    "contents": .object(.image) {
      $0.state.contents.image
    } set: { (layer: CALayer, value) in
      layer.contents = value
    },
    "contentsGravity": .named(\CALayer.contentsGravity),
    "contentsRect": .of(\CALayer.contentsRect),
    "contentsCenter": .of(\CALayer.contentsCenter),
    "contentsScale": .of(\CALayer.contentsScale),
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
