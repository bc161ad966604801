import CoreGraphics
import Foundation

// A finger that goes sideways brings out what a row offers.

extension UITableView {
  /// Made with the first row.
  func prepareSwiping() {
    guard swiper == nil else { return }
    let pan = UIPanGestureRecognizer()
    pan.addAction { [weak self, weak pan] _ in
      if let self, let pan { followSwipe(pan) }
    }
    addGestureRecognizer(pan)
    swiper = pan
  }

  /// Whether a finger's way is a swipe across a row that offers something.
  func swipeMayBegin(_ pan: UIPanGestureRecognizer) -> Bool {
    let way = pan.translation(in: self)
    guard way.x.magnitude > way.y.magnitude, !isEditing || swipe != nil else { return false }
    let place = pan.location(in: self)
    let start = CGPoint(x: place.x - way.x, y: place.y - way.y)
    if let swipe {
      if swipe.holds(place) { return true }
      closeSwipe(animated: true)
      return false
    }
    guard let path = rowPath(at: start), let cell = shownCell(at: path) else { return false }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return beginSwipe(path, cell, isTrailing: (way.x < 0) != isMirrored)
  }

  /// Tells whether the row offers anything on that side.
  @discardableResult
  private func beginSwipe(_ path: IndexPath, _ cell: UITableViewCell, isTrailing: Bool) -> Bool {
    let started = generation
    guard let configuration = actions(path, isTrailing: isTrailing), generation == started,
      !configuration.actions.isEmpty
    else { return false }
    unhighlight()
    delegate?.tableView(self, willBeginEditingRowAt: path)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    swipe = makeSwipe(path, cell, configuration, isTrailing: isTrailing != isMirrored)
    return true
  }

  private func makeSwipe(
    _ path: IndexPath, _ cell: UITableViewCell, _ configuration: UISwipeActionsConfiguration,
    isTrailing: Bool
  ) -> RowSwipe {
    RowSwipe(
      in: self, path, cell, configuration, isTrailing: isTrailing,
      behind: cellFrame(rowLayout.rowSpan(path)),
      place: { [weak self, weak cell] in
        if let self, let cell { place(cell, at: path) }
      },
      perform: { [weak self] action, view in self?.perform(action, from: view) })
  }

  /// What the delegate offers, or to delete the row where the data source says that it can be.
  private func actions(_ path: IndexPath, isTrailing: Bool) -> UISwipeActionsConfiguration? {
    guard isTrailing else {
      return delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
    }
    if let delegate, !unanswered.contains(.trailingActions) {
      let given = delegate.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
      if !unanswered.contains(.trailingActions) { return given }
    }
    guard canEdit(path), !unanswered.contains(.canEdit), editingStyle(of: path) == .delete else {
      return nil
    }
    return deletion(of: path)
  }

  private func deletion(of path: IndexPath) -> UISwipeActionsConfiguration {
    let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
    let action = UIContextualAction(style: .destructive, title: title ?? "Delete") {
      [weak self] _, _, done in
      guard let self else { return }
      dataSource?.tableView(self, commit: .delete, forRowAt: path)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [action])
  }

  private func followSwipe(_ pan: UIPanGestureRecognizer) {
    swipe?.follow(pan) { closeSwipe(animated: true) }
  }

  /// Shows what stands behind a row's end, as the mark at its beginning asks.
  func offerDeletion(of cell: UITableViewCell) {
    guard let path = shownPath(of: cell) else { return }
    closeSwipe(animated: true)
    swipe = makeSwipe(
      path, cell, deletion(of: path),
      isTrailing: effectiveUserInterfaceLayoutDirection == .leftToRight)
    swipe?.open()
  }

  /// Performs what a row offers; the row goes back when that is done, unless it is gone then.
  func perform(_ action: UIContextualAction, from view: UIView) {
    let performed = swipe
    action.handler(action, view) { [weak self] _ in
      guard let self, let swipe, swipe === performed else { return }
      closeSwipe(animated: true)
    }
  }

  func closeSwipe(animated: Bool) {
    guard let swipe else { return }
    self.swipe = nil
    swipe.close(animated: animated)
    delegate?.tableView(self, didEndEditingRowAt: swipe.path)
  }

  /// The rows are about to be others.
  func dropSwipe() {
    guard let swipe else { return }
    self.swipe = nil
    swipe.drop()
    delegate?.tableView(self, didEndEditingRowAt: swipe.path)
  }
}
