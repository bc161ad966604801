import Pixels

/// What groups show so far, where many of their backdrops lie over each other: it is painted once, and goes on from
/// each backdrop to the next, which takes its part of it.
struct BackdropGrounds {
  private var grounds: [Int32: Ground] = [:]
  private var pixmaps = PixmapPool()

  struct Ground {
    let pixmap: Pixmap
    let area: PixelRect
    /// The first of the group's commands that is not on it yet; nil as long as it is not begun.
    var next: Int?
  }

  /// Makes one for each group whose backdrops have more than so many times the pixels that are around them all.
  mutating func lay(for backdrops: ContiguousArray<Backdrop>, worthSharing times: Int) {
    grounds.removeAll(keepingCapacity: true)
    pixmaps.reset()
    guard backdrops.count > times else { return }
    var groups: [Int32: (area: PixelRect, pixels: Int)] = [:]
    for backdrop in backdrops {
      let (area, pixels) = groups[backdrop.group] ?? (.empty, 0)
      groups[backdrop.group] = (area.union(backdrop.area), pixels + backdrop.area.area)
    }
    for (group, (area, pixels)) in groups where pixels > times * area.area {
      let pixmap = pixmaps.pixmap(width: area.width, height: area.height)
      grounds[group] = Ground(pixmap: pixmap, area: area)
    }
  }

  subscript(group: Int32) -> Ground? {
    get { grounds[group] }
    set { grounds[group] = newValue }
  }
}
