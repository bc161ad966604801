import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import QuartzCore
@testable import UIKit

/// S06: items that lie below others.
@Suite @MainActor struct OutlineTests {
  private typealias Section = NSDiffableDataSourceSectionSnapshot<String>
  private typealias Source = UICollectionViewDiffableDataSource<String, String>

  private var tree: Section {
    var tree = Section()
    tree.append(["fruit", "nuts"])
    tree.append(["apple", "pear"], to: "fruit")
    tree.append(["cox"], to: "apple")
    return tree
  }

  @Test("S06 a section's snapshot is a tree of which only what is expanded is seen") func trees() {
    var tree = tree
    #expect(tree.items == ["fruit", "apple", "cox", "pear", "nuts"])
    #expect(tree.rootItems == ["fruit", "nuts"] && tree.visibleItems == ["fruit", "nuts"])
    tree.expand(["apple"])
    #expect(tree.visibleItems == ["fruit", "nuts"] && !tree.isVisible("cox"))
    tree.expand(["fruit"])
    #expect(tree.visibleItems == ["fruit", "apple", "cox", "pear", "nuts"])
    #expect(tree.level(of: "cox") == 2 && tree.parent(of: "cox") == "apple")
    #expect(tree.parent(of: "nuts") == nil && tree.index(of: "pear") == 3)
    tree.insert(["fig"], before: "pear")
    tree.insert(["plum"], after: "apple")
    #expect(tree.items == ["fruit", "apple", "cox", "plum", "fig", "pear", "nuts"])
    #expect(tree.parent(of: "plum") == "fruit")
    #expect(tree.snapshot(of: "fruit").rootItems == ["apple", "plum", "fig", "pear"])
    #expect(tree.snapshot(of: "apple", includingParent: true).items == ["apple", "cox"])
    tree.delete(["apple"])
    #expect(tree.items == ["fruit", "plum", "fig", "pear", "nuts"] && !tree.contains("cox"))
    var other = Section()
    other.append(["kiwi"])
    tree.replace(childrenOf: "fruit", using: other)
    #expect(tree.visualDescription() == "+ fruit\n  * kiwi\n* nuts")
    tree.collapse(["fruit"])
    #expect(tree.visibleItems == ["fruit", "nuts"] && !tree.isExpanded("fruit"))
  }

  private func list(_ options: UICellAccessory.OutlineDisclosureOptions = .init())
    -> (shelf: ListShelf, source: Source)
  {
    let shelf = ListShelf(.sidebar, [])
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
      if item == "fruit" { cell.accessories = [.outlineDisclosure(options: options)] }
    }
    let source = Source(collectionView: shelf.view) { collection, path, item in
      collection.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
    }
    shelf.now { source.apply(tree, to: "main") }
    shelf.wait(0.5)
    return (shelf, source)
  }

  private func cell(_ item: String, _ shelf: ListShelf, _ source: Source)
    -> UICollectionViewListCell?
  {
    source.indexPath(for: item).flatMap { shelf.view.cellForItem(at: $0) }
      as? UICollectionViewListCell
  }

  @Test("S06 a tap on the sign shows what lies below, indented, and tells the handlers")
  func toggles() throws {
    let (shelf, source) = list()
    #expect(source.snapshot().itemIdentifiers == ["fruit", "nuts"])
    source.sectionSnapshotHandlers.willExpandItem = { CallRecord.note("expand \($0)") }
    source.sectionSnapshotHandlers.willCollapseItem = { CallRecord.note("collapse \($0)") }
    var mayCollapse = false
    source.sectionSnapshotHandlers.shouldCollapseItem = { _ in mayCollapse }
    let fruit = try #require(cell("fruit", shelf, source))
    let sign = try #require(fruit.subviews.compactMap { $0 as? ListAccessory }.first)
    let place = sign.convert(CGPoint(x: 5, y: 20), to: shelf.window)
    #expect(CallRecord.of { shelf.tap(place.x, place.y) } == ["expand fruit"])
    shelf.wait(0.5)
    #expect(source.snapshot().itemIdentifiers == ["fruit", "apple", "pear", "nuts"])
    #expect(fruit.configurationState.isExpanded && fruit.indentationLevel == 0)
    #expect(cell("apple", shelf, source)?.indentationLevel == 1)
    #expect(CallRecord.of { shelf.tap(place.x, place.y) } == [])
    mayCollapse = true
    #expect(CallRecord.of { shelf.tap(place.x, place.y) } == ["collapse fruit"])
    shelf.wait(0.5)
    #expect(source.snapshot(for: "main").visibleItems == ["fruit", "nuts"])
    #expect(!fruit.configurationState.isExpanded)
    // A tap beside the sign selects.
    shelf.tap(40, place.y)
    #expect(shelf.view.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
  }

  @Test("S06 a row in the style of a header is touched all over, and its children may come late")
  func headers() throws {
    let (shelf, source) = list(.init(style: .header))
    source.sectionSnapshotHandlers.snapshotForExpandingParent = { parent, now in
      var late = Section()
      late.append(["\(parent) \(now.items.count)"])
      return late
    }
    let fruit = try #require(cell("fruit", shelf, source))
    let place = fruit.convert(CGPoint(x: 20, y: 20), to: shelf.window)
    shelf.tap(place.x, place.y)
    shelf.wait(0.5)
    #expect(source.snapshot().itemIdentifiers == ["fruit", "fruit 3", "nuts"])
    #expect(shelf.view.indexPathsForSelectedItems == [])
  }

  @Test("S06 a snapshot of all has the last word of what lies where") func flat() {
    let (shelf, source) = list()
    var flat = NSDiffableDataSourceSnapshot<String, String>()
    flat.appendSections(["main", "other"])
    flat.appendItems(["a"], toSection: "main")
    shelf.now { source.apply(flat) }
    #expect(source.snapshot(for: "main").items == ["a"])
    #expect(source.snapshot(for: "nowhere").items == [])
  }

  @Test("S06 an item that is carried changes the snapshot, as the handlers hear") func reorders() {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 100, height: 100)
    flow.minimumInteritemSpacing = 0
    let shelf = Shelf(flow, [])
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: shelf.view) {
      collection, path, item in
      let cell = collection.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      (cell as? ShelfCell)?.text = "\(item)"
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([4], toSection: "b")
    shelf.now { source.apply(snapshot, animatingDifferences: false) }
    #expect(!shelf.view.beginInteractiveMovementForItem(at: shelf.path(0)))
    source.reorderingHandlers.canReorderItem = { $0 == 1 }
    var told: NSDiffableDataSourceTransaction<String, Int>?
    source.reorderingHandlers.willReorder = { _ in
      CallRecord.note("will \(source.snapshot().itemIdentifiers)")
    }
    source.reorderingHandlers.didReorder = { transaction in
      told = transaction
      CallRecord.note("did \(source.snapshot().itemIdentifiers)")
    }
    #expect(!shelf.view.beginInteractiveMovementForItem(at: shelf.path(1)))
    let calls = CallRecord.of {
      #expect(shelf.view.beginInteractiveMovementForItem(at: shelf.path(0)))
      shelf.now { shelf.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 150)) }
      shelf.now { shelf.view.endInteractiveMovement() }
    }
    #expect(calls == ["will [1, 2, 3, 4]", "did [2, 3, 1, 4]"])
    #expect(told?.sectionTransactions.map(\.sectionIdentifier) == ["a", "b"])
    #expect(told?.finalSnapshot.itemIdentifiers(inSection: "b") == [1, 4])
    #expect(told?.difference.count == 2)
    #expect(shelf.seen == ["2", "3", "1", "4"])
  }
}
