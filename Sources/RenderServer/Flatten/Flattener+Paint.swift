import CoreGraphics
import Pixels
import RenderTree

extension Flattener {
  /// A background, or any colour in the whole of a shape.
  mutating func fill(_ shape: LayerShape, with color: CGColor, in context: FlattenContext) {
    guard shape.isAnalytic else {
      return fill(
        outline(of: shape, in: context), .nonZero, with: color, core: shape.core,
        convexCore: shape.convexCore(in: context), in: context)
    }
    let bounds = shape.rect.pixelBounds
    if bounds.width <= StampSheet.mostColumns, !shape.rect.isPixelAlignedRect {
      return fillSmall(shape.rect.inFixedPoint, bounds, with: color, in: context)
    }
    emit(color, context, bounds: bounds, core: shape.rect.opaqueCore) { list in
      if shape.rect.isPixelAlignedRect { return .rect }
      list.shapes.append(shape.rect)
      return .rounded(Int32(list.shapes.count - 1))
    }
  }

  /// A shape that may be recorded, less a hole in it.
  private mutating func fillSmall(
    _ shape: RoundedRect, hole: RoundedRect? = nil, _ bounds: PixelRect, with color: CGColor,
    in context: FlattenContext
  ) {
    // What is cut off by the clip is not: stamps have no other edges than their own.
    let sheet = context.clip.contains(bounds) ? stamps : nil
    emit(color, context, bounds: bounds, core: hole == nil ? shape.opaqueCore : .empty) { list in
      if let stamp = sheet?.stamp(of: shape, hole: hole) {
        list.stamps.append(stamp)
        return .stamp(Int32(list.stamps.count - 1))
      }
      list.shapes.append(shape)
      guard let hole else { return .rounded(Int32(list.shapes.count - 1)) }
      list.shapes.append(hole)
      return .ring(Int32(list.shapes.count - 2))
    }
  }

  mutating func draw(_ node: RenderNode, in context: FlattenContext) {
    let bounds = node.geometry.bounds
    switch node.paint.content {
    case .shape(let content): draw(content, in: context)
    case .gradient(let content):
      fill(content, over: bounds, context.shape(of: node), in: context)
    case .image(let content): draw(content, of: node, context)
    case nil: break
    }
  }

  private mutating func draw(_ content: ShapeContent, in context: FlattenContext) {
    if let color = content.fill {
      let rule: FillRule = content.rule == .evenOdd ? .evenOdd : .nonZero
      let shape = outlines.shape(of: content.path, rule: rule, in: context)
      fill(shape, rule, with: color, in: context)
    }
    if let stroke = content.stroke {
      let shape = outlines.shape(of: content.path, stroke: stroke, in: context)
      fill(shape, .nonZero, with: stroke.color, in: context)
    }
  }

  /// A border, which lies inside of the shape; one too wide to leave a hole fills it.
  mutating func stroke(
    _ border: RenderTree.Paint.Border, of node: RenderNode, in context: FlattenContext
  ) {
    guard border.width > 0 else { return }
    let shape = context.shape(of: node)
    var inner = shape
    guard inner.inset(by: border.width, in: node.geometry.bounds, map: context.map) else {
      fill(shape, with: border.color, in: context)
      return
    }
    guard shape.isAnalytic else {
      return fill(
        outline(of: shape, hole: inner, in: context), .evenOdd, with: border.color,
        in: context)
    }
    let bounds = shape.rect.pixelBounds
    if bounds.width <= StampSheet.mostColumns {
      return fillSmall(
        shape.rect.inFixedPoint, hole: inner.rect.inFixedPoint, bounds, with: border.color,
        in: context)
    }
    emit(border.color, context, bounds: bounds, core: .empty) { list in
      list.shapes.append(shape.rect)
      list.shapes.append(inner.rect)
      return .ring(Int32(list.shapes.count - 2))
    }
  }

  /// Fills a path by its recorded coverage if there is one.
  private mutating func fill(
    _ shape: OutlineCache.Shape, _ rule: FillRule, with color: CGColor, core: PixelRect = .empty,
    convexCore: @autoclosure () -> ConvexCore? = nil, in context: FlattenContext
  ) {
    // The outline's bounds: the stencil's end at whole eights.
    emit(
      color, context, bounds: shape.outline.pixelBounds, core: core, convexCore: convexCore()
    ) { list in
      guard let stencil = shape.stencil else {
        list.outlines.append(shape.outline)
        return .outline(Int32(list.outlines.count - 1), rule)
      }
      list.stencils.append(stencil)
      return .stencil(Int32(list.stencils.count - 1))
    }
  }

  /// A shape, less another inside it, in device pixels: for all that are not painted from their
  /// numbers.
  mutating func outline(
    of shape: LayerShape, hole: LayerShape? = nil, in context: FlattenContext
  ) -> OutlineCache.Shape {
    var context = context
    if shape.isAligned { (context.map, context.lens) = (.identity, nil) }
    if shape.isContinuous {
      return outlines.shape(of: shape.rect, hole: hole?.rect, in: context, isHard: shape.isHard)
    }
    var outline: Outline
    if let hole {
      outline = context.outline([shape.rect, hole.rect])
    } else {
      outline = context.outline([shape.rect])
    }
    if shape.isHard { outline = outline.hardened }
    return OutlineCache.Shape(outline: outline)
  }

  /// Commands on fewer pixels seldom hide a whole area, and are not asked what they hide.
  private static let smallestCover = 1024

  /// Adds a command unless it cannot be seen.
  mutating func emit(
    _ color: CGColor, _ context: FlattenContext, bounds: PixelRect,
    core: @autoclosure () -> PixelRect, convexCore: @autoclosure () -> ConvexCore? = nil,
    _ paint: (inout CommandList) -> DrawCommand.Paint
  ) {
    let bounds = bounds.intersection(context.clip)
    let pixel = color.pixel(opacity: context.opacity * context.spread)
    guard pixel.alpha > 0, damage.intersects(bounds) else { return }
    let hides = pixel.isOpaque && bounds.area >= Self.smallestCover
    let core = hides ? core().intersection(bounds) : .empty
    var command = DrawCommand(
      paint: paint(&list), color: pixel, group: context.group, bounds: bounds,
      core: core.isEmpty ? .empty : core)
    if hides, core.isEmpty, let convexCore = convexCore() {
      command.convexCore = Int32(list.convexCores.count)
      list.convexCores.append(convexCore)
    }
    list.commands.append(command)
  }
}

extension CGColor {
  /// The premultiplied pixel of this colour, faded.
  fileprivate func pixel(opacity: Double) -> Pixel {
    if opacity == 1 { return pixel }
    let (red, green, blue, alpha) = rgba
    return Pixel(red: red, green: green, blue: blue, alpha: min(alpha, 1) * opacity)
  }
}
