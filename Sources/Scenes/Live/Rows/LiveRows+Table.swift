import UIKit

extension LiveRows: UITableViewDataSource, UITableViewDelegate {
  func numberOfSections(in tableView: UITableView) -> Int { shown.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.indices.contains(section) ? shown[section].count : 0
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    row(at: indexPath).flatMap { live(of: $0)?.view as? UITableViewCell } ?? UITableViewCell()
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections.indices.contains(section) ? sections[section].said.header : nil
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    sections.indices.contains(section) ? sections[section].said.footer : nil
  }

  func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    let titles = sections.compactMap(\.said.indexTitle)
    return titles.isEmpty ? nil : titles
  }

  func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    sections.firstIndex { $0.said.indexTitle == title } ?? 0
  }

  // MARK: Selection

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    row(at: indexPath).map(isChoosable) == true || keepsSelection(tableView)
  }

  func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    let isWanted = row(at: indexPath).map(isChoosable) == true || keepsSelection(tableView)
    return isWanted ? indexPath : nil
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    choose(indexPath)
    if !keepsSelection(tableView) { tableView.deselectRow(at: indexPath, animated: true) }
  }

  private func keepsSelection(_ table: UITableView) -> Bool {
    (table as? SceneTable)?.keepsSelection == true || table.allowsMultipleSelection
  }

  // MARK: Editing

  private func allowsDeleting(_ table: UITableView) -> Bool {
    (table as? SceneTable)?.allowsDeleting == true
  }

  private func cell(at path: IndexPath) -> SceneCell? { row(at: path)?.live?.view as? SceneCell }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    if allowsDeleting(tableView) { return true }
    if let cell = cell(at: indexPath), !cell.leading.isEmpty || !cell.trailing.isEmpty {
      return true
    }
    return tableView.isEditing && canMove(indexPath, in: tableView)
  }

  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    allowsDeleting(tableView) ? .delete : .none
  }

  func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool { allowsDeleting(tableView) }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete, let row = row(at: indexPath) { delete(row) }
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    canMove(indexPath, in: tableView) && searched.isEmpty
  }

  private func canMove(_ path: IndexPath, in table: UITableView) -> Bool {
    (table as? SceneTable)?.allowsReordering == true && row(at: path)?.isFixed == false
  }

  /// Nothing comes among rows of which none can be moved.
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposed: IndexPath
  ) -> IndexPath {
    let (from, to) = (sourceIndexPath.section, proposed.section)
    guard from != to, shown.indices.contains(to), shown.indices.contains(from),
      !shown[to].isEmpty, shown[to].allSatisfy({ $0.isFixed })
    else { return proposed }
    return IndexPath(row: to < from ? 0 : shown[from].count - 1, section: from)
  }

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    move(from: sourceIndexPath, to: destinationIndexPath)
  }

  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    swipes(cell(at: indexPath)?.leading)
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    if let said = swipes(cell(at: indexPath)?.trailing) { return said }
    guard allowsDeleting(tableView), let row = row(at: indexPath) else { return nil }
    let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, end in
      self?.delete(row)
      end(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }

  private func swipes(_ items: [SwipeActionStandIn]?) -> UISwipeActionsConfiguration? {
    guard let items, !items.isEmpty else { return nil }
    return UISwipeActionsConfiguration(actions: items.map { $0.made() })
  }
}
