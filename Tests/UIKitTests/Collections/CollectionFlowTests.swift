import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import QuartzCore
@testable import UIKit

/// S06: items in lines.
@Suite @MainActor struct CollectionFlowTests {
  private let flow = UICollectionViewFlowLayout()

  @Test("S06 what is left in a line goes between its items, in the last line as well")
  func lines() {
    flow.itemSize = CGSize(width: 90, height: 40)
    flow.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 7, right: 10)
    flow.minimumLineSpacing = 12
    let shelf = Shelf(flow, count: 8)
    shelf.frame()
    // Three of 90 and two gaps of 15 are 300.
    #expect(shelf.cellFrame(0) == CGRect(x: 10, y: 5, width: 90, height: 40))
    #expect(shelf.cellFrame(1) == CGRect(x: 115, y: 5, width: 90, height: 40))
    #expect(shelf.cellFrame(7) == CGRect(x: 115, y: 109, width: 90, height: 40))
    #expect(shelf.view.contentSize == CGSize(width: 320, height: 156))
    #expect(shelf.view.cellForItem(at: shelf.path(7))?.frame == shelf.cellFrame(7))
  }

  @Test("S06 the layout is asked once for a frame in which nothing turns out to be another size")
  func asksOnce() {
    final class CountedFlow: UICollectionViewFlowLayout {
      var asked = 0
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        asked += 1
        return super.layoutAttributesForElements(in: rect)
      }
    }
    let flow = CountedFlow()
    let shelf = Shelf(flow, count: 1000)
    shelf.frame()
    flow.asked = 0
    shelf.view.contentOffset.y = 300
    shelf.frame()
    #expect(flow.asked == 1)
  }

  @Test(
    "S06 items of several sizes stand in the middle of their line, one alone in that of the room")
  func severalSizes() {
    final class Sizes: UICollectionViewDelegateFlowLayout {
      func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
      ) -> CGSize {
        [
          CGSize(width: 100, height: 40), CGSize(width: 200, height: 80),
          CGSize(width: 200, height: 20), CGSize(width: 60, height: 20),
        ][indexPath.item]
      }
    }
    let (shelf, sizes) = (Shelf(flow, count: 3), Sizes())
    shelf.view.delegate = sizes
    shelf.frame()
    #expect(shelf.cellFrame(0) == CGRect(x: 0, y: 20, width: 100, height: 40))
    #expect(shelf.cellFrame(1) == CGRect(x: 120, y: 0, width: 200, height: 80))
    #expect(shelf.cellFrame(2) == CGRect(x: 60, y: 90, width: 200, height: 20))
    shelf.items = [["a", "b", "c", "d"]]
    shelf.now { shelf.view.reloadData() }
    #expect(shelf.cellFrame(2)?.minX == 0 && shelf.cellFrame(3)?.minX == 260)
  }

  @Test("S06 a million items cost what is seen of them") func million() {
    flow.itemSize = CGSize(width: 100, height: 100)
    final class Many: Shelf {
      override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 1_000_000 }
      override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
    }
    let shelf = Many(flow, [[]])
    shelf.frame()
    #expect(shelf.view.contentSize.height == 36_666_730)
    #expect(shelf.view.visibleCells.count == 15)
    for _ in 0..<50 { shelf.now { shelf.view.contentOffset.y += 333_333 } }
    #expect(shelf.view.visibleCells.count <= 18)
    #expect(shelf.view.subviews.filter { $0 is ShelfCell }.count <= 18)
    guard case .even = flow.sections[0].sizes else {
      Issue.record("every item has a size of its own")
      return
    }
    shelf.now { shelf.view.scrollToItem(at: shelf.path(999_999), at: .bottom, animated: false) }
    #expect(shelf.view.indexPathsForVisibleItems.last == shelf.path(999_999))
  }

  @Test("S06 headers and footers are as wide as the collection, and stay in sight if they are to")
  func edges() throws {
    flow.itemSize = CGSize(width: 320, height: 100)
    flow.headerReferenceSize = CGSize(width: 0, height: 30)
    flow.footerReferenceSize = CGSize(width: 0, height: 20)
    flow.sectionHeadersPinToVisibleBounds = true
    let shelf = Shelf(flow, [["a", "b", "c"], ["d", "e", "f", "g"]])
    shelf.frame()
    let kind = UICollectionView.elementKindSectionHeader
    let header = try #require(
      shelf.view.supplementaryView(forElementKind: kind, at: shelf.path(0)))
    #expect(header.frame == CGRect(x: 0, y: 0, width: 320, height: 30))
    // 30 + 3 × 100 + 2 × 10 + 20
    #expect(
      shelf.view.layoutAttributesForSupplementaryElement(ofKind: kind, at: shelf.path(0, 1))?.frame
        == CGRect(x: 0, y: 370, width: 320, height: 30))
    shelf.now { shelf.view.contentOffset.y = 120 }
    #expect(header.frame.minY == 120)
    let lastCell = shelf.view.subviews.lastIndex { $0 is ShelfCell } ?? 0
    #expect(shelf.view.subviews.firstIndex(of: header) ?? 0 > lastCell)
    shelf.now { shelf.view.contentOffset.y = 340 }
    #expect(header.frame.minY == 320)
    #expect(shelf.view.indexPathsForVisibleSupplementaryElements(ofKind: kind).count == 2)
  }

  @Test("S06 sections keep clear of the content inset, the safe area or the margins")
  func insetReference() {
    flow.itemSize = CGSize(width: 50, height: 50)
    flow.sectionInset = UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 4)
    let shelf = Shelf(flow, count: 3)
    shelf.window.coveredEdges = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 30)
    shelf.frame()
    #expect(shelf.cellFrame(0)?.minX == 4)
    shelf.now { flow.sectionInsetReference = .fromSafeArea }
    #expect(shelf.cellFrame(0)?.minX == 44)
    shelf.view.layoutMargins = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
    shelf.now { flow.sectionInsetReference = .fromLayoutMargins }
    #expect(shelf.cellFrame(0)?.minX == 54)
  }

  @Test("S06 sections keep clear of what the content does not keep clear of itself")
  func insetReferenceAndInsets() {
    #expect(flow.sectionInsetReference == .fromContentInset)
    flow.itemSize = CGSize(width: 50, height: 50)
    flow.sectionInset = UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 4)
    let shelf = Shelf(flow, count: 9)
    shelf.window.coveredEdges = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 30)
    shelf.view.contentInset.left = 10
    shelf.frame()
    func onScreen() -> CGFloat? {
      shelf.cellFrame(0).map { $0.minX - shelf.view.contentOffset.x }
    }
    #expect(onScreen() == 14)
    shelf.now { flow.sectionInsetReference = .fromSafeArea }
    #expect(onScreen() == 44)
    // The line ends 4 before what is covered at the right.
    let ends = (0..<9).compactMap { shelf.cellFrame($0)?.maxX }.max()
    #expect(ends.map { $0 - shelf.view.contentOffset.x } == 286)
    shelf.now {
      shelf.view.contentInset.left = 0
      shelf.view.contentInsetAdjustmentBehavior = .always
    }
    for reference in [
      UICollectionViewFlowLayout.SectionInsetReference.fromContentInset, .fromSafeArea,
    ] {
      shelf.now { flow.sectionInsetReference = reference }
      #expect(onScreen() == 44 && shelf.cellFrame(0)?.minX == 4)
    }
  }

  @Test("S06 sections of a flow that goes sideways keep clear above and below")
  func sidewaysReference() {
    flow.scrollDirection = .horizontal
    flow.itemSize = CGSize(width: 50, height: 50)
    flow.sectionInset = UIEdgeInsets(top: 3, left: 4, bottom: 5, right: 6)
    let shelf = Shelf(flow, count: 20)
    shelf.window.coveredEdges = UIEdgeInsets(top: 47, left: 20, bottom: 34, right: 0)
    shelf.frame()
    #expect(shelf.cellFrame(0)?.origin == CGPoint(x: 4, y: 3))
    #expect(shelf.cellFrame(7)?.maxY == 475)
    shelf.now { flow.sectionInsetReference = .fromSafeArea }
    #expect(shelf.cellFrame(0)?.origin == CGPoint(x: 4, y: 50))
    #expect(shelf.cellFrame(5)?.maxY == 441)
    shelf.view.layoutMargins = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
    shelf.now { flow.sectionInsetReference = .fromLayoutMargins }
    #expect(shelf.cellFrame(0)?.minY == 60)
  }

  @Test("S06 a flow that goes sideways has its lines from above") func sideways() {
    flow.scrollDirection = .horizontal
    flow.itemSize = CGSize(width: 60, height: 200)
    let shelf = Shelf(flow, count: 20)
    shelf.frame()
    #expect(shelf.cellFrame(1) == CGRect(x: 0, y: 280, width: 60, height: 200))
    #expect(shelf.cellFrame(2) == CGRect(x: 70, y: 0, width: 60, height: 200))
    #expect(shelf.view.contentSize == CGSize(width: 690, height: 480))
  }

  @Test("S06 cells say how large they are where their size is a guess") func estimated() {
    flow.estimatedItemSize = CGSize(width: 320, height: 20)
    let shelf = Shelf(flow, count: 100)
    shelf.dress = { cell, path in cell.wanted = CGSize(width: 320, height: 50 + CGFloat(path.item))
    }
    shelf.frame()
    #expect(shelf.cellFrame(0)?.height == 50 && shelf.cellFrame(3)?.height == 53)
    #expect(shelf.cellFrame(3)?.minY == 183)
    #expect(shelf.view.cellForItem(at: shelf.path(3))?.frame == shelf.cellFrame(3))
    #expect(shelf.cellFrame(90)?.height == 20)
  }

  @Test("S06 sizes that are none, or of no end, are settled") func badSizes() {
    for size in [
      CGSize(width: CGFloat.nan, height: -3), CGSize(width: -1, height: CGFloat.infinity),
      CGSize(width: 1e300, height: 1e300), .zero,
    ] {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = size
      layout.sectionInset = UIEdgeInsets(top: .nan, left: -50, bottom: .infinity, right: 1e300)
      layout.minimumLineSpacing = .nan
      layout.minimumInteritemSpacing = -.infinity
      let shelf = Shelf(layout, count: 5)
      shelf.frame()
      #expect(shelf.view.contentSize.isFinite)
    }
  }
}
