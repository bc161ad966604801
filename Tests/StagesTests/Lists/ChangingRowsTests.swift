import CoreGraphics
import Foundation
import Scenes
import StageSupport
import Stages
import Testing
import UIKit

/// Lists whose data is another one with each save: many rows, few and none, while they are scrolled,
/// edited, and have a selection.
@MainActor @Suite struct ChangingRowsTests {
  private typealias Kind = BadRowsTests.Kind

  private func data(_ count: Int, _ word: String = "") -> String {
    "[" + (0..<count).map { "{\"word\": \"\(word)\($0)\"}" }.joined(separator: ",") + "]"
  }

  private func list(_ saved: SavedScene) throws -> UIScrollView {
    try saved.stage.view("list", as: UIScrollView.self)
  }

  /// To where the content ends.
  private func scrollToEnd(_ stage: Stage) throws {
    let list = try stage.view("list", as: UIScrollView.self)
    for _ in 0..<4 {
      stage.act {
        list.contentOffset.y = max(0, list.contentSize.height - list.bounds.height)
      }
      stage.rest()
    }
  }

  private func toBegin(_ stage: Stage) throws {
    let list = try stage.view("list", as: UIScrollView.self)
    stage.act { list.contentOffset = .zero }
    stage.rest()
  }

  @Test(arguments: [Kind.table, .collection])
  func `S06 rows come and go while the list is at its end`(_ kind: BadRowsTests.Kind) throws {
    let saved = SavedScene(["s.json": kind.scene(), "rows.json": data(0)])
    for count in [0, 1, 3000, 3, 500, 0, 1, 40] {
      #expect(saved.save(["rows.json": data(count)]) == [])
      let list = try list(saved)
      #expect(list.contentOffset.y >= 0)
      #expect(list.contentOffset.y <= max(0, list.contentSize.height - list.bounds.height))
      try scrollToEnd(saved.stage)
      let last = saved.stage.wordsSeen(in: list).last
      #expect(last == (count == 0 ? nil : "\(count - 1)"))
    }
    try toBegin(saved.stage)
    #expect(!saved.looksOtherwise)
  }

