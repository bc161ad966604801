import CoreGraphics

// Content that is said as a value.

extension UITableViewCell {
  var currentState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    (state.isEditing, state.isFocused) = (isEditing, isFocused)
    state.isSwiped = table?.swipe?.cell === self
    state.isReordering = table?.reorder?.cell === self
    state.isDisabled = !isUserInteractionEnabled
    return state
  }

  /// Has clients say what is shown in the state that the cell is in.
  func updateConfigurationIfNeeded() {
    guard parts.needsConfiguration else { return }
    parts.needsConfiguration = false
    let state = currentState
    updateConfiguration(using: state)
    if automaticallyUpdatesContentConfiguration { showContent(in: state) }
  }

  /// Shows what the configuration says, in the same view as before where that can.
  func showContent(in state: UICellConfigurationState) {
    let given = contentConfiguration
    let wanted = automaticallyUpdatesContentConfiguration ? given?.updated(for: state) : given
    parts.configured = ConfiguredContent.show(wanted, instead: parts.configured, in: contentView)
    setNeedsLayout()
    guard wanted != nil else { return }
    if let rowPath, let table, table.shownCell(at: rowPath) === self { table.heightMayChange(self) }
  }

  func showBackground() {
    parts.ground?.removeFromSuperview()
    parts.ground = nil
    guard let backgroundConfiguration else {
      if !parts.hasOwnColor { takeStandardColor() }
      return
    }
    let view = BackgroundView(backgroundConfiguration)
    insertSubview(view, at: 0)
    parts.ground = view
    takeColor(.clear)
    setNeedsLayout()
  }
}

extension UITableView {
  /// The content of a row that is seen is another one, and may need another height.
  func heightMayChange(_ cell: UITableViewCell) {
    guard !fill.isUnderWay, !fill.isAsking, let path = cell.rowPath, rowLayout.holds(path),
      rowHeight == Self.automaticDimension
    else { return }
    // A cell that says its size itself may take other content for that.
    fill.isAsking = true
    defer { fill.isAsking = false }
    let (started, height) = (generation, usable(heightWanted(by: cell, at: path)))
    guard generation == started, rowLayout.holds(path) else { return }
    if height != rowLayout.sections[path.section].rows.height(of: path.row) { remeasure(path) }
  }
}
