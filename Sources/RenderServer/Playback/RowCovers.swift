import Pixels

/// What hides parts of an area's commands, row by row: the topmost opaque ones.
///
/// `VisibleParts` leaves out commands of which nothing is seen and cuts others to rectangles. What is left
/// of a turned image below others is mostly no rectangle, and sampling it takes long.
struct RowCovers {
  /// More are not looked at.
  private static let most = 16
  /// Fewer pixels are not worth it.
  private static let smallest = 256

  private var covers: ContiguousArray<Cover> = []
  /// Those above what is being painted.
  private var above: ContiguousArray<Cover> = []

  private struct Cover {
    let place: Int
    let rect: PixelRect
    /// An index, of turned shapes.
    let core: Int32
  }

  /// Looks at the commands of an area from the topmost down.
  mutating func find(
    _ score: TilePainter.Score, _ range: Range<Int>, in area: PixelRect, group: Int32
  ) {
    covers.removeAll(keepingCapacity: true)
    // Nothing is sampled beneath the lowest source.
    guard range.count <= 1 << 10 else { return }
    for place in range.reversed() where covers.count < Self.most {
      let command = score.command(at: place)
      let isConvex = command.convexCore != DrawCommand.noConvexCore
      guard isConvex || !command.core.isEmpty else { continue }
      let whole = isConvex ? command.bounds : command.core
      let rect = score.open(whole, of: command.group, within: group).intersection(area)
      if rect.area < Self.smallest { continue }
      covers.append(Cover(place: place, rect: rect, core: command.convexCore))
    }
  }

  /// Has a source painted only where nothing above it hides it; false where all of it may be seen.
  mutating func limit(
    _ scratch: PaintScratch, at place: Int, in part: PixelRect, of list: CommandList
  ) -> Bool {
    guard part.area >= Self.smallest else { return false }
    above.removeAll(keepingCapacity: true)
    for cover in covers where cover.place > place && cover.rect.intersects(part) {
      above.append(cover)
    }
    guard !above.isEmpty else { return false }
    let above = above
    scratch.show(rows: part.minY..<part.maxY) { y in
      var (first, end) = (part.minX, part.maxX)
      // What one leaves at an end may be hidden by another.
      for _ in 0..<2 {
        for cover in above where y >= cover.rect.minY && y < cover.rect.maxY {
          var span = cover.rect.minX..<cover.rect.maxX
          if cover.core != DrawCommand.noConvexCore {
            span = list.convexCores[Int(cover.core)].columns(row: y, among: span)
          }
          guard !span.isEmpty else { continue }
          if span.lowerBound <= first { first = max(first, span.upperBound) }
          if span.upperBound >= end { end = min(end, span.lowerBound) }
        }
      }
      return first..<max(first, end)
    }
    return true
  }
}
