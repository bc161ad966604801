import Pixels

/// What every damaged tile does with the commands that touch it, as text made for diffs.
///
/// A line is a tile's column and row, the part of it that is painted, and then numbers of commands:
/// those that are painted, those that cover cells of the part with an opaque colour, and those that
/// nothing is seen of because others above cover them. `on background` is what no command covers.
struct TileDump {
  private let list: CommandList
  private var grid = TileGrid()
  private var bins = TileBins()

  init(
    of list: CommandList, on canvas: PixelRect, painting damage: [PixelRect],
    tileSize: TileSize = .standard
  ) {
    self.list = list
    var region = DamageRegion()
    for rect in damage { region.add(rect) }
    grid.lay(over: canvas, size: tileSize, damage: region)
    bins.sort(list.commands, into: grid, within: region.bounds)
  }

  var text: String {
    let size = "\(grid.size.width) × \(grid.size.height)"
    var text = """
      tiles \(grid.columns) × \(grid.rows) of \(size), damaged \(grid.damagedTiles) of \
      \(grid.tileCount)

      """
    var visible = VisibleParts()
    for area in grid.areas { text += line(area, &visible) + "\n" }
    return text
  }

  private func line(_ area: TileGrid.Area, _ visible: inout VisibleParts) -> String {
    let score = TilePainter.Score(list: list, bins: bins)
    let range = bins.range(of: area.slot)
    let uncovered = visible.find(score, range, in: area.rect, group: CommandGroup.none)
    let cells = CellGrid(area.rect)
    var (painted, opaque, hidden): ([Int], [Int], [Int]) = ([], [], [])
    for place in range {
      let command = score.command(at: place)
      guard command.bounds.intersects(area.rect) else { continue }
      let number = bins.command(at: place)
      guard place >= visible.start,
        visible.part(at: place, of: command).intersects(area.rect)
      else {
        hidden.append(number)
        continue
      }
      painted.append(number)
      let covered = score.cells(
        at: place, in: cells, area.rect, within: CommandGroup.none, but: 0)
      if covered != 0 { opaque.append(number) }
    }
    let tile = "tile \(area.rect.minX / grid.size.width) \(area.rect.minY / grid.size.height)"
    return "\(tile) \(area.rect)" + (uncovered.isEmpty ? "" : " on background \(uncovered)")
      + Self.text("paints", painted) + Self.text("opaque", opaque) + Self.text("hidden", hidden)
  }

  /// Rising numbers with a word before them, those in a row as `3-7`; nothing without numbers.
  private static func text(_ word: String, _ numbers: [Int]) -> String {
    var rows: [ClosedRange<Int>] = []
    for number in numbers {
      if let last = rows.last, last.upperBound + 1 == number {
        rows[rows.count - 1] = last.lowerBound...number
      } else {
        rows.append(number...number)
      }
    }
    let texts = rows.map { row in
      row.count == 1 ? "\(row.lowerBound)" : "\(row.lowerBound)-\(row.upperBound)"
    }
    return texts.isEmpty ? "" : " \(word) \(texts.joined(separator: " "))"
  }
}
