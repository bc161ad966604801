import CoreGraphics
import Foundation

// Keys: the focus goes from item to item, Space and Enter do what a tap does.

extension UICollectionView {
  func canFocus(_ cell: UICollectionViewCell) -> Bool {
    guard allowsFocus, let path = indexPath(for: cell) else { return false }
    return delegate?.collectionView(self, canFocusItemAt: path) ?? true
  }

  /// The focus came to an item.
  func focusCame(to cell: UICollectionViewCell) {
    guard let path = indexPath(for: cell), selectsItems, !selection.contains(path),
      delegate?.collectionView(self, selectionFollowsFocusForItemAt: path) ?? selectionFollowsFocus
    else { return }
    choose(path)
  }

  /// Takes the focus to the next row of a list that can have it, whether it is in sight or not; tells
  /// whether there was one. Other layouts leave it to where items lie.
  func moveFocus(from cell: UICollectionViewCell, isForward: Bool) -> Bool {
    guard var path = indexPath(for: cell), collectionViewLayout.list(in: path.section) != nil else {
      return false
    }
    while let next = neighbour(of: path, isForward: isForward) {
      path = next
      guard delegate?.collectionView(self, canFocusItemAt: path) ?? true else { continue }
      if cellForItem(at: path) == nil {
        // The row has to be in sight to have a cell.
        scrollToItem(at: path, at: isForward ? .bottom : .top, animated: false)
        layoutIfNeeded()
      }
      guard let cell = cellForItem(at: path), let system = window?.focusSystem else { return false }
      return system.change(to: cell, heading: isForward ? .down : .up)
    }
    return false
  }

  private func neighbour(of path: IndexPath, isForward: Bool) -> IndexPath? {
    var next = path
    next.item += isForward ? 1 : -1
    while !holds(next) {
      next.section += isForward ? 1 : -1
      guard counts.indices.contains(next.section) else { return nil }
      next.item = isForward ? 0 : counts[next.section] - 1
    }
    return next
  }
}

extension UICollectionViewCell: KeyedRow {
  var takesKeys: Bool { collection != nil }

  func keyBegan() {
    guard let path = collection?.indexPath(for: self) else { return }
    _ = collection?.touchBegan(at: path)
  }

  func keyEnded() { collection?.touchEnded(isTap: true) }

  func passFocus(isForward: Bool) -> Bool {
    collection?.moveFocus(from: self, isForward: isForward) ?? false
  }
}
