import Foundation

extension UndoManager {
  /// What the last change is called, in a menu after the word "Undo"; empty if nobody has said.
  public var undoActionName: String { lastUndo?.name ?? "" }
  public var redoActionName: String { redoStack.last?.name ?? "" }

  /// Names the group that is open, or else the last one.
  public func setActionName(_ actionName: String) {
    (openGroup?.outermost ?? undoStack.last)?.name = actionName
  }

  public var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  public var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  public func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }

  public func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }

  // MARK: Changes that need not be saved

  public func setActionIsDiscardable(_ discardable: Bool) {
    (openGroup?.outermost ?? undoStack.last)?.isDiscardable = discardable
  }

  public var undoActionIsDiscardable: Bool { lastUndo?.isDiscardable ?? false }
  public var redoActionIsDiscardable: Bool { redoStack.last?.isDiscardable ?? false }
}
