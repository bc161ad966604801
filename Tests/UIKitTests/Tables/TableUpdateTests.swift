import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import QuartzCore
@testable import UIKit

/// S06: rows and sections that come, go, move and are shown anew.
@Suite @MainActor struct TableUpdateTests {
  private let board: Board

  init() {
    board = Board(.plain, [["a", "b", "c", "d"], ["p", "q"]])
    board.table.rowHeight = 50
    board.frame()
  }

  @Test("S06 rows that come and go, and those between move with an animation") func rows() throws {
    let cell = try #require(board.table.cellForRow(at: board.path(3)))
    board.table.selectRow(at: board.path(3), animated: false, scrollPosition: .none)
    board.rows[0] = ["a", "x", "c", "d", "y"]
    board.now {
      board.table.performBatchUpdates {
        board.table.deleteRows(at: [board.path(1)], with: .fade)
        board.table.insertRows(at: [board.path(1), board.path(4)], with: .fade)
      }
    }
    #expect(board.seen == ["a", "x", "c", "d", "y", "p", "q"])
    #expect(board.table.cellForRow(at: board.path(3)) === cell && cell.isSelected)
    #expect(board.table.contentSize.height == 350)
    let moved = try #require(board.table.cellForRow(at: board.path(0, 1)))
    #expect(moved.frame.minY == 250)
    #expect(board.onShow(moved)?.minY == 200)
    board.wait(0.15)
    let middle = try #require(board.onShow(moved)?.minY)
    #expect(middle > 205 && middle < 245)
    board.wait(0.3)
    #expect(board.onShow(moved)?.minY == 250)
    #expect(board.table.subviews.filter { $0 is UITableViewCell && !$0.isHidden }.count == 7)
  }

