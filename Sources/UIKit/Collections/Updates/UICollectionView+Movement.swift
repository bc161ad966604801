import CoreGraphics
import Foundation

// An item that a finger carries. The layout has it where the finger is, and the others make room; the
// data source hears of it in the end, so that until then paths in the layout and in the data differ.

struct CollectionMovement {
  let original: IndexPath
  /// Where the finger was when the others last made room.
  var lastPosition: CGPoint
  /// Where the layout has it now.
  var current: IndexPath
  /// Where the finger is, in the content as the layout has it.
  var position: CGPoint

  var element: CollectionElement { .cell(current) }

  /// The data source's path of an item by the layout's.
  func dataPath(_ path: IndexPath) -> IndexPath {
    guard path != current else { return original }
    var path = path
    if path.section == current.section, path.item > current.item { path.item -= 1 }
    if path.section == original.section, path.item >= original.item { path.item += 1 }
    return path
  }
}

extension UICollectionView {
  func dataPath(_ path: IndexPath) -> IndexPath { movement?.dataPath(path) ?? path }

  /// Where the layout says, or with the finger.
  func carried(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let movement, attributes.element == movement.element else { return attributes }
    return collectionViewLayout.layoutAttributesForInteractivelyMovingItem(
      at: movement.current, withTargetPosition: movement.position)
  }

  func movementTarget(from path: IndexPath, _ position: CGPoint) -> IndexPath {
    itemPath(atPlace: position) ?? path
  }

  func beginMovement(_ path: IndexPath) -> Bool {
    if !fill.isUnderWay { layOutElements() }
    guard movement == nil, holds(path), let cell = cellForItem(at: path),
      dataSource?.collectionView(self, canMoveItemAt: path) == true
    else { return false }
    movement = CollectionMovement(
      original: path, lastPosition: mirrored(cell.center), current: path,
      position: mirrored(cell.center))
    touchEnded(isTap: false)
    return true
  }

  func moveCarried(to position: CGPoint) {
    guard var moved = movement, position.isFinite else { return }
    moved.position = mirrored(position)
    movement = moved
    let proposed = collectionViewLayout.targetIndexPath(
      forInteractivelyMovingItem: moved.current, withPosition: moved.position)
    let target =
      delegate?.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: moved.original,
        atCurrentIndexPath: moved.current, toProposedIndexPath: proposed) ?? proposed
    if target != moved.current, holds(target) { makeRoom(at: target) }
    UIView.performWithoutAnimation {
      if let view = movement.flatMap({ shown[$0.element] }), let applied = view.applied {
        place(view, carried(applied))
      }
      orderViews()
    }
  }

  /// Has the layout hold the carried item at another place.
  private func makeRoom(at target: IndexPath) {
    guard let moved = movement else { return }
    let motion = CollectionMotion(of: self)
    let before = counts
    counts[moved.current.section] -= 1
    counts[target.section] += 1
    var changes = CollectionChanges()
    changes.movedItems = [moved.current: target]
    let map = CollectionMap(changes, before: before, after: counts)
    movement?.current = target
    movement?.lastPosition = moved.position
    selection.move(map.after)
    let layout = collectionViewLayout
    (layout.updateMap, layout.oldPlaces) = (map, motion.oldPlaces)
    motion.run(
      after: map.after,
      relayout: {
        let context = layout.invalidationContext(
          forInteractivelyMovingItems: [target], withTargetPosition: moved.position,
          previousIndexPaths: [moved.current], previousPosition: moved.lastPosition)
        context.isScrolling = false
        context.invalidateDataSourceCounts = true
        layout.invalidateLayout(with: context)
        self.prepareIfNeeded()
      },
      ending: { (layout.updateMap, layout.oldPlaces) = (nil, [:]) },
      { _ in })
  }

  func endMovement(isKept: Bool) {
    guard let moved = movement else { return }
    if !isKept, moved.current != moved.original { makeRoom(at: moved.original) }
    movement = nil
    if isKept, moved.current != moved.original {
      dataSource?.collectionView(self, moveItemAt: moved.original, to: moved.current)
    }
    let final = isKept ? moved.current : moved.original
    collectionViewLayout.invalidateLayout(
      with: collectionViewLayout.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: [final], previousIndexPaths: [moved.original],
        movementCancelled: !isKept))
    let settle = { self.layOutElements() }
    guard window != nil, UIView.areAnimationsEnabled else { return settle() }
    UIView.animate(withDuration: 0.25, animations: settle)
  }
}
