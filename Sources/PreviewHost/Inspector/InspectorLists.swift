import QuartzCore
import Scenes
import Stages
import UIKit

/// Feeds the inspector's two tables.
@MainActor
final class InspectorLists: NSObject, UITableViewDataSource, UITableViewDelegate {
  private weak var inspector: Inspector?

  func attach(to inspector: Inspector) {
    self.inspector = inspector
    inspector.stage.act {
      for table in [inspector.panel.outline, inspector.panel.sheet] {
        table.dataSource = self
        table.delegate = self
      }
    }
  }

  private func isOutline(_ table: UITableView) -> Bool { table === inspector?.panel.outline }

  private func row(at path: IndexPath) -> PropertySheet.Row? {
    guard let sections = inspector?.sheet.sections, path.section < sections.count,
      path.row < sections[path.section].rows.count
    else { return nil }
    return sections[path.section].rows[path.row]
  }

  // MARK: Showing

  func showOutline(isSame: Bool, selected: CALayer?) {
    guard let inspector else { return }
    let table = inspector.panel.outline
    if isSame {
      for case let cell as OutlineCell in table.visibleCells {
        if let path = table.indexPath(for: cell) { fill(cell, at: path.row) }
      }
    } else {
      table.reloadData()
    }
    let row = selected.flatMap { inspector.outline.index(of: $0) }
    if table.indexPathForSelectedRow?.row != row {
      table.selectRow(
        at: row.map { IndexPath(row: $0, section: 0) }, animated: false, scrollPosition: .none)
    }
  }

  func showSheet(hasSameRows: Bool, isSame: Bool) {
    guard let table = inspector?.panel.sheet, !isSame else { return }
    guard hasSameRows else { return table.reloadData() }
    for case let cell as PropertyCell in table.visibleCells {
      if let row = table.indexPath(for: cell).flatMap({ row(at: $0) }) { cell.show(row) }
    }
  }

  private func fill(_ cell: OutlineCell, at index: Int) {
    guard let inspector, index < inspector.outline.rows.count else { return }
    let row = inspector.outline.rows[index]
    cell.show(row)
    let layer = row.item.layer
    cell.onFold = { [weak inspector] in
      inspector?.outline.toggle(layer)
      inspector?.noteChange()
    }
    cell.onHide = { [weak inspector] in inspector?.hide(layer) }
  }

  // MARK: Rows

  func numberOfSections(in tableView: UITableView) -> Int {
    isOutline(tableView) ? 1 : inspector?.sheet.sections.count ?? 0
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    guard let inspector else { return 0 }
    return isOutline(tableView)
      ? inspector.outline.rows.count : inspector.sheet.sections[section].rows.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard isOutline(tableView) else {
      let cell = tableView.dequeueReusableCell(
        withIdentifier: PropertyCell.identifier, for: indexPath)
      if let cell = cell as? PropertyCell, let row = row(at: indexPath) { cell.show(row) }
      return cell
    }
    let cell = tableView.dequeueReusableCell(withIdentifier: OutlineCell.identifier, for: indexPath)
    if let cell = cell as? OutlineCell { fill(cell, at: indexPath.row) }
    return cell
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    isOutline(tableView)
      ? PanelLook.rowHeight : row(at: indexPath)?.height ?? PanelLook.rowHeight
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    isOutline(tableView) ? 0 : 24
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    guard let inspector, !isOutline(tableView) else { return nil }
    let header = UIView(frame: CGRect(x: 0, y: 0, width: tableView.bounds.width, height: 24))
    header.backgroundColor = PanelLook.ground
    let label = PanelLook.label(UIFont.systemFont(ofSize: 11, weight: .semibold), PanelLook.faint)
    label.text = inspector.sheet.sections[section].title
    // A panel can be narrower than what is left free in it.
    label.frame = CGRect(
      x: PanelLook.inset, y: 0, width: max(0, header.bounds.width - 2 * PanelLook.inset),
      height: header.bounds.height)
    label.autoresizingMask = [.flexibleWidth]
    header.addSubview(label)
    return header
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let inspector else { return }
    guard !isOutline(tableView) else {
      inspector.select(inspector.outline.rows[indexPath.row].item.layer, reveals: false)
      return
    }
    tableView.deselectRow(at: indexPath, animated: false)
    if let inspected = row(at: indexPath)?.inspected {
      inspector.beginTyping(inspected, at: tableView.rectForRow(at: indexPath))
    }
  }
}
