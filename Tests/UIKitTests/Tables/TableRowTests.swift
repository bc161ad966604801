import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import QuartzCore
@testable import UIKit

/// S06: which rows have cells, and where they lie.
@Suite @MainActor struct TableRowTests {
  @Test("S06 only what is seen has cells, and these are used again") func reuse() {
    let board = Board(count: 1000)
    board.table.rowHeight = 50
    board.frame()
    #expect(board.cellsMade == 12 && board.table.visibleCells.count == 12)
    #expect(board.table.contentSize == CGSize(width: 390, height: 50_000))
    for step in 1...200 { board.now { board.table.contentOffset.y = CGFloat(step) * 37 } }
    #expect(board.table.subviews.filter { $0 is UITableViewCell }.count <= 14)
    #expect(board.seen.first == "Row 148" && board.seen.count == 12)
    let cell = board.table.cellForRow(at: board.path(150))
    #expect(cell?.frame == CGRect(x: 0, y: 7500, width: 390, height: 50))
    #expect(cell.flatMap { board.table.indexPath(for: $0) } == board.path(150))
    #expect(board.table.cellForRow(at: board.path(0)) == nil)
  }

  @Test("S06 rows are gone over once for a frame in which no height turns out another one")
  func fillsOnce() {
    let board = Board(count: 1000)
    board.table.rowHeight = 50
    board.now { board.table.contentOffset.y = 130 }
    let before = board.table.fill.pass
    // The same rows are seen.
    board.now { board.table.contentOffset.y = 140 }
    #expect(board.table.fill.pass == before + 1)
  }

