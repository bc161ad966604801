import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import QuartzCore
@testable import UIKit

/// S06: collections that are read from right to left.
@Suite @MainActor struct CollectionMirrorTests {
  private final class TurningFlow: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  }

  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private func mirrored(_ layout: UICollectionViewLayout, count: Int) -> Shelf {
    let shelf = Shelf(layout, count: count)
    shelf.view.semanticContentAttribute = .forceRightToLeft
    shelf.frame()
    return shelf
  }

  private func seenFrame(_ item: Int, of shelf: Shelf) -> CGRect? {
    shelf.view.cellForItem(at: shelf.path(item))?.frame
  }

  @Test("S06 a flow layout turns round only if its class says so") func flow() {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 80, height: 40)
    flow.sectionInset = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 30)
    #expect(!flow.flipsHorizontallyInOppositeLayoutDirection)
    #expect(flow.developmentLayoutDirection == .leftToRight)
    #expect(seenFrame(0, of: mirrored(flow, count: 3))?.minX == 10)
    let turning = TurningFlow()
    turning.itemSize = CGSize(width: 80, height: 40)
    turning.sectionInset = flow.sectionInset
    let shelf = mirrored(turning, count: 3)
    #expect(seenFrame(0, of: shelf) == CGRect(x: 230, y: 0, width: 80, height: 40))
    #expect(seenFrame(2, of: shelf)?.minX == 30)
    #expect(shelf.cellFrame(0) == seenFrame(0, of: shelf))
    #expect(shelf.view.indexPathForItem(at: CGPoint(x: 300, y: 20)) == shelf.path(0))
    // The layout itself goes on to lay out from the left.
    #expect(turning.layoutAttributesForItem(at: shelf.path(0))?.frame.minX == 10)
  }

  @Test("S06 content that goes sideways begins at its right end, and stays there as it grows")
  func sideways() {
    let flow = TurningFlow()
    flow.scrollDirection = .horizontal
    flow.itemSize = CGSize(width: 100, height: 480)
    let shelf = mirrored(flow, count: 20)
    #expect(shelf.view.contentSize.width == 2190 && shelf.view.contentOffset.x == 1870)
    #expect(seenFrame(0, of: shelf)?.maxX == 2190)
    #expect(shelf.seen == ["0", "1", "2"])
    shelf.now { shelf.view.scrollToItem(at: shelf.path(19), at: .left, animated: false) }
    #expect(shelf.view.contentOffset.x == 0 && shelf.seen.last == "19")
    shelf.now { shelf.view.scrollToItem(at: shelf.path(1), at: .right, animated: false) }
    #expect(shelf.view.contentOffset.x == 1760)
    shelf.items[0].append("20")
    shelf.now { shelf.view.insertItems(at: [shelf.path(20)]) }
    shelf.wait(1)
    #expect(shelf.view.contentOffset.x == 1870 && shelf.seen.first == "1")
  }

  @Test("S06 a safe area at the left is the end of lines") func safeArea() {
    let flow = TurningFlow()
    flow.itemSize = CGSize(width: 50, height: 50)
    flow.sectionInsetReference = .fromSafeArea
    let shelf = Shelf(flow, count: 1)
    shelf.window.coveredEdges = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 0)
    shelf.view.semanticContentAttribute = .forceRightToLeft
    shelf.frame()
    #expect(seenFrame(0, of: shelf)?.maxX == 320)
  }

  @Test("S06 leading in a compositional layout is where reading begins") func compositional() {
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(100), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets.leading = 20
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.absolute(60), .absolute(20)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .topLeading)
    ]
    let layout = UICollectionViewCompositionalLayout(section: section)
    #expect(layout.flipsHorizontallyInOppositeLayoutDirection)
    let shelf = mirrored(layout, count: 3)
    #expect(seenFrame(0, of: shelf) == CGRect(x: 200, y: 20, width: 100, height: 50))
    #expect(seenFrame(2, of: shelf)?.minX == 0)
    let header = shelf.view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: shelf.path(0))
    #expect(header?.frame == CGRect(x: 240, y: 0, width: 60, height: 20))
  }

  @Test("S06 a section that scrolls by itself begins at the right, and goes on by groups")
  func orthogonal() throws {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(200), .absolute(100)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPaging
    section.interGroupSpacing = 10
    let shelf = mirrored(UICollectionViewCompositionalLayout(section: section), count: 10)
    let scroll = try #require(shelf.view.scrollViews[0])
    #expect(scroll.contentSize.width == 2090 && scroll.contentOffset.x == 1770)
    #expect(shelf.seen == ["0", "1"])
    func place(_ item: Int) -> CGRect? {
      let cell = shelf.view.cellForItem(at: shelf.path(item))
      return cell.map { $0.convert($0.bounds, to: shelf.window) }
    }
    #expect(place(0) == CGRect(x: 120, y: 0, width: 200, height: 100))
    shelf.drag(60, 50, to: 200, 50, rests: false)
    shelf.wait(3)
    #expect(place(1)?.maxX == 320)
    #expect(shelf.view.indexPathForItem(at: CGPoint(x: 300, y: 50)) == shelf.path(1))
  }

  @Test("S06 an item that is carried in a mirror goes where the finger is") func carried() {
    let flow = TurningFlow()
    flow.itemSize = CGSize(width: 100, height: 100)
    let shelf = mirrored(flow, count: 3)
    shelf.canMove = true
    #expect(shelf.view.beginInteractiveMovementForItem(at: shelf.path(0)))
    shelf.now { shelf.view.updateInteractiveMovementTargetPosition(CGPoint(x: 40, y: 50)) }
    #expect(seenFrame(2, of: shelf)?.midX == 40)
    shelf.now { shelf.view.endInteractiveMovement() }
    #expect(shelf.items == [["1", "2", "0"]])
  }
}
