import CoreGraphics
import Foundation

// Keys: the arrows take the focus from row to row, Space and Enter do what a tap does.

extension UITableView {
  func canFocus(_ cell: UITableViewCell) -> Bool {
    guard allowsFocus, let path = shownPath(of: cell) else { return false }
    return delegate?.tableView(self, canFocusRowAt: path) ?? true
  }

  /// The focus came to a row.
  func focusCame(to cell: UITableViewCell) {
    guard let path = shownPath(of: cell), selectsRows, !selection.contains(path),
      delegate?.tableView(self, selectionFollowsFocusForRowAt: path) ?? selectionFollowsFocus
    else { return }
    choose(path)
  }

  /// Takes the focus to the next row that can have it, whether it is in sight or not; tells whether
  /// there was one.
  func moveFocus(from cell: UITableViewCell, isForward: Bool) -> Bool {
    guard var path = shownPath(of: cell) else { return false }
    while let next = neighbour(of: path, isForward: isForward) {
      path = next
      guard delegate?.tableView(self, canFocusRowAt: path) ?? true else { continue }
      if shownCell(at: path) == nil {
        // The row has to be in sight to have a cell.
        scroll(to: path, .none, animated: false)
      }
      guard let cell = shownCell(at: path), let system = window?.focusSystem else { return false }
      return system.change(to: cell, heading: isForward ? .down : .up)
    }
    return false
  }
}

extension UITableViewCell: KeyedRow {
  var takesKeys: Bool { table != nil }
  func keyBegan() { table?.touchBegan(in: self) }
  func keyEnded() { table?.touchEnded(in: self, isInside: true) }
  func passFocus(isForward: Bool) -> Bool {
    table?.moveFocus(from: self, isForward: isForward) ?? false
  }
}
