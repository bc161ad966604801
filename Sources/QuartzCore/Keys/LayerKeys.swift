import CoreGraphics

extension CALayer {
  static let keys = LayerKeys()
  static let layerTable = LayerTable(keys)
}

/// The properties of every layer, in the order in which dumps and the reference show them.
///
/// A row has the key, where the property is, what is to be known of it, a sentence, and where the
/// value is stored. Setters go through their rows: `CALayer.keys.opacity.set(newValue, of: self)`.
/// The defaults are those of `LayerState`.
struct LayerKeys: Sendable {
  // MARK: Geometry

  let frame = LayerProperty.plain(
    "frame", \CALayer.frame, role: .place, change: .node,
    "The layer's rectangle in its superlayer, taken before its transform.",
    write: { $0.frame = $1 })

  let bounds = LayerKey(
    "bounds", \CALayer.bounds, role: .place, motion: .viewsAdding,
    "The layer's rectangle in its own space; its origin moves the sublayers.",
    get: { $0.state.bounds }, set: { $0.state.bounds = $1 })

  let position = LayerKey(
    "position", \CALayer.position, role: .place, motion: .viewsAdding,
    "Where the anchor point lies in the superlayer.",
    get: { $0.state.position }, set: { $0.state.position = $1 })

  let anchorPoint = LayerKey(
    "anchorPoint", \CALayer.anchorPoint, as: .fractions, role: .anchor, motion: .views,
    options: .forViews,
    "The point, in fractions of the size, that position places and turns go about.",
    get: { $0.state.anchorPoint }, set: { $0.state.anchorPoint = $1 })

  let anchorPointZ = LayerKey(
    "anchorPointZ", \CALayer.anchorPointZ, motion: .layers, change: .order,
    "The depth of the point about which the layer turns.",
    get: { $0.state.anchorPointZ }, set: { $0.state.anchorPointZ = $1 })

  let zPosition = LayerKey(
    "zPosition", \CALayer.zPosition, motion: .viewsAdding, change: .order, options: .forViews,
    "Larger ones are drawn above their siblings.",
    get: { $0.state.zPosition }, set: { $0.state.zPosition = $1 })

  let transform = LayerKey(
    "transform", \CALayer.transform, role: .turn, motion: .viewsAdding, change: .order,
    "Turns, scales or moves the layer about its anchor point.",
    get: { $0.state.transform }, set: { $0.state.transform = $1 })

  let sublayerTransform = LayerKey(
    "sublayerTransform", \CALayer.sublayerTransform, motion: .views,
    "A map of the sublayers about the anchor point: perspective for all of them.",
    get: { $0.state.sublayerTransform }, set: { $0.state.sublayerTransform = $1 })

  let isDoubleSided = LayerKey(
    "doubleSided", \CALayer.isDoubleSided, motion: .layers,
    "Whether the layer shows when its back is turned to the eye.",
    get: { $0.state.isDoubleSided }, set: { $0.state.isDoubleSided = $1 })

  let isGeometryFlipped = LayerKey(
    "geometryFlipped", \CALayer.isGeometryFlipped,
    "Whether y points up for the sublayers.",
    get: { $0.state.isGeometryFlipped }, set: { $0.state.isGeometryFlipped = $1 })

  // MARK: Appearance

  let opacity = LayerKey(
    "opacity", \CALayer.opacity, as: .share, motion: .viewsAdding,
    "The opacity of the layer and its sublayers as one group.",
    get: { $0.state.opacity }, set: { $0.state.opacity = $1 })

  let isHidden = LayerKey(
    "hidden", \CALayer.isHidden, motion: .layers,
    "Whether the layer and its sublayers are gone.",
    get: { $0.state.isHidden }, set: { $0.state.isHidden = $1 })

  let backgroundColor = LayerKey(
    "backgroundColor", \CALayer.backgroundColor, motion: .views,
    "What fills the layer's rounded rectangle.",
    get: { $0.state.backgroundColor }, set: { $0.state.backgroundColor = $1 },
    write: { $0.backgroundColor = $1 })

  let masksToBounds = LayerKey(
    "masksToBounds", \CALayer.masksToBounds, motion: .layers,
    "Whether sublayers end at the layer's rounded rectangle.",
    get: { $0.state.masksToBounds }, set: { $0.state.masksToBounds = $1 })

