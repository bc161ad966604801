import Pixels

/// Paints what is below nodes, for their filters.
final class BackdropPainter {
  /// Made when first needed.
  private var plan: TilePlan?
  private let crew: WorkerCrew
  /// In pixels.
  private let worthSharing: Int

  init(crew: WorkerCrew, worthSharing: Int) {
    (self.crew, self.worthSharing) = (crew, worthSharing)
  }

  /// Paints the backdrops of a list on a canvas; `background` is below everything.
  func paint(_ list: CommandList, canvas: PixelRect, tileSize: TileSize, background: Pixel) {
    guard !list.backdrops.isEmpty else { return }
    let plan = plan ?? TilePlan(threads: crew.threads)
    self.plan = plan
    plan.list = list
    // A backdrop may show those before it.
    for backdrop in list.backdrops {
      plan.grid.lay(over: canvas, size: tileSize, damage: DamageRegion(backdrop.area))
      plan.bins.sort(
        list.commands, in: backdrop.commands, into: plan.grid, within: backdrop.area)
      plan.background = backdrop.group == CommandGroup.none ? background : .clear
      plan.group = backdrop.group
      plan.show(backdrop.pixmap, at: backdrop.area)
      plan.rewind()
      let isShared = backdrop.area.area > worthSharing
      if isShared { crew.run(plan) } else { plan.perform(worker: 0) }
      backdrop.pixmap.apply(
        backdrop.filters, scale: backdrop.scale, edge: .clamp, bands: isShared ? crew.bands : .one)
    }
    plan.list = CommandList()
    plan.show(nil, at: .empty)
  }
}
