import CoreGraphics
import Scenes
import StageSupport
import Stages
import Testing
import UIKit

/// Split views and pages that a scene describes.
@MainActor struct SceneSplitTests {
  private func scene(_ keys: String, width: Int = 1000) -> String {
    """
    {"canvas": {"size": [\(width), 700], "scale": 1},
     "root": {"class": "UISplitViewController", "id": "split", \(keys)}}
    """
  }

  private let two = #""primary": {"title": "A"}, "secondary": {"id": "c", "title": "C"}"#
  private let three =
    #""primary": {"title": "A"}, "supplementary": {"title": "B"}, "secondary": {"title": "C"}"#

  @Test func `columns lie beside each other, three where the file has three`() throws {
    let stage = try Stage(showing: scene(two + #", "preferredPrimaryColumnWidth": 300"#))
    let split = try stage.controller("split", as: UISplitViewController.self)
    #expect(split.style == .doubleColumn && split.displayMode == .oneBesideSecondary)
    #expect(split.primaryColumnWidth == 300)
    try stage.show(scene(three + #", "preferredDisplayMode": "twoBesideSecondary""#))
    stage.pass(0.1)
    #expect(split.style == .tripleColumn && split.viewControllers.count == 3)
    // It is what a first load makes.
    let fresh = try Stage(
      showing: scene(three + #", "preferredDisplayMode": "twoBesideSecondary""#))
    fresh.pass(0.1)
    #expect(stage.live.dumpViews() == fresh.live.dumpViews())
    try stage.show(scene(two))
    stage.pass(0.1)
    #expect(split.style == .doubleColumn)
    #expect(split.displayMode == .oneBesideSecondary)
    let again = try Stage(showing: scene(two))
    again.pass(0.1)
    #expect(stage.live.dumpViews() == again.live.dumpViews())
  }

  @Test func `a column that was hidden stays so over a save, until the file says else`() throws {
    let button = #"""
      "subviews": [{"class": "UIButton", "id": "go", "frame": [300, 200, 80, 40],
        "actions": {"touchUpInside": [{"hide": "primary"}]}}]
      """#
    func file(_ keys: String) -> String {
      scene(#""primary": {"title": "A"}, "secondary": {"title": "C", \#(button)}\#(keys)"#)
    }
    let stage = try Stage(showing: file(""))
    try stage.press("go")
    let split = try stage.controller("split", as: UISplitViewController.self)
    #expect(split.displayMode == .secondaryOnly)
    try stage.show(file(#", "title": "Kept""#))
    stage.pass(0.1)
    #expect(split.displayMode == .secondaryOnly)
    try stage.show(file(#", "preferredDisplayMode": "oneBesideSecondary""#))
    stage.pass(0.1)
    #expect(split.displayMode == .oneBesideSecondary)
  }

  @Test func `a detail takes the place of the secondary controller`() throws {
    func file(_ title: String, step: String = "showDetail") -> String {
      scene(
        #"""
        "primary": {"title": "A", "subviews": [
          {"class": "UIButton", "id": "go", "frame": [20, 200, 80, 40],
           "actions": {"touchUpInside": [{"\#(step)": {"id": "d", "title": "\#(title)"}}]}}]},
        "secondary": {"title": "C"}
        """#)
    }
    let stage = try Stage(showing: file("D"))
    let split = try stage.controller("split", as: UISplitViewController.self)
    func title() -> String? { split.viewController(for: .secondary)?.title }
    #expect(title() == "C")
    try stage.press("go")
    #expect(title() == "D")
    try stage.show(file("E"))
    stage.pass(0.1)
    #expect(title() == "E")
    // Nobody shows it any more.
    try stage.show(file("E", step: "push"))
    stage.pass(0.1)
    #expect(title() == "E" || title() == "C")
    try stage.show(
      scene(#""primary": {"title": "A"}, "secondary": {"title": "C"}"#))
    stage.pass(0.1)
    #expect(title() == "C")
  }

  @Test func `where all columns are one, a detail is pushed`() throws {
    let stage = try Stage(
      showing: scene(
        #"""
        "primary": {"title": "A", "subviews": [
          {"class": "UIButton", "id": "go", "frame": [20, 200, 80, 40],
           "actions": {"touchUpInside": [{"showDetail": {"id": "d", "title": "D"}}]}}]},
        "secondary": {"title": "C"}, "compact": null
        """#, width: 320))
    let split = try stage.controller("split", as: UISplitViewController.self)
    #expect(split.isCollapsed)
    stage.act { split.show(.primary) }
    stage.pass(1)
    try stage.press("go")
    let stack = split.viewControllers.first as? UINavigationController
    #expect(
      (stack?.topViewController as? UINavigationController)?.topViewController?.title == "D"
        || stack?.topViewController?.title == "D")
  }

  @Test func `where UIKit takes no split view controller is told of`() {
    let inside = #"{"class": "UISplitViewController"}"#
    for (root, part) in [
      (#"{"class": "UINavigationController", "viewControllers": [\#(inside)]}"#, "pushed"),
      (#"{"class": "UISplitViewController", "primary": \#(inside)}"#, "column"),
      (
        #"{"class": "UINavigationController", "viewControllers": [{"subviews": [{"class": "UIButton","#
          + #" "actions": {"touchUpInside": [{"push": \#(inside)}]}}]}]}"#, "pushed"
      ),
      (
        #"{"class": "UIButton", "actions": {"touchUpInside": [{"show": "middle"}]}}"#,
        "unknown name"
      ),
      (#"{"class": "UISplitViewController", "preferredDisplayMode": "both"}"#, "unknown name"),
    ] {
      let messages = messages(about: root)
      #expect(messages.contains { $0.contains(part) }, "\(root): \(messages)")
    }
  }

  // MARK: Pages

  private func pages(_ titles: [String], _ keys: String = "") -> String {
    let pages = titles.map { "{\"id\": \"\($0)\", \"title\": \"\($0)\"}" }
      .joined(separator: ", ")
    return """
      {"canvas": {"size": [300, 500], "scale": 1}, "root": {"class": "UIPageViewController",
       "id": "pages", "pages": [\(pages)]\(keys)}}
      """
  }

  private func shown(_ stage: Stage) throws -> String? {
    try stage.controller("pages", as: UIPageViewController.self).viewControllers?.first?.title
  }

  @Test func `hands turn pages, and a save leaves the page that was turned to`() throws {
    let turned = #", "actions": {"valueChanged": [{"set": {"pages.tag": 7}}]}"#
    let stage = try Stage(showing: pages(["a", "b", "c"], turned))
    #expect(try shown(stage) == "a")
    try stage.drag("pages", by: CGVector(dx: -220, dy: 0))
    #expect(try shown(stage) == "b")
    #expect(try stage.view("pages").tag == 7)
    try stage.show(pages(["a", "b", "c", "d"], turned))
    #expect(try shown(stage) == "b")
    try stage.show(pages(["a", "c"], turned))
    #expect(try shown(stage) == "c")
    // The file says something else now.
    try stage.show(pages(["a", "c"], turned + #", "currentPage": 0"#))
    #expect(try shown(stage) == "a")
    try stage.show(pages(["a", "c", "d"], turned + #", "currentPage": 2"#))
    #expect(try shown(stage) == "d")
  }

  @Test func `a page that is not there yet is shown as soon as it is`() throws {
    let stage = try Stage(showing: pages(["a"], #", "currentPage": 2"#))
    #expect(try shown(stage) == "a")
    try stage.show(pages(["a", "b", "c"], #", "currentPage": 2"#))
    #expect(try shown(stage) == "c")
    try stage.show(pages([]))
    try stage.show(pages(["z"]))
    #expect(try shown(stage) == "z")
  }

  @Test func `a step turns to a page, and the dots follow`() throws {
    let stage = try Stage(
      showing: pages(
        ["a", "b"],
        #", "showsPageIndicator": true, "actions": {"tap": [{"select": 1, "in": "pages"}]}"#))
    try stage.press("pages")
    stage.pass(1)
    #expect(try shown(stage) == "b")
    let dots = try stage.view("pages").subviews.compactMap { $0 as? UIPageControl }.first
    #expect(dots?.currentPage == 1)
  }
}
