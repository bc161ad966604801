import CoreGraphics
import Foundation

/// A row that is held by its grip, and the place that the others leave free for it.
struct TableReorder {
  let path: IndexPath
  let cell: UITableViewCell
  let lift: RowLift
  /// From the finger to the row's upper edge.
  let grasp: CGFloat
  let height: CGFloat
  /// The row that it would be now.
  var target: IndexPath
  /// Where the finger is, in the table's own sight.
  var finger: CGFloat

  /// The place of another row if this one were not there.
  func placeWithout(_ other: IndexPath) -> IndexPath {
    let isBelow = other.section == path.section && other.row > path.row
    return isBelow ? IndexPath(row: other.row - 1, section: other.section) : other
  }

  func isAfterGap(_ other: IndexPath) -> Bool { placeWithout(other) >= target }

  /// What stands between the row's place and the gap has gone by the row's height.
  func shift(isAfterRow: Bool, isAfterGap: Bool) -> CGFloat {
    if isAfterRow == isAfterGap { return 0 }
    return isAfterRow ? -height : height
  }
}

extension UITableView {
  /// Near to an edge the rows go on below the finger, so many points a second.
  private static let edge: CGFloat = 50
  private static let edgeSpeed: CGFloat = 400

  func follow(_ press: UILongPressGestureRecognizer, by cell: UITableViewCell) {
    let place = press.location(in: self)
    switch press.state {
    case .began: lift(cell, at: place.y)
    case .changed:
      reorder?.finger = place.y - layer.bounds.minY
      carry()
    case .ended: letDown(cancelled: false)
    case .cancelled: letDown(cancelled: true)
    case .possible, .failed: break
    }
  }

  private func lift(_ cell: UITableViewCell, at y: CGFloat) {
    guard reorder == nil, let path = shownPath(of: cell) else { return }
    closeSwipe(animated: true)
    let lift = RowLift(of: cell)
    reorder = TableReorder(
      path: path, cell: cell, lift: lift, grasp: y - cell.frame.minY, height: cell.bounds.height,
      target: path, finger: y - layer.bounds.minY)
    bringSubviewToFront(cell)
    place(cell, at: path)
    lift.begin()
    ControlMotion.run(true, in: self) { lift.rise() }
    let link = CADisplayLink { [weak self] link in
      MainActor.assumeIsolated {
        guard let self, self.reorder != nil else { return link.invalidate() }
        self.goOnAtEdge(link.targetTimestamp - link.timestamp)
      }
    }
    link.add(to: .main, forMode: .common)
    reorderLink = link
  }

  /// Has the row be where the finger is, and the others make room.
  func carry() {
    guard var moved = reorder else { return }
    let top = moved.finger + layer.bounds.minY - moved.grasp
    var frame = cellFrame(TableSpan(top: top, height: moved.height))
    frame.origin.y = min(
      max(frame.minY, rowLayout.top - moved.height / 2), rowLayout.bottom - moved.height / 2)
    moved.cell.lie(in: frame)
    let target = target(of: moved, middle: frame.midY)
    guard target != moved.target else { return }
    moved.target = target
    reorder = moved
    ControlMotion.run(true, in: self) {
      for row in shownRows { place(row.cell, at: row.path) }
      placeEdges()
    }
  }

  /// The row that one would be if it were let go.
  private func target(of moved: TableReorder, middle: CGFloat) -> IndexPath {
    guard let proposed = proposedTarget(moved, middle), proposed != moved.target else {
      return moved.target
    }
    let wanted =
      delegate?.tableView(
        self, targetIndexPathForMoveFromRowAt: moved.path, toProposedIndexPath: proposed)
      ?? proposed
    return rowLayout.sections.indices.contains(wanted.section) ? wanted : moved.target
  }

  private func proposedTarget(_ moved: TableReorder, _ middle: CGFloat) -> IndexPath? {
    for row in shownRows where row.path != moved.path {
      let (span, shift) = (rowLayout.rowSpan(row.path), reorderShift(row.path))
      guard middle >= span.top + shift, middle < span.bottom + shift else { continue }
      let place = moved.placeWithout(row.path)
      let isPast = middle > span.top + shift + span.height / 2
      // A row is passed when the middles pass each other.
      if moved.isAfterGap(row.path) {
        return isPast ? IndexPath(row: place.row + 1, section: place.section) : nil
      }
      return isPast ? nil : place
    }
    for (edge, shown) in shownEdges.views where edge.kind == .header && shown.isDisplayed {
      let span = rowLayout.headerSpan(of: edge.section)
      let top = span.top + reorderShift(.header, edge.section)
      guard middle >= top, middle < top + span.height else { continue }
      if edge.section > moved.target.section { return IndexPath(row: 0, section: edge.section) }
      guard edge.section > 0 else { return nil }
      let count = rowLayout.sections[edge.section - 1].rows.count
      let isOwn = moved.path.section == edge.section - 1
      return IndexPath(row: isOwn ? count - 1 : count, section: edge.section - 1)
    }
    return nil
  }

  /// How far a row lies from its place, as another one is carried past it.
  func reorderShift(_ path: IndexPath) -> CGFloat {
    guard let moved = reorder, path != moved.path else { return 0 }
    return moved.shift(isAfterRow: path > moved.path, isAfterGap: moved.isAfterGap(path))
  }

  /// The same for the header and the footer of a section.
  func reorderShift(_ kind: TableEdge.Kind, _ section: Int) -> CGFloat {
    guard let moved = reorder else { return 0 }
    let (from, to) = (moved.path.section, moved.target.section)
    return kind == .header
      ? moved.shift(isAfterRow: section > from, isAfterGap: section > to)
      : moved.shift(isAfterRow: section >= from, isAfterGap: section >= to)
  }

  /// Whether a row is the first and the last one of its section, with the gap where a row is carried to.
  /// That one is by itself.
  func ends(at path: IndexPath) -> (isFirst: Bool, isLast: Bool) {
    var (row, count) = (path.row, rowLayout.sections[path.section].rows.count)
    if let moved = reorder {
      if path == moved.path { return (true, true) }
      row = moved.placeWithout(path).row
      if moved.path.section == path.section { count -= 1 }
      if moved.target.section == path.section {
        count += 1
        if moved.isAfterGap(path) { row += 1 }
      }
    }
    return (row == 0, row == count - 1)
  }

  private func letDown(cancelled: Bool) {
    guard let moved = reorder else { return }
    reorderLink?.invalidate()
    (reorder, reorderLink) = (nil, nil)
    let isMoved = !cancelled && moved.target != moved.path
    if isMoved {
      dataSource?.tableView(self, moveRowAt: moved.path, to: moved.target)
      update({ updates.changes.movedRows[moved.path] = moved.target }, nil)
    }
    ControlMotion.run(true, in: self) {
      moved.lift.settle()
      if !isMoved {
        for row in shownRows { place(row.cell, at: row.path) }
        placeEdges()
      }
    }
    moved.lift.end()
  }

  private func goOnAtEdge(_ time: TimeInterval) {
    guard let moved = reorder else { return }
    let (upper, lower) = (
      adjustedContentInset.top + Self.edge,
      layer.bounds.height - adjustedContentInset.bottom - Self.edge
    )
    let depth = moved.finger < upper ? moved.finger - upper : max(0, moved.finger - lower)
    guard depth != 0, time > 0, time < 1 else { return }
    let way = Self.edgeSpeed * CGFloat(time) * min(max(depth / Self.edge, -1), 1)
    place(at: rounded(clamped(CGPoint(x: contentOffset.x, y: contentOffset.y + way))))
    carry()
  }
}
