import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import QuartzCore
@testable import UIKit

/// S06: items and sections that come, go, move and are shown anew.
@Suite @MainActor struct CollectionUpdateTests {
  private let flow = UICollectionViewFlowLayout()
  private let shelf: Shelf

  init() {
    flow.itemSize = CGSize(width: 320, height: 40)
    flow.minimumLineSpacing = 0
    shelf = Shelf(flow, [["a", "b", "c", "d"], ["p", "q"]])
    shelf.frame()
  }

  @Test("S06 what stays moves, what is new comes out of nothing, what is gone fades") func items()
    throws
  {
    let cell = try #require(shelf.view.cellForItem(at: shelf.path(3)))
    let gone = try #require(shelf.view.cellForItem(at: shelf.path(1)))
    shelf.view.selectItem(at: shelf.path(3), animated: false, scrollPosition: [])
    shelf.items[0] = ["a", "c", "d", "x", "y"]
    var isOver = false
    shelf.now {
      shelf.view.performBatchUpdates {
        shelf.view.deleteItems(at: [shelf.path(1)])
        shelf.view.insertItems(at: [shelf.path(3), shelf.path(4)])
      } completion: {
        isOver = $0
      }
    }
    #expect(shelf.seen == ["a", "c", "d", "x", "y", "p", "q"])
    #expect(shelf.view.cellForItem(at: shelf.path(2)) === cell && cell.isSelected)
    #expect(shelf.view.indexPathsForSelectedItems == [shelf.path(2)])
    #expect(cell.frame.minY == 80 && shelf.onShow(cell)?.minY == 120)
    let new = try #require(shelf.view.cellForItem(at: shelf.path(3)))
    #expect(new.alpha == 1 && new.layer.animation(forKey: "opacity") != nil)
    #expect(!gone.isHidden && gone.alpha == 0)
    shelf.wait(0.15)
    let middle = try #require(shelf.onShow(cell)?.minY)
    #expect(middle > 85 && middle < 115 && !isOver)
    shelf.wait(0.3)
    #expect(shelf.onShow(cell)?.minY == 80 && gone.isHidden && isOver)
  }

  @Test("S06 items move between sections with their cells, and sections with theirs") func moving()
    throws
  {
    let cell = try #require(shelf.view.cellForItem(at: shelf.path(0)))
    shelf.items = [["b", "c", "d"], ["p", "a", "q"]]
    shelf.now { shelf.view.moveItem(at: shelf.path(0), to: shelf.path(1, 1)) }
    #expect(shelf.seen == ["b", "c", "d", "p", "a", "q"])
    #expect(shelf.view.cellForItem(at: shelf.path(1, 1)) === cell)
    shelf.items.swapAt(0, 1)
    shelf.now { shelf.view.moveSection(1, toSection: 0) }
    #expect(shelf.seen == ["p", "a", "q", "b", "c", "d"])
    #expect(shelf.view.indexPath(for: cell) == shelf.path(1, 0))
  }

  @Test("S06 an item that is shown anew has another cell, one that is dressed anew the same")
  func reload() throws {
    let cell = try #require(shelf.view.cellForItem(at: shelf.path(1)))
    shelf.items[0][1] = "B"
    shelf.now { shelf.view.reconfigureItems(at: [shelf.path(1)]) }
    #expect(shelf.view.cellForItem(at: shelf.path(1)) === cell && shelf.seen[1] == "B")
    shelf.items[0][1] = "bb"
    shelf.now { shelf.view.reloadItems(at: [shelf.path(1)]) }
    #expect(shelf.view.cellForItem(at: shelf.path(1)) !== cell && shelf.seen[1] == "bb")
  }

  @Test("S06 sections come, go and are shown anew") func sections() {
    shelf.items = [["1"], ["a", "b", "c", "d"], ["2", "3"]]
    shelf.now {
      shelf.view.performBatchUpdates {
        shelf.view.insertSections([0, 2])
        shelf.view.deleteSections([1])
      }
    }
    #expect(shelf.seen == ["1", "a", "b", "c", "d", "2", "3"])
    shelf.items[1] = ["e"]
    shelf.now { shelf.view.reloadSections([1]) }
    #expect(shelf.seen == ["1", "e", "2", "3"] && shelf.view.contentSize.height == 160)
  }

