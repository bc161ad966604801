import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import QuartzCore
@testable import UIKit

/// S06: content that is said as a value, and controllers of tables.
@Suite @MainActor struct ConfigurationTests {
  @Test("S06 a configuration is shown by one view, and says the height") func content() throws {
    let board = Board(count: 3)
    board.dress = { cell, path in
      var content = cell.defaultContentConfiguration()
      content.text = "Title"
      content.secondaryText = path.row > 0 ? "Second" : nil
      content.image = path.row > 1 ? UIImage(systemName: "star") : nil
      cell.contentConfiguration = content
    }
    board.frame()
    let cells = board.table.visibleCells
    #expect(cells.map(\.frame.height) == [44, cells[1].frame.height, cells[2].frame.height])
    #expect(cells[1].frame.height > 55)
    let view = try #require(cells[0].parts.configured as? UIListContentView)
    #expect(view.frame == cells[0].contentView.bounds && view.textStart == 16)
    #expect(cells[0].separatorInset.left == 16 && cells[2].separatorInset.left == 60)
    board.now {
      var content = UIListContentConfiguration.cell()
      content.text = Array(repeating: "long", count: 50).joined(separator: " ")
      cells[0].contentConfiguration = content
    }
    #expect(cells[0].parts.configured === view && cells[0].frame.height > 80)
    #expect(cells[1].frame.minY == cells[0].frame.maxY)
    board.now { cells[0].contentConfiguration = nil }
    #expect(view.superview == nil)
  }

  @Test("S06 cells hear of their state before they are laid out") func state() throws {
    let board = Board(count: 2)
    board.frame()
    let cell = try #require(board.table.visibleCells.first)
    let calls = CallRecord.of {
      cell.configurationUpdateHandler = { _, state in
        CallRecord.note("selected \(state.isSelected) editing \(state.isEditing)")
      }
      board.frame()
      board.now { cell.isSelected = true }
      board.now { board.table.setEditing(true, animated: false) }
      board.frame()
    }
    #expect(
      calls == [
        "selected false editing false", "selected true editing false",
        "selected true editing true",
      ])
  }

  @Test("S06 a value stands at the end of its row, or below where there is no room")
  func value() throws {
    var content = UIListContentConfiguration.valueCell()
    (content.text, content.secondaryText) = ("Name", "Value")
    let view = UIListContentView(configuration: content)
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
    view.layoutIfNeeded()
    #expect(view.subviews[2].frame.maxX == 300 && view.subviews[1].frame.minX == 0)
    #expect(view.subviews[1].frame.midY == view.subviews[2].frame.midY)
    content.secondaryText = Array(repeating: "wide", count: 20).joined(separator: " ")
    view.configuration = content
    #expect(view.sizeThatFits(CGSize(width: 300, height: 0)).height > 80)
  }

  @Test("S06 a ground is shown behind the content") func background() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var ground = UIBackgroundConfiguration.clear()
    ground.backgroundColor = .red
    ground.backgroundInsets = NSDirectionalEdgeInsets(top: 2, leading: 10, bottom: 2, trailing: 4)
    ground.cornerRadius = 8
    cell.backgroundConfiguration = ground
    cell.layoutIfNeeded()
    let view = try #require(cell.parts.ground)
    view.layoutIfNeeded()
    #expect(view.subviews[0].frame == CGRect(x: 10, y: 2, width: 306, height: 40))
    #expect(cell.subviews.first === view && cell.backgroundColor == .clear)
    cell.backgroundConfiguration = nil
    #expect(view.superview == nil && cell.backgroundColor == .systemBackground)
  }

  final class List: UITableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }
    override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { 3 }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    override func tableView(
      _ tableView: UITableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat { 70 }
  }

  @Test("S06 a controller of a table is its data source and delegate") func controller() throws {
    let list = List(style: .insetGrouped)
    #expect(list.tableView.style == .insetGrouped && list.view === list.tableView)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 600)).shown()
    window.rootViewController = list
    window.layoutIfNeeded()
    #expect(list.tableView.visibleCells.map(\.frame.height) == [70, 70, 70])
    let refresh = UIRefreshControl()
    list.refreshControl = refresh
    #expect(list.tableView.refreshControl === refresh)
    list.setEditing(true, animated: false)
    #expect(list.isEditing && list.tableView.isEditing)
    list.isEditing = false
    list.tableView.selectRow(
      at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    list.viewWillAppear(false)
    #expect(list.tableView.indexPathForSelectedRow == nil)
    list.tableView.selectRow(
      at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    list.clearsSelectionOnViewWillAppear = false
    list.viewWillAppear(false)
    #expect(list.tableView.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
  }

  @Test("S06 colours of a configuration go through what makes others of them") func transformers() {
    var cell = UIListContentConfiguration.cell()
    cell.textProperties.color = .red
    cell.textProperties.colorTransformer = UIConfigurationColorTransformer { _ in .green }
    #expect(cell.textProperties.resolvedColor() == .green)
    cell.imageProperties.tintColorTransformer = UIConfigurationColorTransformer { color in
      color == .blue ? .red : color
    }
    #expect(cell.imageProperties.resolvedTintColor(for: .blue) == .red)
    cell.imageProperties.tintColor = .yellow
    #expect(cell.imageProperties.resolvedTintColor(for: .blue) == .yellow)
    var (white, alpha): (CGFloat, CGFloat) = (0, 0)
    UIConfigurationColorTransformer.grayscale(UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
      .getWhite(&white, alpha: &alpha)
    #expect((white - 0.299).magnitude < 0.01 && (alpha - 0.5).magnitude < 0.01)
  }
}
