import Pixels

/// Tiles for groups within groups, one a depth; made when first needed and kept.
struct ScratchTiles {
  private var tiles: [Pixmap] = []

  /// The scratch tile of a depth, placed so that it shows `rect`; what it holds is left over.
  mutating func surface(depth: Int, showing rect: PixelRect) -> Surface {
    while tiles.count <= depth { tiles.append(Pixmap(width: rect.width, height: rect.height)) }
    let (width, height) = (tiles[depth].width, tiles[depth].height)
    if width < rect.width || height < rect.height {
      tiles[depth] = Pixmap(width: max(width, rect.width), height: max(height, rect.height))
    }
    let tile = tiles[depth].surface
    return Surface(base: tile.base, rowPixels: tile.rowPixels, bounds: rect)
  }
}