  let name = LayerProperty.plain("name", \CALayer.name, "A name for dumps and searches.")

  let cornerRadius = LayerKey(
    "cornerRadius", \CALayer.cornerRadius, as: .length, motion: .viewsAdding, options: .forViews,
    "The radius of the rounded corners, in points.",
    get: { $0.state.cornerRadius }, set: { $0.state.cornerRadius = $1 },
    write: { $0.cornerRadius = $1 })

  let maskedCorners = LayerKey(
    "maskedCorners", \CALayer.maskedCorners, options: .forViews,
    "The corners that cornerRadius rounds; all by default.",
    get: { $0.state.maskedCorners }, set: { $0.state.maskedCorners = $1 })

  let cornerCurve = LayerKey(
    "cornerCurve", \CALayer.cornerCurve, options: .forViews,
    "Whether rounded corners are quarter circles or bend gently into the sides.",
    get: { $0.state.cornerCurve }, set: { $0.state.cornerCurve = $1 })

  let borderWidth = LayerKey(
    "borderWidth", \CALayer.borderWidth, as: .length, motion: .layers, options: .forViews,
    "The width of the border, drawn inside and above the sublayers.",
    get: { $0.state.borderWidth }, set: { $0.state.borderWidth = $1 })

  let borderColor = LayerKey(
    "borderColor", \CALayer.borderColor, motion: .layers, options: .forViews,
    "The colour of the border.",
    get: { $0.state.borderColor }, set: { $0.state.borderColor = $1 })

  // MARK: Shadow

  let shadowColor = LayerKey(
    "shadowColor", \CALayer.shadowColor, motion: .layers, options: .forViews,
    "The colour of the shadow; its alpha counts too.",
    get: { $0.state.shadow.color }, set: { $0.state.shadow.color = $1 })

  let shadowOpacity = LayerKey(
    "shadowOpacity", \CALayer.shadowOpacity, as: .share, motion: .layers, options: .forViews,
    "How strong the shadow is; there is none by default.",
    get: { $0.state.shadow.opacity }, set: { $0.state.shadow.opacity = $1 })

  let shadowOffset = LayerKey(
    "shadowOffset", \CALayer.shadowOffset, motion: .layers, options: .forViews,
    "How far the shadow lies from the layer; the default points up.",
    get: { $0.state.shadow.offset }, set: { $0.state.shadow.offset = $1 })

  let shadowRadius = LayerKey(
    "shadowRadius", \CALayer.shadowRadius, as: .length, motion: .layers, options: .forViews,
    "How soft the shadow is: the standard deviation of its blur, in points.",
    get: { $0.state.shadow.radius }, set: { $0.state.shadow.radius = $1 })

  let shadowPath = LayerKey(
    "shadowPath", \CALayer.shadowPath, motion: .layers, options: .forViews,
    "Casts the shadow in place of what the layer shows; null for what it shows.",
    get: { $0.state.shadow.path }, set: { $0.state.shadow.path = $1 })

  // MARK: Contents

  /// Set by way of `setContents`, which keeps a store beside the image.
  let contents = LayerKey(
    "contents", motion: .layers,
    "The picture between the background and the sublayers.",
    object: { $0.state.contents.image }, setObject: { $0.contents = $1 },
    get: { (layer: CALayer) in layer.state.contents.image },
    set: { $0.state.contents.image = $1 })

  let contentsGravity = LayerKey(
    "contentsGravity", \CALayer.contentsGravity,
    "Where the picture lies in the bounds, or how it fills them; top is where y is largest.",
    get: { $0.state.contents.gravity }, set: { $0.state.contents.gravity = $1 })

  let contentsRect = LayerKey(
    "contentsRect", \CALayer.contentsRect, as: .fractions, motion: .views,
    "The part of the picture that is shown; outside 0 to 1 its edges go on.",
    get: { $0.state.contents.rect }, set: { $0.state.contents.rect = $1 })

  let contentsCenter = LayerKey(
    "contentsCenter", \CALayer.contentsCenter, as: .fractions, motion: .views,
    "The part that is stretched where the picture is resized; the corners keep their size.",
    get: { $0.state.contents.center }, set: { $0.state.contents.center = $1 })

