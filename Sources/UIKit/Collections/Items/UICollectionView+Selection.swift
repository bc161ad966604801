import CoreGraphics
import Foundation

// What a finger or the program selects. The delegate is asked and hears of what users do, and of
// nothing else.

/// The items that are selected, in the order in which they were.
struct CollectionSelection {
  private(set) var ordered: [IndexPath] = []
  private var paths: Set<IndexPath> = []
  /// The item that a finger is on, and whether it shows it.
  var touched: IndexPath?
  var highlighted: IndexPath?

  func contains(_ path: IndexPath) -> Bool { paths.contains(path) }

  mutating func insert(_ path: IndexPath) {
    if paths.insert(path).inserted { ordered.append(path) }
  }

  mutating func remove(_ path: IndexPath) {
    guard paths.remove(path) != nil else { return }
    ordered.removeAll { $0 == path }
  }

  /// Has the items be where they are after a change; those for which there is nothing are gone.
  mutating func move(_ place: (IndexPath) -> IndexPath?) {
    ordered = ordered.compactMap(place)
    paths = Set(ordered)
    touched = touched.flatMap(place)
    highlighted = highlighted.flatMap(place)
  }
}

extension UICollectionView {
  // MARK: By the program

  func select(_ path: IndexPath?, _ animated: Bool, _ position: ScrollPosition) {
    loadIfNeeded()
    guard selectsItems else { return }
    if path == nil || !selectsSeveral {
      for other in selection.ordered where other != path { deselect(other) }
    }
    guard let path, holds(path) else { return }
    mark(path)
    if position != [] { scroll(to: path, position, animated: animated) }
  }

  private func mark(_ path: IndexPath) {
    selection.insert(path)
    cellForItem(at: path)?.isSelected = true
  }

  func deselect(_ path: IndexPath) {
    guard selection.contains(path) else { return }
    selection.remove(path)
    cellForItem(at: path)?.isSelected = false
  }

  func dropSelection(keepingOne: Bool) {
    for path in selection.ordered.dropFirst(keepingOne ? 1 : 0) { deselect(path) }
  }

  /// Has a new view be in the state that its item is in.
  func prepareState(_ view: UICollectionReusableView) {
    guard let cell = view as? UICollectionViewCell, let path = cell.element?.path else { return }
    let (isSelected, isHighlighted) = (selection.contains(path), selection.highlighted == path)
    cell.isInEditing = isEditing
    takeOutline(cell)
    if cell.isSelected != isSelected { cell.isSelected = isSelected }
    if cell.isHighlighted != isHighlighted { cell.isHighlighted = isHighlighted }
  }

  // MARK: By fingers

  /// The item whose cell a touch is on.
  private func path(of touch: UITouch) -> IndexPath? {
    var view = touch.view
    while let next = view, next !== self {
      if let cell = next as? UICollectionViewCell { return indexPath(for: cell) }
      view = next.superview
    }
    return nil
  }

  var selectsItems: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }
  private var selectsSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// Tells whether the touch is on an item that can be selected.
  func touchBegan(_ touch: UITouch) -> Bool {
    // A finger elsewhere puts a row back that was swiped aside.
    guard swipe == nil else {
      closeSwipe(animated: true)
      return true
    }
    guard let path = path(of: touch) else { return false }
    return touchBegan(at: path)
  }

  /// A finger or a key is on an item; tells whether it can be selected.
  func touchBegan(at path: IndexPath) -> Bool {
    guard selectsItems, selection.touched == nil else { return false }
    guard delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true else { return true }
    guard holds(path) else { return true }
    selection.touched = path
    highlight(path)
    return true
  }

  /// A finger that leaves the item selects nothing.
  func touchMoved(_ touch: UITouch) {
    guard let path = selection.touched, let cell = cellForItem(at: path),
      !cell.bounds.holds(touch.location(in: cell))
    else { return }
    touchEnded(isTap: false)
  }

  func touchEnded(isTap: Bool) {
    guard let path = selection.touched else { return }
    selection.touched = nil
    let started = generation
    if isTap, !togglesOutline(at: path) { choose(path) }
    if generation == started || selection.highlighted != nil { unhighlight() }
  }

  private func highlight(_ path: IndexPath) {
    selection.highlighted = path
    cellForItem(at: path)?.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: path)
  }

  private func unhighlight() {
    guard let path = selection.highlighted else { return }
    selection.highlighted = nil
    cellForItem(at: path)?.isHighlighted = false
    delegate?.collectionView(self, didUnhighlightItemAt: path)
  }

  /// Does what a tap on an item does.
  func choose(_ path: IndexPath) {
    guard selectsItems, holds(path) else { return }
    let started = generation
    if selectsSeveral, selection.contains(path) {
      guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true,
        generation == started
      else { return }
      deselect(path)
      delegate?.collectionView(self, didDeselectItemAt: path)
      return
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true, generation == started
    else { return }
    if !selectsSeveral {
      for other in selection.ordered where other != path {
        deselect(other)
        delegate?.collectionView(self, didDeselectItemAt: other)
      }
      guard generation == started else { return }
    }
    mark(path)
    delegate?.collectionView(self, didSelectItemAt: path)
    guard generation == started, !selectsSeveral,
      delegate?.collectionView(self, canPerformPrimaryActionForItemAt: path) == true
    else { return }
    delegate?.collectionView(self, performPrimaryActionForItemAt: path)
  }
}