  @Test("S06 rows and sections are named by where they are before and after all of it")
  func map() {
    var changes = TableChanges()
    changes.deletedRows = [board.path(0): .none, board.path(2): .none]
    changes.insertedRows = [board.path(1, 1): .none]
    changes.movedRows = [board.path(3): board.path(0, 1)]
    changes.deletedSections = [1: .none]
    changes.insertedSections = [0: .none]
    let map = TableMap(changes, before: [5, 9, 2], after: [7, 4, 2])
    #expect(map.newSections == [1, nil, 2] && map.oldSections == [nil, 0, 2])
    #expect(
      (0..<5).map { map.after(board.path($0)) } == [
        nil, board.path(2, 1), nil, board.path(0, 1), board.path(3, 1),
      ])
    #expect(
      (0..<4).map { map.before(board.path($0, 1)) } == [
        board.path(3), nil, board.path(1), board.path(4),
      ])
    #expect(map.after(board.path(1, 2)) == board.path(1, 2) && map.after(board.path(0, 1)) == nil)
    #expect(map.before(board.path(0, 0)) == nil)
  }

  @Test("S06 any changes at random end with the rows that the data source has") func random() {
    var random = SplitMix(seed: 3)
    let board = Board(.plain, [(0..<30).map { "\($0)" }])
    board.dress = { cell, path in
      cell.textLabel?.numberOfLines = 0
      if path.row.isMultiple(of: 3) { cell.textLabel?.text? += "\nsecond line" }
    }
    board.frame()
    for step in 0..<60 {
      let old = board.rows[0]
      let gone = Set(old.indices.filter { _ in Int.random(in: 0..<6, using: &random) == 0 })
      var rows = old.indices.filter { !gone.contains($0) }.map { old[$0] }
      var come: [IndexPath] = []
      for number in 0..<Int.random(in: 0..<5, using: &random) {
        let place = Int.random(in: 0...rows.count, using: &random)
        come = come.map { $0.row >= place ? IndexPath(row: $0.row + 1, section: 0) : $0 }
        come.append(board.path(place))
        rows.insert("new \(step) \(number)", at: place)
      }
      board.rows = [rows]
      board.now {
        board.table.beginUpdates()
        board.table.deleteRows(at: gone.map { board.path($0) }, with: .left)
        board.table.insertRows(at: come, with: .top)
        board.table.endUpdates()
      }
      board.now { board.table.contentOffset.y = CGFloat(Int.random(in: 0..<300, using: &random)) }
      let shown = board.table.indexPathsForVisibleRows ?? []
      #expect(zip(shown, board.seen).allSatisfy { $1.hasPrefix(rows[$0.row]) })
      let frames = board.table.visibleCells.map(\.frame)
      #expect(zip(frames, frames.dropFirst()).allSatisfy { ($0.maxY - $1.minY).magnitude < 1e-6 })
      #expect(board.table.numberOfRows(inSection: 0) == rows.count)
    }
  }

  @Test("S06 a row that is shown anew has another cell, one that is dressed anew the same")
  func reload() throws {
    let cell = try #require(board.table.cellForRow(at: board.path(1)))
    board.rows[0][1] = "B"
    board.now { board.table.reconfigureRows(at: [board.path(1)]) }
    #expect(board.table.cellForRow(at: board.path(1)) === cell && board.seen[1] == "B")
    board.rows[0][1] = "bb"
    board.table.selectRow(at: board.path(1), animated: false, scrollPosition: .none)
    board.now { board.table.reloadRows(at: [board.path(1)], with: .automatic) }
    #expect(board.table.indexPathForSelectedRow == nil)
    #expect(board.table.cellForRow(at: board.path(1)) !== cell && board.seen[1] == "bb")
  }

  @Test("S06 an empty change has the delegate asked for heights anew") func heights() {
    final class Giving: UITableViewDelegate {
      var height: CGFloat = 60
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        indexPath.row == 1 ? height : 50
      }
    }
    let giving = Giving()
    board.table.delegate = giving
    board.frame()
    #expect(board.table.rectForRow(at: board.path(2)).minY == 110)
    giving.height = 200
    board.now {
      board.table.beginUpdates()
      board.table.endUpdates()
    }
    #expect(board.table.rectForRow(at: board.path(2)).minY == 250)
    #expect(board.table.cellForRow(at: board.path(1))?.frame.height == 200)
  }

  @Test("S06 rows and sections move, and their cells with them") func moving() throws {
    let cell = try #require(board.table.cellForRow(at: board.path(0)))
    board.rows = [["b", "c", "d"], ["p", "a", "q"]]
    board.now { board.table.moveRow(at: board.path(0), to: board.path(1, 1)) }
    #expect(board.seen == ["b", "c", "d", "p", "a", "q"])
    #expect(board.table.cellForRow(at: board.path(1, 1)) === cell && cell.frame.minY == 200)
    board.rows.swapAt(0, 1)
    board.now { board.table.moveSection(1, toSection: 0) }
    #expect(board.seen == ["p", "a", "q", "b", "c", "d"] && cell.frame.minY == 50)
    #expect(board.table.indexPath(for: cell) == board.path(1, 0))
  }

  @Test("S06 sections come, go and are shown anew") func sections() {
    board.rows = [["1"], ["a", "b", "c", "d"], ["2", "3"]]
    board.now {
      board.table.performBatchUpdates {
        board.table.insertSections([0, 2], with: .fade)
        board.table.deleteSections([1], with: .fade)
      }
    }
    #expect(board.seen == ["1", "a", "b", "c", "d", "2", "3"])
    board.rows[1] = ["e"]
    board.now { board.table.reloadSections([1], with: .none) }
    #expect(board.seen == ["1", "e", "2", "3"] && board.table.contentSize.height == 200)
  }

  @Test("S06 everybody hears when it is over") func completion() {
    board.notesDisplay = true
    board.rows[0].removeLast()
    #expect(
      CallRecord.of {
        board.now {
          board.table.performBatchUpdates {
            board.table.deleteRows(at: [board.path(3)], with: .fade)
          } completion: { finished in
            CallRecord.note("over \(finished)")
          }
        }
      } == [])
    #expect(CallRecord.of { board.wait(0.5) } == ["did end 0.3", "over true"])
  }

  @Test("S06 numbers that do not fit end the program with Apple's sentence") func misfit() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let board = Board(count: 3)
      board.frame()
      board.rows = [["a"]]
      board.table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.contains(
        "Invalid update: invalid number of rows in section 0. The number of rows contained in an "
          + "existing section after the update (1) must be equal to the number of rows contained in "
          + "that section before the update (3), plus or minus the number of rows inserted or "
          + "deleted from that section (0 inserted, 1 deleted) and plus or minus the number of rows "
          + "moved into or out of that section (0 moved in, 0 moved out)."))
  }

  @Test("S06 a data source may keep its cells itself") func ownCells() {
    final class Keeping: UITableViewDataSource {
      var cells = (0..<3).map { number in
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "\(number)"
        return cell
      }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        cells.count
      }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { cells[indexPath.row] }
    }
    let keeping = Keeping()
    board.table.dataSource = keeping
    board.frame()
    board.now { board.table.reloadRows(at: [board.path(1)], with: .left) }
    board.wait(0.5)
    #expect(board.seen == ["0", "1", "2"])
    #expect(keeping.cells.allSatisfy { $0.superview === board.table && $0.alpha == 1 })
    #expect(keeping.cells.map(\.frame.minX) == [0, 0, 0])
    board.now { board.table.reloadData() }
    #expect(keeping.cells.allSatisfy { $0.superview === board.table && !$0.isHidden })
  }
}
