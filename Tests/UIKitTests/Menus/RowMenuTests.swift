import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import QuartzCore
@testable import UIKit

/// S06: menus of rows and items, by a finger that is held.
@Suite @MainActor struct RowMenuTests {
  private final class MenuBoard: Board {
    var allows = true
    override func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      CallRecord.note("asked \(indexPath.row)")
      guard allows else { return nil }
      return UIContextMenuConfiguration(actionProvider: { _ in
        UIMenu(children: [UIAction(title: "One") { _ in CallRecord.note("one") }])
      })
    }
    override func tableView(
      _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { CallRecord.note("will show") }
    override func tableView(
      _ tableView: UITableView,
      willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { CallRecord.note("will end") }
  }

  private final class MenuShelf: Shelf {
    override func collectionView(
      _ collectionView: UICollectionView,
      contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      CallRecord.note("asked \(indexPaths.map(\.item))")
      return nil
    }
  }

  @Test("S06 a finger that is held on a row opens its menu, and selects nothing") func row() {
    let board = MenuBoard(count: 20)
    board.notesTouches = true
    board.frame(at: 0)
    let calls = CallRecord.of {
      board.touch(.began, 100, 60)
      for _ in 0..<50 { board.frame(at: board.time + 1.0 / 60) }
      board.touch(.ended, 100, 60)
    }
    #expect(calls.filter { $0.hasPrefix("asked") } == ["asked 1"])
    #expect(calls.contains("will show") && !calls.contains { $0.contains("select") })
    #expect(board.window.menu != nil)
    #expect(board.table.contextMenuInteraction?.view === board.table)
    let ended = CallRecord.of {
      board.window.menu?.close()
      for _ in 0..<60 { board.frame(at: board.time + 1.0 / 60) }
    }
    #expect(ended == ["will end"])
  }

  @Test("S06 where there is no menu a finger that was held selects as others do") func none() {
    let board = MenuBoard(count: 20)
    board.allows = false
    board.frame(at: 0)
    _ = CallRecord.of {
      board.touch(.began, 100, 60)
      for _ in 0..<50 { board.frame(at: board.time + 1.0 / 60) }
      board.touch(.ended, 100, 60)
    }
    #expect(board.window.menu == nil)
    #expect(board.table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
  }

  @Test("S06 a menu of items is for all that are selected, where the finger is on one") func items()
  {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 100, height: 100)
    let shelf = MenuShelf(flow, count: 6)
    shelf.view.allowsMultipleSelection = true
    shelf.frame()
    for item in [0, 1] {
      shelf.view.selectItem(at: shelf.path(item), animated: false, scrollPosition: [])
    }
    func hold(_ x: CGFloat, _ y: CGFloat) -> [String] {
      CallRecord.of {
        shelf.touch(.began, x, y)
        shelf.wait(0.8)
        shelf.touch(.cancelled, x, y)
        shelf.wait(0.8)
      }
    }
    #expect(hold(50, 50) == ["asked [0, 1]"])
    #expect(hold(270, 50) == ["asked [2]"])
    #expect(hold(270, 400) == ["asked []"])
  }
}
