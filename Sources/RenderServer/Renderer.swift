import Pixels
import RenderTree

/// Draws one window's frames: keeps the picture and the tree it shows, and repaints only what the
/// next tree changes.
///
/// To be used by one thread at a time.
package final class Renderer {
  /// The picture, which stays the same object until the canvas changes its size; nil before the
  /// first frame.
  package private(set) var pixmap: Pixmap?
  /// Makes a clear picture of a size; a host that shows pictures from memory of its own has them
  /// made there.
  package var makePixmap: (_ width: Int, _ height: Int) -> Pixmap = {
    Pixmap(width: $0, height: $1)
  }
  private var last: Frame?
  private var everythingIsDamaged = false
  /// Nil for what fits the canvas.
  private let tileSize: TileSize?
  private let threads: Int
  private let crew: WorkerCrew
  let plan: TilePlan
  @exclusivity(unchecked) private var difference = TreeDifference()
  @exclusivity(unchecked) private(set) var flattener: Flattener
  private let backdropPainter: BackdropPainter
  private var paintedBackdrops = BackdropAreas.Painted()
  /// What the present list of commands was made of; nil for one that leaves some out.
  private var listing: Listing?

  private struct Listing: Equatable {
    /// Held on to, so that no other tree takes its place.
    var root: RenderNode?
    var scale: Double
    var canvas: PixelRect
  }

  private let sharing: WorkSharing

  /// The tile size and what is shared are for tests and measurements: pixels depend neither on these nor
  /// on the number of threads.
  package init(
    threads: Int, tileSize: TileSize? = nil, sharing: WorkSharing = .worthwhile
  ) {
    precondition(threads > 0, "somebody has to paint")
    self.threads = threads
    self.tileSize = tileSize
    self.sharing = sharing
    crew = WorkerCrew(threads: threads)
    plan = TilePlan(threads: threads)
    flattener = Flattener(
      lanes: threads > 1 ? FlattenLanes(crew: crew, worthSharing: sharing.commands) : nil)
    backdropPainter = BackdropPainter(crew: crew, sharing: sharing)
  }

  /// The renderer's threads, between two frames; nil where there is one.
  package var lists: ListSharing? {
    threads > 1 ? ListSharing(crew: crew, fewest: sharing.layers) : nil
  }

  /// Makes the next frame repaint everything.
  package func invalidate() {
    everythingIsDamaged = true
  }

  /// Has the next frame make its picture anew and paint all of it.
  package func dropPixmap() {
    pixmap = nil
    invalidate()
  }

  /// What `render` would repaint.
  package func damage(for frame: Frame) -> DamageRegion {
    compare(with: frame)
    return difference.region
  }

  /// Brings the picture up to date.
  package func render(_ frame: Frame) -> FrameReport {
    var report = FrameReport()
    var watch = Stopwatch()
    compare(with: frame)
    report.damage = difference.region.rects
    report.visitedNodes = difference.visited
    report.times.diff = watch.lap()
    last = frame
    paintedBackdrops.become(flattener.backdrops)
    everythingIsDamaged = false
    let canvas = frame.canvas.bounds
    if pixmap?.bounds != canvas {
      pixmap = canvas.isEmpty ? nil : makePixmap(canvas.width, canvas.height)
    }
    plan.grid.lay(
      over: canvas, size: tileSize ?? .fitting(canvas, threads: threads),
      damage: difference.region)
    report.tilesTotal = plan.grid.tileCount
    if difference.region.isEmpty { return report }
    let pixels = plan.grid.areas.reduce(0) { $0 + $1.rect.area }
    crew.beginFrame(isLarge: pixels > sharing.awakePixels)
    defer { crew.endFrame() }
    flatten(frame, into: &report)
    report.times.flatten = watch.lap()
    paint(frame, into: &report)
    report.times.paint = watch.lap()
    return report
  }

  /// Sets `difference` to the change from the picture to a frame.
  private func compare(with frame: Frame) {
    compareTrees(with: frame)
    flattener.backdrops.find(in: frame.root, scale: frame.scale, canvas: frame.canvas.bounds)
    flattener.backdrops.addFiltered(since: paintedBackdrops, to: &difference.region)
    flattener.backdrops.spread(&difference.region)
  }

  private func compareTrees(with frame: Frame) {
    let canvas = frame.canvas.bounds
    guard let last, !everythingIsDamaged, last.canvas == frame.canvas,
      last.scale == frame.scale, last.background == frame.background
    else {
      difference.compare(nil, nil, scale: frame.scale, canvas: canvas)
      difference.region.add(canvas)
      return
    }
    difference.compare(last.root, frame.root, scale: frame.scale, canvas: canvas)
  }

  /// Makes the list of what to paint, unless the last one was made of the same tree and left
  /// nothing out.
  private func flatten(_ frame: Frame, into report: inout FrameReport) {
    let canvas = frame.canvas.bounds
    let listing = Listing(root: frame.root, scale: frame.scale, canvas: canvas)
    if listing != self.listing || !flattener.isSettled {
      flattener.flatten(
        frame.root, scale: frame.scale, canvas: canvas,
        damage: flattener.backdrops.needs(of: difference.region))
      self.listing = difference.region.rects.first?.contains(canvas) == true ? listing : nil
    }
    report.commands = flattener.list.commands.count
    report.groups = flattener.list.groups.count
    report.culledNodes = (frame.root?.count ?? 0) - flattener.enteredNodes
    plan.bins.sort(
      flattener.list.commands, into: plan.grid, within: difference.region.bounds)
    plan.background = frame.background
    plan.show(pixmap, at: canvas)
  }

  private func paint(_ frame: Frame, into report: inout FrameReport) {
    // The plan borrows the list's memory and gives it back, so that the flattener can fill it again
    // without a copy.
    plan.list = flattener.list
    backdropPainter.paint(
      plan.list, canvas: plan.grid.canvas, tileSize: plan.grid.size, background: frame.background)
    plan.rewind()
    if threads > 1, plan.grid.areas.count > 1, plan.estimatedNanoseconds > sharing.nanoseconds {
      crew.run(plan)
    } else {
      plan.perform(worker: 0)
    }
    plan.list = CommandList()
    report.culledCommands = plan.hiddenCommands
    report.tilesPainted = plan.grid.damagedTiles
    report.pixelsTouched = plan.grid.areas.reduce(0) { $0 + $1.rect.area }
  }
}