  @Test("S06 rows come and go one by one, and everybody hears of it") func display() {
    let board = Board(count: 20)
    board.table.rowHeight = 200
    board.notesDisplay = true
    #expect(
      CallRecord.of { board.frame() } == [
        "will display 0.0", "will display 0.1", "will display 0.2",
      ])
    #expect(
      CallRecord.of { board.now { board.table.contentOffset.y = 100 } } == ["will display 0.3"])
    #expect(
      CallRecord.of { board.now { board.table.contentOffset.y = 250 } } == [
        "did end 0.0", "will display 0.4",
      ])
    #expect(CallRecord.of { board.now { board.table.contentOffset.y = 251 } } == [])
  }

  @Test("S06 a million rows are no work before they are seen") func million() {
    for height in [44, UITableView.automaticDimension] {
      let many = Many()
      many.table.rowHeight = height
      many.window.addSubview(many.table)
      many.window.layoutIfNeeded()
      #expect(many.asked < 20 && many.table.contentSize.height == 44_000_000)
      #expect(many.table.rowLayout.sections[0].rows.runs.count <= 2)
      many.table.scrollToRow(
        at: IndexPath(row: 700_000, section: 0), at: .top, animated: false)
      many.window.layoutIfNeeded()
      #expect(many.table.indexPathsForVisibleRows?.first?.row == 700_000 && many.asked < 40)
    }
  }

  @MainActor private final class Many: UITableViewDataSource, UITableViewDelegate {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 600)).shown()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
    var asked = 0

    init() {
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      (table.dataSource, table.delegate) = (self, self)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      1_000_000
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      asked += 1
      return tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
  }

  @Test("S06 rows are as high as their texts need, and estimated before") func selfSizing() {
    let board = Board(count: 100)
    board.dress = { cell, path in
      cell.textLabel?.numberOfLines = 0
      if path.row.isMultiple(of: 2) {
        cell.textLabel?.text = Array(repeating: "long", count: 40).joined(separator: " ")
      }
    }
    board.table.estimatedRowHeight = 60
    board.frame()
    let first = board.table.rectForRow(at: board.path(0))
    #expect(first.height > 80)
    #expect(
      board.table.rectForRow(at: board.path(1))
        == CGRect(
          x: 0, y: first.maxY, width: 390, height: 44))
    #expect(board.table.rectForRow(at: board.path(90)).height == 60)
    #expect(board.table.contentSize.height == board.table.rowLayout.bottom)
  }

  @Test("S06 what was seen stays where it is when rows above turn out higher") func anchor() {
    let board = Board(count: 100)
    board.dress = { cell, _ in
      cell.textLabel?.numberOfLines = 0
      cell.textLabel?.text = Array(repeating: "long", count: 40).joined(separator: " ")
    }
    board.frame()
    board.now {
      board.table.scrollToRow(at: board.path(50), at: .top, animated: false)
    }
    let before = board.table.rectForRow(at: board.path(50)).minY - board.table.contentOffset.y
    #expect(before == 0)
    board.now { board.table.contentOffset.y -= 10 }
    let after = board.table.rectForRow(at: board.path(50)).minY - board.table.contentOffset.y
    #expect(after == 10)
    #expect(board.table.cellForRow(at: board.path(49)) != nil)
  }

  @Test("S06 constraints in the content view say the height") func constraints() {
    let board = Board(count: 3)
    board.dress = { cell, path in
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(view)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 5),
        view.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -5),
        view.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
        view.heightAnchor.constraint(equalToConstant: CGFloat(path.row + 1) * 20),
      ])
    }
    board.frame()
    #expect((0..<3).map { board.table.rectForRow(at: board.path($0)).height } == [30, 50, 70])
    #expect(board.table.visibleCells.last?.contentView.subviews.last?.frame.height == 60)
  }

  @Test("S06 the delegate's heights, asked for what is seen, or for all without estimates")
  func givenHeights() {
    final class Giving: UITableViewDelegate {
      var asked = 0
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        asked += 1
        return CGFloat(100 + indexPath.row)
      }
    }
    let (lazy, all, giving) = (Board(count: 500), Board(count: 500), Giving())
    lazy.table.delegate = giving
    lazy.frame()
    #expect(giving.asked < 10 && lazy.table.rectForRow(at: lazy.path(2)).height == 102)
    all.table.delegate = giving
    all.table.estimatedRowHeight = 0
    all.frame()
    // 100 and so on up to 599.
    #expect(all.table.contentSize.height == 174_750)
  }

  @Test("S06 heights that are no heights", arguments: [CGFloat.nan, -7, .infinity, 0, 1e30])
  func oddHeights(_ height: CGFloat) {
    let board = Board(count: 3000)
    board.table.rowHeight = height
    board.table.sectionHeaderHeight = height
    board.headers = [0: "Title"]
    board.frame()
    board.now { board.table.contentOffset.y = 1000 }
    #expect(board.table.contentSize.isFinite)
  }

  @Test("S06 points, rectangles and rows") func places() {
    let board = Board(.plain, [["a", "b"], [], ["c"]])
    board.table.rowHeight = 40
    board.frame()
    let table = board.table
    #expect(table.numberOfSections == 3 && table.numberOfRows(inSection: 0) == 2)
    #expect(table.numberOfRows(inSection: 9) == 0)
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 85)) == board.path(0, 2))
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 121)) == nil)
    #expect(
      table.indexPathsForRows(in: CGRect(x: 0, y: 39, width: 9, height: 2)) == [
        board.path(0), board.path(1),
      ])
    #expect(table.rect(forSection: 0) == CGRect(x: 0, y: 0, width: 390, height: 80))
    #expect(table.rectForRow(at: board.path(7)) == .zero)
    #expect(table.indexPathsForVisibleRows == [board.path(0), board.path(1), board.path(0, 2)])
  }

  @Test(
    "S06 a row is scrolled to a place",
    arguments: [
      (UITableView.ScrollPosition.top, 2000), (.middle, 1725), (.bottom, 1450), (.none, 1450),
    ])
  func scrolling(_ position: UITableView.ScrollPosition, _ offset: CGFloat) {
    let board = Board(count: 100)
    board.table.rowHeight = 50
    board.frame()
    board.now { board.table.scrollToRow(at: board.path(40), at: position, animated: false) }
    #expect(board.table.contentOffset.y == offset)
    board.now { board.table.contentOffset.y = 0 }
    board.now { board.table.scrollToRow(at: board.path(40), at: position, animated: true) }
    board.wait(0.5)
    #expect(board.table.contentOffset.y == offset)
  }

  @Test("S06 a row is scrolled to where it is, not where it was thought to be") func arriving() {
    let board = Board(count: 200)
    board.dress = { cell, _ in
      cell.textLabel?.numberOfLines = 0
      cell.textLabel?.text = Array(repeating: "long", count: 30).joined(separator: " ")
    }
    board.frame()
    for isAnimated in [true, false] {
      board.now { board.table.contentOffset.y = 0 }
      board.now {
        board.table.scrollToRow(at: board.path(100), at: .top, animated: isAnimated)
      }
      board.wait(0.5)
      #expect(board.table.indexPathsForVisibleRows?.first == board.path(100))
      #expect(board.table.rectForRow(at: board.path(100)).minY == board.table.contentOffset.y)
    }
  }

  @Test("S06 content that is dragged stays at the finger while rows turn out higher")
  func dragging() {
    let board = Board(count: 100)
    board.dress = { cell, _ in
      cell.textLabel?.numberOfLines = 0
      cell.textLabel?.text = Array(repeating: "long", count: 40).joined(separator: " ")
    }
    board.frame()
    board.now { board.table.scrollToRow(at: board.path(50), at: .top, animated: false) }
    board.touch(.began, 200, 100)
    for y in stride(from: 110, through: 400, by: 10) { board.touch(.moved, 200, CGFloat(y)) }
    let top = board.table.rectForRow(at: board.path(50)).minY - board.table.contentOffset.y
    // Ten points made it a drag.
    #expect(top == 290)
    board.touch(.cancelled, 200, 400)
  }

  @Test("S06 cells are made of the class that is registered, by its own initialiser")
  func classes() throws {
    final class Cell: UITableViewCell {
      var words = ["stored"]
      override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        words.append("made")
      }
      required init?(coder: NSCoder) { nil }
    }
    final class Header: UITableViewHeaderFooterView {
      let number = 7
    }
    let table = UITableView(frame: .zero)
    table.register(Cell.self, forCellReuseIdentifier: "cell")
    table.register(Header.self, forHeaderFooterViewReuseIdentifier: "header")
    let cell = try #require(table.dequeueReusableCell(withIdentifier: "cell") as? Cell)
    #expect(cell.words == ["stored", "made"] && cell.reuseIdentifier == "cell")
    #expect(cell.detailTextLabel != nil)
    let header = table.dequeueReusableHeaderFooterView(withIdentifier: "header") as? Header
    #expect(header?.number == 7 && header?.reuseIdentifier == "header")
    #expect(table.dequeueReusableCell(withIdentifier: "other") == nil)
    table.register(nil, forCellReuseIdentifier: "cell")
    #expect(table.dequeueReusableCell(withIdentifier: "cell") == nil)
  }

  @Test("S06 rows may become others while cells are asked for") func reloadWithin() {
    let board = Board(count: 100)
    var count = 0
    board.dress = { [unowned board] _, path in
      count += 1
      guard count == 5 else { return }
      board.rows = [["x", "y"]]
      board.table.reloadData()
    }
    board.frame()
    #expect(board.seen == ["x", "y"] && board.table.contentSize.height == 88)
  }

  @Test("S06 parts of a cell lie the other way round where reading does") func mirrored() throws {
    let board = Board(count: 1)
    board.dress = { cell, _ in
      cell.accessoryType = .checkmark
      cell.semanticContentAttribute = .forceRightToLeft
    }
    board.frame()
    let cell = try #require(board.table.visibleCells.first)
    let mark = try #require(cell.parts.accessory)
    #expect(mark.frame.minX == 16 && cell.contentView.frame.maxX == 390)
    #expect(cell.contentView.frame.minX == mark.frame.maxX)
    #expect(cell.textLabel?.frame.maxX == cell.contentView.bounds.width - 16)
    #expect(cell.parts.lower?.frame == CGRect(x: 0, y: 43.5, width: 374, height: 0.5))
  }

  @Test("S06 a cell that keys go to stays with its row") func typing() throws {
    let board = Board(count: 200)
    board.dress = { cell, path in
      guard path.row == 1 else { return }
      cell.contentView.addSubview(UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40)))
    }
    board.frame()
    let cell = try #require(board.table.cellForRow(at: board.path(1)))
    let field = try #require(cell.contentView.subviews.last as? UITextField)
    board.now { _ = field.becomeFirstResponder() }
    for y: CGFloat in [300, 1000, 4000] { board.now { board.table.contentOffset.y = y } }
    #expect(field.isFirstResponder && cell.frame.minY == 44 && !cell.isHidden)
    #expect(!board.table.visibleCells.contains(cell))
    #expect(board.table.indexPathsForVisibleRows?.first?.row == 90)
    board.now { board.table.contentOffset.y = 0 }
    #expect(board.table.cellForRow(at: board.path(1)) === cell)
    board.now { board.table.contentOffset.y = 2000 }
    board.now { _ = field.resignFirstResponder() }
    board.now { board.table.contentOffset.y = 2010 }
    #expect(cell.isHidden || board.table.visibleCells.contains(cell))
  }

  @Test("S06 rows are asked for anew") func reload() {
    let board = Board(count: 5)
    board.frame()
    board.rows = [["x", "y"]]
    #expect(board.seen.count == 5)
    board.now { board.table.reloadData() }
    #expect(board.seen == ["x", "y"] && board.table.contentSize.height == 88)
  }

  @Test("S06 a data source that is gone leaves what is seen") func goneDataSource() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 600)).shown()
    let table = UITableView(frame: window.bounds)
    var board: Board? = Board(count: 100)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = board
    window.addSubview(table)
    window.layoutIfNeeded()
    board = nil
    #expect(table.dataSource == nil && board == nil)
    table.contentOffset.y = 2000
    window.layoutIfNeeded()
    #expect(table.numberOfRows(inSection: 0) == 100)
  }

  @Test("S06 rows that will be seen are said before") func prefetching() {
    @MainActor final class Prefetcher: UITableViewDataSourcePrefetching {
      func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
        CallRecord.note("fetch \(indexPaths.map(\.row))")
      }
      func tableView(
        _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
      ) {
        CallRecord.note("cancel \(indexPaths.map(\.row))")
      }
    }
    let (board, prefetcher) = (Board(count: 100), Prefetcher())
    board.table.rowHeight = 200
    board.table.prefetchDataSource = prefetcher
    #expect(CallRecord.of { board.frame() } == ["fetch [3, 4, 5]"])
    #expect(
      CallRecord.of { board.now { board.table.contentOffset.y = 200 } } == ["fetch [6]"])
    #expect(
      CallRecord.of { board.now { board.table.contentOffset.y = 4000 } } == [
        "fetch [23, 24, 25]", "cancel [4, 5, 6]",
      ])
  }
}
