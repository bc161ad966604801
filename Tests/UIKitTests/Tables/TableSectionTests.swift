import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import QuartzCore
@testable import UIKit

/// S06: headers, footers, styles and the safe area.
@Suite @MainActor struct TableSectionTests {
  private func board(_ style: UITableView.Style) -> Board {
    let board = Board(style, (0..<3).map { section in (0..<20).map { "\(section).\($0)" } })
    board.table.rowHeight = 44
    board.headers = [0: "Fruits", 1: "Herbs", 2: "Roots"]
    return board
  }

  @Test("S06 the header of a plain section stays at the top until the next one pushes it away")
  func sticky() throws {
    let board = board(.plain)
    board.table.sectionHeaderTopPadding = 0
    board.table.sectionHeaderHeight = 30
    board.frame()
    func top(_ section: Int) -> CGFloat? {
      board.table.headerView(forSection: section).map {
        $0.frame.minY - board.table.contentOffset.y
      }
    }
    #expect(top(0) == 0 && top(1) == nil)
    board.now { board.table.contentOffset.y = 500 }
    #expect(top(0) == 0 && board.table.rectForHeader(inSection: 0).minY == 0)
    // The first section ends at 910.
    board.now { board.table.contentOffset.y = 890 }
    #expect(top(0) == -10 && top(1) == 20)
    board.now { board.table.contentOffset.y = 950 }
    #expect(top(0) == nil && top(1) == 0)
    #expect(board.table.headerView(forSection: 1)?.textLabel?.text == "Herbs")
    let header = try #require(board.table.headerView(forSection: 1))
    let cell = try #require(board.table.visibleCells.first)
    let views = board.table.subviews
    #expect(views.firstIndex(of: header) ?? 0 > views.firstIndex(of: cell) ?? 0)
  }

  @Test("S06 sections without a header have none in another width either") func bare() {
    let board = Board(.plain, (0..<3).map { section in (0..<20).map { "\(section).\($0)" } })
    board.table.rowHeight = 44
    board.headers = [0: "Fruits"]
    board.frame()
    let height = board.table.contentSize.height
    board.now { board.table.frame.size.width = 200 }
    #expect(board.table.contentSize.height == height)
    #expect(board.table.rectForHeader(inSection: 2).height == 0)
  }

