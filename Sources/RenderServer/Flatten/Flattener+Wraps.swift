import CoreGraphics
import Pixels
import RenderTree

// Masks and blending.

extension Flattener {
  /// Begins the group that a node's mask and blending need, if it has them.
  ///
  /// The opacity is the group's where nothing else has a say in it: a shadow is faded by itself,
  /// below the faded node. Modes that change what is below a clear pixel do so in all of the
  /// device's rectangle around the node and its children, as such a picture of its own is on Apple's
  /// systems.
  mutating func openWrap(
    of node: RenderNode, in context: inout FlattenContext, reach: Box
  ) -> Wrap {
    guard let extras = node.effect.extras,
      extras.value.mask != nil || extras.value.blending != .normal
    else { return Wrap() }
    if let mask = extras.value.mask {
      let area = context.box(around: mask.extent).pixels
      context.clip = area.intersection(context.clip)
    }
    // Also where nothing is left: a mask that touches the node at an edge shows nothing of it, although
    // both cover a part of the same pixels.
    let bounds = reach.pixels.intersection(context.clip)
    context.clip = bounds
    // A mask takes a group in the group.
    guard !bounds.isEmpty, depth(in: context) < Self.deepestGroup - 1 else { return Wrap() }
    var group = CommandGroup(blending: extras.value.blending.mode, bounds: bounds)
    if extras.value.shadow == nil { group.opacity = takeOpacity(&context) }
    var wrap = Wrap(awaitsMask: extras.value.mask != nil)
    if let mask = extras.value.mask, group.blending == .normal,
      let shape = simpleShape(of: mask, in: context)
    {
      wrap.awaitsMask = false
      group.mask = shape
      if !node.readsBackdrop { group.openCore() }
      if group.core.contains(bounds) { return Wrap() }
    }
    wrap.group = open(group, in: &context)
    // As a picture of its own it has an alpha of 0 beside what is painted, and a say there too.
    if group.blending.changesBelowNothing { hold(bounds, in: context) }
    return wrap
  }

  /// Begins the group of a mask, whose alpha is to replace that of what its parent group holds.
  mutating func openMask(over wrap: Int32, in context: inout FlattenContext) -> Int32 {
    context.group = wrap
    context.opacity = 1
    context.spread = 1
    let bounds = list.groups[Int(wrap)].bounds
    context.clip = bounds
    let mask = open(CommandGroup(blending: .destinationIn, bounds: bounds), in: &context)
    hold(bounds, in: context)
    return mask
  }

  /// Has the group of a context looked at wherever `bounds` is.
  mutating func hold(_ bounds: PixelRect, in context: FlattenContext) {
    guard damage.intersects(bounds) else { return }
    list.commands.append(
      DrawCommand(
        paint: .nothing, color: .clear, group: context.group, bounds: bounds, core: .empty))
  }

  /// The shape of a mask that is one opaque shape and nothing else: it needs no picture.
  private mutating func simpleShape(
    of mask: RenderNode, in context: FlattenContext
  ) -> CommandGroup.Mask? {
    var context = context
    context.enter(mask.geometry)
    guard mask.effect == .none, mask.children.isEmpty, mask.paint.border == nil,
      context.shows(mask.geometry)
    else { return nil }
    if mask.paint.content == nil {
      guard mask.paint.background?.pixel.isOpaque == true,
        LayerShape.exists(mask.geometry.bounds)
      else { return nil }
      let shape = context.shape(of: mask)
      return shape.isAnalytic
        ? .rounded(shape.rect) : .outline(outline(of: shape, in: context).outline, .nonZero)
    }
    guard mask.paint.background == nil, case .shape(let shape) = mask.paint.content,
      shape.stroke == nil, shape.fill?.pixel.isOpaque == true, mask.geometry.bounds.isFinite
    else { return nil }
    let rule: FillRule = shape.rule == .evenOdd ? .evenOdd : .nonZero
    return .outline(outlines.shape(of: shape.path, rule: rule, in: context).outline, rule)
  }
}

extension CommandGroup {
  /// Finds the core inside a mask that is a shape.
  fileprivate mutating func openCore() {
    guard case .rounded(let shape) = mask, opacity == 255, blending == .normal else { return }
    core = shape.isPixelAlignedRect ? shape.pixelBounds : shape.opaqueCore
    core = core.intersection(bounds)
  }
}
