import Pixels

/// Paints areas one after the other; every thread has its own.
final class TilePainter {
  let scratch = PaintScratch()
  /// What hides parts of the shadow that is being painted.
  @exclusivity(unchecked) var covers: [PixelRect] = []
  @exclusivity(unchecked) private var visible = VisibleParts()
  @exclusivity(unchecked) private var rowCovers = RowCovers()
  @exclusivity(unchecked) private var tiles = ScratchTiles()
  @exclusivity(unchecked) var hiddenCommands = 0

  /// Paints what a group has in all of an area: over a colour, whatever was there before, or over that.
  func paint(
    _ area: TileGrid.Area, of score: Score, group: Int32, over background: Pixel?,
    on surface: Surface
  ) {
    let range = score.bins.range(of: area.slot)
    let uncovered = visible.find(score, range, in: area.rect, group: group)
    hiddenCommands += visible.hiddenCommands
    if !score.list.sources.isEmpty {
      rowCovers.find(score, visible.start..<range.upperBound, in: area.rect, group: group)
    }
    if let background, !uncovered.isEmpty { surface.replace(uncovered, with: background) }
    play(score, visible.start..<range.upperBound, in: area.rect, group: group, on: surface)
  }

  /// What is played: the commands, and which of them belong to the tile.
  struct Score {
    let list: CommandList
    let bins: TileBins

    func command(at place: Int) -> DrawCommand { list.commands[bins.command(at: place)] }
  }

  /// Where to start so that nothing is painted that is hidden in the whole area: at the topmost
  /// command that covers it, or at the first after `clear` was called. What parts of commands were
  /// hidden by others above the group is left as it was: it is painted over.
  private func beginning(
    of score: Score, _ range: Range<Int>, in area: PixelRect, group: Int32, clear: () -> Void
  ) -> Int {
    for place in range.reversed() {
      let command = score.command(at: place)
      guard command.core.contains(area), isOpen(score, command.group, upTo: group, in: area)
      else { continue }
      return place
    }
    clear()
    return range.lowerBound
  }

  /// Whether a group and those around it, up to but without `end`, change nothing in an area.
  private func isOpen(_ score: Score, _ group: Int32, upTo end: Int32, in area: PixelRect) -> Bool {
    var group = group
    while group != end, group != CommandGroup.none {
      guard score.list.groups[Int(group)].core.contains(area) else { return false }
      group = score.list.groups[Int(group)].parent
    }
    return true
  }

  /// Paints a part of a group's commands over what is there.
  private func play(
    _ score: Score, _ range: Range<Int>, in area: PixelRect, group: Int32, on surface: Surface
  ) {
    let window = surface.clipped(to: area)
    var place = range.lowerBound
    while place < range.upperBound {
      let command = score.command(at: place)
      let part = visible.part(at: place, of: command).intersection(area)
      if part.isEmpty {
        place += 1
      } else if command.group == group {
        if place + 1 < range.upperBound { score.expect(at: place + 1) }
        if case .stamp(let index) = command.paint {
          // With room beside them, eight columns at a time.
          window.fill(score.list.stamps[Int(index)], with: command.color, scratch: scratch)
        } else if case .shadow = command.paint {
          drawShadow(
            at: place, of: score, before: range.upperBound, in: part, group: group, on: surface)
        } else {
          draw(command, at: place, of: score.list, on: window.part(part))
        }
        place += 1
      } else {
        let child = score.child(of: group, around: command.group)
        let end = score.end(of: child, from: place, in: range)
        playGroup(child, score, place..<end, in: area, on: surface)
        place = end
      }
    }
  }

  /// Paints a group: straight onto the surface where the group changes nothing, elsewhere through
  /// a scratch tile.
  private func playGroup(
    _ index: Int32, _ score: Score, _ range: Range<Int>, in area: PixelRect, on surface: Surface
  ) {
    let group = score.list.groups[Int(index)]
    let part = area.intersection(group.bounds)
    if case .halves(let halves) = group.mask {
      halves.forEachPiece(of: part) { play(score, range, in: $0, group: index, on: surface) }
      return
    }
    let open = part.intersection(group.core)
    if !open.isEmpty { play(score, range, in: open, group: index, on: surface) }
    part.forEachPiece(around: open) { piece in
      let side = piece.intersection(group.sideCore)
      if side.isEmpty {
        playThrough(index, group, score, range, in: piece, on: surface)
      } else {
        play(score, range, in: side, group: index, on: surface)
        piece.forEachPiece(around: side) {
          playThrough(index, group, score, range, in: $0, on: surface)
        }
      }
    }
  }

