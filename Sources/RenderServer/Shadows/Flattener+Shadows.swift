import CoreGraphics
import Pixels
import RenderTree

extension Flattener {
  /// Shadows of contents within contents that cast shadows, beyond this depth, are those of plain
  /// shapes: else each would be a picture in the pictures of all around it.
  static let deepestShadow = 8

  /// Paints a node's shadow; what follows in the context lies upon it.
  ///
  /// The shadow belongs to what is around the node: where the node is faded, so is its shadow, and
  /// it is seen through the node, as it is on Apple's systems. The unfaded and unmasked content
  /// casts it.
  mutating func castShadow(of node: RenderNode, in context: inout FlattenContext, reach: Box) {
    guard let shadow = node.effect.extras?.value.shadow else { return }
    var own = context
    if shadow.path == nil { context.shadows += 1 }
    let (dx, dy) = (shadow.offset.width, shadow.offset.height)
    own.move(by: dx, dy)
    own.clip = reach.pixels.intersection(own.clip)
    if shadow.isCut {
      let end = context.box(around: shadow.extent(of: node.contentExtent))
      own.clip = end.pixels.intersection(own.clip)
    }
    guard own.map.tx.isFinite, own.map.ty.isFinite, damage.intersects(own.clip),
      let caster = ShadowCaster(of: shadow, node, &pathShapes)
    else { return }
    let radius = shadow.radius > 0 && shadow.radius.isFinite ? shadow.radius : 0
    switch caster {
    case .shape(let shape, let strength):
      own.opacity *= strength
      cast(shape, radius: radius, color: shadow.color, in: own)
    case .path(let path):
      cast(.path(path), in: path.boundingBox, radius: radius, color: shadow.color, own)
    case .content where own.shadows < Self.deepestShadow:
      cast(
        .look(NodeLook(contentOf: node)), in: node.contentExtent, radius: radius,
        color: shadow.color, own, depth: context.shadows)
    case .content:
      guard LayerShape.exists(node.geometry.bounds) else { return }
      let shape = RoundedRect(node.geometry.bounds, node.paint.corners)
      cast(shape, radius: radius, color: shadow.color, in: own)
    }
  }

  /// Casts the shadow of a rounded rectangle: in closed form if its sides run along the axes.
  private mutating func cast(
    _ rect: RoundedRect, radius: Double, color: CGColor, in context: FlattenContext
  ) {
    let shape =
      context.lens == nil ? LayerShape(rect, map: context.map) : LayerShape(unplaced: rect)
    if radius == 0 { return fill(shape, with: color, in: context) }
    let map = context.map.snappedToAxes
    let shadow =
      shape.isAligned
      ? RoundedShadow(
        shape.rect, sigmaX: radius * (abs(map.a) + abs(map.c)),
        sigmaY: radius * (abs(map.b) + abs(map.d)), tables: &pictures.tables)
      : nil
    guard let shadow else {
      let extent = CGRect(
        x: rect.minX, y: rect.minY, width: rect.maxX - rect.minX, height: rect.maxY - rect.minY)
      return cast(.shape(rect), in: extent, radius: radius, color: color, context)
    }
    emit(.rounded(shadow), color, in: context)
  }

  /// Casts the shadow of something that is painted first, and blurred.
  private mutating func cast(
    _ source: Pictures.Source, in extent: CGRect, radius: Double, color: CGColor,
    _ context: FlattenContext, depth: Int = 0
  ) {
    let map = context.map
    // The blur is round on the device; where scales differ, it is the weaker one.
    let scale = min((map.a * map.a + map.b * map.b), (map.c * map.c + map.d * map.d)).squareRoot()
    let sigma = min(radius * scale, GaussianBlur.maximumSigma)
    let mask =
      context.lens == nil
      ? pictures.shadow(
        of: source, in: extent, under: map, sigma: sigma, canvas: canvas, depth: depth)
      : pictures.shadow(
        of: source, in: extent, through: context, sigma: sigma, canvas: canvas, depth: depth)
    if let mask { emit(.mask(mask), color, in: context) }
  }

  private mutating func emit(
    _ shadow: ShadowPaint, _ color: CGColor, in context: FlattenContext
  ) {
    emit(color, context, bounds: shadow.pixelBounds, core: .empty) { list in
      list.shadows.append(shadow)
      return .shadow(Int32(list.shadows.count - 1))
    }
  }
}
