import Pixels

/// A tree made flat: what to paint, from the lowest to the topmost.
///
/// All arrays keep their memory from frame to frame.
struct CommandList: Sendable {
  var commands: ContiguousArray<DrawCommand> = []
  var groups: ContiguousArray<CommandGroup> = []
  var convexCores: ContiguousArray<ConvexCore> = []
  var shapes: ContiguousArray<RoundedRect> = []
  var stamps: ContiguousArray<Stamp> = []
  /// What the stamps were recorded in.
  var sheets: [StampSheet] = []
  var outlines: ContiguousArray<Outline> = []
  var stencils: ContiguousArray<Stencil> = []
  var sources: ContiguousArray<SourcePaint> = []
  var shadows: ContiguousArray<ShadowPaint> = []
  var transforms: ContiguousArray<ColorTransform> = []
  var backdrops: ContiguousArray<Backdrop> = []

  mutating func removeAll() {
    commands.removeAll(keepingCapacity: true)
    groups.removeAll(keepingCapacity: true)
    convexCores.removeAll(keepingCapacity: true)
    shapes.removeAll(keepingCapacity: true)
    stamps.removeAll(keepingCapacity: true)
    outlines.removeAll(keepingCapacity: true)
    stencils.removeAll(keepingCapacity: true)
    sources.removeAll(keepingCapacity: true)
    shadows.removeAll(keepingCapacity: true)
    transforms.removeAll(keepingCapacity: true)
    backdrops.removeAll(keepingCapacity: true)
  }

  /// About what it takes to make such a list, in plain commands.
  var work: Int {
    commands.count + 8 * (outlines.count + shadows.count) + 2 * (sources.count + groups.count)
  }
}
