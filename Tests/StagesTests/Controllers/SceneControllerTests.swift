import CoreGraphics
import RenderServer
import Scenes
import StageSupport
import Stages
import Testing
import UIKit

/// Controllers, tables and collections that a scene describes: what actions bring, and what a save
/// leaves as it is.
@MainActor struct SceneControllerTests {
  private static let size = #""canvas": {"size": [200, 300], "scale": 1}"#

  /// A stack whose first page has a button that brings what a step says.
  private func stack(_ step: String, title: String = "First") -> String {
    """
    {\(Self.size), "root": {"class": "UINavigationController", "id": "stack", "viewControllers": [
      {"id": "first", "title": "\(title)", "subviews": [
        {"class": "UIButton", "id": "go", "frame": [20, 120, 100, 40],
         "actions": {"touchUpInside": [\(step)]}}]}]}}
    """
  }

  private func tap(_ name: String, on stage: Stage) throws {
    let view = try #require(stage.live.node(named: name)?.touched(in: stage.live.window))
    stage.act { stage.live.window.layoutIfNeeded() }
    let point = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    stage.send { $0.press(at: point, time: $1) }
    stage.turn(at: stage.time + 0.05)
    stage.send { $0.release(at: point, time: $1) }
    go(on: stage, 1)
  }

  private func go(on stage: Stage, _ seconds: Double) {
    for _ in 0..<Int(seconds * 60) { stage.turn(at: stage.time + 1.0 / 60) }
  }

