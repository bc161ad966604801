import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import QuartzCore
@testable import UIKit

/// S06: tables that are told what there is.
@Suite @MainActor struct DiffableTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items)
    }
    return snapshot
  }

  @Test("S06 a snapshot knows its sections and items") func contents() {
    var snapshot = snapshot([("a", [1, 2, 3]), ("b", [4])])
    snapshot.insertItems([9, 8], afterItem: 1)
    snapshot.insertItems([7], beforeItem: 4)
    snapshot.moveItem(3, beforeItem: 1)
    #expect(snapshot.itemIdentifiers(inSection: "a") == [3, 1, 9, 8, 2])
    #expect(snapshot.itemIdentifiers == [3, 1, 9, 8, 2, 7, 4] && snapshot.numberOfItems == 7)
    snapshot.moveItem(2, afterItem: 4)
    #expect(snapshot.sectionIdentifier(containingItem: 2) == "b" && snapshot.indexOfItem(2) == 6)
    snapshot.deleteItems([9, 7])
    snapshot.insertSections(["c"], beforeSection: "a")
    snapshot.moveSection("a", afterSection: "b")
    #expect(snapshot.sectionIdentifiers == ["c", "b", "a"])
    #expect(snapshot.numberOfItems(inSection: "c") == 0 && snapshot.indexOfSection("a") == 2)
    snapshot.deleteSections(["b"])
    #expect(snapshot.itemIdentifiers == [3, 1, 8])
    #expect(snapshot.sectionIdentifier(containingItem: 4) == nil)
  }

  @Test("S06 as few rows move as possible") func longestRise() {
    #expect(SnapshotDifference.longestRise([1, 2, 3, 0]) == [1, 2, 3])
    #expect(SnapshotDifference.longestRise([5, 1, 4, 2, 3]) == [1, 2, 3])
    #expect(SnapshotDifference.longestRise([]) == [])
  }

  @Test("S06 differences are made of a row's own cell, of new ones and of those that go")
  func apply() throws {
    let board = Board(.plain, [])
    let source = UITableViewDiffableDataSource<String, Int>(tableView: board.table) {
      table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = "\(item)"
      return cell
    }
    board.now { source.apply(snapshot([("a", [1, 2, 3, 4]), ("b", [5])])) }
    #expect(board.seen == ["1", "2", "3", "4", "5"])
    let cell = try #require(board.table.cellForRow(at: board.path(3)))
    var next = snapshot([("b", [5, 1]), ("a", [4, 2, 9])])
    board.now { source.apply(next) { CallRecord.note("applied") } }
    #expect(board.seen == ["5", "1", "4", "2", "9"])
    #expect(board.table.cellForRow(at: board.path(0, 1)) === cell)
    #expect(source.itemIdentifier(for: board.path(1, 1)) == 2)
    #expect(source.indexPath(for: 9) == board.path(2, 1) && source.indexPath(for: 3) == nil)
    #expect(source.sectionIdentifier(for: 0) == "b" && source.index(for: "a") == 1)
    next.reconfigureItems([4])
    board.now { source.apply(next, animatingDifferences: false) }
    #expect(board.table.cellForRow(at: board.path(0, 1)) === cell)
    next.reloadItems([4])
    board.now { source.apply(next, animatingDifferences: false) }
    #expect(board.table.cellForRow(at: board.path(0, 1)) !== cell)
    #expect(source.snapshot().reloadedItemIdentifiers == [])
  }

  @Test("S06 any snapshot follows any other") func random() {
    var random = SplitMix(seed: 11)
    let board = Board(.plain, [])
    let source = UITableViewDiffableDataSource<String, Int>(tableView: board.table) {
      table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = "\(item)"
      return cell
    }
    for _ in 0..<80 {
      let sections = ["a", "b", "c", "d"].filter { _ in Bool.random(using: &random) }
        .shuffled(using: &random)
      var items = (0..<12).filter { _ in Int.random(in: 0..<4, using: &random) > 0 }
        .shuffled(using: &random)
      var next = Snapshot()
      next.appendSections(sections)
      for section in sections {
        let count = min(items.count, Int.random(in: 0..<6, using: &random))
        next.appendItems(Array(items.prefix(count)), toSection: section)
        items.removeFirst(count)
      }
      if let item = next.itemIdentifiers.first { next.reloadItems([item]) }
      if Bool.random(using: &random), let section = sections.first {
        next.reloadSections([section])
      }
      board.now { source.apply(next) }
      #expect(board.seen == next.itemIdentifiers.map(String.init))
    }
  }
}
