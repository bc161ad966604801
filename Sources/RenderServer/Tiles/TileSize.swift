import Pixels

/// The size of the pieces that a canvas is painted in; no pixel depends on it.
package struct TileSize: Hashable, Sendable {
  /// In device pixels.
  package var width: Int
  /// In device pixels.
  package var height: Int

  package init(width: Int, height: Int) {
    precondition(width > 0 && height > 0, "a tile has pixels")
    self.width = width
    self.height = height
  }

  /// 32 KiB: it stays in a processor's first cache, and its rows are long.
  package static let standard = TileSize(width: 256, height: 32)

  /// The largest for a canvas of which every thread gets enough to be done at the same time as the others.
  ///
  /// What lies in several tiles is begun in each of them. That takes longer than pixels that come from
  /// the second cache, which has room for the largest here.
  static func fitting(_ canvas: PixelRect, threads: Int) -> TileSize {
    let sizes = [
      TileSize(width: 512, height: 128), TileSize(width: 512, height: 64),
      TileSize(width: 256, height: 64),
    ]
    return sizes.first { $0.count(over: canvas) >= 16 * threads } ?? .standard
  }

  private func count(over canvas: PixelRect) -> Int {
    ((canvas.width + width - 1) / width) * ((canvas.height + height - 1) / height)
  }
}