  private func controllers(_ stage: Stage) throws -> [String] {
    let stack = try #require(
      stage.live.node(named: "stack")?.object.controller as? UINavigationController)
    return stack.viewControllers.map { $0.title ?? "" }
  }

  @Test func `S05 a step pushes a controller, and a save keeps it with what is new in it`() throws {
    let stage = try Stage(showing: stack(#"{"push": {"id": "second", "title": "Second"}}"#))
    try tap("go", on: stage)
    #expect(try controllers(stage) == ["First", "Second"])
    try stage.show(stack(#"{"push": {"id": "second", "title": "Other"}}"#, title: "Begin"))
    #expect(try controllers(stage) == ["Begin", "Other"])
    // Nobody brings it any more.
    try stage.show(stack(#"{"log": "nothing"}"#))
    #expect(try controllers(stage) == ["First"])
  }

  @Test func `S05 what a bar moves in a controller that comes was not moved by hand`() throws {
    func push(_ keys: String) -> String {
      stack(
        """
        {"push": {"id": "second", "subviews": [{"class": "UIScrollView", "id": "list",
          "frame": [0, 0, 200, 300], "contentSize": [200, 900]\(keys)}]}}
        """)
    }
    let stage = try Stage(showing: push(""))
    try tap("go", on: stage)
    let list = try #require(stage.live.node(named: "list")?.view as? UIScrollView)
    #expect(list.contentOffset.y < 0)
    let beginning = list.contentOffset
    try stage.show(push(#", "contentOffset": [0, 90]"#))
    #expect(list.contentOffset.y == 90)
    try stage.show(push(#", "contentOffset": [0, 0]"#))
    #expect(list.contentOffset == beginning)
  }

  @Test func `S05 what was popped stays popped until the file has another stack`() throws {
    func scene(_ pages: String) -> String {
      "{\(Self.size), \"root\": {\"class\": \"UINavigationController\", \"id\": \"stack\", "
        + "\"viewControllers\": [\(pages)]}}"
    }
    let two = #"{"title": "A"}, {"title": "B", "id": "b"}"#
    let stage = try Stage(showing: scene(two))
    #expect(try controllers(stage) == ["A", "B"])
    let stack = stage.live.node(named: "stack")?.object.controller as? UINavigationController
    _ = stage.act { stack?.popViewController(animated: false) }
    go(on: stage, 0.1)
    try stage.show(scene(#"{"title": "A1"}, {"title": "B", "id": "b"}"#))
    #expect(try controllers(stage) == ["A1"])
    try stage.show(scene(#"{"title": "A1"}, {"title": "B", "id": "b"}, {"title": "C"}"#))
    #expect(try controllers(stage) == ["A1", "B", "C"])
  }

  @Test func `S05 what an appearance brings appears in the same frame, with what that brings`()
    throws
  {
    func page(_ name: String, _ actions: String = "{}") -> String {
      #"{"present": {"id": "\#(name)", "actions": \#(actions)}}"#
    }
    func appear(_ step: String) -> String { #"{"appear": [\#(step)]}"# }
    let steps = page("first", appear(page("second", appear(page("third")))))
    let root = #"{"class": "UINavigationController", "tabBarItem": {"actions": \#(appear(steps))}}"#
    let stage = try Stage(showing: #"{\#(Self.size), "root": \#(root)}"#)
    stage.turn(at: 0)
    for name in ["first", "second", "third"] { #expect(stage.live.node(named: name) != nil) }
    #expect(stage.turn(at: 0).tilesPainted == 0)
  }

  @Test func `S05 a step presents a sheet, and another one dismisses it`() throws {
    let step = #"""
      {"present": {"id": "sheet", "detents": "medium", "subviews": [
        {"class": "UIButton", "id": "end", "frame": [20, 40, 100, 40],
         "actions": {"touchUpInside": [{"dismiss": true}]}}]}}
      """#
    let stage = try Stage(showing: stack(step))
    try tap("go", on: stage)
    let root = try #require(stage.live.window.rootViewController)
    #expect(root.presentedViewController?.sheetPresentationController?.detents.count == 1)
    try stage.show(stack(step, title: "Kept"))
    #expect(root.presentedViewController != nil)
    try tap("end", on: stage)
    #expect(root.presentedViewController == nil)
    // A save that has no step any more takes the sheet away.
    try tap("go", on: stage)
    #expect(root.presentedViewController != nil)
    try stage.show(stack(#"{"log": "nothing"}"#))
    go(on: stage, 0.1)
    #expect(root.presentedViewController == nil)
  }

  @Test func `S05 an alert asks, and a choice does what it is for`() throws {
    let stage = try Stage(
      showing: stack(
        #"""
        {"present": {"class": "UIAlertController", "title": "Sure?", "alertActions": [
          {"title": "No", "style": "cancel"},
          {"id": "yes", "title": "Yes", "actions": {"tap": [{"set": {"go.alpha": 0.5}}]}}]}}
        """#))
    try tap("go", on: stage)
    let alert = try #require(
      stage.live.window.rootViewController?.presentedViewController as? UIAlertController)
    #expect(alert.actions.map(\.title) == ["No", "Yes"])
    stage.send { _, _ in
      (stage.live.node(named: "yes")?.view as? UIControl)?
        .sendActions(for: .touchUpInside)
    }
    #expect(stage.live.node(named: "go")?.view?.alpha == 0.5)
  }

  // MARK: Rows

  private func list(_ rows: String, more: String = "") -> String {
    """
    {\(Self.size), "root": {"class": "UITableView", "id": "list", "frame": [0, 0, 200, 300]\(more),
      "rows": [\(rows)]}}
    """
  }

  private func texts(_ stage: Stage) throws -> [String?] {
    let table = try #require(stage.live.node(named: "list")?.view as? UITableView)
    return table.visibleCells.map {
      ($0.contentConfiguration as? UIListContentConfiguration)?.text
    }
  }

  @Test func `S06 rows are those of the file, and what was done to them stays over a save`() throws
  {
    let first = #"{"text": "A", "accessoryView": {"class": "UISwitch", "id": "on"}}, {"text": "B"}"#
    let stage = try Stage(showing: list(first))
    #expect(try texts(stage) == ["A", "B"])
    try tap("on", on: stage)
    let isOn = { (stage.live.node(named: "on")?.view as? UISwitch)?.isOn }
    #expect(isOn() == true)
    try stage.show(list(first + #", {"text": "C"}"#))
    stage.turn(at: stage.time)
    #expect(try texts(stage) == ["A", "B", "C"])
    #expect(isOn() == true)
  }

  @Test func `S06 only rows that are seen have views`() throws {
    let rows = (0..<400).map { "{\"id\": \"r\($0)\", \"text\": \"\($0)\"}" }.joined(separator: ",")
    let stage = try Stage(showing: list(rows))
    #expect(stage.live.node(named: "r0") != nil)
    #expect(stage.live.node(named: "r300") == nil)
    stage.act {
      (stage.live.node(named: "list")?.view as? UITableView)?
        .scrollToRow(at: IndexPath(row: 300, section: 0), at: .top, animated: false)
    }
    stage.turn(at: 0.1)
    #expect(stage.live.node(named: "r300") != nil)
  }

  @Test func `S06 a row that is deleted stays away until the file has other rows`() throws {
    let rows =
      #"{"id": "a", "text": "A", "actions": {"select": [{"delete": "self"}]}}, {"text": "B"}"#
    let stage = try Stage(showing: list(rows))
    try tap("a", on: stage)
    #expect(try texts(stage) == ["B"])
    try stage.show(list(rows, more: #", "separatorStyle": "none""#))
    stage.turn(at: stage.time)
    #expect(try texts(stage) == ["B"])
    try stage.show(list(rows + #", {"text": "C"}"#))
    stage.turn(at: stage.time)
    #expect(try texts(stage) == ["A", "B", "C"])
  }

  @Test func `S06 rows come from a file and a template, and a file that is wrong is told of`()
    throws
  {
    let scene = """
      {\(Self.size), "components": {"Line": {"parameters": {"word": ""},
        "view": {"class": "UITableViewCell", "text": "${word}"}}},
       "root": {"class": "UITableView", "id": "list", "frame": [0, 0, 200, 300],
        "cell": {"component": "Line"}, "rows": "words.json"}}
      """
    func load(_ words: String?) -> SceneLoad {
      var files = ["s.json": scene]
      files["words.json"] = words
      return SceneLoad.load("s.json", from: FilesInMemory(files))
    }
    let right = load(#"[{"word": "one"}, {"word": "$5"}]"#)
    #expect(right.files.contains("words.json"))
    let stage = Stage(threads: 1)
    stage.show(try #require(right.scene))
    stage.turn(at: 0)
    #expect(try texts(stage) == ["one", "$5"])
    #expect(load(nil).diagnostics.hasErrors)
    #expect(load("[{]").diagnostics.hasErrors)
    #expect(load("{}").diagnostics.hasErrors)
  }

  @Test func `S06 a search leaves the rows that have the text`() throws {
    let stage = try Stage(
      showing: """
        {\(Self.size), "root": {"class": "UINavigationController", "viewControllers": [
          {"title": "All", "searchController": {"id": "search", "filters": "list"}, "subviews": [
            {"class": "UITableView", "id": "list", "frame": [0, 0, "100%", "100%"],
             "rows": [{"text": "Ant"}, {"text": "Bee"}, {"text": "Beetle"}]}]}]}}
        """)
    let page = try #require(stage.live.window.rootViewController as? UINavigationController)
    let search = try #require(page.topViewController?.navigationItem.searchController)
    stage.act {
      search.searchBar.text = "bee"
      search.searchResultsUpdater?.updateSearchResults(for: search)
    }
    stage.turn(at: 0.1)
    #expect(try texts(stage) == ["Bee", "Beetle"])
  }

  @Test func `S06 items lie in columns, and an item that is chosen acts`() throws {
    let stage = try Stage(
      showing: """
        {\(Self.size), "root": {"class": "UICollectionView", "id": "grid", "frame": [0, 0, 200, 300],
          "sections": [{"header": "Days", "layout": {"columns": 2, "height": 50, "spacing": 10},
            "items": [{"id": "a", "backgroundColor": "red"}, {"id": "b"},
              {"id": "c", "actions": {"select": [{"set": {"a.alpha": 0.5}}]}}]}]}}
        """)
    stage.turn(at: 0.1)
    let frame = { (name: String) -> CGRect? in
      let view = stage.live.node(named: name)?.view
      return view?.convert(view?.bounds ?? .zero, to: nil)
    }
    let top = try #require(frame("a")).minY
    #expect(top > 20)
    #expect(frame("b") == CGRect(x: 105, y: top, width: 95, height: 50))
    #expect(frame("c")?.minY == top + 50)
    try tap("c", on: stage)
    #expect(stage.live.node(named: "a")?.view?.alpha == 0.5)
  }

  @Test func `S05 a step waits by the time of the scene`() throws {
    let stage = try Stage(showing: stack(#"{"wait": 0.5}, {"set": {"go.alpha": 0.25}}"#))
    try tap("go", on: stage)
    #expect(stage.live.node(named: "go")?.view?.alpha == 0.25)
  }

  @Test func `A09 animations begin when what they are of comes into sight`() throws {
    let stage = try Stage(
      showing: """
        {\(Self.size), "root": {"class": "UITabBarController", "id": "tabs", "viewControllers": [{},
          {"subviews": [{"id": "dot", "sublayers": [{"id": "spot", "animations": [
            {"keyPath": "position.x", "by": 9, "duration": 2}]}],
            "animations": [{"keyPath": "opacity", "to": 0, "duration": 2}]}]}]}}
        """)
    let layers = ["dot", "spot"].compactMap { stage.live.node(named: $0)?.layer }
    stage.turn(at: 0.1)
    #expect(layers.map { $0.animationKeys() } == [nil, nil])
    let tabs = try #require(stage.live.node(named: "tabs")?.object.controller)
    func choose(_ index: Int) {
      stage.act { (tabs as? UITabBarController)?.selectedIndex = index }
    }
    stage.goOn(to: 5)
    choose(1)
    stage.turn(at: 5)
    stage.turn(at: 6)
    #expect(layers.map { $0.animationKeys()?.count } == [1, 1])
    let half = stage.act { layers[0].presentation()?.opacity }
    #expect(try abs(#require(half) - 0.5) < 0.01)
    // Seen again, it is played again.
    stage.turn(at: 9)
    #expect(layers.map { $0.animationKeys() } == [nil, nil])
    choose(0)
    stage.turn(at: 10)
    choose(1)
    stage.turn(at: 10)
    #expect(layers.map { $0.animationKeys()?.count } == [1, 1])
  }

  @Test func `S05 what UIKit refuses is told of when the scene is loaded`() {
    for wrong in [
      #"{"subviews": [{"class": "UIAlertController"}]}"#,
      #"{"class": "UIButton", "actions": {"touchUpInside": [{"push": {"class": "UIAlertController"}}]}}"#,
      #"{"class": "UITableView", "rows": 4}"#,
      #"{"class": "UITableView", "sections": [{"rowz": []}]}"#,
      #"{"class": "UICollectionView", "sections": [{"layout": {"columns": 0}}]}"#,
    ] {
      let load = SceneLoad.load(
        "s.json", from: FilesInMemory(["s.json": "{\"root\": \(wrong)}"]), strictness: .strict)
      #expect(load.diagnostics.hasErrors, "\(wrong)")
    }
  }
}