  let contentsScale = LayerKey(
    "contentsScale", \CALayer.contentsScale, as: .length, motion: .layers, options: .silent,
    "The picture's pixels a point; its file says so where this does not.",
    get: { $0.state.contents.scale }, set: { $0.state.contents.scale = $1 })

  let magnificationFilter = LayerKey(
    "magnificationFilter", \CALayer.magnificationFilter,
    "How pixels are found where the picture is enlarged.",
    get: { $0.state.contents.magnification }, set: { $0.state.contents.magnification = $1 })

  let minificationFilter = LayerKey(
    "minificationFilter", \CALayer.minificationFilter,
    "How pixels are found where the picture is reduced.",
    get: { $0.state.contents.minification }, set: { $0.state.contents.minification = $1 })

  let contentsFormat = LayerKey(
    "contentsFormat", \CALayer.contentsFormat, as: .unlisted, change: .nothing, options: .silent,
    "What a store keeps of a pixel.",
    get: { $0.state.contents.format }, set: { $0.state.contents.format = $1 })

  let isOpaque = LayerKey(
    "opaque", \CALayer.isOpaque, as: .unlisted, change: .nothing,
    "Whether what is drawn covers all of the layer.",
    get: { $0.state.isOpaque }, set: { $0.state.isOpaque = $1 })

  let drawsAsynchronously = LayerKey(
    "drawsAsynchronously", \CALayer.drawsAsynchronously, as: .unlisted, change: .nothing,
    options: .silent, "Whether drawing may be put off to another thread.",
    get: { $0.state.contents.drawsAsynchronously },
    set: { $0.state.contents.drawsAsynchronously = $1 })

  let preferredDynamicRange = LayerProperty.plain(
    "preferredDynamicRange", \CALayer.preferredDynamicRange, as: .unlisted,
    "How much brighter than white the layer would like to be.")

  let toneMapMode = LayerProperty.plain(
    "toneMapMode", \CALayer.toneMapMode, as: .unlisted,
    "What would become of contents that are too bright.")

  let contentsHeadroom = LayerProperty.plain(
    "contentsHeadroom", \CALayer.contentsHeadroom, as: .unlisted,
    "How many times brighter than white the contents are.")

  let wantsExtendedDynamicRangeContent = LayerProperty.plain(
    "wantsExtendedDynamicRangeContent", \CALayer.wantsExtendedDynamicRangeContent, as: .unlisted,
    "Whether the contents may be brighter than white.")

  let needsDisplayOnBoundsChange = LayerKey(
    "needsDisplayOnBoundsChange", \CALayer.needsDisplayOnBoundsChange, as: .unlisted,
    change: .nothing, options: .silent, "Whether a new size asks for a new drawing.",
    get: { $0.state.needsDisplayOnBoundsChange },
    set: { $0.state.needsDisplayOnBoundsChange = $1 })

  // MARK: Effects

  let compositingFilter = LayerKey(
    "compositingFilter", as: .blendMode,
    "How the layer and what is below it become one, by a blend mode's name; null for over.",
    object: { $0.compositingFilter }, setObject: { $0.compositingFilter = $1 },
    get: { (layer: CALayer) in layer.state.effects.compositingFilter },
    set: { $0.state.effects.compositingFilter = $1 })

  let filters = LayerKey(
    "filters", motion: .layers,
    "What the layer and its sublayers are seen through, the first filter first.",
    object: { $0.filters }, setObject: { $0.filters = $1 as? [Any] },
    get: { (layer: CALayer) in layer.state.effects.filters },
    set: { $0.state.effects.filters = $1 })

  let backgroundFilters = LayerKey(
    "backgroundFilters", motion: .layers,
    "What everything below the layer is seen through, as through frosted glass.",
    object: { $0.backgroundFilters }, setObject: { $0.backgroundFilters = $1 as? [Any] },
    get: { (layer: CALayer) in layer.state.effects.backgroundFilters },
    set: { $0.state.effects.backgroundFilters = $1 })

