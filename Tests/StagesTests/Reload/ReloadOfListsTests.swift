import Scenes
import StageSupport
import Stages
import Testing
import UIKit

/// Saves after which lists are what a first load makes of them.
@MainActor @Suite struct ReloadOfListsTests {
  /// Two versions of what is in the root.
  struct Pair: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let first: String
    let second: String

    init(_ name: String, _ first: String, _ second: String) {
      (testDescription, self.first, self.second) = (name, first, second)
    }

    static func scene(_ subviews: String) -> String {
      #"{"canvas": {"size": [100, 200], "scale": 1}, "root": {"subviews": [\#(subviews)]}}"#
    }
  }

  nonisolated private static func items(_ items: String, _ more: String = "") -> String {
    #"{"class": "UICollectionView", "frame": [0, 0, 100, 60], "items": [\#(items)]\#(more)}"#
  }

  nonisolated private static func rows(_ rows: String, _ more: String = "") -> String {
    #"{"class": "UITableView", "frame": [0, 0, 100, 60], "rows": [\#(rows)]\#(more)}"#
  }

  nonisolated private static func stack(_ label: String, _ more: String = "") -> String {
    """
    {"class": "UIStackView", "subviews": [{"class": "UILabel", "text": "a"\(label)}]\(more)}
    """
  }

  nonisolated private static let pairs = [
    Pair(
      "a stack that fills its item now",
      items(stack("", #", "constraints": {"centerX": 0}"#)),
      items(stack(#", "constraints": {"edges": 9}"#))),
    Pair(
      "items below what has begun to refresh",
      items(#"{"constraints": {"width": 30, "height": 80}}"#),
      items(
        #"{"constraints": {"width": 30, "height": 80}}"#,
        #", "refreshControl": {"isRefreshing": true}"#)),
    Pair("a row without the colour it had", rows(#"{"backgroundColor": "red"}"#), rows("{}")),
    Pair(
      "a text in the place of an accessory", rows(#"{"accessoryView": {"frame": [0, 0, 60, 9]}}"#),
      rows(#"{"class": "UILabel", "text": "two words of some length", "numberOfLines": 0}"#)),
    Pair(
      "a table in a row that is seen where the file scrolls to",
      #"{"class": "UITableView", "rows": [{}, {}], "frame": [0, 0, "0%", "50%"]}"#,
      """
      {"class": "UITableView", "rows": [{}, {"class": "UITableView", "rows": [{}], "contentOffset": [0, 1],
      "constraints": {}}], "contentOffset": [0, 75]}
      """),
    Pair(
      "a row that says itself where it lies", rows("{}"),
      rows(#"{"constraints": {"lastBaseline": "b.lastBaseline", "centerY": ">= superview"}}"#)
        + #", {"id": "b", "constraints": {"leading": "<= 4"}}"#),
    Pair(
      "a list that a stack makes smaller",
      #"{"class": "UIStackView", "subviews": [\#(rows("{}, {}")), {"class": "UILabel", "text": "a"}]}"#,
      #"{"class": "UIStackView", "subviews": [\#(rows("{}, {}"))]}"#),
    Pair(
      "a list that would follow its own row", rows("{}"),
      rows(
        #"{"id": "b"}"#, #", "constraints": {"right": "b.right + 5", "height": "superview @ 998"}"#)
    ),
  ]

  @Test(arguments: pairs)
  func D6_aListIsAsOneThatIsLoaded(_ pair: Pair) throws {
    let (first, second) = (Pair.scene(pair.first), Pair.scene(pair.second))
    #expect(try ReloadComparison.difference(first, second) == nil)
    #expect(try ReloadComparison.difference(second, first) == nil)
  }

  @Test("D6 rows of a controller that comes are as high as their constraints say")
  func rowsOfAControllerThatComes() throws {
    func scene(_ controllers: String) -> String {
      #"{"root": {"class": "UINavigationController", "viewControllers": [\#(controllers)]}}"#
    }
    // The stack is what the list is laid out for before its constraints are there.
    let list =
      #"{"subviews": [\#(Self.items(#"{"constraints": {"height": 1}}"#)), {"class": "UIStackView"}]}"#
    #expect(try ReloadComparison.difference(scene(""), scene(list)) == nil)
    let stage = try Stage(showing: scene(""))
    try stage.show(scene(list))
    stage.turn(at: 0)
    #expect(stage.live.dumpViews().contains("contentSize (100 1)"))
  }

  @Test("D6 keys stay with what goes elsewhere in the tree, and by way of nowhere")
  func keysStay() throws {
    let bar = #"{"class": "UISearchBar", "id": "bar", "isFirstResponder": true}"#
    let first = #"{"root": \#(bar)}"#
    let second = #"{"root": {"class": "UITabBarController", "subviews": [\#(bar)]}}"#
    #expect(try ReloadComparison.difference(first, second) == nil)
    let stage = try Stage(showing: first)
    try stage.show(second)
    #expect(stage.live.node(named: "bar")?.view?.isFirstResponder == true)
  }

  @Test(
    "D6 who types in a row goes on with that when other rows are saved",
    arguments: ["Table", "Collection"])
  func typingInRows(kind: String) throws {
    func scene(_ text: String) -> String {
      let rows =
        #"[{"class": "UITextField", "id": "field"}, {"class": "UILabel", "text": "\#(text)"}]"#
      return
        #"{"root": {"class": "UI\#(kind)View", "\#(kind == "Table" ? "rows" : "items")": \#(rows)}}"#
    }
    let stage = try Stage(showing: scene("a"))
    stage.turn(at: 0)
    let field = try stage.view("field", as: UITextField.self)
    stage.act {
      field.becomeFirstResponder()
      field.insertText("abc")
      field.selectedTextRange = field.textRange(
        from: field.beginningOfDocument, to: field.beginningOfDocument)
      field.insertText("1")
    }
    try stage.show(scene("b"))
    #expect(field.isFirstResponder && field.text == "1abc")
    stage.act { field.insertText("2") }
    #expect(field.text == "12abc")
  }

  @Test("D6 rows stay selected whatever else of their list is saved")
  func selectionStays() throws {
    func scene(_ keys: String) -> String {
      #"{"root": {"class": "UITableView", "id": "list"\#(keys), "rows": [{"text": "a"}, {"text": "b"}]}}"#
    }
    let stage = try Stage(showing: scene(""))
    stage.turn(at: 0)
    let path = IndexPath(row: 1, section: 0)
    try stage.view("list", as: UITableView.self).selectRow(
      at: path, animated: false, scrollPosition: .none)
    for keys in [
      #", "style": "grouped""#, #", "allowsReordering": true"#, #", "allowsDeleting": true"#,
    ] {
      try stage.show(scene(keys))
      #expect(try stage.view("list", as: UITableView.self).indexPathForSelectedRow == path)
    }
  }

  @Test("D6 a selected row that a save takes away is kept by nobody")
  func selectedRowGoes() throws {
    func scene(_ rows: String) -> String {
      #"{"root": {"class": "UITableView", "id": "list", "rows": [{"text": "a"}\#(rows)]}}"#
    }
    let stage = try Stage(showing: scene(#", {"text": "b", "id": "row"}"#))
    stage.turn(at: 0)
    try stage.view("list", as: UITableView.self).selectRow(
      at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    weak let row = stage.live.node(named: "row")?.view
    #expect(row != nil)
    try stage.show(scene(""))
    stage.turn(at: 0)
    #expect(row == nil)
  }

  @Test("D6 what covers a list's ends elsewhere is not what it was found for")
  func listsUnderBars() throws {
    func scene(_ node: String) -> String {
      """
      {"canvas": {"size": [100, 90], "scale": 1, "safeArea": [4, 0, 0, 0]}, "root": \(node)}
      """
    }
    func list(_ keys: String) -> String {
      """
      {"class": "UICollectionView", "frame": [0, 0, 8, 2], "contentInset": [1, 37, 6, 67],
      "items": [{}, {}, {}]\(keys)}
      """
    }
    func moved(_ top: Int, in name: String = "UIView") -> String {
      #"{"subviews": [{"class": "\#(name)", "frame": [0, \#(top), 19, 45], "subviews": [\#(list(""))]}]}"#
    }
    let covered = #", "id": "list""#
    let pairs = [
      (moved(0), moved(1)), (moved(0, in: "UIStackView"), moved(1, in: "UIStackView")),
      (list(covered), #"{"subviews": [\#(list(covered))]}"#),
      (
        #"{"class": "UICollectionView", "bounds": [0, 0, 10, 5]}"#,
        """
        {"class": "UICollectionView", "bounds": [0, 1, 10, 5], "sections": [{"header": "a"}],
        "contentInsetAdjustmentBehavior": "always"}
        """
      ),
    ]
    for (first, second) in pairs {
      #expect(try ReloadComparison.difference(scene(first), scene(second)) == nil)
    }
  }

  @Test("D6 the size of a list's content follows from its rows, whatever the file says")
  func contentOfAList() throws {
    func scene(_ keys: String) -> String {
      """
      {"canvas": {"direction": "rightToLeft"}, "root": {"class": "UISwitch", "subviews": [
      {"class": "UICollectionView"\(keys)}]}}
      """
    }
    let said = #", "contentInset": [0, 0, 0, 1], "contentSize": [-1, 0]"#
    #expect(try ReloadComparison.difference(scene(""), scene(said)) == nil)
    let stage = try Stage(showing: Pair.scene(Self.rows("{}, {}", #", "contentSize": [9, 999]"#)))
    stage.turn(at: 0)
    #expect(stage.live.dumpViews().contains("contentSize (100 88)"))
  }

  @Test("D6 shares follow what is sized by where something is scrolled to")
  func sharesOfWhatAnOffsetSizes() throws {
    let second = Pair.scene(
      """
      {"id": "a"}, {"constraints": {"centerY": 0}, "sublayers": [{"position": [0, "5%"]}], "subviews": [
      {"class": "UICollectionView", "contentOffset": [0, 1], "items": [{}], "subviews": [{"subviews": [
      {"constraints": {"bottom": "a", "edges": "margins"}}]}]}]}
      """)
    #expect(try ReloadComparison.difference(Pair.scene(#"{"id": "a"}"#), second) == nil)
  }

  @Test("D6 rows that were seen in other room than the list comes to have are found anew")
  func rowsSeenInOtherRoom() throws {
    let first = #"{"frame": [23, 25, 32, 13], "constraints": ["self.width >= 44"]}"#
    let second = """
      {"frame": [23, 25, 32, 13], "constraints": ["self.width >= 44"], "subviews": [{"class": "UITableView",
      "frame": [0, 0, 0, "50%"], "rows": [{}], "cell": {"text": "\\no"}}]}
      """
    func scene(_ node: String) -> String {
      Pair.scene(#"{"class": "UINavigationController", "subviews": [\#(node)]}"#)
    }
    #expect(try ReloadComparison.difference(scene(first), scene(second)) == nil)
  }

  @Test("D6 rows are as high as in the width that they have when all is in its place")
  func rowsThatAreCoveredNoMore() throws {
    let first = #"{"root": {"class": "UISplitViewController"}}"#
    let second = """
      {"canvas": {"safeArea": [0, 5, 0, 0]}, "root": {"class": "UISplitViewController", "anchorPoint": [0, 0],
      "subviews": [{"class": "UITableView", "frame": [0, 0, 43, 0.3], "rows": [{"text": " i"}]}]}}
      """
    #expect(try ReloadComparison.difference(first, second) == nil)
  }

  @Test("D6 a cell by itself needs the height that it needs where nothing covers it")
  func cellThatWasCovered() throws {
    let first =
      #"{"canvas": {"safeArea": [0, 0, 0, 5]}, "root": {"class": "UITableViewCell"}}"#
    let second =
      #"{"root": {"class": "UITableViewCell", "sizeToFit": true, "frame": [0, 0, 37, 0], "text": "two words"}}"#
    #expect(try ReloadComparison.difference(first, second) == nil)
  }

  @Test("D6 items that go by the room around them, which goes by them, come to rest")
  func itemsByTheirOwnRoom() throws {
    let scene = """
      {"canvas": {"safeArea": [0, 150, 0, 0]}, "root": {"subviews": [{"subviews": [{"class": "UICollectionView",
      "contentInset": [0, -1, 0, 0], "frame": [0, 0, 0, 0], "sections": [{"items": [{}, {}],
      "layout": {"height": 1, "insets": [0, 0, 29, 0]}}, {"header": "f", "items": [{}]}]}]}]}}
      """
    let stage = try Stage(showing: scene)
    let dump = stage.live.dumpViews()
    let list = try #require(stage.live.root?.view?.subviews.first?.subviews.first)
    for _ in 0..<3 {
      list.setNeedsLayout()
      list.layoutIfNeeded()
      #expect(stage.live.dumpViews() == dump)
    }
  }

  @Test("D6 what refreshes above content is seen where constraints have made the view smaller")
  func refreshWhereConstraintsGo() throws {
    func scene(_ top: String) -> String {
      """
      {"root": {"subviews": [{"class": "UIScrollView", "constraints": {\(top)"centerY": 12},
      "refreshControl": {"isRefreshing": true}}]}}
      """
    }
    #expect(
      try ReloadComparison.difference(scene(#""top": "<= safeArea", "#), scene("")) == nil)
  }

  @Test("D6 items that are asked for anew after a save are those of a first load")
  func betweenTwoRooms() throws {
    // How wide the content is says whether it scrolls sideways, by which it keeps clear of the edges or not.
    func scene(_ alpha: Int) -> String {
      """
      {"canvas": {"safeArea": [0, 1, 0, 0]}, "root": {"class": "UIStackView", "alpha": \(alpha), "subviews": [
        {"subviews": [{"class": "UICollectionView", "contentInset": [0, 0, 0, -1], "frame": [0, 0, 1, 1],
          "items": [{}]}]}]}}
      """
    }
    #expect(try ReloadComparison.difference(scene(1), scene(1)) == nil)
    #expect(try ReloadComparison.difference(scene(0), scene(1)) == nil)
  }

  @Test(
    "D6 items are seen first at their beginning, also where an edge that is wider than the list leaves room beside it",
    arguments: ["[0, 1, 0, 2]", "[0, 2, 0, 1]", "[3, 0, 2, 0]", "[2, 1, 3, 2]"],
    ["leftToRight", "rightToLeft"])
  func itemsBesideWideEdges(edges: String, direction: String) throws {
    func scene(_ keys: String) -> String {
      """
      {"canvas": {"size": [1, 1], "safeArea": \(edges), "direction": "\(direction)"},
        "root": {"class": "UICollectionView"\(keys)}}
      """
    }
    let items = #", "items": [{}], "alwaysBounceHorizontal": true"#
    for offset in ["", #", "contentOffset": [1, 0]"#, #", "contentOffset": [-1, 1]"#] {
      #expect(try ReloadComparison.difference(scene(""), scene(items + offset)) == nil)
      #expect(try ReloadComparison.difference(scene(items + offset), scene(items)) == nil)
    }
  }

  @Test("D6 a row does not say how large its list's content is, after a save either")
  func rowByItsList() throws {
    func scene(_ opacity: Int) -> String {
      """
      {"root": {"alpha": \(opacity), "subviews": [{"class": "UITableView", "frame": [0, 0, 9, 90], "subviews": [
        {"backgroundColor": "red", "constraints": {"edges": 0}}],
        "rows": [{"constraints": {"bottom": "0.5 * superview + 2"}}]}]}}
      """
    }
    #expect(try ReloadComparison.difference(scene(0), scene(1)) == nil)
  }

  @Test("D6 a list whose items turn out to be nothing keeps clear of bars as in a first load")
  func itemsOfNothing() throws {
    func scene(_ pages: String) -> String {
      """
      {"root": {"class": "UINavigationController", "viewControllers": [
        {"class": "UIPageViewController"\(pages)}]}, "canvas": {"size": [300, 300]}}
      """
    }
    let list =
      #"{"class": "UICollectionView", "frame": [0, 0, 1, 1], "items": [{}, {}, {}, {}, {}]}"#
    let tab = #", "pages": [{"class": "UITabBarController", "subviews": [\#(list)]}]"#
    #expect(try ReloadComparison.difference(scene(""), scene(tab)) == nil)
  }

  @Test("D6 a list that had room only on its way to none has measured nothing")
  func listWithoutAHeight() throws {
    func scene(_ more: String) -> String {
      """
      {"root": {"subviews": [{"frame": [0, 0, 0, 1]\(more), "subviews": [
        {"class": "UICollectionView", "bounds": [0, 0, "0%", "3.%"], "constraints": ["self.width >= 44"],
          "items": [{}]}]}]}}
      """
    }
    let related = scene(#", "constraints": ["self.width >= 44"]"#)
    #expect(try ReloadComparison.difference(scene(""), related) == nil)
    #expect(try ReloadComparison.difference(related, scene("")) == nil)
  }

  @Test("D6 an item that another cell has had on the way is in the cell that is shown")
  func itemInACellThatHadItBefore() throws {
    func scene(_ more: String) -> String {
      """
      {"canvas": {"safeArea": [1, 0, 0, 0]}, "root": {"frame": [0, ".5e-1%", "5e-1%", 0]\(more), "subviews": [
        {"frame": [0, 0, 0, 2], "constraints": {"bottom": ["-4"]}, "subviews": [
          {"class": "UICollectionView", "frame": [0, "50%", 1, 1], "items": [{}, {"class": "UISearchBar"}]}]}]}}
      """
    }
    #expect(try ReloadComparison.difference(scene(""), scene(#", "tag": 0"#)) == nil)
  }
}
