extension RoundedRectEdges {
  /// Paints the shape on an area of whole pixels; rows of the same coverage are computed once.
  func paint<Filling: Paint>(
    in area: PixelRect, with paint: Filling, scratch: PaintScratch
  ) {
    paint.expect(area)
    var edges = self
    edges.prepare(rows: area.minY..<area.maxY, index: 0, cache: scratch.corners)
    var rows = scratch.rows(for: PixelRect(x: area.minX, y: 0, width: area.width, height: 1))
    var y = area.minY
    while y < area.maxY {
      let even = min(evenRows(from: y), area.maxY - y)
      rows.move(toRow: y)
      if isStraight(row: y), let solid = straightColumns {
        paintStraight(rows, solid, copies: even, with: paint)
      } else {
        edges.add(row: y, sign: 1, to: rows)
        rows.sweep(row: y, copies: even, folding: .difference, into: paint)
      }
      y += even
    }
  }

  /// Paints the shape less another inside it.
  func paint<Filling: Paint>(
    minus hole: RoundedRectEdges, in area: PixelRect, with paint: Filling, scratch: PaintScratch
  ) {
    paint.expect(area)
    var (edges, hole) = (self, hole)
    edges.prepare(rows: area.minY..<area.maxY, index: 0, cache: scratch.corners)
    hole.prepare(rows: area.minY..<area.maxY, index: 1, cache: scratch.corners)
    var rows = scratch.rows(for: PixelRect(x: area.minX, y: 0, width: area.width, height: 1))
    var y = area.minY
    while y < area.maxY {
      let even = min(evenRows(from: y), hole.evenRows(from: y), area.maxY - y)
      rows.move(toRow: y)
      edges.add(row: y, sign: 1, to: rows)
      hole.add(row: y, sign: -1, to: rows)
      rows.sweep(row: y, copies: even, folding: .difference, into: paint)
      y += even
    }
  }

  /// Paints rows between straight sides as one rectangle and a column of pixels beside each end.
  private func paintStraight<Filling: Paint>(
    _ rows: CoverageRows, _ solid: Range<Int>, copies: Int, with paint: Filling
  ) {
    let (left, right) = coverageBesideStraightColumns
    let part = PixelRect(
      minX: max(solid.lowerBound - 1, rows.rect.minX), minY: rows.rect.minY,
      maxX: min(solid.upperBound + 1, rows.rect.maxX), maxY: rows.rect.minY + copies)
    if !part.isEmpty { paint.paint(part, left: left, right: right, solid: solid) }
  }
}
