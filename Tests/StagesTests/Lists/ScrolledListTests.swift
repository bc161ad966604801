import RenderServer
import Scenes
import StageSupport
import Stages
import TestSupport
import Testing
import UIKit

/// What is seen of a list goes by where it is, and not by where it was: cells are used again on the way.
@MainActor @Suite struct ScrolledListTests {
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

  /// Lists in which all heights are known from the beginning, so that each place has one picture.
  private nonisolated static let lists: [String] = {
    func sections(_ key: String, _ keys: [String]) -> String {
      let height = key == "rows" ? #""height": 44, "# : ""
      let sections = keys.map { more in
        let rows = (0..<12).map { index in
          let kinds = [
            #""class": "UILabel", "text": "\#(index)""#,
            #""backgroundColor": "systemTeal""#,
            #""class": "UIButton", "title": "\#(index)", "alpha": 0.5"#,
            #""cornerRadius": 9, "borderWidth": 2"#,
          ]
          return
            #"{\#(height)"subviews": [{\#(kinds[index % 4]), "frame": [\#(index), 2, 51, 31]}]}"#
        }
        return #"{\#(more)"\#(key)": [\#(rows.joined(separator: ", "))]}"#
      }
      return #""sections": [\#(sections.joined(separator: ", "))]"#
    }
    let layouts = [
      #""layout": {"columns": 3, "aspect": 1, "spacing": 2}, "#,
      #""layout": {"width": 70, "height": 50, "spacing": 4, "scrolling": "groupPaging"}, "#,
      #""layout": {"columns": 2, "height": 31, "lineSpacing": 3}, "#,
    ]
    // How high a title is becomes known when it is seen, so it has one only where it is seen first.
    let titles = [#""header": "A", "#, "", ""]
    return [
      #""class": "UITableView", \#(sections("rows", titles))"#,
      #""class": "UITableView", "style": "insetGrouped", \#(sections("rows", titles))"#,
      #""class": "UICollectionView", \#(sections("items", layouts))"#,
    ]
  }()

  @Test("D6 a list looks the same wherever it was before", arguments: lists, 0..<4)
  func aListLooksAsOneThatWasNowhereElse(keys: String, seed: UInt64) throws {
    let scene = """
      {"canvas": {"size": [160, 200], "scale": 1}, "root": {"subviews": [
        {\(keys), "frame": [0, 0, 160, 170]}]}}
      """
    var random = SplitMix(seed: seed)
    let stage = try Stage(showing: scene)
    let list = try #require(stage.live.root?.subviews.first?.view as? UIScrollView)
    for step in 1..<40 {
      for _ in 0..<random.below(4) {
        stage.act {
          if random.oneIn(4) { list.frame.size.height = random.number(1...200) }
          list.contentOffset.y = random.number(-60...1400)
          list.layoutIfNeeded()
        }
        if random.oneIn(2) { stage.turn(at: Double(step)) }
      }
      let offset = CGPoint(x: 0, y: random.number(-20...900).rounded())
      let fresh = try Stage(showing: scene)
      let other = try #require(fresh.live.root?.subviews.first?.view as? UIScrollView)
      stage.act {
        list.frame.size.height = 170
        list.contentOffset = offset
      }
      fresh.act { other.contentOffset = offset }
      // Bars of a scroll view go some time after it has moved.
      for time in [Double(step), Double(step) + 0.9] {
        stage.turn(at: time)
        fresh.turn(at: time)
      }
      #expect(stage.renderer.pixmap == fresh.renderer.pixmap, "step \(step), \(offset)")
    }
  }
}