  @Test func `S06 a hundred thousand rows are few views, and three again, selected and edited`()
    throws
  {
    let keys = #""id": "list", "isEditing": true, "allowsDeleting": true, "allowsReordering": true"#
    let scene = Kind.table.scene().replacing(#""id": "list""#, with: keys)
    let saved = SavedScene(["s.json": scene, "rows.json": data(0)])
    saved.save(["rows.json": data(1)])
    saved.save(["rows.json": data(100_000)])
    let table = try saved.stage.view("list", as: UITableView.self)
    #expect(table.numberOfRows(inSection: 0) == 100_000)
    #expect(table.subviews.count < 40)
    try scrollToEnd(saved.stage)
    saved.stage.act {
      table.selectRow(
        at: IndexPath(row: 99_999, section: 0), animated: false, scrollPosition: .none)
    }
    #expect(try saved.stage.words().last == "99999")
    #expect(saved.save(["rows.json": data(3)]) == [])
    #expect(table.contentOffset.y == 0 && table.indexPathsForSelectedRows == nil)
    #expect(try saved.stage.words() == ["0", "1", "2"])
    #expect(saved.differenceFromFresh() == nil)
  }

  @Test(arguments: [Kind.table, .collection])
  func `S06 broken data in between leaves where the list is`(_ kind: BadRowsTests.Kind) throws {
    let saved = SavedScene(["s.json": kind.scene(), "rows.json": data(60)])
    let list = try list(saved)
    saved.stage.act { list.contentOffset.y = 100 }
    saved.stage.rest()
    for broken in ["", "[", "{}", nil] {
      saved.save(["rows.json": broken])
      #expect(list.contentOffset.y == 100)
    }
    #expect(saved.save(["rows.json": data(61)]) == [])
    #expect(list.contentOffset.y == 100)
    try toBegin(saved.stage)
    #expect(!saved.looksOtherwise)
  }

  @Test(arguments: [Kind.table, .collection])
  func `S06 a selection goes with its row`(_ kind: BadRowsTests.Kind) throws {
    let saved = SavedScene(["s.json": kind.scene(), "rows.json": data(8)])
    let node = try #require(saved.stage.live.node(named: "list"))
    func select(_ item: Int) {
      let path = IndexPath(item: item, section: 0)
      saved.stage.act {
        (node.view as? UITableView)?
          .selectRow(at: path, animated: false, scrollPosition: .none)
        (node.view as? UICollectionView)?
          .selectItem(at: path, animated: false, scrollPosition: [])
      }
    }
    func selected() -> [Int] {
      let table = (node.view as? UITableView)?.indexPathsForSelectedRows ?? []
      return (table + ((node.view as? UICollectionView)?.indexPathsForSelectedItems ?? []))
        .map(\.item)
    }
    select(5)
    saved.save(["rows.json": data(6)])
    #expect(selected() == [5])
    saved.save(["rows.json": data(5)])
    #expect(selected() == [])
    select(4)
    saved.save(["rows.json": data(0)])
    #expect(selected() == [])
    saved.save(["rows.json": data(8)])
    #expect(selected() == [])
    #expect(saved.differenceFromFresh() == nil)
  }

  // MARK: Editing

  private func edited(_ count: Int, _ isEditing: Bool = true) -> String {
    """
    {"canvas": {"size": [200, 300], "scale": 1}, "root": {"subviews": [{"class": "UITableView",
     "id": "list", "frame": [0, 0, 200, 300], "isEditing": \(isEditing), "allowsDeleting": true,
     "allowsReordering": true, "rows": \(data(count).replacing("word", with: "text"))}]}}
    """
  }

  @Test func `S06 rows come and go while the table is edited`() throws {
    let saved = SavedScene(["s.json": edited(4)])
    let table = try saved.stage.view("list", as: UITableView.self)
    for count in [0, 1, 2000, 3] {
      saved.save(["s.json": edited(count)])
      try scrollToEnd(saved.stage)
      #expect(table.isEditing && table.visibleCells.allSatisfy(\.isEditing))
      #expect(table.numberOfRows(inSection: 0) == count)
      #expect(try saved.differenceFromFresh(after: scrollToEnd) == nil)
    }
    saved.save(["s.json": edited(3, false)])
    #expect(!table.isEditing && saved.differenceFromFresh() == nil)
  }

  @Test func `S06 rows go while one of them is swiped or carried`() throws {
    for isEditing in [false, true] {
      let saved = SavedScene(["s.json": edited(6, isEditing)])
      let start = CGPoint(x: isEditing ? 185 : 150, y: 60)
      saved.stage.send { $0.press(at: start, time: $1) }
      for step in 1...10 {
        saved.stage.turn(at: saved.stage.time + 1.0 / 60)
        let way = CGFloat(step) * 6
        saved.stage.send {
          $0.move(
            to: CGPoint(x: start.x - (isEditing ? 0 : way), y: start.y + (isEditing ? way : 0)),
            time: $1)
        }
      }
      saved.stage.rest()
      saved.save(["s.json": edited(1, isEditing)])
      saved.stage.send { $0.move(to: CGPoint(x: 20, y: 200), time: $1) }
      saved.stage.pass(0.2)
      saved.save(["s.json": edited(0, isEditing)])
      saved.stage.send { $0.release(at: CGPoint(x: 20, y: 200), time: $1) }
      saved.stage.pass(1)
      #expect(saved.differenceFromFresh() == nil)
      saved.save(["s.json": edited(5, isEditing)])
      saved.stage.pass(1)
      #expect(saved.differenceFromFresh() == nil)
    }
  }

  // MARK: Sections

  private func sections(_ class: String, _ counts: [Int], _ keys: String = "") -> String {
    let rows = `class` == "UITableView" ? "rows" : "items"
    let sections = counts.enumerated().map { section, count in
      let list = (0..<count).map { row in
        let id = "\"id\": \"\(section)-\(row)\""
        return `class` == "UITableView"
          ? "{\(id), \"text\": \"\(section)-\(row)\"}"
          : "{\(id), \"class\": \"UILabel\", \"text\": \"\(section)-\(row)\"}"
      }
      return "{\"header\": \"\(section)\"\(keys), \"\(rows)\": [\(list.joined(separator: ","))]}"
    }
    return """
      {"canvas": {"size": [200, 300], "scale": 1}, "root": {"subviews": [{"class": "\(`class`)",
       "id": "list", "frame": [0, 0, 200, 300], "sections": [\(sections.joined(separator: ","))]}]}}
      """
  }

  @Test(arguments: ["UITableView", "UICollectionView"])
  func `S06 the section of a selected row goes, and all the others`(_ class: String) throws {
    let saved = SavedScene(["s.json": sections(`class`, [3, 4, 5])])
    let path = IndexPath(item: 2, section: 2)
    let view = try saved.stage.view("list")
    saved.stage.act {
      (view as? UITableView)?.selectRow(at: path, animated: false, scrollPosition: .bottom)
      (view as? UICollectionView)?.selectItem(at: path, animated: false, scrollPosition: .bottom)
    }
    saved.stage.rest()
    for counts in [[3, 4], [3, 4, 5], [0, 0, 0, 9], [], [0], [2], [1, 1, 1, 1, 1, 1, 1, 1, 1]] {
      #expect(saved.save(["s.json": sections(`class`, counts)]) == [])
      let table = (view as? UITableView)?.indexPathsForSelectedRows ?? []
      #expect(table == [], "\(counts)")
      #expect((view as? UICollectionView)?.indexPathsForSelectedItems ?? [] == [], "\(counts)")
      try toBegin(saved.stage)
      #expect(!saved.looksOtherwise, "\(counts)")
    }
  }

  @Test(arguments: ["continuous", "groupPagingCentered", "paging"])
  func `S06 a section that goes sideways has no items any more, and goes straight again`(
    _ scrolling: String
  ) throws {
    let sideways = #", "layout": {"scrolling": "\#(scrolling)", "width": 80, "height": 60}"#
    func scene(_ counts: [Int], _ keys: String = "") -> String {
      sections("UICollectionView", counts, keys)
    }
    let saved = SavedScene(["s.json": scene([20, 20], sideways)])
    try saved.stage.drag("0-1", by: CGVector(dx: -60, dy: 0))
    for (counts, keys) in [
      ([0, 20], sideways), ([0, 0], sideways), ([1], sideways), ([], sideways), ([5, 5], ""),
      ([5, 5], sideways), ([0], ""), ([30, 2], sideways),
    ] {
      #expect(saved.save(["s.json": scene(counts, keys)]) == [])
      #expect(saved.differenceFromFresh() == nil, "\(counts) \(keys)")
    }
  }

  @Test func `S06 a section that was scrolled sideways stays there where it has other items`()
    throws
  {
    let sideways = #", "layout": {"scrolling": "continuous", "width": 80, "height": 60}"#
    func left(_ saved: SavedScene, _ name: String) throws -> CGFloat {
      let view = try saved.stage.view(name)
      return view.convert(view.bounds, to: nil).minX
    }
    let saved = SavedScene(["s.json": sections("UICollectionView", [20, 2], sideways)])
    try saved.stage.drag("0-1", by: CGVector(dx: -60, dy: 0))
    saved.stage.pass(3)
    let place = try left(saved, "0-4")
    #expect(place < 200)
    saved.save(["s.json": sections("UICollectionView", [21, 3], sideways)])
    let kept = try left(saved, "0-4")
    #expect(kept == place)
    // As far as there are any.
    saved.save(["s.json": sections("UICollectionView", [3, 3], sideways)])
    let end = try left(saved, "0-2")
    #expect(end == 120)
    saved.save(["s.json": sections("UICollectionView", [0, 3], sideways)])
    saved.save(["s.json": sections("UICollectionView", [20, 2], sideways)])
    #expect(saved.differenceFromFresh() == nil)
  }

  @Test func `S06 a section that is scrolled sideways loses its items while a finger moves it`()
    throws
  {
    let sideways = #", "layout": {"scrolling": "continuous", "width": 80, "height": 60}"#
    let saved = SavedScene(["s.json": sections("UICollectionView", [20], sideways)])
    let start = CGPoint(x: 150, y: 70)
    saved.stage.send { $0.press(at: start, time: $1) }
    for (step, count) in [20, 20, 3, 1, 0, 0, 40].enumerated() {
      saved.stage.turn(at: saved.stage.time + 1.0 / 60)
      saved.stage.send {
        $0.move(to: CGPoint(x: 150 - CGFloat(step) * 20, y: 70), time: $1)
      }
      saved.save(["s.json": sections("UICollectionView", [count], sideways)])
    }
    saved.stage.send { $0.release(at: CGPoint(x: 10, y: 70), time: $1) }
    saved.stage.pass(2)
    saved.save(["s.json": sections("UICollectionView", [], sideways)])
    #expect(saved.differenceFromFresh() == nil)
  }

  /// A table of two sections, of which one may be another one.
  private func sections(_ first: [String], _ second: [String]) -> String {
    func rows(_ texts: [String]) -> String {
      texts.map { "{\"text\": \"\($0)\", \"id\": \"\($0.prefix(1))\"}" }.joined(separator: ",")
    }
    return """
      {"root": {"class": "UITableView", "id": "list", "isEditing": true, "allowsReordering": true,
       "sections": [{"rows": [\(rows(first))]}, {"rows": [\(rows(second))]}]}}
      """
  }

  @Test func `S06 a row carried to another section follows the file there, and is in one of them`()
    throws
  {
    let saved = SavedScene(["s.json": sections(["a", "b"], ["c"])])
    let table = try saved.stage.view("list", as: UITableView.self)
    saved.stage.act {
      let (from, to) = (IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 1))
      table.dataSource?.tableView(table, moveRowAt: from, to: to)
      table.reloadData()
    }
    saved.stage.rest()
    #expect(try saved.stage.words() == ["b", "c", "a"])
    // It says something else, and stays where it was carried.
    #expect(saved.save(["s.json": sections(["a2", "b"], ["c2"])]) == [])
    #expect(try saved.stage.words() == ["b", "c2", "a2"])
    // Other rows than before are as in the file, and so are those that were carried among them.
    #expect(saved.save(["s.json": sections(["a2", "b", "d"], ["c2"])]) == [])
    #expect(try saved.stage.words() == ["a2", "b", "d", "c2"])
    #expect(saved.differenceFromFresh() == nil)
  }
}
