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
    fill(shape, with: pixel(color, in: context), clip: context.clip, group: context.group)
  }

  /// The background of a node that has nothing else, and is in its parent's plane: most nodes are
  /// such. False where there is more to it.
  @inline(__always)
  mutating func fillPlain(_ node: RenderNode, in context: FlattenContext) -> Bool {
    guard node.children.isEmpty, node.effect.extras == nil, !node.paint.hasContent,
      node.paint.border == nil, node.geometry.space == nil, context.lens == nil,
      let color = node.paint.background
    else { return false }
    let map = node.geometry.transform.concatenating(context.map)
    guard map.isInvertible else { return true }
    let bounds = node.geometry.bounds
    guard LayerShape.exists(bounds) else { return true }
    let shape = LayerShape(
      bounds, node.paint.corners, map: map, isSoft: node.effect.hasSoftEdges)
    guard shape.isAnalytic else { return false }
    var (opacity, spread) = (context.opacity, context.spread)
    let own = Double(min(node.effect.opacity, 1))
    if node.effect.fadesAsGroup { opacity *= own } else { spread *= own }
    guard opacity * spread * 255 >= 0.5 else { return true }
    if Opacity.isWhole(opacity) { opacity = 1 }
    fill(
      shape, with: color.pixel(opacity: opacity * spread), clip: context.clip,
      group: context.group)
    return true
  }

  /// A shape that is painted from its numbers.
  private mutating func fill(
    _ shape: LayerShape, with pixel: Pixel, clip: PixelRect, group: Int32
  ) {
    let bounds = shape.rect.pixelBounds
    let isWhole = shape.rect.isPixelAlignedRect
    if bounds.width <= StampSheet.mostColumns, !isWhole {
      return fillSmall(shape.rect.inFixedPoint, bounds, with: pixel, clip: clip, group: group)
    }
    emit(pixel, clip: clip, group: group, bounds: bounds, core: shape.rect.opaqueCore) { list in
      if isWhole { return .rect }
      list.shapes.append(shape.rect)
      return .rounded(Int32(list.shapes.count - 1))
    }
  }

  /// A shape that may be recorded, less a hole in it.
  private mutating func fillSmall(
    _ shape: RoundedRect, hole: RoundedRect? = nil, _ bounds: PixelRect, with pixel: Pixel,
    clip: PixelRect, group: Int32
  ) {
    // What is cut off by the clip is not: stamps have no other edges than their own.
    let sheet = clip.contains(bounds) ? stamps : nil
    emit(
      pixel, clip: clip, group: group, bounds: bounds,
      core: hole == nil ? shape.opaqueCore : .empty
    ) { list in
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
      let shape = outlines.shape(of: content.path, pen: stroke.pen, in: context)
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
        shape.rect.inFixedPoint, hole: inner.rect.inFixedPoint, bounds,
        with: pixel(border.color, in: context), clip: context.clip, group: context.group)
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
    emit(
      pixel(color, in: context), clip: context.clip, group: context.group, bounds: bounds,
      core: core(), convexCore: convexCore(), paint)
  }

  private func pixel(_ color: CGColor, in context: FlattenContext) -> Pixel {
    color.pixel(opacity: context.opacity * context.spread)
  }

  @inline(__always)
  private mutating func emit(
    _ pixel: Pixel, clip: PixelRect, group: Int32, bounds: PixelRect,
    core: @autoclosure () -> PixelRect, convexCore: @autoclosure () -> ConvexCore? = nil,
    _ paint: (inout CommandList) -> DrawCommand.Paint
  ) {
    let bounds = bounds.intersection(clip)
    guard pixel.alpha > 0, damage.intersects(bounds), list.commands.count < mostCommands else {
      return
    }
    let hides = pixel.isOpaque && bounds.area >= Self.smallestCover
    let core = hides ? core().intersection(bounds) : .empty
    var command = DrawCommand(
      paint: paint(&list), color: pixel, group: group, bounds: bounds,
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

extension RenderTree.Paint {
  @inline(__always)
  func expectBackground() {
    if let background { expectMemory(of: ObjectIdentifier(background), bytes: 64) }
  }

  /// Whether there is content, without a copy of it.
  var hasContent: Bool {
    switch content {
    case nil: false
    default: true
    }
  }
}
