import CoreGraphics
import Foundation

extension UITableView {
  /// What is seen, once the table has been brought up to date.
  var seenRows: [ShownRow] {
    if !fill.isUnderWay { layOutRows() }
    let visible = visibleSpan
    return shownRows.filter { rowLayout.holds($0.path) && isInSight($0.path, visible) }
  }

  func sectionRect(_ section: Int) -> CGRect {
    loadIfNeeded()
    guard rowLayout.sections.indices.contains(section) else { return .zero }
    return cellFrame(rowLayout.span(of: section)).settled
  }

  func edgeRect(_ kind: TableEdge.Kind, _ section: Int) -> CGRect {
    loadIfNeeded()
    guard rowLayout.sections.indices.contains(section) else { return .zero }
    let span =
      kind == .header
      ? rowLayout.headerSpan(of: section) : rowLayout.footerSpan(of: section)
    return cellFrame(span).settled
  }

  func rowRect(_ path: IndexPath) -> CGRect {
    loadIfNeeded()
    guard rowLayout.holds(path) else { return .zero }
    return cellFrame(rowLayout.rowSpan(path)).settled
  }

  func rowPath(at point: CGPoint) -> IndexPath? {
    loadIfNeeded()
    guard point.isFinite, let path = rowLayout.row(at: point.y) else { return nil }
    return rowRect(path).holds(point) ? path : nil
  }

  func paths(in rect: CGRect) -> [IndexPath]? {
    loadIfNeeded()
    let rect = rect.standardized.settled
    guard var section = rowLayout.section(at: rect.minY) else { return nil }
    var found: [IndexPath] = []
    while section < rowLayout.sections.count, rowLayout.span(of: section).top < rect.maxY {
      let rows = rowLayout.sections[section].rows
      let top = rowLayout.rowsTop(of: section)
      for row in (rows.row(at: rect.minY - top) ?? 0)..<max(rows.count, 0) {
        let start = top + rows.top(of: row)
        guard start < rect.maxY else { break }
        let path = IndexPath(row: row, section: section)
        if start + rows.height(of: row) > rect.minY, rowRect(path).intersects(rect) {
          found.append(path)
        }
      }
      section += 1
    }
    return found
  }

  func shownPath(of cell: UITableViewCell) -> IndexPath? {
    cell.table === self ? cell.rowPath : nil
  }

  func shownCell(at path: IndexPath) -> UITableViewCell? {
    if let row = shownRows.row(at: path) { return row.cell }
    guard fill.isUnderWay, let cell = nextRows.row(at: path)?.cell, cell.pass == fill.pass else {
      return nil
    }
    return cell
  }

  // MARK: Scrolling

  func scroll(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
    loadIfNeeded()
    refuseOutOfBounds(path)
    guard !animated || window == nil || !UIView.areAnimationsEnabled else {
      fill.destination = (path, position)
      return go(to: offset(showing: path, position), animated: true)
    }
    // Rows that come into sight on the way there may turn out higher or lower than estimated.
    for _ in 0..<4 {
      let offset = offset(showing: path, position)
      go(to: offset, animated: false)
      if !fill.isUnderWay { layOutRows() }
      guard rowLayout.sections.indices.contains(path.section) else { return }
      if self.offset(showing: path, position) == contentOffset { break }
    }
  }

  /// The place of the row that an animation went to is known for certain once it is seen.
  func arrive() {
    guard let destination = fill.destination else { return }
    fill.destination = nil
    guard rowLayout.holds(destination.path) else { return }
    let offset = offset(showing: destination.path, destination.position)
    if offset != contentOffset { go(to: offset, animated: false) }
  }

  private func refuseOutOfBounds(_ path: IndexPath) {
    let sections = rowLayout.sections.count
    guard path.count == 2, (0..<sections).contains(path.section) else {
      refuse(
        "Attempted to scroll the table view to an out-of-bounds section "
          + "(\(path.first ?? 0)) when there are only \(sections) sections.")
    }
    let rows = rowLayout.sections[path.section].rows.count
    guard path.row == NSNotFound || (0..<rows).contains(path.row) else {
      refuse(
        "Attempted to scroll the table view to an out-of-bounds row (\(path.row)) when there are "
          + "only \(rows) rows in section \(path.section).")
    }
  }

  /// Where the content has to be for a row to be seen at a place.
  private func offset(showing path: IndexPath, _ position: ScrollPosition) -> CGPoint {
    let isRow = rowLayout.holds(path)
    let span = isRow ? rowLayout.rowSpan(path) : rowLayout.span(of: path.section)
    let (insets, height) = (adjustedContentInset, layer.bounds.height)
    // A header that stays at the top must not cover the row.
    var top = insets.top
    if style == .plain, isRow { top += rowLayout.sections[path.section].header.height }
    let room = height - top - insets.bottom
    var y = contentOffset.y
    switch position {
    case .top: y = span.top - top
    case .bottom: y = span.bottom - height + insets.bottom
    case .middle: y = span.top + span.height / 2 - top - room / 2
    case .none:
      if span.top < y + top || span.height > room {
        y = span.top - top
      } else if span.bottom > y + height - insets.bottom {
        y = span.bottom - height + insets.bottom
      }
    }
    return rounded(clamped(CGPoint(x: contentOffset.x, y: y.settled)))
  }

  func scrollToSelection(_ position: ScrollPosition, animated: Bool) {
    loadIfNeeded()
    let middle = layer.bounds.midY
    let paths = selection.ordered.filter { rowLayout.holds($0) }
    let nearest = paths.min {
      (rowLayout.rowSpan($0).top - middle).magnitude
        < (rowLayout.rowSpan($1).top - middle).magnitude
    }
    if let nearest { scroll(to: nearest, position, animated: animated) }
  }

  // MARK: Rows that will soon be seen

  /// Tells the data source of as many rows beyond the edge as are seen, along the way that the
  /// content goes.
  func prefetch() {
    let visible = visibleSpan
    guard let prefetchDataSource, isPrefetchingEnabled,
      let first = shownRows.first(where: { isInSight($0.path, visible) })?.path,
      let last = shownRows.last(where: { isInSight($0.path, visible) })?.path
    else { return }
    let isUpward = layer.bounds.minY < fill.lastOffset
    let ends = TableFill.Ends(first: first, last: last, isUpward: isUpward)
    guard ends != fill.ends else { return }
    fill.ends = ends
    var (wanted, path) = ([IndexPath](), isUpward ? first : last)
    while wanted.count < shownRows.count,
      let next = neighbour(of: path, isForward: !isUpward)
    {
      wanted.append(next)
      path = next
    }
    let fresh = wanted.filter { !fill.prefetched.contains($0) }
    let gone = fill.prefetched.filter { $0 < first || $0 > last }.subtracting(wanted)
    guard !fresh.isEmpty || !gone.isEmpty else { return }
    fill.prefetched = Set(wanted)
    if !fresh.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: fresh) }
    if !gone.isEmpty {
      prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: gone.sorted())
    }
  }

  func dropPrefetched() { (fill.prefetched, fill.ends) = ([], nil) }

  /// The row after or before another one, in the next section that has any.
  func neighbour(of path: IndexPath, isForward: Bool) -> IndexPath? {
    let step = isForward ? 1 : -1
    var (section, row) = (path.section, path.row + step)
    while rowLayout.sections.indices.contains(section) {
      if row >= 0, row < rowLayout.sections[section].rows.count {
        return IndexPath(row: row, section: section)
      }
      section += step
      guard rowLayout.sections.indices.contains(section) else { return nil }
      row = isForward ? 0 : rowLayout.sections[section].rows.count - 1
    }
    return nil
  }
}
