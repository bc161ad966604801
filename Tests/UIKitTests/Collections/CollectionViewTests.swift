import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import QuartzCore
@testable import UIKit

/// A layout of a client: a column of items, with attributes of its own.
final class ColumnLayout: UICollectionViewLayout {
  final class Attributes: UICollectionViewLayoutAttributes {
    var shade = 0

    override func copy(with zone: NSZone? = nil) -> Any {
      let copy = super.copy(with: zone)
      (copy as? Attributes)?.shade = shade
      return copy
    }
  }

  var height: CGFloat = 100
  var follows = false
  private(set) var preparations = 0

  override class var layoutAttributesClass: AnyClass { Attributes.self }

  override func prepare() { preparations += 1 }

  override var collectionViewContentSize: CGSize {
    CGSize(width: 320, height: CGFloat(collectionView?.numberOfItems(inSection: 0) ?? 0) * height)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).compactMap {
      layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
    }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    let made = Attributes(forCellWith: indexPath)
    made.frame = CGRect(x: 0, y: CGFloat(indexPath.item) * height, width: 320, height: height)
    made.shade = indexPath.item
    return made
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { follows }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    CGPoint(x: 0, y: (proposedContentOffset.y / height).rounded() * height)
  }
}

/// S06: a collection shows what its layout says.
@Suite @MainActor struct CollectionViewTests {
  private let column = ColumnLayout()

  @Test("S06 only what is in sight has cells, and they are used again") func reuse() {
    let shelf = Shelf(column, count: 1000)
    shelf.frame()
    #expect(shelf.seen == ["0", "1", "2", "3", "4"] && column.preparations == 1)
    #expect(shelf.view.contentSize == CGSize(width: 320, height: 100_000))
    for step in 1...40 { shelf.now { shelf.view.contentOffset.y = CGFloat(step) * 350 } }
    #expect(shelf.seen == ["140", "141", "142", "143", "144"])
    #expect(shelf.view.subviews.filter { $0 is ShelfCell }.count <= 10)
    #expect(column.preparations == 1)
    #expect(shelf.view.indexPathForItem(at: CGPoint(x: 10, y: 14_150)) == shelf.path(141))
  }

