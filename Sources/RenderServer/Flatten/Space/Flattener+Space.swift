import Pixels
import RenderTree

extension Flattener {
  /// Cuts a part of a node off where another plane passes through it: by a clip where that does it,
  /// else by a group.
  mutating func openCut(
    _ fragment: Fragment, in context: inout FlattenContext, on plane: Homography, reach: Box
  ) -> Int32 {
    guard !fragment.cuts.isEmpty, let back = plane.inverse else { return CommandGroup.none }
    let halves = HalfPlanes(
      cuts: fragment.cuts.map {
        Fragment.Cut(line: back.line($0.line), keepsAbove: $0.keepsAbove)
      })
    let clip = reach.pixels.intersection(context.clip)
    context.clip = halves.bounds(in: clip)
    if context.clip.isEmpty || halves.contain(context.clip) { return CommandGroup.none }
    guard depth(in: context) < Self.deepestGroup else { return CommandGroup.none }
    return open(CommandGroup(mask: .halves(halves), bounds: context.clip), in: &context)
  }
}