  @Test("S06 headers stay below what covers the top") func covered() {
    let board = board(.plain)
    board.window.coveredEdges = UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0)
    board.frame()
    #expect(board.table.contentOffset.y == -50)
    board.now { board.table.contentOffset.y = 300 }
    #expect(board.table.headerView(forSection: 0)?.frame.minY == 350)
    // The row lies below the header then.
    board.now { board.table.scrollToRow(at: board.path(5, 1), at: .top, animated: false) }
    let row = board.table.rectForRow(at: board.path(5, 1)).minY - board.table.contentOffset.y
    #expect(row == 50 + board.table.rectForHeader(inSection: 1).height)
  }

  @Test("S06 headers of groups go with their rows, in capitals") func grouped() {
    let board = board(.grouped)
    board.frame()
    #expect(board.table.headerView(forSection: 0)?.textLabel?.text == "FRUITS")
    #expect(board.table.rectForHeader(inSection: 0).height == 55.5)
    board.now { board.table.contentOffset.y = 500 }
    #expect(board.table.headerView(forSection: 0) == nil)
  }

  @Test("S06 room between groups without titles") func gaps() {
    let board = board(.grouped)
    board.headers = [:]
    board.frame()
    #expect(board.table.rectForRow(at: board.path(0)).minY == 35)
    // 20 rows are 880 points.
    #expect(board.table.rectForRow(at: board.path(0, 1)).minY == 950)
    #expect(board.table.contentSize.height == 2762.5)
  }

  @Test("S06 plain sections without titles have no room between them, and titles have some above")
  func plain() {
    let board = board(.plain)
    board.headers = [1: "Herbs"]
    board.frame()
    #expect(board.table.rectForRow(at: board.path(0)).minY == 0)
    #expect(board.table.rectForHeader(inSection: 1).minY == 902)
    #expect(board.table.rectForHeader(inSection: 2).height == 0)
  }

  @Test("S06 cards lie in the margins, with round corners at their ends") func cards() throws {
    let board = Board(.insetGrouped, [["a", "b", "c"]])
    board.frame()
    let cells = board.table.visibleCells
    #expect(cells.map(\.frame.minX) == [16, 16, 16] && cells[0].frame.width == 358)
    #expect(cells.map(\.layer.cornerRadius) == [10, 0, 10])
    #expect(cells[0].layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(cells[2].layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    #expect(cells[0].backgroundColor == .secondarySystemGroupedBackground)
    #expect(board.table.backgroundColor == .systemGroupedBackground)
  }

  @Test("S06 what is set on a row of a card is seen when the row leaves the card")
  func cornersBesideCards() throws {
    let board = Board(.insetGrouped, [["a", "b", "c"]])
    board.frame()
    let cell = try #require(board.table.visibleCells.first)
    (cell.layer.cornerRadius, cell.layer.cornerCurve) = (8, .circular)
    (cell.clipsToBounds, cell.layer.maskedCorners) = (false, .layerMaxXMaxYCorner)
    #expect(cell.layer.cornerRadius == 10 && cell.layer.cornerCurve == .continuous)
    #expect(cell.clipsToBounds && cell.layer.maskedCorners.contains(.layerMinXMinYCorner))
    cell.place.style = .plain
    #expect(cell.layer.cornerRadius == 8 && cell.layer.cornerCurve == .circular)
    #expect(!cell.clipsToBounds && cell.layer.maskedCorners == .layerMaxXMaxYCorner)
    cell.clipsToBounds = true
    cell.place.isLast = true
    #expect(cell.layer.cornerRadius == 8 && cell.clipsToBounds)
  }

  @Test("S06 texts follow the margins around them, at the same size") func marginsAround() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    var configuration = UIListContentConfiguration.cell()
    configuration.text = "a"
    let content = UIListContentView(configuration: configuration)
    content.frame = view.bounds
    view.addSubview(content)
    view.layoutIfNeeded()
    let text = try #require(content.subviews.first { $0 is UILabel })
    view.layoutMargins.left = 50
    view.layoutIfNeeded()
    #expect(text.frame.minX == 50)
  }

  @Test("S06 a view of the delegate's, of its own height, or of the one that is given")
  func ownViews() {
    final class Own: UITableViewDelegate {
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        CallRecord.note("view \(section)")
        return UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 70))
      }
      func tableView(
        _ tableView: UITableView, heightForHeaderInSection section: Int
      ) -> CGFloat { section == 0 ? UITableView.automaticDimension : 25 }
    }
    let (board, own) = (Board(.plain, [["a"], ["b"]]), Own())
    board.table.delegate = own
    board.table.sectionHeaderTopPadding = 0
    #expect(CallRecord.of { board.frame() } == ["view 0", "view 1"])
    #expect(board.table.rectForHeader(inSection: 0).height == 70)
    #expect(board.table.rectForHeader(inSection: 1).height == 25)
    #expect(board.table.rectForRow(at: board.path(0)).minY == 70)
  }

  @Test("S06 the table's own header and footer lie around the sections") func fixtures() {
    let board = Board(count: 2)
    board.table.rowHeight = 50
    let (header, footer) = (
      UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 80)),
      UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
    )
    (board.table.tableHeaderView, board.table.tableFooterView) = (header, footer)
    board.frame()
    #expect(header.frame == CGRect(x: 0, y: 0, width: 390, height: 80))
    #expect(board.table.rectForRow(at: board.path(0)).minY == 80)
    #expect(footer.frame == CGRect(x: 0, y: 180, width: 390, height: 30))
    #expect(board.table.contentSize.height == 210)
    board.now { board.table.tableHeaderView = nil }
    #expect(header.superview == nil && board.table.rectForRow(at: board.path(0)).minY == 0)
  }

  @Test("S06 what rows show keeps clear of the safe area, unless somebody does not want that")
  func safeArea() throws {
    let board = Board(count: 3)
    board.headers = [0: "Title"]
    board.window.coveredEdges = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 30)
    board.frame()
    let cell = try #require(board.table.visibleCells.first)
    #expect(cell.frame.minX == 0 && cell.frame.width == 390)
    #expect(cell.contentView.frame.minX == 50 && cell.contentView.frame.maxX == 360)
    #expect(cell.textLabel?.frame.minX == 16)
    #expect(cell.separatorInset.left == 66)
    let header = try #require(board.table.headerView(forSection: 0))
    #expect(header.contentView.layoutMargins.left == 66)
    board.now { board.table.insetsContentViewsToSafeArea = false }
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 390, height: 44))
    #expect(cell.separatorInset.left == 16)
  }

  @Test("S06 cards lie in the safe area, unless somebody does not want that") func safeCards()
    throws
  {
    let board = Board(.insetGrouped, [["a"]])
    board.window.coveredEdges = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 30)
    board.frame()
    #expect(board.table.insetsContentViewsToSafeArea)
    let cell = try #require(board.table.visibleCells.first)
    #expect(cell.frame.minX == 66 && cell.frame.maxX == 344)
    #expect(cell.contentView.frame.minX == 0 && cell.contentView.frame.width == 278)
    board.now { board.table.insetsContentViewsToSafeArea = false }
    #expect(cell.frame.minX == 16 && cell.frame.maxX == 374)
  }

  @Test("S06 what the content keeps clear of at the sides is not kept clear of twice")
  func safeAreaOnce() throws {
    let board = Board(count: 3)
    board.window.coveredEdges = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 30)
    board.table.contentInsetAdjustmentBehavior = .always
    board.frame()
    let cell = try #require(board.table.visibleCells.first)
    #expect(board.table.adjustedContentInset.left == 50 && board.table.contentOffset.x == -50)
    #expect(cell.contentView.frame.minX == 0)
  }

  @Test("S06 separators begin where the text does, and as they are told") func separators() throws {
    let board = Board(count: 2)
    board.dress = { cell, path in
      if path.row == 1 { cell.imageView?.image = UIImage(systemName: "star") }
    }
    board.frame()
    let cells = board.table.visibleCells
    #expect(cells[0].parts.lower?.frame == CGRect(x: 16, y: 43.5, width: 374, height: 0.5))
    let text = try #require(cells[1].textLabel?.frame.minX)
    #expect(text > 40 && cells[1].parts.lower?.frame.minX == text)
    board.now { board.table.separatorInset = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 7) }
    #expect(
      cells.allSatisfy { $0.parts.lower?.frame.minX == 5 && $0.parts.lower?.frame.maxX == 383 })
    board.now { cells[0].separatorInset.left = 100 }
    #expect(cells[0].parts.lower?.frame.minX == 100)
    board.now { board.table.separatorStyle = .none }
    #expect(cells.allSatisfy { $0.parts.lower == nil })
  }

  @Test("S06 titles at the edge lead to their sections") func index() throws {
    final class Titled: UITableViewDataSource {
      let board: Board
      init(_ board: Board) { self.board = board }
      func numberOfSections(in tableView: UITableView) -> Int { 3 }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { board.tableView(tableView, cellForRowAt: indexPath) }
      func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["F", "H", "R"] }
    }
    let board = board(.plain)
    board.headers = [:]
    let titled = Titled(board)
    board.table.dataSource = titled
    board.frame()
    #expect(board.table.visibleCells.first?.contentView.frame.maxX == 374)
    let cell = try #require(board.table.visibleCells.first)
    #expect(cell.frame.width == 390 && cell.parts.lower?.frame.maxX == 374)
    let index = try #require(board.table.subviews.last as? TableIndex)
    #expect(index.frame == CGRect(x: 374, y: 0, width: 16, height: 600))
    // Three titles of 15 points stand in the middle.
    board.touch(.began, 382, 300)
    board.wait(0.2)
    #expect(board.table.contentOffset.y == 880 && index.frame.minY == 880)
    board.touch(.moved, 382, 320)
    #expect(board.table.contentOffset.y == 1760)
    board.touch(.ended, 382, 320)
    // It lies before all rows, and behind what somebody has put there since.
    let own = UIView()
    board.now { board.table.addSubview(own) }
    board.now { board.table.contentOffset.y = 300 }
    #expect(Array(board.table.subviews.suffix(2)) == [index, own])
    #expect(board.table.indexPathForSelectedRow == nil)
    board.now { board.table.sectionIndexMinimumDisplayRowCount = 100 }
    #expect(index.superview == nil)
  }

  @Test("S06 how high a cell or a header is follows from the width that is asked for, also none")
  func heightWithoutWidth() {
    let makers: [@MainActor () -> (UIView, UILabel?)] = [
      {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil);
        return (cell, cell.textLabel)
      },
      {
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil);
        return (header, header.textLabel)
      },
    ]
    for make in makers {
      func height(_ own: CGFloat, _ asked: UILayoutPriority) -> CGFloat {
        let (view, label) = make()
        view.frame = CGRect(x: 0, y: 0, width: own, height: 44)
        label?.text = "several words that need some lines"
        label?.numberOfLines = 0
        return view.systemLayoutSizeFitting(
          CGSize(width: 0, height: 0), withHorizontalFittingPriority: asked,
          verticalFittingPriority: .fittingSizeLevel
        ).height
      }
      #expect(height(90, .required) == height(320, .required))
      // Where none is asked for it is its own.
      #expect(height(90, .fittingSizeLevel) > height(320, .fittingSizeLevel))
    }
  }
}
