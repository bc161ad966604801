import CoreGraphics
import Foundation

// Rows with marks at their beginning, that delete, insert or select, and a grip at their end.

extension UITableView {
  func setEditingState(_ editing: Bool, animated: Bool) {
    guard editing != isInEditing else { return }
    closeSwipe(animated: animated)
    isInEditing = editing
    dropSelection(keepingOne: false)
    for row in shownRows {
      row.cell.editState = editState(at: row.path)
      row.cell.setEditing(editing, animated: animated)
    }
  }

  /// The rows are about to be others: nothing is swiped aside or carried any more.
  func dropHands() {
    dropSwipe()
    guard let moved = reorder else { return }
    reorderLink?.invalidate()
    (reorder, reorderLink) = (nil, nil)
    moved.lift.settle()
    moved.lift.end()
  }

  func canEdit(_ path: IndexPath) -> Bool {
    dataSource?.tableView(self, canEditRowAt: path) ?? false
  }

  func editingStyle(of path: IndexPath) -> UITableViewCell.EditingStyle {
    delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
  }

  /// What a row shows while the table is edited.
  func editState(at path: IndexPath) -> CellEditState {
    guard isEditing else { return CellEditState() }
    var state = CellEditState()
    let isEditable = canEdit(path)
    if isEditable {
      if allowsMultipleSelectionDuringEditing {
        state.mark = .check
      } else {
        switch editingStyle(of: path) {
        case .delete: state.mark = .delete
        case .insert: state.mark = .insert
        case .none: state.mark = nil
        }
      }
      state.isIndented = delegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
    }
    state.hasGrip = dataSource?.tableView(self, canMoveRowAt: path) ?? false
    return state
  }

  /// The mark of a row was tapped.
  func markTapped(in cell: UITableViewCell) {
    guard let path = shownPath(of: cell) else { return }
    switch cell.editState.mark {
    case .delete:
      if swipe?.cell === cell { closeSwipe(animated: true) } else { offerDeletion(of: cell) }
    case .insert: dataSource?.tableView(self, commit: .insert, forRowAt: path)
    case .check: choose(path)
    case nil: break
    }
  }
}

/// What a cell shows beside its content while it is edited.
struct CellEditState: Equatable {
  enum Mark {
    case delete
    case insert
    /// Whether the row is selected.
    case check
  }

  var mark: Mark?
  var isIndented = false
  var hasGrip = false
}
