import Pixels
import RenderTree

extension Flattener {
  /// Begins the group of a node that is faded or coloured as a whole, if it needs one.
  ///
  /// A node that paints a single thing, or nothing but one child, hands its opacity on instead. A
  /// picture has its filters behind it, and is a single thing unless there is a backdrop below it.
  mutating func openFade(
    of node: RenderNode, in context: inout FlattenContext, reach: Box, isPicture: Bool
  ) -> Int32 {
    let extras = node.effect.extras
    let filters = isPicture ? [] : extras?.value.filters ?? []
    // Most are wholly visible, and are not looked through.
    var isSeveral: Bool {
      isPicture ? extras?.value.backdropFilters.isEmpty == false : node.isSeveralThings
    }
    let isVisible = Opacity.isWhole(context.opacity)
    if isVisible { context.opacity = 1 }
    guard !filters.isEmpty || !isVisible && isSeveral,
      depth(in: context) < Self.deepestGroup
    else { return CommandGroup.none }
    var group = CommandGroup(
      opacity: takeOpacity(&context), bounds: reach.pixels.intersection(context.clip))
    group.transforms = addTransforms(filters)
    let fade = open(group, in: &context)
    if filters.contains(where: \.colorsNothing) { hold(group.bounds, in: context) }
    return fade
  }

  /// Adds what filters do to colours to the list; returns where it is.
  private mutating func addTransforms(_ filters: [Filter]) -> Range<Int32> {
    let start = Int32(list.transforms.count)
    for case .color(let matrix) in filters {
      list.transforms.append(matrix.transform)
    }
    return start..<Int32(list.transforms.count)
  }

  /// Cuts off what is inside a node at its shape: by a clip where whole pixels do, else by a group.
  ///
  /// Nothing shows outside the node's reach either: where the shape and a child each cover a part of
  /// a pixel but have nothing in common, painting one through the other would leave a trace that
  /// the damage does not know.
  mutating func openMask(
    of node: RenderNode, in context: inout FlattenContext, reach: Box
  ) -> Int32 {
    guard node.effect.masksToBounds else { return CommandGroup.none }
    context.clip = context.clip.intersection(reach.pixels)
    guard LayerShape.exists(node.geometry.bounds) else {
      context.clip = .empty
      return CommandGroup.none
    }
    let shape = context.shape(of: node)
    if node.readsBackdrop, shape.isAligned, shape.rect.isSquare {
      // Inside a group, nothing would be found below; and whether a rectangle lies on whole pixels
      // should not decide that.
      context.clip = shape.rect.centeredPixels.intersection(context.clip)
      return CommandGroup.none
    }
    return openMask(shape, hidesBackdrop: node.readsBackdrop, in: &context)
  }

  /// Cuts off what follows at a shape; `hidesBackdrop` where all of it is to find the same below:
  /// what the group holds.
  private mutating func openMask(
    _ shape: LayerShape, hidesBackdrop: Bool, in context: inout FlattenContext
  ) -> Int32 {
    let mask: CommandGroup.Mask
    var core = PixelRect.empty
    if shape.isAnalytic {
      mask = .rounded(shape.rect)
      context.clip = shape.rect.pixelBounds.intersection(context.clip)
      if shape.rect.isPixelAlignedRect { core = context.clip }
    } else {
      let outline = outline(of: shape, in: context).outline
      mask = .outline(outline, .nonZero)
      context.clip = outline.pixelBounds.intersection(context.clip)
    }
    if core.isEmpty { core = shape.core.intersection(context.clip) }
    if hidesBackdrop { core = .empty }
    let sideCore =
      shape.isAnalytic && !core.isEmpty
      ? shape.rect.opaqueSideCore.intersection(context.clip) : .empty
    if context.clip.isEmpty || core.contains(context.clip)
      || depth(in: context) >= Self.deepestGroup
    {
      return CommandGroup.none
    }
    context.cut = shape.isAligned ? shape.rect : nil
    return open(
      CommandGroup(
        mask: mask, bounds: context.clip, core: core,
        sideCore: sideCore.isEmpty ? .empty : sideCore), in: &context)
  }

  /// Ends a group after the last of its commands.
  mutating func close(_ group: Int32) {
    if group != CommandGroup.none { list.groups[Int(group)].end = list.commands.count }
  }

  /// Ends the group of a mask; where that cuts off a single image, the image is drawn in the mask's shape
  /// and there is no group.
  ///
  /// Both give the same pixels: through the group, the image would be drawn on nothing, and then laid over
  /// as the shape says.
  mutating func closeMask(_ group: Int32) {
    close(group)
    guard group != CommandGroup.none, Int(group) == list.groups.count - 1,
      let command = list.commands.last, command.group == group,
      list.groups[Int(group)].start == list.commands.count - 1, command.color.value == .max,
      case .source(let source) = command.paint, list.sources[Int(source)].isEverything,
      case .rounded(let shape) = list.groups[Int(group)].mask,
      command.bounds == list.groups[Int(group)].bounds
    else { return }
    list.sources[Int(source)].shape = .rounded(shape)
    let place = list.commands.count - 1
    let core = command.core.intersection(list.groups[Int(group)].core)
    list.commands[place].core = core.isEmpty ? .empty : core
    list.commands[place].group = list.groups[Int(group)].parent
    list.groups.removeLast()
  }

  /// Makes a group of what follows.
  mutating func open(_ group: CommandGroup, in context: inout FlattenContext) -> Int32 {
    var group = group
    group.parent = context.group
    group.depth = depth(in: context)
    group.start = list.commands.count
    context.group = Int32(list.groups.count)
    list.groups.append(group)
    return context.group
  }

  /// The pending opacity, which from now on is the group's.
  func takeOpacity(_ context: inout FlattenContext) -> UInt8 {
    let opacity = UInt8(min(context.opacity, 1) * 255 + 0.5)
    context.opacity = 1
    return opacity
  }

  /// The number of groups around what is painted in a context.
  func depth(in context: FlattenContext) -> Int {
    context.group == CommandGroup.none ? 0 : list.groups[Int(context.group)].depth + 1
  }
}
