import Pixels

/// What hides parts of an area's commands, row by row: the topmost opaque ones.
///
/// `VisibleParts` leaves out commands of which nothing is seen and cuts others to rectangles. What is left
/// of a turned image below others is mostly no rectangle, and sampling it takes long.
struct RowCovers {
  /// More are not looked at.
  private static let most = 16
  /// So many rows are looked at together.
  private static let rowsAtOnce = 8
  /// Fewer pixels are not worth it.
  private static let smallest = 256

  private var covers: ContiguousArray<Cover> = []
  /// Those above what is being painted.
  private var above: ContiguousArray<Cover> = []

  private struct Cover {
    let place: Int
    let rect: PixelRect
    /// Of turned shapes.
    let sides: ConvexCore.Sides?

    /// Moves the ends of what is seen of some rows to where this does not hide them.
    @inline(__always)
    func hide(_ first: inout Int, _ end: inout Int, in rows: Range<Int>) {
      guard rows.lowerBound >= rect.minY, rows.upperBound <= rect.maxY, rect.minX < end,
        rect.maxX > first
      else { return }
      var span = rect.minX..<rect.maxX
      if let sides {
        span = sides.columns(row: rows.lowerBound, among: span)
        guard span.lowerBound <= first || span.upperBound >= end else { return }
        // Between two rows the sides are straight.
        span = sides.columns(row: rows.upperBound - 1, among: span)
      }
      guard !span.isEmpty else { return }
      if span.lowerBound <= first { first = max(first, span.upperBound) }
      if span.upperBound >= end { end = min(end, span.lowerBound) }
    }
  }

  /// Looks at the commands of an area from the topmost down.
  mutating func find(
    _ score: TilePainter.Score, _ range: Range<Int>, in area: PixelRect, group: Int32
  ) {
    covers.removeAll(keepingCapacity: true)
    // What is there many times is small, and mostly hides little.
    guard range.count <= 1 << 10 else { return }
    for place in range.reversed() where covers.count < Self.most {
      let command = score.command(at: place)
      let isConvex = command.convexCore != DrawCommand.noConvexCore
      guard isConvex || !command.core.isEmpty else { continue }
      let whole = isConvex ? command.bounds : command.core
      let rect = score.open(whole, of: command.group, within: group).intersection(area)
      if rect.area < Self.smallest { continue }
      let sides = isConvex ? score.list.convexCores[Int(command.convexCore)].sides : nil
      if isConvex, sides == nil { continue }
      covers.append(Cover(place: place, rect: rect, sides: sides))
    }
  }

  /// Has a source painted only where nothing above it hides it; false where all of it may be seen.
  mutating func limit(
    _ scratch: PaintScratch, at place: Int, in part: PixelRect
  ) -> Bool {
    guard part.area >= Self.smallest else { return false }
    above.removeAll(keepingCapacity: true)
    for cover in covers where cover.place > place && cover.rect.intersects(part) {
      above.append(cover)
    }
    guard !above.isEmpty else { return false }
    let above = above
    var (first, end) = (part.minX, part.maxX)
    scratch.show(rows: part.minY..<part.maxY) { y in
      if (y - part.minY) % Self.rowsAtOnce == 0 {
        let rows = y..<min(y + Self.rowsAtOnce, part.maxY)
        (first, end) = (part.minX, part.maxX)
        for cover in above { cover.hide(&first, &end, in: rows) }
        end = max(first, end)
      }
      return first..<end
    }
    return true
  }
}
