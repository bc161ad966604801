import Pixels

/// Tiles for groups within groups, one a depth; made when first needed and kept.
struct ScratchTiles {
  private var tiles: [Pixmap] = []
  private let size: TileSize

  init(size: TileSize) {
    self.size = size
  }

  /// The scratch tile of a depth, placed so that it shows `rect`; what it holds is left over.
  mutating func surface(depth: Int, showing rect: PixelRect) -> Surface {
    while tiles.count <= depth { tiles.append(Pixmap(width: size.width, height: size.height)) }
    let tile = tiles[depth].surface
    return Surface(base: tile.base, rowPixels: tile.rowPixels, bounds: rect)
  }
}
