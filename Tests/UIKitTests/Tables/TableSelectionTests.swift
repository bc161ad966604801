import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import QuartzCore
@testable import UIKit

/// S06: rows that are selected, by fingers, keys and the program.
@Suite @MainActor struct TableSelectionTests {
  private let board: Board

  init() {
    board = Board(count: 50)
    board.table.rowHeight = 50
    board.frame()
    board.notesTouches = true
  }

  @Test("S06 a tap highlights, then selects, and the order of calls") func tap() {
    #expect(
      CallRecord.of { board.tap(100, 75) } == [
        "should highlight 0.1", "did highlight 0.1", "did unhighlight 0.1", "will select 0.1",
        "did select 0.1",
      ])
    #expect(board.table.indexPathForSelectedRow == board.path(1))
    #expect(board.table.cellForRow(at: board.path(1))?.isSelected == true)
    #expect(
      CallRecord.of { board.tap(100, 125) } == [
        "should highlight 0.2", "did highlight 0.2", "did unhighlight 0.2", "will select 0.2",
        "will deselect 0.1", "did deselect 0.1", "did select 0.2",
      ])
    #expect(board.table.indexPathsForSelectedRows == [board.path(2)])
    #expect(board.table.cellForRow(at: board.path(1))?.isSelected == false)
  }

  @Test("S06 a row is highlighted when it is clear that the finger does not drag") func delay() {
    #expect(CallRecord.of { board.touch(.began, 100, 75) } == [])
    #expect(
      CallRecord.of { board.wait(0.2) } == ["should highlight 0.1", "did highlight 0.1"])
    #expect(board.table.cellForRow(at: board.path(1))?.isHighlighted == true)
    #expect(CallRecord.of { board.touch(.moved, 100, 40) } == ["did unhighlight 0.1"])
    #expect(CallRecord.of { board.touch(.ended, 100, 40) } == [])
    #expect(board.table.indexPathForSelectedRow == nil)
  }

  @Test("S06 a finger that leaves the row selects nothing") func leaving() {
    board.table.isScrollEnabled = false
    board.touch(.began, 100, 75)
    #expect(CallRecord.of { board.touch(.moved, 100, 130) } == ["did unhighlight 0.1"])
    #expect(CallRecord.of { board.touch(.ended, 100, 130) } == [])
  }

  @Test("S06 a drag selects nothing") func drag() {
    #expect(CallRecord.of { board.drag(100, 400, to: 100) } == [])
    #expect(board.table.contentOffset.y > 200 && board.table.indexPathForSelectedRow == nil)
  }

  @Test("S06 several rows, each of which a second tap lets go of") func several() {
    board.table.allowsMultipleSelection = true
    for y: CGFloat in [75, 25, 175] { board.tap(100, y) }
    #expect(
      board.table.indexPathsForSelectedRows == [board.path(1), board.path(0), board.path(3)])
    #expect(
      CallRecord.of { board.tap(100, 25) } == [
        "should highlight 0.0", "did highlight 0.0", "did unhighlight 0.0", "will deselect 0.0",
        "did deselect 0.0",
      ])
    board.table.allowsMultipleSelection = false
    #expect(board.table.indexPathsForSelectedRows == [board.path(1)])
    board.table.allowsSelection = false
    #expect(CallRecord.of { board.tap(100, 275) } == [])
  }

  @Test("S06 the delegate hears nothing of what the program selects") func program() {
    let calls = CallRecord.of {
      board.now {
        board.table.selectRow(at: board.path(30), animated: false, scrollPosition: .middle)
      }
      board.now { board.table.deselectRow(at: board.path(30), animated: true) }
    }
    #expect(calls == [] && board.table.contentOffset.y == 1225)
    #expect(board.table.indexPathForSelectedRow == nil)
    board.now { board.table.selectRow(at: board.path(30), animated: false, scrollPosition: .none) }
    // The selection is the row's, and not the cell's.
    board.now { board.table.contentOffset.y = 0 }
    #expect(!board.table.visibleCells.contains { $0.isSelected })
    board.now { board.table.contentOffset.y = 1300 }
    #expect(board.table.cellForRow(at: board.path(30))?.isSelected == true)
    board.now { board.table.reloadData() }
    #expect(board.table.indexPathForSelectedRow == nil)
  }

  @Test("S06 the delegate has another row selected, or none") func otherRow() {
    final class Choosing: UITableViewDelegate {
      func tableView(
        _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
      ) -> IndexPath? {
        indexPath.row == 0 ? nil : IndexPath(row: 5, section: 0)
      }
      func tableView(
        _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
      ) -> Bool { indexPath.row != 2 }
    }
    let choosing = Choosing()
    board.table.delegate = choosing
    board.frame()
    board.tap(100, 25)
    board.tap(100, 125)
    #expect(board.table.indexPathForSelectedRow == nil)
    board.tap(100, 75)
    #expect(board.table.indexPathForSelectedRow == board.path(5))
  }

  @Test("S06 a grey ground shows the selection, unless the cell wants none") func ground() throws {
    let cell = try #require(board.table.cellForRow(at: board.path(1)))
    board.tap(100, 75)
    let ground = try #require(cell.selectedBackgroundView)
    #expect(ground.superview === cell && ground.backgroundColor == .systemGray4)
    #expect(ground.frame == cell.bounds)
    board.now { board.table.deselectRow(at: board.path(1), animated: true) }
    #expect(ground.superview === cell)
    board.wait(0.5)
    #expect(ground.superview == nil)
    cell.selectionStyle = .none
    board.tap(100, 75)
    #expect(cell.isSelected && ground.superview == nil)
  }

  @Test("S06 arrows go from row to row, out of sight too, and Space selects") func keys() {
    #expect(board.key(.keyboardTab))
    #expect(board.table.cellForRow(at: board.path(0))?.isFocused == true)
    for _ in 0..<20 { board.key(.keyboardDownArrow) }
    board.wait(1)
    #expect(board.table.cellForRow(at: board.path(20))?.isFocused == true)
    #expect(board.table.contentOffset.y == 450)
    #expect(board.table.indexPathForSelectedRow == nil)
    #expect(
      CallRecord.of { board.key(.keyboardSpacebar) } == [
        "should highlight 0.20", "did highlight 0.20", "did unhighlight 0.20", "will select 0.20",
        "did select 0.20",
      ])
    board.table.selectionFollowsFocus = true
    board.key(.keyboardUpArrow)
    #expect(board.table.indexPathForSelectedRow == board.path(19))
    board.table.allowsFocus = false
    #expect(board.table.cellForRow(at: board.path(18))?.canBecomeFocused == false)
  }
}
