extension Outline {
  /// Paints the outline on an area of whole pixels, a few rows at a time.
  func paint<Filling: Paint>(
    _ rule: FillRule, in area: PixelRect, with paint: Filling, scratch: PaintScratch
  ) {
    let band = scratch.preferredRows(width: area.width)
    let folding = CoverageRows.Folding(rule)
    var minY = area.minY
    while minY < area.maxY {
      let maxY = min(minY + band, area.maxY)
      let rows = scratch.rows(
        for: PixelRect(minX: area.minX, minY: minY, maxX: area.maxX, maxY: maxY))
      addEdges(to: rows)
      for y in minY..<maxY {
        rows.sweep(row: y, folding: folding, into: paint)
      }
      minY = maxY
    }
  }

  /// Adds the edges that touch the rows.
  private func addEdges(to rows: CoverageRows) {
    forEachCandidate(rows: rows.rect.minY..<rows.rect.maxY) { edges[$0].add(to: rows) }
  }

  /// The numbers of the edges that are looked at for some rows.
  func candidates(rows: Range<Int>) -> [Int] {
    var result: [Int] = []
    forEachCandidate(rows: rows) { result.append($0) }
    return result
  }

  /// Visits the edges that may touch some rows: of each class, those that start in them or above
  /// them by less than the height of the class.
  @inline(__always)
  private func forEachCandidate(rows: Range<Int>, _ visit: (Int) -> Void) {
    for group in classes {
      var index = firstEdge(of: group, startingAtRow: rows.lowerBound - group.maxRows + 1)
      while index < group.edges.upperBound && edges[index].firstRow < rows.upperBound {
        visit(index)
        index += 1
      }
    }
  }

  /// The first edge of a class that starts in this row or later.
  private func firstEdge(of group: HeightClass, startingAtRow row: Int) -> Int {
    var low = group.edges.lowerBound
    var high = group.edges.upperBound
    while low < high {
      let middle = (low + high) / 2
      if edges[middle].firstRow < row { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