  @Test("S06 everybody hears what comes into sight and what leaves it") func display() {
    let shelf = Shelf(column, count: 20)
    shelf.frame()
    shelf.notesDisplay = true
    #expect(
      CallRecord.of { shelf.now { shelf.view.contentOffset.y = 150 } } == [
        "did end 0.0", "will display 0.5", "will display 0.6",
      ])
  }

  @Test("S06 a layout that follows the bounds is prepared again, with attributes of its own class")
  func follows() {
    column.follows = true
    let shelf = Shelf(column, count: 20)
    shelf.frame()
    shelf.now { shelf.view.contentOffset.y = 10 }
    #expect(column.preparations == 2)
    let applied = shelf.view.visibleCells.first?.applied as? ColumnLayout.Attributes
    let copy = applied?.copied as? ColumnLayout.Attributes
    #expect(applied?.shade == 0 && copy == applied && copy !== applied)
    column.height = 50
    shelf.now { column.invalidateLayout() }
    #expect(shelf.view.contentSize.height == 1000 && shelf.view.visibleCells.count == 10)
  }

  @Test("S06 a tap asks and tells in Apple's order") func selection() {
    let shelf = Shelf(column, count: 20)
    shelf.frame()
    shelf.notesTouches = true
    #expect(
      CallRecord.of { shelf.tap(50, 150) } == [
        "should highlight 0.1", "did highlight 0.1", "should select 0.1", "did select 0.1",
        "did unhighlight 0.1",
      ])
    #expect(
      CallRecord.of { shelf.tap(50, 250) } == [
        "should highlight 0.2", "did highlight 0.2", "should select 0.2", "did deselect 0.1",
        "did select 0.2", "did unhighlight 0.2",
      ])
    #expect(shelf.view.indexPathsForSelectedItems == [shelf.path(2)])
    #expect(shelf.view.cellForItem(at: shelf.path(2))?.isSelected == true)
    #expect(shelf.view.cellForItem(at: shelf.path(1))?.isSelected == false)
  }

  @Test("S06 several are selected and left by taps, and stay so out of sight") func several() {
    let shelf = Shelf(column, count: 20)
    shelf.view.allowsMultipleSelection = true
    shelf.frame()
    shelf.tap(50, 50)
    shelf.tap(50, 150)
    shelf.notesTouches = true
    #expect(
      CallRecord.of { shelf.tap(50, 50) } == [
        "should highlight 0.0", "did highlight 0.0", "should deselect 0.0", "did deselect 0.0",
        "did unhighlight 0.0",
      ])
    #expect(shelf.view.indexPathsForSelectedItems == [shelf.path(1)])
    shelf.now { shelf.view.contentOffset.y = 1000 }
    #expect(shelf.view.visibleCells.allSatisfy { !$0.isSelected })
    shelf.now { shelf.view.contentOffset.y = 0 }
    #expect(shelf.view.cellForItem(at: shelf.path(1))?.isSelected == true)
    shelf.now { shelf.view.reloadData() }
    #expect(shelf.view.indexPathsForSelectedItems == [])
  }

  @Test("S06 a drag takes the finger from the cell, and comes to rest where the layout says")
  func drag() {
    let shelf = Shelf(column, count: 50)
    shelf.frame()
    shelf.notesTouches = true
    shelf.drag(50, 350, to: 50, 200, rests: false)
    shelf.wait(4)
    #expect(shelf.view.indexPathsForSelectedItems == [])
    #expect(shelf.view.contentOffset.y > 100)
    #expect(shelf.view.contentOffset.y.truncatingRemainder(dividingBy: 100) == 0)
  }

  @Test("S06 an item is scrolled to where it is wanted") func scrolling() {
    let shelf = Shelf(column, count: 50)
    shelf.frame()
    for (position, y) in [
      (UICollectionView.ScrollPosition.top, 2000), (.bottom, 1620), (.centeredVertically, 1810),
    ] {
      shelf.now { shelf.view.scrollToItem(at: shelf.path(20), at: position, animated: false) }
      #expect(shelf.view.contentOffset.y == CGFloat(y))
    }
    shelf.now { shelf.view.scrollToItem(at: shelf.path(40), at: .top, animated: true) }
    #expect(shelf.view.contentOffset.y == 1810)
    shelf.wait(0.5)
    #expect(shelf.view.contentOffset.y == 4000)
  }

  @Test("S06 what will soon be seen is fetched ahead, and is not if the way turns")
  func prefetching() {
    final class Fetcher: UICollectionViewDataSourcePrefetching {
      var log: [String] = []
      func collectionView(
        _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
      ) { log.append("fetch \(indexPaths.map(\.item))") }
      func collectionView(
        _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
      ) { log.append("cancel \(indexPaths.map(\.item))") }
    }
    let (shelf, fetcher) = (Shelf(column, count: 50), Fetcher())
    shelf.view.prefetchDataSource = fetcher
    shelf.frame()
    fetcher.log = []
    shelf.now { shelf.view.contentOffset.y = 2000 }
    #expect(fetcher.log.first?.hasPrefix("fetch") == true)
    #expect(fetcher.log.last?.hasPrefix("cancel") == true)
  }

  @Test("S06 a cell that nobody registered ends the program") func unregistered() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let shelf = Shelf(UICollectionViewFlowLayout(), count: 3)
        shelf.view.register(nil as AnyClass?, forCellWithReuseIdentifier: "cell")
        shelf.frame()
      }
    }
  }

  @Test("S06 what lies behind stays behind, and does not scroll") func background() {
    let shelf = Shelf(column, count: 50)
    let ground = UIView()
    shelf.view.backgroundView = ground
    shelf.frame()
    shelf.now { shelf.view.contentOffset.y = 700 }
    #expect(shelf.view.subviews.first === ground && ground.frame == shelf.view.bounds)
  }
}
