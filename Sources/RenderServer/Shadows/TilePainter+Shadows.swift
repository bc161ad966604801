import Pixels

extension TilePainter {
  /// More things above a shadow are not asked whether they hide it.
  private static let mostLookups = 64
  private static let mostCovers = 12
  /// Hiding fewer pixels is not worth painting around them.
  private static let smallestCover = 64

  /// Paints the shadow at a place of a score where nothing opaque above it hides it.
  ///
  /// A layer lies on most of its own shadow: that is half of all shadow pixels on a page of cards.
  /// Whatever is left out here is painted over later, so no pixel depends on it.
  func drawShadow(
    at place: Int, of score: Score, before end: Int, in area: PixelRect, group: Int32,
    on surface: Surface
  ) {
    let command = score.command(at: place)
    guard case .shadow(let index) = command.paint else { return }
    let part = area
    covers.removeAll(keepingCapacity: true)
    var above = place + 1
    while above < min(end, place + Self.mostLookups), covers.count < Self.mostCovers {
      let cover = score.cover(at: above, in: part, within: group)
      if cover.contains(part) { return }
      if cover.area >= Self.smallestCover { covers.append(cover) }
      above += 1
    }
    draw(score.list.shadows[Int(index)], in: part, around: 0, color: command.color, on: surface)
  }

  private func draw(
    _ shadow: ShadowPaint, in part: PixelRect, around first: Int, color: Pixel, on surface: Surface
  ) {
    for index in first..<covers.count where covers[index].intersects(part) {
      part.forEachPiece(around: covers[index]) {
        draw(shadow, in: $0, around: index + 1, color: color, on: surface)
      }
      return
    }
    surface.clipped(to: part).fill(shadow, with: color, scratch: scratch)
  }
}

extension TilePainter.Score {
  /// What of an area the command at a place hides from what is below it in a group.
  fileprivate func cover(at place: Int, in area: PixelRect, within group: Int32) -> PixelRect {
    let command = command(at: place)
    var cover = command.core.intersection(area)
    var around = command.group
    while !cover.isEmpty, around != group, around != CommandGroup.none {
      cover = cover.intersection(list.groups[Int(around)].core)
      around = list.groups[Int(around)].parent
    }
    return cover.isEmpty ? .empty : cover
  }
}
