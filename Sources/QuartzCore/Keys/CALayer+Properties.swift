import CoreGraphics

extension CALayer {
  /// What every layer has, by key.
  static let properties: [String: LayerProperty] = geometryProperties.merging(
    appearanceProperties, uniquingKeysWith: { first, _ in first }
  ).merging(contentProperties, uniquingKeysWith: { first, _ in first })

  private static let geometryProperties: [String: LayerProperty] = [
    "position": .of(\CALayer.position, field: .position),
    "bounds": .of(\CALayer.bounds, field: .bounds),
    "frame": .of(\CALayer.frame),
    "anchorPoint": .of(\CALayer.anchorPoint, state: \.anchorPoint),
    "anchorPointZ": .of(\CALayer.anchorPointZ, state: \.anchorPointZ),
    "zPosition": .of(\CALayer.zPosition, state: \.zPosition),
    "transform": .of(\CALayer.transform, field: .transform),
    "sublayerTransform": .of(\CALayer.sublayerTransform, state: \.sublayerTransform),
    "doubleSided": .of(\CALayer.isDoubleSided, state: \.isDoubleSided),
    "geometryFlipped": .of(\CALayer.isGeometryFlipped),
  ]

  private static let appearanceProperties: [String: LayerProperty] = [
    "opacity": .of(\CALayer.opacity, field: .opacity),
    "hidden": .of(\CALayer.isHidden, state: \.isHidden),
    "masksToBounds": .of(\CALayer.masksToBounds, state: \.masksToBounds),
    "backgroundColor": .of(\CALayer.backgroundColor, field: .backgroundColor),
    "cornerRadius": .of(\CALayer.cornerRadius, field: .cornerRadius),
    "cornerCurve": .named(\CALayer.cornerCurve),
    "maskedCorners": .object(.number) {
      NSNumber(value: $0.maskedCorners.rawValue)
    } set: { (layer: CALayer, value) in
      layer.maskedCorners = CACornerMask(rawValue: (value as? NSNumber)?.uintValue ?? 0)
    },
    "borderWidth": .of(\CALayer.borderWidth, state: \.borderWidth),
    "borderColor": .of(\CALayer.borderColor, state: \.borderColor),
    "shadowColor": .of(\CALayer.shadowColor, state: \.shadow.color),
    "shadowOpacity": .of(\CALayer.shadowOpacity, state: \.shadow.opacity),
    "shadowOffset": .of(\CALayer.shadowOffset, state: \.shadow.offset),
    "shadowRadius": .of(\CALayer.shadowRadius, state: \.shadow.radius),
    "shadowPath": .of(\CALayer.shadowPath, state: \.shadow.path),
    "mask": .object {
      $0.mask
    } set: { (layer: CALayer, value) in
      layer.mask = value as? CALayer
    },
    "shouldRasterize": .of(\CALayer.shouldRasterize, state: \.effects.shouldRasterize),
    "rasterizationScale": .of(
      \CALayer.rasterizationScale, state: \.effects.rasterizationScale),
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
    "contentsRect": .of(\CALayer.contentsRect, state: \.contents.rect),
    "contentsCenter": .of(\CALayer.contentsCenter, state: \.contents.center),
    "contentsScale": .of(\CALayer.contentsScale, state: \.contents.scale),
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
