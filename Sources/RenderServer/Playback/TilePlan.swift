import Pixels

/// All that the threads need to paint a frame.
///
/// The renderer fills it in while nobody paints; while they paint, threads only read it, take
/// areas by turns, and write to areas that do not overlap.
final class TilePlan: CrewWork, @unchecked Sendable {
  @exclusivity(unchecked) var list = CommandList()
  @exclusivity(unchecked) var grid = TileGrid()
  @exclusivity(unchecked) var bins = TileBins()
  /// Nil leaves what is there.
  @exclusivity(unchecked) var background: Pixel? = .clear
  /// The group whose commands are painted; what the list holds beside them is left out of `bins`.
  @exclusivity(unchecked) var group = CommandGroup.none
  @exclusivity(unchecked) private var target: Pixmap?
  /// The pixels that the target stands for.
  @exclusivity(unchecked) private var window = PixelRect.empty
  /// One a thread.
  let painters: [TilePainter]
  private let turns: WorkTurns

  init(threads: Int) {
    painters = (0..<threads).map { _ in TilePainter() }
    turns = WorkTurns(threads: threads)
  }

  /// What is painted on: a pixmap that stands for some pixels of the canvas.
  func show(_ pixmap: Pixmap?, at window: PixelRect) {
    target = pixmap
    self.window = window
  }

  /// To be called before each painting.
  func rewind() {
    turns.begin(grid.areas.count)
    for painter in painters { painter.hiddenCommands = 0 }
  }

  func perform(worker: Int) {
    guard let target else { return }
    let surface = target.surface(at: window)
    // Once, as threads that count references to the same arrays wait for each other.
    let score = TilePainter.Score(list: list, bins: bins)
    let (areas, painter, group, background) = (grid.areas, painters[worker], group, background)
    while let index = turns.take(worker) {
      painter.paint(areas[index], of: score, group: group, over: background, on: surface)
    }
  }

  /// Commands that opaque ones above hid, counted once for every area.
  var hiddenCommands: Int { painters.reduce(0) { $0 + $1.hiddenCommands } }

  /// About how long painting takes one thread, in nanoseconds: enough to tell a blinking cursor
  /// from a page.
  var estimatedNanoseconds: Int {
    let pixels = grid.areas.reduce(0) { $0 + $1.rect.area }
    return pixels / 2 + bins.entryCount * 500
  }
}
