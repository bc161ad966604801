import Scenes
import StageSupport
import Stages
import Testing
import UIKit

/// Rows that the file holds where they are while others are carried.
@Suite @MainActor struct FixedRowsTests {
  private let stage: Stage
  private let table: UITableView

  init() throws {
    stage = try Stage(
      showing: """
        {"canvas": {"size": [200, 300], "scale": 1}, "root": {"subviews": [
          {"class": "UIButton", "id": "go", "frame": [0, 250, 50, 50],
           "actions": {"tap": [{"set": {"fixed.canMove": true}}]}},
          {"class": "UITableView", "id": "list", "frame": [0, 0, 200, 240], "isEditing": true,
           "allowsReordering": true, "sections": [
             {"rows": [{"id": "fixed", "text": "a", "canMove": false}]},
             {"rows": [{"text": "b"}, {"text": "c", "canMove": false}]},
             {"rows": [{"text": "d"}]}]}]}}
        """)
    table = try stage.view("list")
  }

  private func canMove(_ section: Int, _ row: Int) -> Bool? {
    table.dataSource?.tableView(table, canMoveRowAt: IndexPath(row: row, section: section))
  }

  private func target(_ from: (Int, Int), _ to: (Int, Int)) -> [Int]? {
    let path = table.delegate?.tableView(
      table, targetIndexPathForMoveFromRowAt: IndexPath(row: from.1, section: from.0),
      toProposedIndexPath: IndexPath(row: to.1, section: to.0))
    return path.map { [$0.section, $0.row] }
  }

  @Test func `S06 a row that the file holds has no grip and is not carried`() throws {
    #expect(canMove(0, 0) == false && canMove(1, 0) == true && canMove(1, 1) == false)
    let before = stage.live.dumpLayers()
    try stage.press("go")
    #expect(canMove(0, 0) == true)
    #expect(stage.live.dumpLayers() != before)
    try stage.press("go")
    #expect(table.isEditing)
  }

  @Test func `S06 nothing comes among rows of which none can be moved`() throws {
    #expect(target((1, 0), (0, 1)) == [1, 0])
    #expect(target((2, 0), (0, 0)) == [2, 0])
    #expect(target((2, 0), (1, 2)) == [1, 2])
    #expect(target((1, 0), (2, 0)) == [2, 0])
    try stage.press("go")
    #expect(target((1, 0), (0, 1)) == [0, 1])
  }
}
