import Pixels

/// For every damaged tile the commands that touch it, in order: a counting sort in two passes over
/// the commands, without an array a tile.
struct TileBins: Sendable {
  /// Commands of all damaged tiles, one tile after the other.
  private var entries: ContiguousArray<Int32> = []
  /// Where a tile's entries begin; one more than there are tiles.
  private var starts: ContiguousArray<Int> = []
  private var isSorted = false
  private var commandRange = 0..<0

  /// More entries are not sorted out: then every tile looks at all commands, from the topmost down.
  ///
  /// It takes layers that are larger than four tiles to get there, and a million of them, whose pixels
  /// cost far more than looking does.
  static func capacity(commands: Int) -> Int { max(1 << 20, 4 * commands) }

  /// Sorts the commands of a range, or all; nothing outside `within` counts.
  mutating func sort(
    _ commands: ContiguousArray<DrawCommand>, in range: Range<Int>? = nil, into grid: TileGrid,
    within: PixelRect
  ) {
    commandRange = range ?? commands.indices
    starts.removeAll(keepingCapacity: true)
    starts.append(contentsOf: repeatElement(0, count: grid.damagedTiles + 1))
    entries.removeAll(keepingCapacity: true)
    isSorted = count(commands, in: grid, within: within)
    guard isSorted else { return }
    var total = 0
    for slot in starts.indices {
      let count = starts[slot]
      starts[slot] = total
      total += count
    }
    entries.append(contentsOf: repeatElement(0, count: total))
    place(commands, in: grid, within: within)
  }

  /// How many steps through `command(at:)` the tile's commands take.
  func range(of slot: Int) -> Range<Int> {
    isSorted ? starts[slot]..<starts[slot + 1] : commandRange
  }

  /// The command at a place of the tile's range.
  func command(at place: Int) -> Int {
    isSorted ? Int(entries[place]) : place
  }

  /// All entries, as a measure of the work.
  var entryCount: Int { isSorted ? entries.count : Self.capacity(commands: commandRange.count) }

  /// Counts every tile's commands into `starts`; false when there are too many.
  private mutating func count(
    _ commands: ContiguousArray<DrawCommand>, in grid: TileGrid, within: PixelRect
  ) -> Bool {
    var total = 0
    let capacity = Self.capacity(commands: commandRange.count)
    for index in commandRange {
      let (columns, rows) = grid.tiles(touching: commands[index].bounds.intersection(within))
      total += columns.count * rows.count
      if total > capacity { return false }
      for row in rows {
        for column in columns {
          let slot = Int(grid.slots[row * grid.columns + column])
          if slot >= 0 { starts[slot] += 1 }
        }
      }
    }
    return true
  }

  /// Writes the entries from the last command to the first, so that `starts`, counted down from
  /// every tile's end, holds the beginnings when it is done.
  private mutating func place(
    _ commands: ContiguousArray<DrawCommand>, in grid: TileGrid, within: PixelRect
  ) {
    for slot in starts.indices.dropLast() { starts[slot] = starts[slot + 1] }
    for index in commandRange.reversed() {
      let (columns, rows) = grid.tiles(touching: commands[index].bounds.intersection(within))
      for row in rows {
        for column in columns {
          let slot = Int(grid.slots[row * grid.columns + column])
          if slot >= 0 {
            starts[slot] -= 1
            entries[starts[slot]] = Int32(index)
          }
        }
      }
    }
  }
}
