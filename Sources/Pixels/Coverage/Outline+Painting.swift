import CProcessor

extension Outline {
  /// Paints the outline on an area of whole pixels, as many rows at a time as fit the scratch.
  func paint<Filling: Paint>(
    _ rule: FillRule, in area: PixelRect, with paint: Filling, scratch: PaintScratch
  ) {
    let band = scratch.preferredRows(width: area.width)
    let folding = Folding(rule)
    var minY = area.minY
    while minY < area.maxY {
      let maxY = min(minY + band, area.maxY)
      let rows = scratch.rows(
        for: PixelRect(minX: area.minX, minY: minY, maxX: area.maxX, maxY: maxY))
      addEdges(to: rows)
      paint.paint(rows, folding: folding)
      minY = maxY
    }
  }

  /// Adds the edges that touch the rows.
  private func addEdges(to rows: CoverageRows) {
    let range = rows.rect.minY..<rows.rect.maxY
    let endColumn = rows.rect.maxX
    withEdges { edges, blocks in
      if hasHardEdges {
        return forEachCandidates(rows: range, before: endColumn, of: blocks, edges.count) {
          rows.addMiddles(UnsafeBufferPointer(rebasing: edges[$0]), movedBy: move)
        }
      }
      if range.lowerBound <= pixelBounds.minY, range.upperBound >= pixelBounds.maxY,
        rows.rect.maxX >= pixelBounds.maxX
      {
        return rows.add(edges, movedBy: move)
      }
      forEachCandidates(rows: range, before: endColumn, of: blocks, edges.count) {
        rows.add(UnsafeBufferPointer(rebasing: edges[$0]), movedBy: move)
      }
    }
  }

  /// The numbers of the edges that are looked at for some rows.
  func candidates(rows: Range<Int>) -> [Int] {
    var result: [Int] = []
    withEdges { edges, blocks in
      forEachCandidates(rows: rows, before: .max, of: blocks, edges.count) {
        result.append(contentsOf: $0)
      }
    }
    return result
  }

  /// Visits the edges of blocks that touch some rows, neighbouring blocks at once.
  @inline(__always)
  private func forEachCandidates(
    rows: Range<Int>, before endColumn: Int, of blocks: UnsafeBufferPointer<Block>,
    _ edgeCount: Int,
    _ visit: (Range<Int>) -> Void
  ) {
    var start: Int?
    // The rows as they are before the edges are moved; a part of a row is in two.
    let first = rows.lowerBound - (Int(move.y) + Int(OutlineEdge.one) - 1) >> OutlineEdge.bits
    let end = rows.upperBound - Int(move.y) >> OutlineEdge.bits
    // What lies right of all columns covers nothing of them.
    let column = endColumn == .max ? .max : endColumn - Int(move.x) >> OutlineEdge.bits
    for (index, block) in blocks.enumerated() {
      if Int(block.firstRow) < end && Int(block.endRow) > first && Int(block.firstColumn) < column {
        if start == nil { start = index * Block.size }
      } else if let first = start {
        visit(first..<index * Block.size)
        start = nil
      }
    }
    if let start { visit(start..<edgeCount) }
  }
}
