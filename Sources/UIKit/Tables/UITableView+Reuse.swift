import CoreGraphics
import Foundation

/// Views that were used for rows that are seen no more, and the classes of new ones.
struct ReusePool {
  var cells: [String: [UITableViewCell]] = [:]
  var edges: [String: [UITableViewHeaderFooterView]] = [:]
  var cellClasses: [String: UITableViewCell.Type] = [:]
  var edgeClasses: [String: UITableViewHeaderFooterView.Type] = [:]
}

extension UITableView {
  // MARK: Classes

  func register(_ cellClass: AnyClass?, as identifier: String) {
    guard let cellClass else {
      reuse.cellClasses[identifier] = nil
      return
    }
    guard let made = cellClass as? UITableViewCell.Type else {
      refuse("\(cellClass) is registered for the identifier \(identifier), and is no cell")
    }
    reuse.cellClasses[identifier] = made
  }

  func registerEdge(_ edgeClass: AnyClass?, as identifier: String) {
    guard let edgeClass else {
      reuse.edgeClasses[identifier] = nil
      return
    }
    guard let made = edgeClass as? UITableViewHeaderFooterView.Type else {
      refuse("\(edgeClass) is registered for the identifier \(identifier), and is no header")
    }
    reuse.edgeClasses[identifier] = made
  }

  // MARK: Out of the pool

  func reusedCell(_ identifier: String) -> UITableViewCell? {
    if let cell = reuse.cells[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    return reuse.cellClasses[identifier].map { UITableViewCell.make($0, identifier) }
  }

  func cell(_ identifier: String, for path: IndexPath) -> UITableViewCell {
    if let cell = updates.redressed, cell.reuseIdentifier == identifier { return cell }
    guard let cell = reusedCell(identifier) else {
      refuse(
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class "
          + "for the identifier or connect a prototype cell in a storyboard")
    }
    // Clients may ask for the cell's size before they give it back.
    if isLoaded, rowLayout.holds(path) {
      cell.table = self
      cell.rowPath = path
      place(cell, at: path)
    }
    return cell
  }

  func reusedEdge(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let view = reuse.edges[identifier]?.popLast() {
      view.prepareForReuse()
      return view
    }
    return reuse.edgeClasses[identifier].map { UITableViewHeaderFooterView.make($0, identifier) }
  }

  // MARK: Into the pool

  /// Lets go of the views that wait: what was seen once leaves nothing behind.
  package func dropWaitingViews() {
    for cell in reuse.cells.values.joined() {
      cell.table = nil
      cell.removeFromSuperview()
    }
    for view in reuse.edges.values.joined() { view.removeFromSuperview() }
    // One that waited, and has only been measured for another section since, is still hidden.
    for edge in shownEdges.views.values where !edge.isDisplayed && edge.view.superview === self {
      edge.view.removeFromSuperview()
    }
    (reuse.cells, reuse.edges) = ([:], [:])
    orderCellsByPath()
  }

  /// Brings rows into the order in which a first look down the table lays them: each below the one
  /// before it, as those that come later come below all.
  private func orderCellsByPath() {
    let cells = subviews.compactMap { $0 as? UITableViewCell }.filter { $0.table === self }
    let paths = cells.map { $0.rowPath ?? [] }
    guard zip(paths, paths.dropFirst()).contains(where: { $0 < $1 }) else { return }
    for (cell, _) in zip(cells, paths).sorted(by: { $0.1 < $1.1 }) {
      insertSubview(cell, at: countBehindRows)
    }
  }

  /// A row is seen no more; its cell waits, hidden, for another one.
  func retire(_ row: ShownRow) {
    release(row.cell)
    delegate?.tableView(self, didEndDisplaying: row.cell, forRowAt: row.path)
  }

  /// Takes a cell away from its row.
  func release(_ cell: UITableViewCell) {
    guard cell.table === self else { return }
    windowReference?.focus?.release(cell)
    if let first = windowReference?.firstResponder as? UIView, first.isDescendant(of: cell) {
      first.resignFirstResponder()
    }
    cell.rowPath = nil
    cell.swipeOffset = 0
    guard let identifier = cell.reuseIdentifier else {
      cell.table = nil
      return cell.removeFromSuperview()
    }
    cell.isHidden = true
    cell.layer.removeAllAnimations()
    reuse.cells[identifier, default: []].append(cell)
  }

  func retire(_ edge: TableEdge) {
    guard let shown = shownEdges.remove(edge) else { return }
    if let view = shown.view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier
    {
      view.isHidden = true
      reuse.edges[identifier, default: []].append(view)
    } else if shown.view.superview === self {
      shown.view.removeFromSuperview()
    }
    guard shown.isDisplayed else { return }
    switch edge.kind {
    case .header:
      delegate?.tableView(self, didEndDisplayingHeaderView: shown.view, forSection: edge.section)
    case .footer:
      delegate?.tableView(self, didEndDisplayingFooterView: shown.view, forSection: edge.section)
    }
  }
}
