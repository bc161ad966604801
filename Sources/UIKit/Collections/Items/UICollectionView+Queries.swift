import CoreGraphics
import Foundation

extension UICollectionView {
  /// What is seen, in order, once the collection has been brought up to date.
  var seenCells: [(path: IndexPath, cell: UICollectionViewCell)] {
    if !fill.isUnderWay { layOutElements() }
    // Headers of lists are cells as well.
    return shown.compactMap { element, view in
      guard element.category == .cell else { return nil }
      return (view as? UICollectionViewCell).map { (element.path, $0) }
    }.sorted { $0.path < $1.path }
  }

  func seenElements(_ kind: String) -> [(path: IndexPath, view: UICollectionReusableView)] {
    if !fill.isUnderWay { layOutElements() }
    return shown.filter { $0.key.category == .supplementaryView && $0.key.kind == kind }
      .map { ($0.key.path, $0.value) }.sorted { $0.path < $1.path }
  }

  func itemPath(at point: CGPoint) -> IndexPath? {
    prepareIfNeeded()
    return itemPath(atPlace: mirrored(point))
  }

  /// At a place in the content as the layout has it.
  func itemPath(atPlace point: CGPoint) -> IndexPath? {
    prepareIfNeeded()
    guard point.isFinite else { return nil }
    let dot = CGRect(x: point.x, y: point.y, width: 1e-6, height: 1e-6)
    let found = (collectionViewLayout.layoutAttributesForElements(in: dot) ?? []).filter {
      guard $0.element.category == .cell, !$0.isHidden else { return false }
      if let section = $0.scroller {
        guard let scroller = collectionViewLayout.scrollers[section], scroller.frame.holds(point)
        else { return false }
        return $0.frame.offsetBy(dx: -scroller.offset.x, dy: -scroller.offset.y).holds(point)
      }
      return $0.frame.holds(point)
    }
    return found.max { ($0.zIndex, $0.indexPath) < ($1.zIndex, $1.indexPath) }?.indexPath
  }

  // MARK: Scrolling

  func scroll(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
    prepareIfNeeded()
    guard holds(path) else {
      refuse(
        "Attempted to scroll the collection view to an out-of-bounds item (\(path)) when there are "
          + "only \(counts.count) sections of \(counts) items.")
    }
    for axes in [
      ScrollPosition([.top, .centeredVertically, .bottom]), [.left, .centeredHorizontally, .right],
    ]
    where position.intersection(axes).rawValue.nonzeroBitCount > 1 {
      refuse("attempt to scroll to invalid scroll position: \(position.rawValue)")
    }
    guard !animated || window == nil || !UIView.areAnimationsEnabled else {
      guard let offset = offset(showing: path, position, animated) else { return }
      return go(to: offset, animated: true)
    }
    // Items that come into sight on the way there may turn out larger or smaller than guessed.
    for _ in 0..<4 {
      guard holds(path), let offset = offset(showing: path, position, animated),
        offset != contentOffset
      else { break }
      go(to: offset, animated: false)
      if !fill.isUnderWay { layOutElements() }
    }
  }

  /// Where the content has to be for an item to be seen at a place.
  private func offset(
    showing path: IndexPath, _ position: ScrollPosition, _ animated: Bool
  ) -> CGPoint? {
    guard let attributes = collectionViewLayout.layoutAttributesForItem(at: path) else {
      return nil
    }
    var frame = attributes.frame
    if let section = attributes.scroller, let scroller = collectionViewLayout.scrollers[section] {
      scrollSection(section, to: frame, position, animated: animated)
      frame = scroller.frame
    }
    frame = frame.mirrored(in: mirror)
    let (insets, room) = (adjustedContentInset, layer.bounds.size)
    func along(
      _ now: CGFloat, _ low: CGFloat, _ high: CGFloat, _ length: CGFloat, _ before: CGFloat,
      _ after: CGFloat, _ wanted: (start: Bool, middle: Bool, end: Bool)
    ) -> CGFloat {
      if wanted.start { return low - before }
      if wanted.end { return high - length + after }
      if wanted.middle { return (low + high - before - length + after) / 2 }
      // As little as is needed.
      if low < now + before || high - low > length - before - after { return low - before }
      return high > now + length - after ? high - length + after : now
    }
    let target = CGPoint(
      x: along(
        contentOffset.x, frame.minX, frame.maxX, room.width, insets.left, insets.right,
        (
          position.contains(.left), position.contains(.centeredHorizontally),
          position.contains(.right)
        )),
      y: along(
        contentOffset.y, frame.minY, frame.maxY, room.height, insets.top, insets.bottom,
        (
          position.contains(.top), position.contains(.centeredVertically),
          position.contains(.bottom)
        )
      ))
    return rounded(clamped(target.settled))
  }

  // MARK: Items that will soon be seen

  /// Tells the data source of what lies within one view's size beyond the edge, along the way that
  /// the content goes.
  func prefetch() {
    guard let prefetchDataSource, isPrefetchingEnabled else { return }
    let bounds = layoutBounds.settled
    let last = fill.prefetchOrigin ?? bounds.origin
    fill.prefetchOrigin = bounds.origin
    let isDown = contentSize.height > bounds.height
    let isBack = isDown ? bounds.minY < last.y : bounds.minX < last.x
    let ahead = bounds.offsetBy(
      dx: isDown ? 0 : (isBack ? -bounds.width : bounds.width),
      dy: isDown ? (isBack ? -bounds.height : bounds.height) : 0)
    let found = (collectionViewLayout.layoutAttributesForElements(in: ahead) ?? []).compactMap {
      $0.element.category == .cell && shown[$0.element] == nil && $0.frame.intersects(ahead)
        ? $0.indexPath : nil
    }
    let wanted = Set(found)
    let fresh = found.filter { !fill.prefetched.contains($0) }
    let gone = fill.prefetched.subtracting(wanted).filter { shown[.cell($0)] == nil }
    fill.prefetched = wanted
    if !fresh.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: fresh) }
    if !gone.isEmpty {
      prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: gone.sorted())
    }
  }
}
