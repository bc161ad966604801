import CoreGraphics
import Foundation

/// One change of a table as it is seen: rows that stay go to their places, others come and go.
@MainActor
final class UpdateMotion {
  private struct Leaving {
    var cell: UITableViewCell
    var path: IndexPath
    /// Nil for a row that only goes out of sight.
    var animation: UITableView.RowAnimation?
    var target: CGRect
  }

  private let table: UITableView
  private let map: TableMap
  private let oldLayout: TableLayout
  private let oldOffset: CGFloat
  /// Where the views that stay were.
  private var starts: [ObjectIdentifier: CGRect] = [:]
  private var leaving: [Leaving] = []
  private var leavingEdges: [UIView] = []

  private static let duration: TimeInterval = 0.3

  init(of table: UITableView, _ map: TableMap) {
    self.table = table
    self.map = map
    oldLayout = table.rowLayout
    oldOffset = table.contentOffset.y
  }

  private var isAnimated: Bool {
    table.window != nil && UIView.areAnimationsEnabled && !table.fill.isUnderWay
  }

  /// Brings what is seen to the table's new layout.
  func run(_ completion: @escaping (Bool) -> Void) {
    part()
    partEdges()
    UIView.performWithoutAnimation {
      table.updateContentSize()
      table.layOutRows()
    }
    guard isAnimated else {
      finish()
      table.setNeedsLayout()
      return completion(true)
    }
    animate(completion)
    table.setNeedsLayout()
  }

  // MARK: Who stays

  private func part() {
    var staying: [ShownRow] = []
    for row in table.shownRows {
      let frame = row.cell.frame
      guard let path = map.after(row.path), map.changes.reloadedRows[row.path] == nil else {
        leaving.append(
          Leaving(cell: row.cell, path: row.path, animation: animation(of: row.path), target: frame)
        )
        row.cell.rowPath = nil
        continue
      }
      row.cell.rowPath = path
      let span = table.rowLayout.rowSpan(path)
      if isSeen(span) {
        staying.append(ShownRow(path: path, cell: row.cell))
        starts[ObjectIdentifier(row.cell)] = frame
      } else {
        row.cell.rowPath = nil
        leaving.append(
          Leaving(cell: row.cell, path: row.path, animation: nil, target: table.cellFrame(span)))
      }
    }
    table.shownRows = staying.sorted { $0.path < $1.path }
  }

  private func isSeen(_ span: TableSpan) -> Bool {
    let visible = table.visibleSpan
    return span.bottom > visible.top && span.top < visible.bottom
  }

  private func animation(of path: IndexPath) -> UITableView.RowAnimation {
    map.changes.deletedRows[path] ?? map.changes.reloadedRows[path]
      ?? map.changes.deletedSections[path.section] ?? map.changes.reloadedSections[path.section]
      ?? .fade
  }

  private func partEdges() {
    var staying: [TableEdge: EdgeView] = [:]
    for (edge, shown) in table.shownEdges.views {
      if map.newSections.indices.contains(edge.section),
        let section = map.newSections[edge.section],
        map.changes.reloadedSections[edge.section] == nil
      {
        staying[TableEdge(edge.kind, section)] = shown
        starts[ObjectIdentifier(shown.view)] = shown.view.frame
      } else {
        leavingEdges.append(shown.view)
      }
    }
    table.shownEdges = ShownEdges(staying)
  }

  // MARK: Motion

  private func animate(_ completion: @escaping (Bool) -> Void) {
    let shift = table.contentOffset.y - oldOffset
    var ends: [(view: UIView, frame: CGRect)] = []
    UIView.performWithoutAnimation {
      for row in table.shownRows {
        row.cell.layoutIfNeeded()
        ends.append((row.cell, row.cell.frame))
        begin(row.cell, at: row.path, shift)
      }
      for shown in table.shownEdges.views.values where shown.isDisplayed {
        ends.append((shown.view, shown.view.frame))
        if let start = starts[ObjectIdentifier(shown.view)] {
          shown.view.lie(in: start.offsetBy(dx: 0, dy: shift))
        } else {
          shown.view.alpha = 0
        }
      }
      for left in leaving where left.cell.rowPath == nil {
        left.cell.lie(in: left.cell.frame.offsetBy(dx: 0, dy: shift))
        // What stays passes above what goes.
        table.sendSubviewToBack(left.cell)
      }
    }
    let (goingRows, goingEdges) = (leaving, leavingEdges)
    UIView.animate(
      withDuration: Self.duration, delay: 0, options: [.allowUserInteraction],
      animations: {
        for (view, frame) in ends {
          view.lie(in: frame)
          view.alpha = 1
        }
        for left in goingRows { Self.leave(left) }
        for view in goingEdges { view.alpha = 0 }
      },
      completion: { finished in
        self.finish()
        completion(finished)
      })
  }

  /// Puts a cell where it comes from.
  private func begin(_ cell: UITableViewCell, at path: IndexPath, _ shift: CGFloat) {
    if let start = starts[ObjectIdentifier(cell)] {
      return cell.lie(in: start.offsetBy(dx: 0, dy: shift))
    }
    if let old = map.before(path), oldLayout.holds(old), map.changes.reloadedRows[old] == nil {
      return cell.lie(in: table.cellFrame(oldLayout.rowSpan(old)).offsetBy(dx: 0, dy: shift))
    }
    let old = map.before(path)
    let animation =
      map.changes.insertedRows[path] ?? map.changes.insertedSections[path.section]
      ?? old.flatMap { map.changes.reloadedRows[$0] }
      ?? map.oldSections[path.section].flatMap { map.changes.reloadedSections[$0] } ?? .fade
    guard animation != .none else { return }
    cell.alpha = 0
    cell.lie(in: Self.away(cell.frame, animation))
  }

  private static func leave(_ left: Leaving) {
    // The data source may give the same cell for another row, or for the same one again.
    guard left.cell.rowPath == nil else { return }
    guard let animation = left.animation else { return left.cell.lie(in: left.target) }
    left.cell.alpha = 0
    if animation != .none { left.cell.lie(in: away(left.cell.frame, animation)) }
  }

  /// Where a row comes from, or goes.
  private static func away(_ frame: CGRect, _ animation: UITableView.RowAnimation) -> CGRect {
    switch animation {
    case .left: frame.offsetBy(dx: -frame.width, dy: 0)
    case .right: frame.offsetBy(dx: frame.width, dy: 0)
    case .top: frame.offsetBy(dx: 0, dy: -frame.height)
    case .bottom: frame.offsetBy(dx: 0, dy: frame.height)
    case .fade, .none, .middle, .automatic: frame
    }
  }

  /// Cells that left wait for other rows.
  private func finish() {
    for left in leaving where left.cell.rowPath == nil {
      left.cell.alpha = 1
      table.retire(ShownRow(path: left.path, cell: left.cell))
    }
    for view in leavingEdges {
      view.alpha = 1
      view.removeFromSuperview()
    }
    (leaving, leavingEdges) = ([], [])
  }
}