  /// Paints a group on a scratch tile, and lays that over the surface.
  private func playThrough(
    _ index: Int32, _ group: CommandGroup, _ score: Score, _ range: Range<Int>,
    in piece: PixelRect, on surface: Surface
  ) {
    guard range.contains(where: { score.command(at: $0).bounds.intersects(piece) }) else {
      return
    }
    let tile = tiles.surface(depth: group.depth, showing: piece)
    let start = beginning(of: score, range, in: piece, group: index) {
      tile.replace(piece, with: .clear)
    }
    play(score, start..<range.upperBound, in: piece, group: index, on: tile)
    for index in group.transforms {
      tile.transform(piece, by: score.list.transforms[Int(index)])
    }
    composite(tile, of: group, in: piece, on: surface)
  }

  private func composite(
    _ tile: Surface, of group: CommandGroup, in rect: PixelRect, on surface: Surface
  ) {
    if group.blending != .normal {
      return surface.blend(
        tile, in: rect, opacity: group.opacity, mode: group.blending, scratch: scratch)
    }
    switch group.mask {
    case .none, .halves:
      surface.composite(tile, in: rect, opacity: group.opacity)
    case .rounded(let shape):
      surface.composite(tile, in: rect, opacity: group.opacity, within: shape, scratch: scratch)
    case .outline(let outline, let rule):
      surface.composite(
        tile, in: rect, opacity: group.opacity, within: outline, rule: rule, scratch: scratch)
    }
  }

  private func draw(
    _ command: DrawCommand, at place: Int, of list: CommandList, on surface: Surface
  ) {
    switch command.paint {
    case .nothing: break
    case .rect:
      surface.fill(surface.bounds, with: command.color)
    case .rounded(let index):
      surface.fill(list.shapes[Int(index)], with: command.color, scratch: scratch)
    case .ring(let index):
      let inner = list.shapes[Int(index) + 1]
      if inner.opaqueCore.contains(surface.bounds) { return }
      surface.fillRing(
        outer: list.shapes[Int(index)], inner: inner, with: command.color, scratch: scratch)
    case .source(let index):
      let paint = list.sources[Int(index)]
      let ink = Ink(.source(paint.source.source), opacity: UInt8(command.color.alpha))
      let isLimited = rowCovers.limit(scratch, at: place, in: surface.bounds)
      defer { if isLimited { scratch.showAll() } }
      switch paint.shape {
      case .everything: surface.draw(surface.bounds, with: ink, scratch: scratch)
      case .rounded(let shape): surface.draw(shape, with: ink, scratch: scratch)
      case .outline(let outline):
        surface.draw(outline, rule: .nonZero, with: ink, scratch: scratch)
      }
    case .stencil(let index):
      surface.fill(list.stencils[Int(index)], with: command.color, scratch: scratch)
    case .shadow, .stamp:
      break  // Not within their own bounds alone: see `play`.
    case .outline(let index, let rule):
      surface.fill(list.outlines[Int(index)], rule: rule, with: command.color, scratch: scratch)
    }
  }
}

extension TilePainter.Score {
  /// Asks for what a command's edges are read from.
  @inline(__always)
  func expect(at place: Int) {
    switch list.commands[bins.command(at: place)].paint {
    case .outline(let index, _): list.outlines[Int(index)].expect()
    case .stencil(let index): list.stencils[Int(index)].expect()
    default: break
    }
  }

  /// The group directly in `parent` that `group` is or lies in.
  func child(of parent: Int32, around group: Int32) -> Int32 {
    var child = group
    while list.groups[Int(child)].parent != parent { child = list.groups[Int(child)].parent }
    return child
  }

  /// The place after a group's last command.
  func end(of group: Int32, from place: Int, in range: Range<Int>) -> Int {
    let end = list.groups[Int(group)].end
    var low = place
    var high = range.upperBound
    while low < high {
      let middle = (low + high) / 2
      if bins.command(at: middle) < end { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
