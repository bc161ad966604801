import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import QuartzCore
@testable import UIKit

/// S06: tables that are told what cannot be.
@Suite @MainActor struct TableMisuseTests {
  private func text(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test("S06 sections that do not fit end the program with Apple's sentence") func sections() async
  {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let board = Board(.plain, [["a"]])
      board.frame()
      board.rows = [["a"], ["b"]]
      board.table.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    }
    #expect(
      text(result).contains(
        "Invalid update: invalid number of sections. The number of sections contained in the table "
          + "view after the update (2) must be equal to the number of sections contained in the table "
          + "view before the update (1), plus or minus the number of sections inserted or deleted "
          + "(0 inserted, 0 deleted)."))
  }

  @Test("S06 a row that is not there, and a cell that nobody registered, end the program")
  func outOfBounds() async {
    let scrolled = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let board = Board(count: 3)
      board.frame()
      board.table.scrollToRow(at: IndexPath(row: 3, section: 0), at: .top, animated: false)
    }
    #expect(
      text(scrolled).contains(
        "Attempted to scroll the table view to an out-of-bounds row (3) when there are only 3 rows "
          + "in section 0."))
    let unregistered = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let board = Board(count: 3)
      _ = board.table.dequeueReusableCell(
        withIdentifier: "nobody", for: IndexPath(row: 0, section: 0))
    }
    #expect(
      text(unregistered).contains(
        "unable to dequeue a cell with identifier nobody - must register a nib or a class for the "
          + "identifier or connect a prototype cell in a storyboard"))
    let deleted = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let board = Board(count: 3)
      board.frame()
      board.table.deleteRows(at: [IndexPath(row: 7, section: 0)], with: .none)
    }
    #expect(text(deleted).contains("attempt to delete row 7 from section 0"))
  }

  /// Says how many rows there are whatever it has.
  private final class Counting: Board {
    var sections: Int?
    var count: Int?
    var height: CGFloat?
    var estimate: CGFloat?
    var asked = 0

    override func numberOfSections(in tableView: UITableView) -> Int { sections ?? rows.count }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      count ?? rows[section].count
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      asked += 1
      return tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
  }

  @Test("S06 less than no rows and less than no sections are none") func negativeCounts() {
    let board = Counting(count: 5)
    board.count = -3
    board.frame()
    #expect(board.table.numberOfRows(inSection: 0) == 0 && board.table.contentSize.height == 0)
    board.sections = -1
    board.now { board.table.reloadData() }
    #expect(board.table.numberOfSections == 0 && board.table.visibleCells.isEmpty)
    (board.sections, board.count) = (1, 2)
    board.now { board.table.reloadData() }
    #expect(board.table.visibleCells.count == 2)
  }

  @Test("S06 as many rows as can be counted leave a table that can be scrolled") func endless() {
    let board = Counting(count: 0)
    (board.sections, board.count) = (3, .max)
    board.table.rowHeight = 40
    board.frame()
    #expect(board.table.visibleCells.count == 15 && board.table.contentSize.isFinite)
    board.now { board.table.contentOffset.y = 1e9 }
    #expect(board.table.indexPathsForVisibleRows?.first == board.path(25_000_000))
    board.now { board.table.contentOffset.y = board.table.contentSize.height }
    board.now { board.table.contentOffset.y = 1e300 }
    #expect(board.table.contentOffset.y.isFinite)
  }

  @Test("S06 rows that go without a word stay until the table is told") func silentCounts() {
    let board = Counting(count: 100)
    board.frame()
    board.rows = [[]]
    board.now { board.table.contentOffset.y = 2000 }
    #expect(board.table.numberOfRows(inSection: 0) == 100)
    #expect(board.table.contentSize.height == 4400 && board.table.visibleCells.count > 10)
    board.now { board.table.reloadData() }
    #expect(board.table.visibleCells.isEmpty && board.table.contentOffset.y == 0)
  }

  private final class Giving: NSObject, UITableViewDelegate {
    var height: CGFloat = 44
    var estimate: CGFloat = 44
    var edge: CGFloat = 0
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      indexPath.row % 2 == 0 ? height : 44
    }
    func tableView(
      _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
    ) -> CGFloat { estimate }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      edge
    }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
      edge
    }
  }

  @Test(
    "S06 a delegate's heights and estimates that are none leave rows below each other",
    arguments: [CGFloat.nan, -7, 0, .infinity, -.infinity, 1e300, 1e-300])
  func delegateHeights(_ odd: CGFloat) {
    for isEstimate in [true, false] {
      let (board, giving) = (Board(count: 40), Giving())
      board.headers = [0: "Title"]
      board.footers = [0: "End"]
      if isEstimate { giving.estimate = odd } else { (giving.height, giving.edge) = (odd, odd) }
      board.table.delegate = giving
      board.frame()
      for offset in [CGFloat(0), 300, 5000, 1e12] {
        board.now { board.table.contentOffset.y = offset }
        #expect(board.table.contentSize.isFinite && board.table.contentOffset.y.isFinite)
      }
      board.now { board.table.reloadData() }
      var end = -CGFloat.infinity
      for row in 0..<40 {
        let rect = board.table.rectForRow(at: board.path(row))
        #expect(rect.minY >= end && rect.height >= 0)
        // What is further away is beyond all that can be seen.
        end = min(rect.maxY, 1e15)
      }
    }
  }

  @Test(
    "S06 estimates that are none leave rows as high as they are",
    arguments: [CGFloat.nan, -7, 0, .infinity, 1e300, 1e-300])
  func estimates(_ odd: CGFloat) {
    let board = Board(count: 30)
    board.table.estimatedRowHeight = odd
    board.table.estimatedSectionHeaderHeight = odd
    board.table.estimatedSectionFooterHeight = odd
    board.headers = [0: "Title"]
    board.frame()
    #expect(board.table.contentSize.isFinite)
    #expect(board.table.rectForRow(at: board.path(0)).height == 44)
    #expect(board.seen.first == "Row 0")
  }

  @Test("S06 a row of endless height is one that the content ends far away below") func endlessRow()
  {
    let (board, giving) = (Board(count: 3), Giving())
    giving.height = .infinity
    board.table.delegate = giving
    board.frame()
    #expect(board.seen == ["Row 0"] && board.table.contentSize.height <= 4e15)
    giving.height = 44
    board.now { board.table.reloadData() }
    #expect(board.seen == ["Row 0", "Row 1", "Row 2"])
  }

  @Test("S06 a cell of another table comes along, and both tables go on") func othersCell() {
    final class Borrowing: Board {
      var lender: UITableView?
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        lender?.visibleCells.first
          ?? super.tableView(tableView, cellForRowAt: indexPath)
      }
    }
    let (lender, borrower) = (Board(count: 50), Borrowing(count: 50))
    lender.frame()
    borrower.lender = lender.table
    borrower.frame()
    for offset in [CGFloat(500), 100, 1500, 0] {
      lender.now { lender.table.contentOffset.y = offset }
      borrower.now { borrower.table.contentOffset.y = offset }
    }
    borrower.lender = nil
    borrower.now { borrower.table.reloadData() }
    lender.now { lender.table.reloadData() }
    #expect(lender.seen.first == "Row 0" && lender.seen.count == 14)
    #expect(borrower.seen.first == "Row 0" && borrower.seen.count == 14)
    #expect(borrower.table.visibleCells.allSatisfy { $0.superview === borrower.table })
    #expect(lender.table.visibleCells.allSatisfy { $0.superview === lender.table })
  }

  @Test("S06 one cell for all rows is in one place, and no other cell is lost") func sameCell() {
    final class Same: Board {
      let cell = UITableViewCell(style: .default, reuseIdentifier: "cell")
      var isSame = true
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        isSame ? cell : super.tableView(tableView, cellForRowAt: indexPath)
      }
    }
    let board = Same(count: 50)
    board.frame()
    for offset in [CGFloat(500), 0, 1500] {
      board.now { board.table.contentOffset.y = offset }
    }
    board.isSame = false
    board.now { board.table.reloadData() }
    board.now { board.table.contentOffset.y = 0 }
    #expect(Set(board.table.visibleCells.map(ObjectIdentifier.init)).count == 14)
    #expect(board.seen == (0..<14).map { "Row \($0)" })
  }

  @Test("S06 delegate and data source may go in the middle of what moves") func goneInTheMiddle() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 600)).shown()
    let table = UITableView(frame: window.bounds)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    window.addSubview(table)
    weak var gone: Board?
    do {
      let board = Board(count: 100)
      gone = board
      (table.dataSource, table.delegate) = (board, board)
      LayerClock.$staged.withValue(0) {
        window.layoutIfNeeded()
        board.rows[0].remove(at: 1)
        table.deleteRows(at: [board.path(1)], with: .left)
        table.scrollToRow(at: board.path(60), at: .top, animated: true)
      }
    }
    #expect(gone == nil)
    for step in 1...60 {
      LayerClock.$staged.withValue(Double(step) / 30) {
        _ = window.layer.commitTree()
        UIApplication.shared.runAfterCommit()
      }
    }
    #expect(table.numberOfRows(inSection: 0) == 99)
    table.reloadData()
    window.layoutIfNeeded()
    #expect(table.numberOfSections == 0 && table.visibleCells.isEmpty)
  }

  @Test("S06 sizes of the table itself that are none, less than nothing or of no end") func sizes()
  {
    let board = Board(count: 30)
    for size in [
      CGSize.zero, CGSize(width: -50, height: -600), CGSize(width: 1e300, height: 600),
      CGSize(width: 390, height: 1e-300), CGSize(width: 1, height: 600),
    ] {
      board.now { board.table.frame.size = size }
      #expect(board.table.contentSize.isFinite && board.table.contentOffset.isFinite)
    }
    board.now { board.table.frame = CGRect(x: 0, y: 0, width: 390, height: 600) }
    #expect(board.seen.count == 14)
  }
}
