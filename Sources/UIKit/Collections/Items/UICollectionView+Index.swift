import CoreGraphics
import Foundation

// Titles at the end of the items, which a finger goes along.

extension UICollectionView {
  /// Asks for the titles anew, as after everything became another.
  func askIndex() {
    index?.removeFromSuperview()
    index = nil
    guard let titles = dataSource?.indexTitles(for: self), !titles.isEmpty else { return }
    let made = TableIndex(titles)
    made.color = nil
    made.onTitle = { [weak self] in self?.showItem(ofTitle: $0) }
    insert(made, in: self)
    index = made
  }

  private func showItem(ofTitle title: Int) {
    guard let titles = index?.titles, titles.indices.contains(title), let dataSource else { return }
    let path = dataSource.collectionView(
      self, indexPathForIndexTitle: titles[title], at: title)
    guard holds(path) else { return }
    let isVertical = contentSize.height > layer.bounds.height
    scroll(to: path, isVertical ? .top : .left, animated: false)
  }

  /// A finger that goes along the titles drags nothing.
  func isOnIndex(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let index, recognizer.numberOfTouches > 0, let pan = recognizer as? UIPanGestureRecognizer
    else { return false }
    let (place, way) = (pan.location(in: self), pan.translation(in: self))
    return index.frame.holds(CGPoint(x: place.x - way.x, y: place.y - way.y))
  }

  func placeIndex() {
    guard let index else { return }
    let (bounds, insets) = (layer.bounds, adjustedContentInset)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    index.lie(
      in: CGRect(
        x: isRightToLeft ? bounds.minX : bounds.maxX - TableIndex.width,
        y: bounds.minY + insets.top, width: TableIndex.width,
        height: max(0, bounds.height - insets.top - insets.bottom)))
    if hasSubview(above: index, where: Self.isElement) { insert(index, in: self) }
  }
}
