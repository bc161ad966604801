import Pixels

/// Paints what is below nodes, for their filters.
final class BackdropPainter {
  /// Made when first needed.
  private var plan: TilePlan?
  private let crew: WorkerCrew
  private let sharing: WorkSharing
  private var grounds = BackdropGrounds()

  init(crew: WorkerCrew, sharing: WorkSharing) {
    (self.crew, self.sharing) = (crew, sharing)
  }

  /// Paints the backdrops of a list on a canvas; `background` is below everything.
  func paint(_ list: CommandList, canvas: PixelRect, tileSize: TileSize, background: Pixel) {
    grounds.lay(for: list.backdrops, worthSharing: sharing.backdrops)
    guard !list.backdrops.isEmpty else { return }
    let plan = plan ?? TilePlan(threads: crew.threads)
    self.plan = plan
    plan.list = list
    plan.grid.lay(over: canvas, size: tileSize, damage: DamageRegion())
    // A backdrop may show those before it.
    for backdrop in list.backdrops {
      plan.group = backdrop.group
      let bottom = backdrop.group == CommandGroup.none ? background : .clear
      if let ground = grounds[backdrop.group] {
        let next = ground.next ?? backdrop.commands.lowerBound
        paint(
          next..<backdrop.whole, of: plan, on: ground.pixmap, at: ground.area,
          over: ground.next == nil ? bottom : nil)
        grounds[backdrop.group]?.next = backdrop.whole
        backdrop.pixmap.surface(at: backdrop.area).take(ground.pixmap.surface(at: ground.area))
        paint(
          backdrop.whole..<backdrop.commands.upperBound, of: plan, on: backdrop.pixmap,
          at: backdrop.area, over: nil)
      } else {
        paint(backdrop.commands, of: plan, on: backdrop.pixmap, at: backdrop.area, over: bottom)
      }
      backdrop.pixmap.apply(
        backdrop.filters, scale: backdrop.scale, edge: .clamp,
        bands: isShared(backdrop.area) ? crew.bands : .one)
    }
    plan.list = CommandList()
    plan.show(nil, at: .empty)
  }

  /// Paints commands over what a pixmap has already, or over a colour.
  private func paint(
    _ commands: Range<Int>, of plan: TilePlan, on pixmap: Pixmap, at area: PixelRect,
    over background: Pixel?
  ) {
    if commands.isEmpty, background == nil { return }
    plan.grid.lay(over: plan.grid.canvas, size: plan.grid.size, damage: DamageRegion(area))
    plan.bins.sort(plan.list.commands, in: commands, into: plan.grid, within: area)
    plan.background = background
    plan.show(pixmap, at: area)
    plan.rewind()
    if isShared(area) { crew.run(plan) } else { plan.perform(worker: 0) }
  }

  private func isShared(_ area: PixelRect) -> Bool { area.area > sharing.pixels }
}
