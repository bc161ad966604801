import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import QuartzCore
@testable import UIKit

/// S06: a controller of a collection, and registrations.
@Suite @MainActor struct CollectionControllerTests {
  final class Letters: UICollectionViewController {
    let registration = UICollectionView.CellRegistration<ShelfCell, String> { cell, path, letter in
      cell.text = "\(letter)\(path.item)"
    }
    let header = UICollectionView.SupplementaryRegistration<ShelfEdge>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, path in view.tag = path.section + 7 }

    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 3 }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueConfiguredReusableCell(
        using: registration, for: indexPath, item: "x")
    }

    override func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
  }

  @Test("S06 a controller is data source and delegate of its collection, and drops the selection")
  func controller() {
    let flow = UICollectionViewFlowLayout()
    flow.headerReferenceSize = CGSize(width: 0, height: 20)
    let letters = Letters(collectionViewLayout: flow)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480)).shown()
    window.rootViewController = letters
    _ = window.layer.commitTree()
    #expect(letters.view === letters.collectionView)
    #expect(letters.collectionView.dataSource === letters)
    #expect(
      letters.collectionView.visibleCells.compactMap { ($0 as? ShelfCell)?.text }
        == ["x0", "x1", "x2"])
    #expect(
      letters.collectionView.visibleSupplementaryViews(
        ofKind: UICollectionView.elementKindSectionHeader
      ).first?.tag == 7)
    letters.collectionView.selectItem(
      at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    letters.viewWillAppear(false)
    #expect(letters.collectionView.indexPathsForSelectedItems == [])
  }
}