  @Test("S06 any changes at random end with the items that the data source has") func random() {
    var random = SplitMix(seed: 5)
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 70, height: 60)
    let shelf = Shelf(flow, count: 60)
    shelf.frame()
    for step in 0..<60 {
      let old = shelf.items[0]
      let gone = Set(old.indices.filter { _ in Int.random(in: 0..<6, using: &random) == 0 })
      var items = old.indices.filter { !gone.contains($0) }.map { old[$0] }
      var come: [IndexPath] = []
      for number in 0..<Int.random(in: 0..<9, using: &random) {
        let place = Int.random(in: 0...items.count, using: &random)
        come = come.map { $0.item >= place ? IndexPath(item: $0.item + 1, section: 0) : $0 }
        come.append(shelf.path(place))
        items.insert("new \(step) \(number)", at: place)
      }
      shelf.items = [items]
      shelf.now {
        shelf.view.performBatchUpdates {
          shelf.view.deleteItems(at: gone.map { shelf.path($0) })
          shelf.view.insertItems(at: come)
        }
      }
      shelf.now { shelf.view.contentOffset.y = CGFloat(Int.random(in: 0..<300, using: &random)) }
      shelf.wait(step.isMultiple(of: 3) ? 0.4 : 0.05)
      let paths = shelf.view.indexPathsForVisibleItems
      #expect(paths.map { items[$0.item] } == shelf.seen)
      for (path, cell) in zip(paths, shelf.view.visibleCells) {
        #expect(cell.frame == shelf.cellFrame(path.item) && cell.alpha == 1 && !cell.isHidden)
      }
    }
  }

  @Test("S06 numbers that do not fit end the program with Apple's sentence") func misfit() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let shelf = Shelf(UICollectionViewFlowLayout(), count: 3)
        shelf.frame()
        shelf.items = [["a"]]
        shelf.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
      }
    }
  }

  @Test("S06 a layout hears of changes, and says where what is new comes from") func layoutHears() {
    final class Sliding: UICollectionViewFlowLayout {
      override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        for item in updateItems {
          CallRecord.note(
            "\(item.updateAction) \(item.indexPathBeforeUpdate?.item ?? -1) "
              + "\(item.indexPathAfterUpdate?.item ?? -1)")
        }
      }
      override func finalizeCollectionViewUpdates() { CallRecord.note("finalize") }
      override func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        let place = layoutAttributesForItem(at: itemIndexPath)
        place?.frame.origin.x = -320
        return place
      }
    }
    let sliding = Sliding()
    sliding.itemSize = CGSize(width: 320, height: 40)
    let shelf = Shelf(sliding, count: 4)
    shelf.frame()
    shelf.items[0] = ["0", "1", "new", "2"]
    #expect(
      CallRecord.of {
        shelf.now {
          shelf.view.performBatchUpdates {
            shelf.view.deleteItems(at: [shelf.path(3)])
            shelf.view.insertItems(at: [shelf.path(2)])
          }
        }
      } == ["delete 3 -1", "insert -1 2", "finalize"])
    let cell = shelf.view.cellForItem(at: shelf.path(2))
    #expect(cell.flatMap { shelf.onShow($0) }?.minX == -320)
  }

  @Test("S06 another layout takes the cells along") func anotherLayout() throws {
    let cell = try #require(shelf.view.cellForItem(at: shelf.path(1)))
    let other = UICollectionViewFlowLayout()
    other.itemSize = CGSize(width: 100, height: 100)
    shelf.now { shelf.view.setCollectionViewLayout(other, animated: true) }
    #expect(shelf.view.cellForItem(at: shelf.path(1)) === cell)
    #expect(cell.frame == CGRect(x: 110, y: 0, width: 100, height: 100))
    #expect(shelf.onShow(cell)?.minY == 40)
    shelf.wait(0.4)
    #expect(shelf.onShow(cell) == cell.frame && flow.collectionView == nil)
  }

  @Test("S06 an item that is carried has the others make room, and stays there or goes back")
  func carrying() throws {
    shelf.canMove = true
    let cell = try #require(shelf.view.cellForItem(at: shelf.path(0)))
    #expect(shelf.view.beginInteractiveMovementForItem(at: shelf.path(0)))
    shelf.now { shelf.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 100)) }
    #expect(cell.center == CGPoint(x: 150, y: 100))
    #expect(
      shelf.items[0] == ["a", "b", "c", "d"] && shelf.seen == ["b", "c", "a", "d", "p", "q"])
    shelf.now { shelf.view.endInteractiveMovement() }
    #expect(shelf.items[0] == ["b", "c", "a", "d"])
    #expect(cell.frame.minY == 80 && shelf.view.indexPath(for: cell) == shelf.path(2))
    shelf.wait(0.5)
    #expect(shelf.view.beginInteractiveMovementForItem(at: shelf.path(2)))
    shelf.now { shelf.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 170)) }
    #expect(shelf.view.indexPath(for: cell)?.section == 1)
    shelf.now { shelf.view.cancelInteractiveMovement() }
    #expect(shelf.seen == ["b", "c", "a", "d", "p", "q"] && cell.frame.minY == 80)
    #expect(shelf.items == [["b", "c", "a", "d"], ["p", "q"]])
  }
}