  let allowsGroupOpacity = LayerKey(
    "allowsGroupOpacity", \CALayer.allowsGroupOpacity, options: .forViews,
    "Whether the layer and its sublayers are faded as one picture.",
    get: { $0.state.effects.allowsGroupOpacity },
    set: { $0.state.effects.allowsGroupOpacity = $1 })

  let shouldRasterize = LayerKey(
    "shouldRasterize", \CALayer.shouldRasterize, motion: .layers, options: .forViews,
    "Whether the layer and its sublayers are drawn once into a bitmap that is kept.",
    get: { $0.state.effects.shouldRasterize }, set: { $0.state.effects.shouldRasterize = $1 })

  let rasterizationScale = LayerKey(
    "rasterizationScale", \CALayer.rasterizationScale, as: .length, motion: .layers,
    "Pixels a point of the bitmap that shouldRasterize makes.",
    get: { $0.state.effects.rasterizationScale },
    set: { $0.state.effects.rasterizationScale = $1 })

  let allowsEdgeAntialiasing = LayerKey(
    "allowsEdgeAntialiasing", \CALayer.allowsEdgeAntialiasing,
    "Whether edges that do not follow the pixels are soft.",
    get: { $0.state.effects.allowsEdgeAntialiasing },
    set: { $0.state.effects.allowsEdgeAntialiasing = $1 })

  let edgeAntialiasingMask = LayerKey(
    "edgeAntialiasingMask", \CALayer.edgeAntialiasingMask,
    "The edges that may be soft; with none of them, the layer's are hard.",
    get: { $0.state.effects.edgeAntialiasingMask },
    set: { $0.state.effects.edgeAntialiasingMask = $1 })

  // MARK: Time

  let beginTime = LayerProperty.plain(
    "beginTime", \CALayer.beginTime, as: .unlisted, change: .node, "When the layer's time begins.")
  let duration = LayerProperty.plain(
    "duration", \CALayer.duration, as: .unlisted, change: .node, "How long the layer's time lasts.")
  let speed = LayerProperty.plain(
    "speed", \CALayer.speed, as: .unlisted, change: .node, "How fast the layer's time goes.")
  let timeOffset = LayerProperty.plain(
    "timeOffset", \CALayer.timeOffset, as: .unlisted, change: .node, "What is added to its time.")
  let repeatCount = LayerProperty.plain(
    "repeatCount", \CALayer.repeatCount, as: .unlisted, change: .node, "How often it repeats.")
  let repeatDuration = LayerProperty.plain(
    "repeatDuration", \CALayer.repeatDuration, as: .unlisted, change: .node, "How long it repeats.")
  let autoreverses = LayerProperty.plain(
    "autoreverses", \CALayer.autoreverses, as: .unlisted, change: .node, "Whether it turns back.")
  let fillMode = LayerProperty.plain(
    "fillMode", \CALayer.fillMode, as: .unlisted, change: .node, "What holds before and after.")

  // MARK: The tree

  let mask = LayerProperty.object("mask", change: .node, "The layer that masks this one.") {
    (layer: CALayer) in
    layer.mask
  } set: {
    $0.mask = $1 as? CALayer
  }
  let sublayers = LayerProperty.object("sublayers", change: .node, "From back to front.") {
    (layer: CALayer) in
    layer.sublayers
  } set: {
    $0.sublayers = $1 as? [CALayer]
  }
  let superlayer = LayerProperty.object("superlayer", "The layer that this one is in.") {
    (layer: CALayer) in
    layer.superlayer
  } set: { _, _ in
  }
  let delegate = LayerProperty.object("delegate", "Who is asked.") {
    (layer: CALayer) in
    layer.delegate
  } set: {
    $0.delegate = $1 as? any CALayerDelegate
  }
  let layoutManager = LayerProperty.object("layoutManager", "Who places the sublayers.") {
    (layer: CALayer) in
    layer.layoutManager
  } set: {
    $0.layoutManager = $1 as? any CALayoutManager
  }
  let constraints = LayerProperty.object("constraints", "Where the layer lies.") {
    (layer: CALayer) in
    layer.constraints
  } set: {
    $0.constraints = $1 as? [CAConstraint]
  }
  let style = LayerProperty.object("style", "Values for keys that have none.") {
    (layer: CALayer) in
    layer.style
  } set: {
    $0.style = $1 as? [AnyHashable: Any]
  }
}
