import Foundation

// Rows below rows, as the snapshot of a section says.

extension UICollectionView {
  private var outlineKeeper: (any OutlineKeeper)? { dataSource as? any OutlineKeeper }

  func toggleOutline(of cell: UICollectionViewListCell) {
    guard let path = indexPath(for: cell) else { return }
    outlineKeeper?.toggle(at: path)
  }

  /// A tap on a row that shows and hides what lies below it; tells whether it is one.
  func togglesOutline(at path: IndexPath) -> Bool {
    guard let cell = cellForItem(at: path) as? UICollectionViewListCell, cell.togglesByTap,
      outlineKeeper?.outline(at: path) != nil
    else { return false }
    toggleOutline(of: cell)
    return true
  }

  /// Has the rows in sight show how deep they lie, and whether they are expanded.
  func followOutline() {
    guard let keeper = outlineKeeper else { return }
    for (element, view) in shown where element.category == .cell {
      guard let cell = view as? UICollectionViewListCell else { continue }
      takeOutline(cell, element.path, keeper)
    }
  }

  private func takeOutline(
    _ cell: UICollectionViewListCell, _ path: IndexPath, _ keeper: any OutlineKeeper
  ) {
    if let found = keeper.outline(at: path) {
      cell.take(level: found.level, isExpanded: found.isExpanded)
    } else if cell.isExpanded {
      // It was another row's.
      cell.take(level: 0, isExpanded: false)
    }
  }

  func takeOutline(_ view: UICollectionReusableView) {
    guard let cell = view as? UICollectionViewListCell, let keeper = outlineKeeper,
      let path = cell.element?.path
    else { return }
    takeOutline(cell, path, keeper)
  }
}
