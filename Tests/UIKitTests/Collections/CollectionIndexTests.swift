import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import QuartzCore
@testable import UIKit

/// S06: what goes along with items: titles at their end, and contexts while one is carried.
@Suite @MainActor struct CollectionIndexTests {
  private final class TitledShelf: Shelf {
    override func indexTitles(for collectionView: UICollectionView) -> [String]? {
      ["A", "B", "C"]
    }
    override func collectionView(
      _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath {
      CallRecord.note("\(title) \(index)")
      return IndexPath(item: index * 20, section: 0)
    }
  }

  private final class NotingFlow: UICollectionViewFlowLayout {
    override func invalidationContext(
      forInteractivelyMovingItems targetIndexPaths: [IndexPath],
      withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
      previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
      let made = super.invalidationContext(
        forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
        previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
      let (old, new) = (
        made.previousIndexPathsForInteractivelyMovingItems ?? [],
        made.targetIndexPathsForInteractivelyMovingItems ?? []
      )
      CallRecord.note(
        "\(old.map(\.item)) to \(new.map(\.item)) at \(made.interactiveMovementTarget)")
      return made
    }
    override func invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
      movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
      CallRecord.note("end at \(indexPaths.map(\.item)) \(movementCancelled)")
      return super.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: indexPaths, previousIndexPaths: previousIndexPaths,
        movementCancelled: movementCancelled)
    }
  }

  @Test("S06 a finger on a title takes the collection to its item, and drags nothing") func titles()
    throws
  {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 100, height: 100)
    let shelf = TitledShelf(flow, count: 60)
    shelf.frame()
    let index = try #require(shelf.view.index)
    #expect(index.frame == CGRect(x: 304, y: 0, width: 16, height: 480))
    let calls = CallRecord.of {
      shelf.touch(.began, 312, 240)
      shelf.touch(.moved, 312, 255)
      shelf.touch(.ended, 312, 255)
    }
    #expect(calls == ["B 1", "C 2"])
    #expect(shelf.view.contentOffset.y == 1430)
    #expect(index.frame.minY == 1430)
  }

  @Test("S06 a layout is asked for a context when others make room, and in the end") func contexts()
  {
    let flow = NotingFlow()
    flow.itemSize = CGSize(width: 100, height: 100)
    let shelf = Shelf(flow, count: 3)
    shelf.canMove = true
    shelf.frame()
    let calls = CallRecord.of {
      _ = shelf.view.beginInteractiveMovementForItem(at: shelf.path(0))
      shelf.now { shelf.view.updateInteractiveMovementTargetPosition(CGPoint(x: 60, y: 50)) }
      shelf.now { shelf.view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 50)) }
      shelf.now { shelf.view.endInteractiveMovement() }
      _ = shelf.view.beginInteractiveMovementForItem(at: shelf.path(1))
      shelf.now { shelf.view.cancelInteractiveMovement() }
    }
    #expect(
      calls == [
        "[0] to [1] at (160.0, 50.0)", "end at [1] false", "end at [1] true",
      ])
    #expect(shelf.items == [["1", "0", "2"]])
  }

  @Test("S06 changes that are being collected are known of") func uncommitted() {
    let shelf = Shelf(UICollectionViewFlowLayout(), count: 3)
    shelf.frame()
    #expect(!shelf.view.hasUncommittedUpdates)
    shelf.now {
      shelf.view.performBatchUpdates {
        #expect(shelf.view.hasUncommittedUpdates)
      }
    }
    #expect(!shelf.view.hasUncommittedUpdates)
  }
}
