import Pixels

/// A canvas cut into tiles, and the parts of them that a frame has to paint.
struct TileGrid: Sendable {
  private(set) var canvas = PixelRect.empty
  private(set) var columns = 0
  private(set) var rows = 0
  private(set) var size = TileSize.standard
  /// For every tile its number among the damaged ones, or -1.
  private(set) var slots: ContiguousArray<Int32> = []
  private(set) var damagedTiles = 0
  /// What is to be painted, tile by tile from the top left; no two areas overlap.
  private(set) var areas: ContiguousArray<Area> = []

  struct Area: Sendable {
    var rect: PixelRect
    /// The number of its tile among the damaged ones.
    var slot: Int
  }

  var tileCount: Int { columns * rows }

  mutating func lay(over canvas: PixelRect, size: TileSize, damage: DamageRegion) {
    self.canvas = canvas
    self.size = size
    columns = (canvas.width + size.width - 1) / size.width
    rows = (canvas.height + size.height - 1) / size.height
    damagedTiles = 0
    areas.removeAll(keepingCapacity: true)
    slots.removeAll(keepingCapacity: true)
    slots.append(contentsOf: repeatElement(-1, count: columns * rows))
    forEachTile(in: damage.bounds) { grid, column, row in
      let tile = PixelRect(
        x: column * size.width, y: row * size.height, width: size.width, height: size.height)
      grid.appendAreas(of: tile.intersection(canvas), at: row * grid.columns + column, damage)
    }
  }

  /// The tiles that a rectangle touches, as columns and rows.
  func tiles(touching rect: PixelRect) -> (columns: Range<Int>, rows: Range<Int>) {
    let rect = rect.intersection(canvas)
    if rect.isEmpty { return (0..<0, 0..<0) }
    return (
      rect.minX / size.width..<(rect.maxX - 1) / size.width + 1,
      rect.minY / size.height..<(rect.maxY - 1) / size.height + 1
    )
  }

  private mutating func forEachTile(
    in rect: PixelRect, _ body: (inout TileGrid, Int, Int) -> Void
  ) {
    let (columns, rows) = tiles(touching: rect)
    for row in rows {
      for column in columns { body(&self, column, row) }
    }
  }

  /// Adds the damaged parts of a tile.
  private mutating func appendAreas(of tile: PixelRect, at index: Int, _ damage: DamageRegion) {
    let first = areas.count
    for rect in damage.rects {
      appendPieces(of: rect.intersection(tile), outside: first..<areas.count)
    }
    if areas.count > first {
      slots[index] = Int32(damagedTiles)
      damagedTiles += 1
    }
  }

  /// Adds what of a rectangle lies outside some areas, so that each pixel is painted once and by
  /// one thread; and not one more than the damage has, because the commands of others are left out.
  private mutating func appendPieces(of rect: PixelRect, outside others: Range<Int>) {
    if rect.isEmpty { return }
    guard let other = others.first(where: { areas[$0].rect.intersects(rect) }) else {
      areas.append(Area(rect: rect, slot: damagedTiles))
      return
    }
    rect.forEachPiece(around: areas[other].rect) { piece in
      appendPieces(of: piece, outside: other + 1..<others.upperBound)
    }
  }
}
