import CoreGraphics
import Foundation

// What a finger, a key or the program selects. The delegate is asked and hears of what users do, and
// of nothing else.

extension UITableView {
  var selectsRows: Bool {
    isEditing ? allowsSelectionDuringEditing || selectsMany : allowsSelection
  }

  var selectsMany: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  // MARK: By the program

  func select(_ path: IndexPath?, animated: Bool, _ position: ScrollPosition) {
    loadIfNeeded()
    if path == nil || !selectsMany {
      for other in selection.ordered where other != path { deselect(other, animated: animated) }
    }
    guard let path, rowLayout.holds(path) else { return }
    selection.insert(path)
    shownCell(at: path)?.setSelected(true, animated: animated)
    if position != .none { scroll(to: path, position, animated: animated) }
  }

  func deselect(_ path: IndexPath, animated: Bool) {
    guard selection.contains(path) else { return }
    selection.remove(path)
    shownCell(at: path)?.setSelected(false, animated: animated)
  }

  func dropSelection(keepingOne: Bool) {
    for path in selection.ordered.dropFirst(keepingOne ? 1 : 0) {
      deselect(path, animated: false)
    }
    if !keepingOne { selection.highlighted = nil }
  }

  // MARK: By fingers

  func touchBegan(in cell: UITableViewCell) {
    // A finger elsewhere puts a row back that was swiped aside.
    guard swipe == nil else { return closeSwipe(animated: true) }
    guard let path = shownPath(of: cell), selectsRows else { return }
    guard delegate?.tableView(self, shouldHighlightRowAt: path) ?? true else { return }
    highlight(path)
  }

  /// A finger that leaves the row, or that somebody else has use for, selects nothing.
  func touchEnded(in cell: UITableViewCell, isInside: Bool) {
    guard let path = selection.highlighted, path == shownPath(of: cell) else { return }
    unhighlight()
    if isInside { choose(path) }
  }

  func highlight(_ path: IndexPath) {
    unhighlight()
    selection.highlighted = path
    shownCell(at: path)?.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: path)
  }

  func unhighlight() {
    guard let path = selection.highlighted else { return }
    selection.highlighted = nil
    shownCell(at: path)?.setHighlighted(false, animated: false)
    delegate?.tableView(self, didUnhighlightRowAt: path)
  }

  /// Does what a tap on a row does.
  func choose(_ path: IndexPath) {
    guard selectsRows, rowLayout.holds(path) else { return }
    if selectsMany, selection.contains(path) { return leave(path) }
    guard let delegate else { return take(path) }
    let started = generation
    guard let wanted = delegate.tableView(self, willSelectRowAt: path), generation == started,
      rowLayout.holds(wanted)
    else { return }
    if !selectsMany {
      for other in selection.ordered where other != wanted { leave(other) }
    }
    guard generation == started else { return }
    take(wanted)
  }

  private func take(_ path: IndexPath) {
    if delegate == nil, !selectsMany {
      for other in selection.ordered where other != path { leave(other) }
    }
    selection.insert(path)
    shownCell(at: path)?.setSelected(true, animated: false)
    delegate?.tableView(self, didSelectRowAt: path)
    noteSelection()
    guard rowLayout.holds(path),
      delegate?.tableView(self, canPerformPrimaryActionForRowAt: path) == true
    else { return }
    delegate?.tableView(self, performPrimaryActionForRowAt: path)
  }

  /// A row is selected no more, unless the delegate is against it.
  private func leave(_ path: IndexPath) {
    let started = generation
    let wanted =
      delegate.map { $0.tableView(self, willDeselectRowAt: path) } ?? path
    guard generation == started, let wanted, selection.contains(wanted) else { return }
    deselect(wanted, animated: false)
    delegate?.tableView(self, didDeselectRowAt: wanted)
    if selectsMany { noteSelection() }
  }

  private func noteSelection() {
    NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
  }

  // MARK: Of cells

  /// Has a new cell be in the state that its row is in.
  func prepare(_ cell: UITableViewCell, for path: IndexPath) {
    // A client may show the same cell for another row.
    if let identifier = cell.reuseIdentifier {
      reuse.cells[identifier]?.removeAll { $0 === cell }
    }
    if let delegate, !unanswered.contains(.indentation) {
      let level = delegate.tableView(self, indentationLevelForRowAt: path)
      if !unanswered.contains(.indentation) { cell.indentationLevel = level }
    }
    let isSelected = selection.contains(path)
    if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
    let isHighlighted = selection.highlighted == path
    if cell.isHighlighted != isHighlighted { cell.setHighlighted(isHighlighted, animated: false) }
    cell.editState = editState(at: path)
    if cell.isEditing != isEditing { cell.setEditing(isEditing, animated: false) }
  }
}
