import CoreGraphics
import Scenes
import StageSupport
import Stages
import Testing
import UIKit

/// Controllers of scenes that have less than they need, or what they cannot have, between saves.
@MainActor @Suite struct BadControllersTests {
  private func scene(_ root: String, width: Int = 320) -> String {
    "{\"canvas\": {\"size\": [\(width), 480], \"scale\": 1}, \"root\": \(root)}"
  }

  private func container(_ name: String, _ titles: [String], _ keys: String = "") -> String {
    let key = name == "UIPageViewController" ? "pages" : "viewControllers"
    let pages = titles.map {
      """
      {"id": "\($0)", "title": "\($0)", "subviews": [{"class": "UILabel", "text": "\($0)",
       "frame": [20, 100, 100, 20]}]}
      """
    }
    return scene(
      "{\"class\": \"\(name)\", \"id\": \"it\", \"\(key)\": [\(pages.joined(separator: ", "))]\(keys)}"
    )
  }

  // MARK: What is in containers between saves

  @Test(arguments: ["UINavigationController", "UITabBarController", "UIPageViewController"])
  func `S05 controllers come and go from save to save, all of them too`(_ name: String) {
    let saved = SavedScene(["s.json": container(name, [])])
    for titles in [
      ["a"], [], ["a", "b", "c"], ["a"], ["b"], ["c", "b", "a"], [], ["z", "a"],
      (0..<40).map { "t\($0)" }, ["z"],
    ] {
      #expect(saved.save(["s.json": container(name, titles)]) == [])
      #expect(saved.differenceFromFresh() == nil, "\(titles)")
    }
  }

  @Test(arguments: ["-1", "7", "1000000000", "-1000000000"])
  func `S05 a tab and a page that there is not is another one that is there`(_ index: String) {
    for (name, key) in [
      ("UITabBarController", "selectedIndex"), ("UIPageViewController", "currentPage"),
    ] {
      let saved = SavedScene(["s.json": container(name, ["a", "b"])])
      for titles in [["a", "b"], [], ["a"], ["a", "b", "c"]] {
        let file = container(name, titles, ", \"\(key)\": \(index)")
        #expect(saved.save(["s.json": file]) == [], "\(name)")
        #expect(saved.differenceFromFresh() == nil, "\(name) \(titles)")
      }
      saved.save(["s.json": container(name, ["a", "b"])])
      #expect(saved.differenceFromFresh() == nil, "\(name)")
    }
  }

  @Test func `S05 the tab that a hand has chosen goes`() throws {
    let saved = SavedScene(["s.json": container("UITabBarController", ["a", "b", "c"])])
    let tabs = try saved.stage.controller("it", as: UITabBarController.self)
    for left in [["a", "b"], ["a"], []] {
      saved.save(["s.json": container("UITabBarController", ["a", "b", "c"])])
      saved.stage.act { tabs.selectedIndex = 2 }
      saved.stage.rest()
      #expect(saved.save(["s.json": container("UITabBarController", left)]) == [])
      #expect(tabs.viewControllers?.count ?? 0 == left.count)
      #expect(left.isEmpty || tabs.selectedViewController != nil)
      for title in ["a", "b", "c"] where !left.contains(title) {
        #expect(saved.stage.live.node(named: title) == nil)
      }
    }
    saved.save(["s.json": container("UITabBarController", ["a", "b", "c"], ", \"tag\": 1")])
    #expect(saved.differenceFromFresh() == nil)
  }

  @Test
  func `S05 a class that a stack refuses is left out, and a mistake where UIKit ends programs`() {
    let right = container("UINavigationController", ["a"])
    let saved = SavedScene(["s.json": right])
    let picture = saved.picture
    func stack(_ inside: String) -> String {
      scene("{\"class\": \"UINavigationController\", \"viewControllers\": [\(inside)]}")
    }
    for (file, said) in [
      (stack(#"{"class": "UISplitViewController"}"#), "wrong-place /root/viewControllers/0"),
      (stack(#"{"class": "UIAlertController"}"#), "wrong-place /root/viewControllers/0/class"),
      (stack("4"), "wrong-value /root/viewControllers/0"),
      (stack("\"$nobody\""), "unknown-name /root/viewControllers/0"),
      (stack(#"{"component": "Nobody"}"#), "unknown-name /root/viewControllers/0/component"),
      (
        scene(#"{"class": "UINavigationController", "viewControllers": {"title": "a"}}"#),
        "wrong-value /root/viewControllers"
      ),
      (
        scene(#"{"class": "UISplitViewController", "primary": [{"title": "a"}]}"#),
        "wrong-value /root/primary"
      ),
      (
        scene(
          #"{"class": "UISplitViewController", "secondary": {"class": "UISplitViewController"}}"#),
        "wrong-place /root/secondary"
      ),
      (scene(#"{"class": "UIPageViewController", "pages": "a"}"#), "wrong-value /root/pages"),
      (
        scene(#"{"class": "UIPageViewController", "interPageSpacing": -1}"#),
        "value-out-of-range /root/interPageSpacing"
      ),
      (
        scene(#"{"class": "UITabBarController", "selectedIndex": 1e30}"#),
        "value-out-of-range /root/selectedIndex"
      ),
    ] {
      #expect(saved.save(["s.json": file]) == ["s.json \(said)"], "\(file)")
      #expect(saved.picture == picture)
    }
    #expect(saved.save(["s.json": stack(#"{"class": "UINavigationController"}"#)]) == [])
    #expect(saved.differenceFromFresh() == nil)
    saved.save(["s.json": right])
    #expect(saved.differenceFromFresh() == nil)
  }

  // MARK: Columns

  @Test(arguments: [320, 1000])
  func `S05 columns come and go, with and without a primary one`(_ width: Int) {
    func split(_ columns: [String], _ keys: String = "") -> String {
      let nodes = columns.map { "\"\($0)\": {\"title\": \"\($0)\"}" }
      let members = ([#""class": "UISplitViewController", "id": "it""#] + nodes).joined(
        separator: ", ")
      return scene("{\(members)\(keys)}", width: width)
    }
    for columns in [
      [], ["secondary"], ["primary"], ["supplementary"], ["compact"],
      ["supplementary", "secondary"],
      ["primary", "supplementary"], ["primary", "supplementary", "secondary", "compact"],
    ] {
      let saved = SavedScene(["s.json": split(columns)])
      #expect(saved.mistakes == [])
      #expect(saved.stage.live.window.bounds.width == CGFloat(width))
      for keys in [
        #", "preferredPrimaryColumnWidth": 0"#, #", "preferredPrimaryColumnWidth": 1000000"#,
        #", "minimumPrimaryColumnWidth": 900, "maximumPrimaryColumnWidth": 1"#,
        #", "preferredDisplayMode": "twoDisplaceSecondary""#,
        #", "preferredDisplayMode": "oneOverSecondary""#,
        #", "primary": null"#, #", "secondary": null"#,
      ] where !columns.contains(where: { keys.contains("\"\($0)\": null") }) {
        #expect(saved.save(["s.json": split(columns, keys)]) == [], "\(columns) \(keys)")
        #expect(!saved.looksOtherwise, "\(columns) \(keys)")
      }
    }
  }
}
