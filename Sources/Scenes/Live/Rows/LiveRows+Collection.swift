import UIKit

extension LiveRows: UICollectionViewDataSource, UICollectionViewDelegate {
  /// Asks the sections where their items lie.
  func layout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { [weak self] index, environment in
      guard let self, sections.indices.contains(index) else { return nil }
      let said = sections[index].said
      return said.layout.section(
        in: environment.container.effectiveContentSize.width, hasHeader: said.header != nil)
    }
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { shown.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    shown.indices.contains(section) ? shown[section].count : 0
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: SceneItemCell.identifier, for: indexPath)
    guard let cell = cell as? SceneItemCell, let row = row(at: indexPath),
      let live = live(of: row)
    else { return cell }
    if cell.filling !== live.view {
      cell.filling = live.view
      // Without a cell it was in nothing.
      scene?.linkToSuperview(live)
      scene?.linkNamed()
    }
    cell.onLayout = { [weak self, weak live] in live.map { self?.scene?.takeShares(of: $0) } }
    cell.onArrival = { [weak self] in self?.scene?.linkNamed() }
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: SceneItemHeader.identifier, for: indexPath)
    if sections.indices.contains(indexPath.section) {
      (view as? SceneItemHeader)?.title = sections[indexPath.section].said.header
    }
    return view
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { row(at: indexPath).map(isChoosable) == true }

  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { row(at: indexPath).map(isChoosable) == true }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    choose(indexPath)
    collectionView.deselectItem(at: indexPath, animated: true)
  }

  func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { (collectionView as? SceneCollection)?.allowsReordering == true && searched.isEmpty }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    move(from: sourceIndexPath, to: destinationIndexPath)
  }
}
