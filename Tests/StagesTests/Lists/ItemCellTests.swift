import Scenes
import StageSupport
import Stages
import TestSupport
import Testing
import UIKit

/// Items of a scene's collection go from cell to cell as these are used again.
@MainActor @Suite struct ItemCellTests {
  private static let scene: String = {
    let items = (0..<24).map {
      #"{"tag": \#($0), "constraints": {"height": \#([0, 9, 30, 44, 90][$0 % 5])}}"#
    }
    return """
      {"canvas": {"size": [60, 200]}, "root": {"subviews": [
        {"class": "UICollectionView", "frame": [0, 0, 60, 100], "items": [\(items.joined(separator: ", "))]}]}}
      """
  }()

  @Test("D6 every item that is seen is in its cell, wherever the list was before", arguments: 0..<6)
  func itemsAreInTheirCells(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let stage = try Stage(showing: Self.scene)
    let list = try #require(stage.live.root?.subviews.first?.view as? UICollectionView)
    for step in 0..<120 {
      stage.act {
        switch random.below(4) {
        case 0: list.frame.size.height = random.number(1...200)
        case 1: list.reloadData()
        default: list.contentOffset.y = random.number(-40...900)
        }
        list.layoutIfNeeded()
      }
      for cell in list.visibleCells {
        let tags = cell.contentView.subviews.map(\.tag)
        #expect(tags == list.indexPath(for: cell).map { [$0.item] }, "step \(step)")
      }
    }
  }
}
