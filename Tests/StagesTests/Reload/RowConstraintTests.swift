import Scenes
import StageSupport
import Stages
import Testing
import UIKit

/// Constraints of what is made when it is seen count as the file has them, and not as they came.
@MainActor @Suite struct RowConstraintTests {
  /// The same list in two scenes, the second of which has a constraint elsewhere.
  struct Pair: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let subviews: String

    init(_ name: String, _ subviews: String) { (testDescription, self.subviews) = (name, subviews) }

    func scene(_ more: String = "") -> String {
      """
      {"canvas": {"size": [60, 120], "scale": 1}, "root": {"subviews": [\(subviews)\(more)]}}
      """
    }

    static func items(_ items: String, _ others: String = "") -> String {
      #"{"class": "UICollectionView", "frame": [0, 0, 60, 60], "items": [\#(items)]}\#(others)"#
    }

    static func rows(_ views: String...) -> String {
      let rows = views.map { "{\"subviews\": [\($0)]}" }.joined(separator: ", ")
      return #"{"class": "UITableView", "frame": [0, 0, 60, 120], "rows": [\#(rows)]}"#
    }
  }

  nonisolated private static let half =
    #"{"constraints": {"width": "b.width * 0.5", "height": 10}}"#
  nonisolated private static let named = #"{"id": "b", "constraints": {"width": 30, "height": 10}}"#

  nonisolated private static let pairs = [
    Pair(
      "of the cell and of a number",
      Pair.items(#"{"constraints": {"width": ["superview", 20], "height": 10}}"#)),
    Pair(
      "of the cell twice",
      Pair.items(
        #"{"constraints": {"width": ["superview @ 500", "20 @ 500", "superview @ 500"], "height": 10}}"#
      )
    ),
    Pair(
      "as strong as the place in the cell",
      Pair.items(#"{"constraints": {"right": "-20 @ 998", "height": 10}}"#)),
    Pair("of an item below", Pair.items("\(half), \(named)")),
    Pair("of a view in a row below", Pair.rows(half, named)),
    Pair("of an item, before its list", "\(half), \(Pair.items(named))"),
    Pair(
      "of an item, against a later one",
      Pair.items(
        #"{"id": "a", "constraints": {"width": 20, "height": 10}}"#,
        #", {"id": "c", "constraints": {"width": "a.width", "height": 10}}, {"constraints": ["c.width == 30"]}"#
      )),
  ]

  @Test(arguments: pairs)
  func D6_constraintsOfRowsHoldAfterAReloadAsAfterALoad(_ pair: Pair) throws {
    let other = #", {"constraints": ["self.leading == superview.leading + 16"]}"#
    #expect(try ReloadComparison.difference(pair.scene(), pair.scene(other)) == nil)
    #expect(try ReloadComparison.difference(pair.scene(other), pair.scene()) == nil)
  }

  @Test func ofContradictingOnesTheEarlierInTheFileHolds() throws {
    func width(_ lengths: String) throws -> Double? {
      let item = #"{"id": "a", "constraints": {"width": \#(lengths), "height": 10}}"#
      let stage = try Stage(showing: Pair("", Pair.items(item)).scene())
      return stage.live.node(named: "a")?.view.map { Double($0.bounds.width) }
    }
    #expect(try width(#"["superview", 20]"#) == 60)
    #expect(try width(#"[20, "superview"]"#) == 20)
  }

  @Test func D6_whatAnItemHasMovedStaysNowhereWhenItIsGone() throws {
    let text = Pair(
      "",
      Pair.items(#"{"constraints": {"bottom": "n1.bottom @ 998"}}"#)
        + #", {"id": "n1", "class": "UILabel", "text": "t", "constraints": {"left": "2"}}"#
    ).scene()
    #expect(try ReloadComparison.difference(text, text) == nil)
  }

  @Test func D6_whatARowHasMovedStaysNowhereWhenItIsScrolledAway() throws {
    let text = Pair(
      "",
      """
      {"id": "n7"}, {"class": "UITableView", "contentOffset": [0, 300],
      "constraints": {"height": ["superview", "<= n5.height * 0.5 @ 999"]}, "rows": [{"height": 60,
      "accessoryView": {"constraints": {"top": "<= n7.top - 3 @ 750"}}}, {}, {"id": "n5"}, {}]}
      """
    ).scene()
    #expect(try ReloadComparison.difference(text, text) == nil)
  }

  @Test func D6_whatIsSavedAsItWasStaysThoughAnItemIsNamed() throws {
    let text = """
      {"root": {"subviews": [{"class": "UICollectionView", "frame": [0, 0, 1, 60],
      "refreshControl": {"isRefreshing": true}, "items": [{"id": "n1", "class": "UILabel",
      "text": "iiii jjj WWWW WWWW", "numberOfLines": 0, "constraints": {"left": 0}}]},
      {"class": "UIImageView", "constraints": {"trailing": ["4", "<= n1.trailing - 3 @ 500"]}}]}}
      """
    #expect(try ReloadComparison.difference(text, text) == nil)
  }

  @Test func aViewFollowsAnItemThatIsSeenLater() throws {
    let items = Array(repeating: #"{"constraints": {"height": 20}}"#, count: 9).joined(
      separator: ", ")
    let stage = try Stage(
      showing: Pair(
        "",
        #"{"id": "a", "constraints": {"width": "b.width", "height": 10}}, "#
          + Pair.items(items + ", " + Self.named)
          .replacing("\"frame\"", with: "\"id\": \"list\", \"frame\"")
      ).scene())
    let follower = try #require(stage.live.node(named: "a")?.view)
    let list = try #require(stage.live.node(named: "list")?.view as? UIScrollView)
    var time = 1.0
    func scroll(toEnd isEnd: Bool) {
      // Items say how high they are when they are seen, which brings the end elsewhere.
      for _ in 0..<4 {
        stage.act { list.contentOffset.y = isEnd ? list.contentSize.height - 60 : 0 }
        stage.turn(at: time)
        time += 1
      }
    }
    #expect(follower.bounds.width == 0)
    scroll(toEnd: true)
    #expect(follower.bounds.width == 30)
    scroll(toEnd: false)
    scroll(toEnd: true)
    #expect(follower.bounds.width == 30)
  }

  @Test("D6 who was as wide as an item is as its file says when that has gone")
  func widthOfAnItemThatHasGone() throws {
    let scene = """
      {"root": {"class": "UITableView",
        "subviews": [{"class": "UICollectionView", "bounds": [0, 0, 1, 1],
          "subviews": [{"constraints": ["self.width >= 44"]}],
          "items": [{"id": "a", "constraints": {"leading": "1.25 * a @ 750"}}, {}]}],
        "refreshControl": {"subviews": [{"frame": [0, 0, 0, 1], "constraints": {"width": "a"}}]}}}
      """
    let stage = try Stage(showing: scene)
    let layers = stage.live.dumpLayers()
    try stage.show(scene)
    stage.turn(at: 0)
    #expect(stage.live.dumpLayers() == layers)
  }

  @Test("D6 an item that takes its list its room stays as it was when the same is saved")
  func itemThatTakesTheRoom() throws {
    let scene = """
      {"root": {"class": "UIStackView", "subviews": [
        {"class": "UICollectionView", "items": [{"id": "a"}]},
        {"class": "UILabel", "text": "a", "subviews": [{"constraints": {"left": 0, "edges": "a"}}]}]}}
      """
    #expect(try ReloadComparison.difference(#"{"root": {}}"#, scene) == nil)
  }

  @Test("D1 an item that comes to another cell while constraints come ends nothing")
  func itemInAnotherCell() throws {
    func scene(_ other: String) -> String {
      """
      {"canvas": {"safeArea": [1, 0, 0, 0]}, "root": {"class": "UIStackView", "subviews": [
        {"class": "UICollectionView", "items": [{"constraints": {"height": "superview", "aspect": 1}}]},
        {\(other)}]}}
      """
    }
    let constrained = #""constraints": ["self.leading == superview.leading + 16 @ 750"]"#
    #expect(try ReloadComparison.difference(scene(constrained), scene("")) == nil)
    #expect(try ReloadComparison.difference(scene(""), scene(constrained)) == nil)
  }
}
