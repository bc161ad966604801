import Scenes
import StageSupport
import Stages
import Testing
import UIKit

/// What is wrong with the cells of a list: components that are not there or have no end, data that
/// does not fit to them, and layouts that nobody can mean.
@MainActor @Suite struct BadCellsTests {
  private typealias Kind = BadRowsTests.Kind

  /// Without a component the data are keys that rows do not have.
  private static let unread = [
    "s.json wrong-value /root/subviews/0/cell", "rows.json unknown-key /0/word",
    "rows.json unknown-key /1/word",
  ]

  private static let data = #"[{"word": "one"}, {"word": "two"}]"#

  @Test(arguments: [BadRowsTests.Kind.table, .collection])
  func `S06 a component for rows that is none is told of once, and what stands stays`(
    _ kind: BadRowsTests.Kind
  ) {
    let saved = SavedScene(["s.json": kind.scene(), "rows.json": Self.data])
    let picture = saved.picture
    for (cell, said) in [
      (#"{"component": "Nobody"}"#, ["s.json unknown-name /root/subviews/0/cell/component"]),
      (#"{"component": 4}"#, ["s.json wrong-value /root/subviews/0/cell/component"]),
      (#""Line""#, Self.unread), (#"["Line"]"#, Self.unread),
      (#"{"class": "UIRow"}"#, ["s.json unknown-class /root/subviews/0/cell/class"]),
    ] {
      #expect(saved.save(["s.json": kind.scene(cell)]) == said, "\(cell)")
      #expect(saved.picture == picture)
    }
    #expect(saved.save(["s.json": kind.scene()]) == [])
    #expect(saved.differenceFromFresh() == nil)
  }

  @Test(arguments: [BadRowsTests.Kind.table, .collection])
  func `S06 a component for rows that has itself in it is one mistake`(
    _ kind: BadRowsTests.Kind
  ) {
    let saved = SavedScene(["s.json": kind.scene(), "rows.json": Self.data])
    let picture = saved.picture
    for (view, place) in [
      (#"{"component": "Line"}"#, "component"),
      (#"{"subviews": [{"component": "Line"}]}"#, "subviews/0/component"),
      (
        #"{"class": "UITableView", "rows": [{}], "cell": {"component": "Line"}}"#, "cell/component"
      ),
      (
        #"{"class": "UITableView", "rows": "rows.json", "cell": {"component": "Line"}}"#,
        "cell/component"
      ),
    ] {
      let scene = kind.scene().replacing(kind.component, with: view)
      let said = saved.save(["s.json": scene])
      #expect(said == ["s.json component-cycle /components/Line/view/\(place)"], "\(view)")
      #expect(saved.picture == picture)
    }
    saved.save(["s.json": kind.scene()])
    #expect(saved.differenceFromFresh() == nil)
  }

  @Test(arguments: [BadRowsTests.Kind.table, .collection])
  func `S06 what the data does not have is what the component has, what it has too much a warning`(
    _ kind: BadRowsTests.Kind
  ) throws {
    let saved = SavedScene([
      "s.json": kind.scene(), "rows.json": #"[{}, {"word": "two"}, {"wrod": "three"}]"#,
    ])
    #expect(saved.mistakes == ["rows.json unknown-key /2/wrod"])
    let list = try saved.stage.view("list")
    #expect(saved.stage.wordsSeen(in: list) == ["-", "two", "-"])
    // A parameter that nobody gives, and one that there is not.
    let needy = kind.scene().replacing(#"{"word": "-"}"#, with: "{}")
    #expect(
      saved.save(["s.json": needy]).contains("s.json unknown-name /components/Line/view/text"))
    #expect(saved.stage.wordsSeen(in: list) == ["-", "two", "-"])
    saved.save(["s.json": kind.scene(), "rows.json": Self.data])
    #expect(saved.differenceFromFresh() == nil)
  }

  @Test func `S06 a picture of a row that is missing is told of, and the others are shown`() throws
  {
    let saved = SavedScene([
      "s.json": Kind.table.scene(#"{"class": "UITableViewCell"}"#),
      "rows.json": #"[{"text": "one", "image": "no.png"}, {"text": "two"}]"#,
    ])
    #expect(saved.mistakes == ["rows.json unreadable-image /0/image"])
    #expect(try saved.stage.words() == ["one", "two"])
    saved.save(["rows.json": #"[{"text": "one"}, {"text": "two"}]"#])
    #expect(saved.differenceFromFresh() == nil)
  }

  // MARK: Rows by hand

  private func table(_ keys: String, _ rows: String) -> String {
    """
    {"canvas": {"size": [200, 300], "scale": 1}, "root": {"subviews": [{"class": "UITableView",
     "id": "list", "frame": [0, 0, 200, 300]\(keys), "rows": [\(rows)]}]}}
    """
  }

  @Test func `S06 heights of rows that are none are told of, odd ones are laid out`() throws {
    let saved = SavedScene(["s.json": table("", #"{"text": "a"}, {"text": "b"}"#)])
    let picture = saved.picture
    for (height, code) in [
      ("-1", "value-out-of-range"), ("1e30", "value-out-of-range"),
      ("-1e-30", "value-out-of-range"), ("1e10", "value-out-of-range"), ("\"tall\"", "wrong-value"),
      ("[4]", "wrong-value"), ("true", "wrong-value"),
    ] {
      let said = saved.save(["s.json": table("", #"{"text": "a", "height": \#(height)}, {}"#)])
      #expect(said == ["s.json \(code) /root/subviews/0/rows/0/height"], "\(height)")
      #expect(saved.picture == picture)
    }
    let table = try saved.stage.view("list", as: UITableView.self)
    for (height, shown) in [
      ("0", 0), ("1e-30", 1e-30), ("0.001", 0.001), ("1e6", 1e6), ("1e9", 1e9), ("null", 44),
    ] as [(String, CGFloat)] {
      let rows = #"{"text": "a", "height": \#(height)}, {"text": "b"}"#
      #expect(saved.save(["s.json": self.table("", rows)]) == [], "\(height)")
      let next = table.rectForRow(at: IndexPath(row: 1, section: 0)).minY
      #expect(abs(next - shown) <= max(1, shown / 1000), "\(height) \(next)")
      #expect(table.contentSize.height.isFinite)
      #expect(saved.differenceFromFresh() == nil, "\(height)")
    }
  }

  @Test func `S06 rows of no height are as many as there are, and end`() throws {
    let rows = Array(repeating: #"{"text": "a", "height": 0}"#, count: 3000).joined(separator: ",")
    let saved = SavedScene(["s.json": table("", rows + #", {"text": "last"}"#)])
    let table = try saved.stage.view("list", as: UITableView.self)
    #expect(table.numberOfRows(inSection: 0) == 3001)
    #expect(table.rectForRow(at: IndexPath(row: 3000, section: 0)).minY < 1)
    #expect(table.contentOffset.y.isFinite)
    saved.save(["s.json": self.table("", #"{"text": "last"}"#)])
    #expect(saved.differenceFromFresh() == nil)
  }

  @Test(arguments: [
    #""contentInset": [1000, 1000, 1000, 1000]"#, #""contentInset": [-1000, -1000, -1000, -1000]"#,
    #""contentInset": [0, 1e9, 0, 1e9]"#,
    #""style": "insetGrouped", "layoutMargins": [0, 500, 0, 500]"#,
    #""layoutMargins": [-500, -500, -500, -500], "style": "insetGrouped""#,
    #""contentOffset": [1e9, 1e9]"#, #""contentOffset": [-1e9, -1e9]"#,
    #""contentSize": [1e9, 1e9]"#, #""bounds": [0, 0, 0, 0]"#, #""bounds": [0, 0, -50, -50]"#,
    #""bounds": [0, 0, 1, 1e9]"#, #""bounds": [0, 0, 1e9, 1]"#, #""bounds": [0, 0, 0.001, 300]"#,
    #""bounds": [1e9, 1e9, 200, 300]"#, #""transform": [{"scale": 0}]"#,
    #""contentScaleFactor": 1000"#,
  ])
  func `S06 a table of an odd place is laid out, and is as ever afterwards`(_ keys: String) throws {
    let rows = (0..<30).map { "{\"text\": \"\($0)\"}" }.joined(separator: ", ")
    for style in ["plain", "grouped", "insetGrouped"] {
      let plain = table(", \"style\": \"\(style)\"", rows)
      let saved = SavedScene(["s.json": plain])
      saved.save(["s.json": table(", \(keys)", rows)])
      #expect(saved.differenceFromFresh() == nil, "\(style)")
      let table = try saved.stage.view("list", as: UITableView.self)
      #expect(table.contentOffset.y.isFinite && table.contentSize.height.isFinite)
      saved.save(["s.json": plain])
      #expect(saved.differenceFromFresh() == nil, "\(style)")
    }
  }

  // MARK: Items

  private func grid(_ layout: String, _ count: Int = 30) -> String {
    let items = (0..<count).map { "{\"class\": \"UILabel\", \"text\": \"\($0)\"}" }
    return """
      {"canvas": {"size": [200, 300], "scale": 1}, "root": {"subviews": [{"class": "UICollectionView",
       "id": "list", "frame": [0, 0, 200, 300], "sections": [{"header": "Head", "layout": {\(layout)},
       "items": [\(items.joined(separator: ", "))]}]}]}}
      """
  }

  @Test func `S06 layouts that cannot be are told of, and what stands stays`() {
    let saved = SavedScene(["s.json": grid(#""columns": 3"#)])
    let picture = saved.picture
    for (key, values) in [
      ("columns", ["0", "-1", "10000", "1.5", "\"two\"", "null"]),
      ("width", ["0", "-1", "1e30"]), ("height", ["0", "-1", "1e-30", "1e30"]),
      ("aspect", ["0", "-1", "1e30"]), ("spacing", ["-1", "1e30"]), ("lineSpacing", ["-1"]),
      ("insets", ["4", "[1]", "[-1, 0, 0, 0]", "[1, 2, 3, \"a\"]"]),
      ("scrolling", ["\"up\"", "4"]),
    ] {
      for value in values {
        let said = saved.save(["s.json": grid("\"\(key)\": \(value)")])
        let place = "/root/subviews/0/sections/0/layout/\(key)"
        let codes = ["s.json wrong-value \(place)", "s.json value-out-of-range \(place)"]
        #expect(
          said.count == 1 && codes.contains { said[0].hasPrefix($0) }, "\(key) \(value): \(said)")
        #expect(saved.picture == picture)
      }
    }
    saved.save(["s.json": grid(#""columns": 3"#)])
    #expect(saved.differenceFromFresh() == nil)
  }

  @Test(arguments: [
    #""columns": 100"#, #""columns": 100, "spacing": 10000"#, #""columns": 3, "aspect": 100"#,
    #""columns": 3, "aspect": 0.01"#, #""height": 100000"#, #""height": 1"#,
    #""insets": [500, 500, 500, 500]"#, #""insets": [0, 1000000, 0, 1000000], "columns": 4"#,
    #""insets": [1000000000, 0, 1000000000, 0]"#, #""lineSpacing": 10000"#,
    #""scrolling": "continuous", "width": 100000, "height": 10"#,
    #""scrolling": "groupPaging", "width": 1, "height": 1"#,
    #""scrolling": "paging", "insets": [0, 300, 0, 300], "height": 40"#,
    #""scrolling": "groupPagingCentered", "aspect": 100"#,
    #""scrolling": "continuousGroupLeadingBoundary", "columns": 100, "spacing": 10000"#,
  ])
  func `S06 a layout at its limits is laid out, and is as ever afterwards`(_ layout: String) throws
  {
    let plain = grid(#""columns": 3"#)
    let saved = SavedScene(["s.json": plain])
    for count in [30, 0, 1] {
      #expect(saved.save(["s.json": grid(layout, count)]) == [])
      #expect(saved.differenceFromFresh() == nil)
      let list = try saved.stage.view("list", as: UICollectionView.self)
      #expect(list.contentSize.width.isFinite && list.contentSize.height.isFinite)
      saved.stage.act { list.contentOffset.y = list.contentSize.height }
      saved.stage.rest()
      saved.stage.act { list.contentOffset = .zero }
      saved.stage.rest()
    }
    saved.save(["s.json": plain])
    #expect(saved.differenceFromFresh() == nil)
  }
}
