import CoreGraphics
import Pixels
import RenderTree

extension Flattener {
  /// What a node's backdrop filters are to be done to: all that was painted so far where the node's
  /// bounds are, and around them. Nil for a node without such filters.
  ///
  /// `context` is that of the node before it has groups of its own. What is below ends with the
  /// group that the node is in, except that a mere clip is no end.
  mutating func takeBackdrop(
    of node: RenderNode, in context: FlattenContext
  ) -> PreparedSource? {
    let map = context.map
    guard let filters = node.effect.extras?.value.backdropFilters, !filters.isEmpty,
      LayerShape.exists(node.geometry.bounds), backdrops.contains(node)
    else { return nil }
    let shown = context.box(around: node.geometry.bounds).pixels.intersection(context.clip)
    guard damage.intersects(shown) else { return nil }
    let area = shown.grown(by: filters.reach(scale: map.scale)).intersection(canvas)
    let (group, clip) = openGroup(around: context.group)
    let start = group == CommandGroup.none ? 0 : list.groups[Int(group)].start
    let end = list.commands.count
    let pixmap = pixmaps.pixmap(width: area.width, height: area.height)
    list.backdrops.append(
      Backdrop(
        pixmap: pixmap, area: area, group: group, commands: start..<end,
        whole: clip.map { list.groups[Int($0)].start } ?? end, filters: filters, scale: map.scale))
    let place = SourceMap(
      a: 1, b: 0, c: 0, d: 1, tx: -Double(area.minX), ty: -Double(area.minY))
    return ImageSource(pixmap, map: place, sampling: .nearest).map { PreparedSource($0) }
  }

  /// The innermost of the groups around that does more than to clip, and the outermost of those in it, if any.
  private func openGroup(around group: Int32) -> (group: Int32, clip: Int32?) {
    var (group, clip): (Int32, Int32?) = (group, nil)
    while group != CommandGroup.none, list.groups[Int(group)].isClip {
      clip = group
      group = list.groups[Int(group)].parent
    }
    return (group, clip)
  }
}

extension CommandGroup {
  /// Whether it does nothing but cut off.
  fileprivate var isClip: Bool {
    guard opacity == 255, blending == .normal, transforms.isEmpty else { return false }
    if case .none = mask { return false }
    return true
  }
}
