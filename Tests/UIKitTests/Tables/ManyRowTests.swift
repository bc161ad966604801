import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import UIKit

/// S06: what is done with rows, headers and footers of which very many are seen.
@Suite @MainActor struct ManyRowTests {
  private func rows(_ count: Int) -> [ShownRow] {
    (0..<count).map {
      ShownRow(path: IndexPath(row: 3 * ($0 / 2), section: $0 % 2), cell: UITableViewCell())
    }.sorted { $0.path < $1.path }
  }

  @Test("S06 a row that is seen is found by a few looks, however many are")
  func rowsAreFoundByFewLooks() {
    func looks(_ count: Int) -> Int {
      let (rows, all) = (rows(count), WatchedList(self.rows(count)))
      for row in rows { _ = all.row(at: row.path) }
      return all.looks
    }
    let (few, many) = (looks(128), looks(256))
    #expect(few > 0 && many < 3 * few, "\(few), then \(many)")
  }

  @Test("S06 the row is the one at the path, and none for paths of none")
  func rowsAreThoseAtTheirPaths() {
    for count in [0, 1, 2, 7, 8] {
      let rows = rows(count)
      for section in -1...2 {
        for row in -1...14 {
          let path = IndexPath(row: row, section: section)
          #expect(rows.row(at: path)?.cell === rows.first { $0.path == path }?.cell)
        }
      }
      for path in [IndexPath(), IndexPath(index: 0), [0, 0, 0], [1, 3, 9]] as [IndexPath] {
        #expect(rows.row(at: path) == nil)
      }
    }
  }

  @Test("S06 the cells of rows are theirs after changes, and while others come")
  func cellsAreThoseOfTheirRows() {
    let board = Board(count: 40)
    board.table.rowHeight = 20
    var asked = 0
    board.dress = { [table = board.table] cell, path in
      asked += 1
      let last = IndexPath(row: path.row - 1, section: 0)
      // Those before it have come already, if they are seen.
      if let other = table.cellForRow(at: last) { #expect(other.rowPath == last) }
    }
    func expect(_ line: Int = #line) {
      for path in board.table.indexPathsForVisibleRows ?? [] {
        #expect(board.table.cellForRow(at: path)?.rowPath == path, "\(line)")
      }
      #expect(board.table.cellForRow(at: board.path(100)) == nil)
    }
    board.frame()
    expect()
    board.now { board.table.contentOffset.y = 130 }
    expect()
    board.now {
      board.rows[0].remove(at: 9)
      board.rows[0].insert("New", at: 12)
      board.table.performBatchUpdates {
        board.table.deleteRows(at: [board.path(9)], with: .fade)
        board.table.insertRows(at: [board.path(12)], with: .fade)
      }
    }
    expect()
    #expect(asked > 30)
  }

  @Test("S06 which views are headers and footers is known whatever comes and goes")
  func edgesAreKnownByTheirViews() {
    var random = SplitMix(seed: 4)
    let views = (0..<6).map { _ in UIView() }
    var edges = ShownEdges()
    for step in 0..<400 {
      let kind = random.oneIn(2) ? TableEdge.Kind.header : .footer
      let edge = TableEdge(kind, Int.random(in: 0..<4, using: &random))
      let view = views[Int.random(in: views.indices, using: &random)]
      switch Int.random(in: 0..<4, using: &random) {
      case 0: edges[edge] = EdgeView(view: view)
      case 1: edges[edge]?.isDisplayed = true
      case 2: _ = edges.remove(edge)
      default: if random.oneIn(9) { edges = ShownEdges(edges.views) }
      }
      for view in views {
        let isOne = edges.views.values.contains { $0.view === view }
        #expect(edges.holds(view) == isOne, "step \(step)")
      }
    }
    #expect(!edges.views.isEmpty)
  }
}
