import Pixels
import RenderTree

extension Flattener {
  /// Begins the group of a node that is faded as a whole, if it needs one.
  ///
  /// A node that paints a single thing, or nothing but one child, hands its opacity on instead.
  mutating func openFade(
    of node: RenderNode, in context: inout FlattenContext, reach: Box
  ) -> Int32 {
    if context.opacity * 255 >= 254.5 {
      context.opacity = 1
      return CommandGroup.none
    }
    guard node.isSeveralThings, depth(in: context) < Self.deepestGroup
    else { return CommandGroup.none }
    let opacity = UInt8(context.opacity * 255 + 0.5)
    context.opacity = 1
    let bounds = reach.pixels.intersection(context.clip)
    return open(.none, opacity: opacity, bounds: bounds, core: .empty, in: &context)
  }

  /// Cuts off what is inside a node at its shape: by a clip where whole pixels do, else by a group.
  mutating func openMask(of node: RenderNode, in context: inout FlattenContext) -> Int32 {
    guard node.effect.masksToBounds else { return CommandGroup.none }
    guard LayerShape.exists(node.geometry.bounds) else {
      context.clip = .empty
      return CommandGroup.none
    }
    let shape = LayerShape(node.geometry.bounds, node.paint.corners, map: context.map)
    let mask: CommandGroup.Mask
    var core = PixelRect.empty
    if shape.isAligned {
      mask = .rounded(shape.rect)
      context.clip = shape.rect.pixelBounds.intersection(context.clip)
      core = shape.rect.isPixelAlignedRect ? context.clip : shape.rect.opaqueCore
      core = core.intersection(context.clip)
    } else {
      let outline = Outline([shape.rect], under: context.map)
      mask = .outline(outline)
      context.clip = outline.pixelBounds.intersection(context.clip)
    }
    if core.contains(context.clip) || depth(in: context) >= Self.deepestGroup {
      return CommandGroup.none
    }
    return open(mask, opacity: 255, bounds: context.clip, core: core, in: &context)
  }

  /// Ends a group after the last of its commands.
  mutating func close(_ group: Int32) {
    if group != CommandGroup.none { list.groups[Int(group)].end = list.commands.count }
  }

  private mutating func open(
    _ mask: CommandGroup.Mask, opacity: UInt8, bounds: PixelRect, core: PixelRect,
    in context: inout FlattenContext
  ) -> Int32 {
    let group = CommandGroup(
      parent: context.group, depth: depth(in: context), opacity: opacity, mask: mask,
      bounds: bounds, core: core)
    context.group = Int32(list.groups.count)
    list.groups.append(group)
    return context.group
  }

  /// The number of groups around what is painted in a context.
  private func depth(in context: FlattenContext) -> Int {
    context.group == CommandGroup.none ? 0 : list.groups[Int(context.group)].depth + 1
  }
}
