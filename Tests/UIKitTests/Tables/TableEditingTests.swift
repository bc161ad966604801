import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import QuartzCore
@testable import UIKit

/// S06: rows that users delete, insert, carry elsewhere and swipe aside.
@Suite @MainActor struct TableEditingTests {
  /// A board whose rows can be edited.
  final class Desk: NSObject, UITableViewDataSource, UITableViewDelegate {
    let board: Board
    var style = UITableViewCell.EditingStyle.delete
    var leading: UISwipeActionsConfiguration?
    var trailing: UISwipeActionsConfiguration?
    var offersActions = false

    init(_ rows: [[String]], _ style: UITableView.Style = .plain) {
      board = Board(style, rows)
      super.init()
      board.table.rowHeight = 50
      (board.table.dataSource, board.table.delegate) = (self, self)
      board.frame()
    }

    func numberOfSections(in tableView: UITableView) -> Int { board.rows.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      board.rows[section].count
    }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { board.tableView(tableView, cellForRowAt: indexPath) }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      CallRecord.note("commit \(editingStyle) \(indexPath.section).\(indexPath.row)")
      guard editingStyle == .delete else { return }
      board.rows[indexPath.section].remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      let (from, to) = (sourceIndexPath, destinationIndexPath)
      CallRecord.note("move \(from.section).\(from.row) \(to.section).\(to.row)")
      let row = board.rows[from.section].remove(at: from.row)
      board.rows[to.section].insert(row, at: to.row)
    }

