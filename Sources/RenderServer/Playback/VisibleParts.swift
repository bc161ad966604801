import Pixels

/// What can be seen of the commands of an area, found from the topmost one down.
///
/// Nothing that is left out can be told from the picture, as opaque commands above paint over it: all
/// commands between start with what is there, and groups change what they cover only.
struct VisibleParts {
  /// The first command that can be seen; all that follow are painted.
  private(set) var start = 0
  /// Commands that others hid in the whole area.
  private(set) var hiddenCommands = 0
  /// From the command below the topmost one that covers anything downwards.
  private var parts: ContiguousArray<PixelRect> = []
  /// The place of that one; those from here on are seen whole.
  private var topmostCover = 0

  /// Lists with more commands than this are painted as they are.
  private static let mostCommands = 1 << 16

  /// What is to be painted of a command; it may reach beyond the area.
  func part(at place: Int, of command: DrawCommand) -> PixelRect {
    place >= topmostCover ? command.bounds : parts[topmostCover - 1 - place]
  }

  /// Looks at the commands of an area; returns the part of it that none covers.
  mutating func find(
    _ score: TilePainter.Score, _ range: Range<Int>, in area: PixelRect, group: Int32
  ) -> PixelRect {
    parts.removeAll(keepingCapacity: true)
    (start, hiddenCommands, topmostCover) = (range.lowerBound, 0, range.lowerBound)
    guard range.count <= Self.mostCommands else { return area }
    let grid = CellGrid(area)
    let all = grid.all
    var covered: CellGrid.Cells = 0
    for place in range.reversed() {
      if covered == 0 {
        covered = score.cells(at: place, in: grid, area, within: group, but: 0)
        if covered != 0 { topmostCover = place }
      } else if add(score.bounds(at: place).intersection(area), in: grid, covered) {
        covered |= score.cells(at: place, in: grid, area, within: group, but: covered)
      }
      if covered == all {
        start = place
        countHidden(score, range.lowerBound..<place, in: area)
        return .empty
      }
    }
    return covered == 0 ? area : grid.box(around: all & ~covered)
  }

  /// Adds what is seen of a command; false if that is nothing.
  private mutating func add(
    _ bounds: PixelRect, in grid: CellGrid, _ covered: CellGrid.Cells
  ) -> Bool {
    guard !bounds.isEmpty else {
      parts.append(.empty)
      return false
    }
    let touched = grid.touched(by: bounds)
    let seen = touched & ~covered
    guard seen != 0 else {
      hiddenCommands += 1
      parts.append(.empty)
      return false
    }
    parts.append(seen == touched ? bounds : bounds.intersection(grid.box(around: seen)))
    return true
  }

  private mutating func countHidden(
    _ score: TilePainter.Score, _ range: Range<Int>, in area: PixelRect
  ) {
    for place in range where score.bounds(at: place).intersects(area) {
      hiddenCommands += 1
    }
  }
}

extension TilePainter.Score {
  fileprivate func bounds(at place: Int) -> PixelRect {
    list.commands[bins.command(at: place)].bounds
  }

  /// The cells that a command covers whatever was there, where the groups around it change nothing.
  @inline(__always)
  func cells(
    at place: Int, in grid: CellGrid, _ area: PixelRect, within end: Int32,
    but covered: CellGrid.Cells
  ) -> CellGrid.Cells {
    let index = bins.command(at: place)
    let core = list.commands[index].core
    let convexCore = list.commands[index].convexCore
    let isConvex = convexCore != DrawCommand.noConvexCore
    guard isConvex || !core.isEmpty else { return 0 }
    let cells = grid.covered(
      by: open(
        isConvex ? list.commands[index].bounds : core, of: list.commands[index].group, within: end
      )
      .intersection(area))
    guard isConvex, cells & ~covered != 0 else { return cells }
    return grid.covered(by: list.convexCores[Int(convexCore)], among: cells & ~covered)
  }

  /// The part of a rectangle in which a group and those around it change nothing.
  func open(_ rect: PixelRect, of group: Int32, within end: Int32) -> PixelRect {
    var (rect, group) = (rect, group)
    while group != end, group != CommandGroup.none {
      rect = rect.intersection(list.groups[Int(group)].core)
      group = list.groups[Int(group)].parent
    }
    return rect
  }
}
