import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import QuartzCore
@testable import UIKit

/// S06: collections that are told what there is.
@Suite @MainActor struct CollectionDiffableTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items)
    }
    return snapshot
  }

  @Test("S06 differences are made of an item's own cell, of new ones and of those that go")
  func apply() throws {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 320, height: 40)
    let shelf = Shelf(flow, [])
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: shelf.view) {
      collection, path, item in
      let cell = collection.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      (cell as? ShelfCell)?.text = "\(item)"
      return cell
    }
    shelf.now { source.apply(snapshot([("a", [1, 2, 3, 4]), ("b", [5])])) }
    #expect(shelf.seen == ["1", "2", "3", "4", "5"])
    let cell = try #require(shelf.view.cellForItem(at: shelf.path(3)))
    let next = snapshot([("b", [5, 1]), ("a", [4, 2, 9])])
    shelf.now { source.apply(next) }
    #expect(shelf.seen == ["5", "1", "4", "2", "9"])
    #expect(shelf.view.cellForItem(at: shelf.path(0, 1)) === cell)
    #expect(source.indexPath(for: 9) == shelf.path(2, 1))
    #expect(source.itemIdentifier(for: shelf.path(1)) == 1)
    shelf.wait(0.5)
    shelf.now { source.apply(snapshot([("c", [7])]), animatingDifferences: false) }
    #expect(shelf.seen == ["7"] && source.snapshot().sectionIdentifiers == ["c"])
  }
}