    func tableView(
      _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { style }
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
      CallRecord.note("will edit \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
      CallRecord.note("did edit \(indexPath?.row ?? -1)")
    }
    func tableView(
      _ tableView: UITableView,
      leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { leading }
    func tableView(
      _ tableView: UITableView,
      trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      guard offersActions else {
        tableView.noteUnanswered(.trailingActions)
        return nil
      }
      return trailing
    }
  }

  private let desk = Desk([["a", "b", "c", "d"], ["p", "q"]])
  private var board: Board { desk.board }
  private var table: UITableView { board.table }

  @Test("S06 marks at the beginning and grips at the end, and room for both") func marks() throws {
    let cell = try #require(table.cellForRow(at: board.path(0)))
    let text = try #require(cell.textLabel)
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 390, height: 50))
    board.now { table.setEditing(true, animated: true) }
    #expect(cell.isEditing && cell.editingStyle == .delete && cell.showsReorderControl)
    board.wait(0.5)
    #expect(cell.contentView.frame.minX == 38 && cell.contentView.frame.maxX == 346)
    #expect(text.frame.minX == 16 && cell.parts.mark?.frame.minX == 8)
    board.now { table.contentOffset.y = 0 }
    board.now { table.isEditing = false }
    #expect(cell.contentView.frame.width == 390 && cell.parts.mark == nil && cell.parts.grip == nil)
  }

  @Test("S06 the mark brings out what deletes the row, which then goes") func deleteMark() throws {
    board.now { table.setEditing(true, animated: false) }
    board.tap(27, 75)
    board.wait(0.4)
    let cell = try #require(table.cellForRow(at: board.path(1)))
    let width = try #require(table.swipe?.strip.width)
    #expect(cell.showingDeleteConfirmation && cell.frame.minX == -width && width >= 74)
    #expect(CallRecord.of { board.tap(370, 75) }.contains("commit delete 0.1"))
    board.wait(0.5)
    #expect(board.seen == ["a", "c", "d", "p", "q"])
    #expect(table.visibleCells.allSatisfy { $0.frame.minX == 0 })
    desk.style = .insert
    board.now { table.setEditing(false, animated: false) }
    board.now { table.setEditing(true, animated: false) }
    #expect(CallRecord.of { board.tap(27, 25) } == ["commit insert 0.0"])
  }

  @Test("S06 a swipe brings out what deletes the row; a tap elsewhere puts it back")
  func swipe() throws {
    let cell = try #require(table.cellForRow(at: board.path(1)))
    #expect(CallRecord.of { board.drag(300, 75, to: 75, by: -90) } == ["will edit 1"])
    board.wait(0.4)
    let width = try #require(table.swipe?.strip.width)
    #expect(cell.frame.minX == -width && table.contentOffset.y == 0)
    #expect(CallRecord.of { board.tap(100, 225) } == ["did edit 1"])
    board.wait(0.4)
    #expect(cell.frame.minX == 0 && table.indexPathForSelectedRow == nil)
    #expect(!table.subviews.contains { $0 is SwipeStrip })
  }

  @Test("S06 a swipe all across performs the first action") func fullSwipe() {
    #expect(
      CallRecord.of { board.drag(380, 75, to: 75, by: -320) } == [
        "will edit 1", "commit delete 0.1", "did edit 1",
      ])
    board.wait(0.5)
    #expect(board.seen == ["a", "c", "d", "p", "q"])
  }

  @Test("S06 the delegate's actions, at either side, or none") func actions() throws {
    desk.offersActions = true
    #expect(CallRecord.of { board.drag(300, 75, to: 75, by: -150) } == [])
    let flag = UIContextualAction(style: .normal, title: "Flag") { action, view, done in
      CallRecord.note("\(action.title ?? "") \(view is UIControl)")
      done(true)
    }
    let mark = UIContextualAction(style: .normal, title: "Mark as unread") { _, _, _ in }
    desk.leading = UISwipeActionsConfiguration(actions: [flag, mark])
    desk.leading?.performsFirstActionWithFullSwipe = false
    let cell = try #require(table.cellForRow(at: board.path(1)))
    board.drag(20, 75, to: 75, by: 360)
    board.wait(0.4)
    #expect(cell.frame.minX > 74 + 100)
    let calls = CallRecord.of { board.tap(30, 75) }
    #expect(calls == ["Flag true", "did edit 1"])
    board.wait(0.4)
    #expect(cell.frame.minX == 0)
  }

  @Test("S06 a row is carried to another place, and the others make room") func carry() throws {
    board.now { table.setEditing(true, animated: false) }
    let cell = try #require(table.cellForRow(at: board.path(0)))
    board.touch(.began, 370, 25)
    for y in stride(from: 35, through: 130, by: 5) { board.touch(.moved, 370, CGFloat(y)) }
    #expect(cell.frame.minY == 105)
    board.wait(0.4)
    #expect((1...3).map { table.rectForRow(at: board.path($0)).minY } == [50, 100, 150])
    #expect((1...3).map { table.cellForRow(at: board.path($0))?.frame.minY } == [0, 50, 150])
    #expect(CallRecord.of { board.touch(.ended, 370, 130) } == ["move 0.0 0.2"])
    board.wait(0.5)
    #expect(board.seen == ["b", "c", "a", "d", "p", "q"] && cell.frame.minY == 100)
    #expect(table.indexPath(for: cell) == board.path(2) && cell.layer.shadowOpacity == 0)
  }

  @Test("S06 while a row is carried the ends of its card are round, and it by itself is all round")
  func carryInCard() throws {
    let desk = Desk([["a", "b", "c"], ["p"]], .insetGrouped)
    let (board, table) = (desk.board, desk.board.table)
    board.now { table.setEditing(true, animated: false) }
    func ends(_ row: Int, _ section: Int = 0) -> [Bool] {
      let place = table.cellForRow(at: IndexPath(row: row, section: section))?.place
      return [place?.isFirst == true, place?.isLast == true]
    }
    #expect([ends(0), ends(1), ends(2)] == [[true, false], [false, false], [false, true]])
    let start = table.rectForRow(at: board.path(2)).midY
    board.touch(.began, 350, start)
    #expect([ends(0), ends(1), ends(2)] == [[true, false], [false, false], [true, true]])
    for way in stride(from: 5, through: 60, by: 5) {
      board.touch(.moved, 350, start - CGFloat(way))
    }
    #expect([ends(0), ends(1), ends(2)] == [[true, false], [false, true], [true, true]])
    // Into the other section, behind its only row.
    let below = table.rectForRow(at: IndexPath(row: 0, section: 1)).maxY + 40
    for y in stride(from: start, through: below, by: 5) { board.touch(.moved, 350, y) }
    #expect(ends(1) == [false, true] && ends(0, 1) == [true, false])
    board.touch(.ended, 350, below)
    board.wait(0.5)
    #expect(
      ends(1) == [false, true] && ends(0, 1) == [true, false] && ends(1, 1) == [false, true])
  }

  @Test("S06 a row that was carried looks as it did before, also where a reload ends that")
  func lookAfterCarrying() throws {
    for reloads in [false, true] {
      let desk = Desk([["a"], ["p"]], .insetGrouped)
      let (board, table) = (desk.board, desk.board.table)
      board.now { table.setEditing(true, animated: false) }
      let cell = try #require(table.cellForRow(at: board.path(0)))
      board.now {
        cell.alpha = 0.5
        cell.layer.shadowRadius = 1
        cell.layer.shadowOffset = CGSize(width: 3, height: 4)
      }
      let middle = table.rectForRow(at: board.path(0)).midY
      board.touch(.began, 350, middle)
      board.touch(.moved, 350, middle + 5)
      #expect(cell.alpha < 0.5 && !cell.clipsToBounds && cell.layer.shadowRadius == 8)
      cell.layer.shadowOffset.width = 5
      if reloads { board.now { table.reloadData() } } else { board.touch(.ended, 350, middle + 5) }
      board.wait(0.5)
      #expect(cell.alpha == 0.5 && cell.clipsToBounds && cell.layer.cornerRadius == 10)
      #expect(cell.layer.shadowOpacity == 0 && cell.layer.shadowRadius == 1)
      // What somebody has set meanwhile stays.
      #expect(cell.layer.shadowOffset == CGSize(width: 5, height: 2))
    }
  }

  @Test("S06 a row is carried into another section") func carryFar() throws {
    board.now { table.setEditing(true, animated: false) }
    board.touch(.began, 370, 75)
    for y in stride(from: 80, through: 255, by: 5) { board.touch(.moved, 370, CGFloat(y)) }
    #expect(CallRecord.of { board.touch(.ended, 370, 255) } == ["move 0.1 1.1"])
    board.wait(0.5)
    #expect(board.seen == ["a", "c", "d", "p", "b", "q"])
    // And back again, to the beginning.
    board.touch(.began, 370, 225)
    for y in stride(from: 220, through: 10, by: -5) { board.touch(.moved, 370, CGFloat(y)) }
    #expect(CallRecord.of { board.touch(.ended, 370, 10) } == ["move 1.1 0.0"])
    board.wait(0.5)
    #expect(board.seen == ["b", "a", "c", "d", "p", "q"])
  }

  @Test("S06 a row that is held at the edge has the others go on below it") func edge() throws {
    let desk = Desk([(0..<40).map { "\($0)" }])
    let board = desk.board
    board.now { board.table.setEditing(true, animated: false) }
    board.touch(.began, 370, 525)
    board.touch(.moved, 370, 580)
    board.wait(2)
    #expect(board.table.contentOffset.y > 300)
    board.touch(.ended, 370, 580)
    board.wait(0.5)
    let place = try #require(desk.board.rows[0].firstIndex(of: "10"))
    #expect(place > 16)
    #expect(
      zip(board.table.indexPathsForVisibleRows ?? [], board.seen).allSatisfy {
        desk.board.rows[0][$0.row] == $1
      })
  }

  @Test("S06 several rows can be marked while the table is edited") func checks() throws {
    table.allowsMultipleSelectionDuringEditing = true
    board.now { table.setEditing(true, animated: false) }
    board.tap(27, 25)
    board.tap(200, 125)
    #expect(table.indexPathsForSelectedRows == [board.path(0), board.path(2)])
    board.now { table.setEditing(false, animated: false) }
    #expect(table.indexPathsForSelectedRows == nil)
  }
}
