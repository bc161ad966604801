import Pixels

/// Pixmaps that are needed in each frame, in the same sizes most of the time.
struct PixmapPool {
  private var used: [Pixmap] = []
  private var free: [Pixmap] = []

  /// A pixmap that nobody else has until `reset`; what it holds is left over.
  mutating func pixmap(width: Int, height: Int) -> Pixmap {
    let index = free.firstIndex { $0.width == width && $0.height == height }
    let pixmap = index.map { free.remove(at: $0) } ?? Pixmap(width: width, height: height)
    used.append(pixmap)
    return pixmap
  }

  /// Takes back all pixmaps; those that were not needed since the last time go.
  mutating func reset() {
    free.removeAll(keepingCapacity: true)
    swap(&used, &free)
  }
}
