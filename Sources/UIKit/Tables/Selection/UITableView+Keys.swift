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

extension UITableViewCell {
  private func isMeant(_ press: UIPress) -> Bool {
    press.responder === self
      && press.key?.modifierFlags.isDisjoint(with: [.control, .alternate, .command, .shift])
        ?? false
  }

  private func selects(_ press: UIPress) -> Bool {
    switch press.key?.keyCode {
    case .keyboardSpacebar, .keyboardReturnOrEnter, .keypadEnter: true
    default: false
    }
  }

  /// Gives back the presses that mean nothing here.
  func answer(began presses: Set<UIPress>) -> Set<UIPress> {
    guard let table else { return presses }
    return presses.filter { press in
      guard isMeant(press) else { return true }
      if selects(press) {
        table.touchBegan(in: self)
        return false
      }
      switch press.key?.keyCode {
      case .keyboardDownArrow: return !table.moveFocus(from: self, isForward: true)
      case .keyboardUpArrow: return !table.moveFocus(from: self, isForward: false)
      default: return true
      }
    }
  }

  func answer(ended presses: Set<UIPress>) -> Set<UIPress> {
    guard let table else { return presses }
    return presses.filter { press in
      guard press.responder === self, selects(press), isHighlighted else { return true }
      table.touchEnded(in: self, isInside: true)
      return false
    }
  }
}
