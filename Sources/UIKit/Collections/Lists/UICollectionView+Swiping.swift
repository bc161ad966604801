import CoreGraphics
import Foundation

// A finger that goes sideways brings out what a row of a list offers.

extension UICollectionView {
  /// Made with the first section that offers something.
  func prepareSwiping() {
    guard swiper == nil else { return }
    let pan = UIPanGestureRecognizer()
    pan.addAction { [weak self, weak pan] _ in
      if let self, let pan { followSwipe(pan) }
    }
    addGestureRecognizer(pan)
    swiper = pan
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Whether a finger's way is a swipe across a row that offers something.
  func swipeMayBegin(_ pan: UIPanGestureRecognizer) -> Bool {
    let way = pan.translation(in: self)
    guard way.x.magnitude > way.y.magnitude, !isEditing || swipe != nil else { return false }
    let place = pan.location(in: self)
    if let swipe {
      if swipe.holds(place) { return true }
      closeSwipe(animated: true)
      return false
    }
    let start = CGPoint(x: place.x - way.x, y: place.y - way.y)
    guard let path = itemPath(at: start),
      let cell = cellForItem(at: path) as? UICollectionViewListCell
    else { return false }
    return beginSwipe(path, cell, isTrailing: (way.x < 0) != isMirrored)
  }

  private func beginSwipe(
    _ path: IndexPath, _ cell: UICollectionViewListCell, isTrailing: Bool
  ) -> Bool {
    let started = generation
    guard let list = collectionViewLayout.list(in: path.section)?.configuration else {
      return false
    }
    let provider =
      isTrailing
      ? list.trailingSwipeActionsConfigurationProvider
      : list.leadingSwipeActionsConfigurationProvider
    guard let configuration = provider?(path), generation == started,
      !configuration.actions.isEmpty
    else { return false }
    touchEnded(isTap: false)
    swipe = RowSwipe(
      in: self, path, cell, configuration, isTrailing: isTrailing != isMirrored,
      behind: cell.frame,
      place: { [weak self, weak cell] in
        if let self, let cell, let attributes = cell.applied { place(cell, attributes) }
      },
      perform: { [weak self] action, view in self?.perform(action, from: view) })
    cell.setNeedsUpdateConfiguration()
    return true
  }

  private func followSwipe(_ pan: UIPanGestureRecognizer) {
    swipe?.follow(pan) { closeSwipe(animated: true) }
  }

  /// Shows what stands behind a row's end, as the mark at its beginning asks.
  func offerSwipe(of cell: UICollectionViewListCell) {
    guard let path = cell.element?.path else { return }
    closeSwipe(animated: true)
    if beginSwipe(path, cell, isTrailing: true) { swipe?.open() }
  }

  private func perform(_ action: UIContextualAction, from view: UIView) {
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
    (swipe.cell as? UICollectionViewCell)?.setNeedsUpdateConfiguration()
  }

  /// The items are about to be others.
  func dropSwipe() {
    guard let swipe else { return }
    self.swipe = nil
    swipe.drop()
  }
}
