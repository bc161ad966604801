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
      (stack(#"{"class": "UIAlertController"}"#), "unknown-class /root/viewControllers/0/class"),
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

  // MARK: Controllers that a step brought

  private func pushing(_ steps: String, _ keys: String = "") -> String {
    scene(
      """
      {"class": "UINavigationController", "id": "it", "viewControllers": [{"title": "First",
       "id": "first", "subviews": [{"class": "UIButton", "id": "go", "frame": [20, 120, 100, 40],
       "actions": {"touchUpInside": [\(steps)]}}]}\(keys)]}
      """)
  }

  @Test func `S05 what a button pushed goes from the file while it is on top, and while it comes`()
    throws
  {
    for wait in [0, 0.1, 1.0] {
      for left in [#"{"log": "nothing"}"#, #"{"push": {"class": "UIPageViewController"}}"#] {
        let saved = SavedScene(["s.json": pushing(#"{"push": {"id": "next", "title": "Next"}}"#)])
        try saved.stage.press("go")
        #expect(saved.stage.live.node(named: "next") != nil)
        if wait < 1 {
          let stack = try saved.stage.controller("it", as: UINavigationController.self)
          saved.stage.act { _ = stack.popViewController(animated: true) }
          saved.stage.pass(wait)
        }
        #expect(saved.save(["s.json": pushing(left)]) == [])
        saved.stage.pass(1)
        #expect(saved.stage.live.node(named: "next") == nil)
        #expect(saved.differenceFromFresh() == nil, "\(wait) \(left)")
      }
    }
  }

  @Test func `S05 the stack below what was pushed goes, and the whole stack`() throws {
    let saved = SavedScene(["s.json": pushing(#"{"push": {"id": "next", "title": "Next"}}"#)])
    try saved.stage.press("go")
    #expect(saved.save(["s.json": container("UINavigationController", [])]) == [])
    saved.stage.pass(1)
    #expect(saved.stage.live.node(named: "next") == nil)
    #expect(saved.differenceFromFresh() == nil)
    saved.save(["s.json": pushing(#"{"push": {"id": "next", "title": "Next"}}"#)])
    try saved.stage.press("go")
    #expect(saved.save(["s.json": scene("{\"backgroundColor\": \"red\"}")]) == [])
    saved.stage.pass(1)
    #expect(saved.differenceFromFresh() == nil)
  }

  @Test(arguments: [
    #"{"id": "next", "detents": "medium", "title": "Sheet"}"#,
    #"{"id": "next", "modalPresentationStyle": "fullScreen"}"#,
    #"{"id": "next", "modalPresentationStyle": "popover"}"#,
    #"{"id": "next", "class": "UIAlertController"}"#,
    #"{"id": "next", "class": "UIAlertController", "preferredStyle": "actionSheet"}"#,
    #"{"id": "next", "class": "UIAlertController", "title": "", "alertActions": [{}, {"title": ""}]}"#,
    #"{"id": "next", "class": "UINavigationController"}"#,
    #"{"id": "next", "class": "UITabBarController"}"#,
    #"{"id": "next", "class": "UISplitViewController"}"#,
    #"{"id": "next", "class": "UIPageViewController"}"#,
  ])
  func `S05 what is presented may have nothing in it, and goes from the file`(_ next: String) throws
  {
    let file = pushing(#"{"present": \#(next)}"#)
    let saved = SavedScene(["s.json": file])
    #expect(saved.mistakes == [])
    try saved.stage.press("go")
    #expect(saved.stage.live.node(named: "next") != nil)
    #expect(saved.save(["s.json": "{"]) == ["s.json unclosed-bracket"])
    #expect(saved.stage.live.node(named: "next") != nil)
    #expect(saved.save(["s.json": file.replacing("First", with: "Begin")]) == [])
    #expect(saved.stage.live.node(named: "next") != nil)
    #expect(saved.save(["s.json": pushing(#"{"log": "nothing"}"#)]) == [])
    saved.stage.pass(1)
    #expect(saved.stage.live.node(named: "next") == nil)
    #expect(saved.differenceFromFresh() == nil)
  }

  @Test func `S05 alerts whose choices go, and all of them, while they are seen`() throws {
    func alert(_ choices: String, _ keys: String = "") -> String {
      pushing(
        #"{"present": {"id": "next", "class": "UIAlertController"\#(keys), "alertActions": [\#(choices)]}}"#
      )
    }
    let saved = SavedScene(["s.json": alert(#"{"title": "A"}, {"title": "B"}, {"title": "C"}"#)])
    try saved.stage.press("go")
    let shown = try saved.stage.controller("next", as: UIAlertController.self)
    for (choices, count) in [
      (#"{"title": "A"}"#, 1), ("", 0), (#"{}, {}"#, 2), (#"{"title": "A", "style": "cancel"}"#, 1),
    ] {
      #expect(saved.save(["s.json": alert(choices, #", "message": "M""#)]) == [])
      saved.stage.rest()
      #expect(shown.actions.count == count && shown.presentingViewController != nil)
    }
    let many = Array(repeating: #"{"title": "A"}"#, count: 300).joined(separator: ", ")
    #expect(saved.save(["s.json": alert(many)]) == [])
    saved.stage.rest()
    #expect(shown.actions.count == 300)
    #expect(saved.save(["s.json": pushing(#"{"log": "nothing"}"#)]) == [])
    saved.stage.rest()
    #expect(saved.differenceFromFresh() == nil)
  }

  @Test func `S05 steps that choose what there is not do nothing`() throws {
    for (name, node) in [
      ("tabs", #"{"class": "UITabBarController", "id": "it", "viewControllers": [PAGE]}"#),
      ("pages", #"{"class": "UIPageViewController", "id": "it", "pages": [PAGE]}"#),
      ("table", #"{"id": "page", "subviews": [{"class": "UITableView", "id": "it"}, GO]}"#),
      ("items", #"{"id": "page", "subviews": [{"class": "UICollectionView", "id": "it"}, GO]}"#),
      ("picker", #"{"id": "page", "subviews": [{"class": "UIPickerView", "id": "it"}, GO]}"#),
      (
        "wheels",
        #"{"subviews": [{"class": "UIPickerView", "id": "it", "components": [["a"]]}, GO]}"#
      ),
    ] {
      for path in ["0", "3", "1000000", "[0, 0]", "[4, 1000000]"] {
        let go = """
          {"class": "UIButton", "id": "go", "frame": [20, 120, 100, 40],
           "actions": {"touchUpInside": [{"select": \(path), "in": "it"}]}}
          """
        let page = "{\"id\": \"page\", \"subviews\": [\(go)]}"
        let file = scene(node.replacing("PAGE", with: page).replacing("GO", with: go))
        let saved = SavedScene(["s.json": file])
        #expect(saved.mistakes == [], "\(name) \(path)")
        try saved.stage.press("go")
        #expect(saved.differenceFromFresh() == nil, "\(name) \(path)")
      }
    }
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

  // MARK: Segments, search bars, bars

  @Test func `S05 segments come and go, all of them too`() throws {
    func segments(_ titles: [String], _ keys: String = "") -> String {
      let words = titles.map { "\"\($0)\"" }.joined(separator: ", ")
      return scene(
        """
        {"subviews": [{"class": "UISegmentedControl", "id": "it", "frame": [20, 20, 200, 32],
         "segments": [\(words)]\(keys)}]}
        """)
    }
    let saved = SavedScene(["s.json": segments(["a", "b", "c"], #", "selectedSegmentIndex": 2"#)])
    for (titles, keys) in [
      ([], ""), (["a"], #", "selectedSegmentIndex": 2"#), ([], #", "selectedSegmentIndex": 0"#),
      (["a", "b"], #", "selectedSegmentIndex": -7"#), (["", "", ""], ""),
      ((0..<200).map { "\($0)" }, #", "selectedSegmentIndex": 199"#), (["a", "b"], ""),
    ] {
      #expect(saved.save(["s.json": segments(titles, keys)]) == [])
      #expect(saved.differenceFromFresh() == nil, "\(titles) \(keys)")
    }
    let control = try saved.stage.view("it", as: UISegmentedControl.self)
    saved.stage.act { control.selectedSegmentIndex = 1 }
    saved.save(["s.json": segments(["a"])])
    #expect(control.selectedSegmentIndex < 1)
    saved.save(["s.json": segments([])])
    #expect(control.numberOfSegments == 0)
  }

  @Test func `S05 scopes of a search come and go, and what it searches`() throws {
    func search(_ keys: String, _ list: String = "UITableView") -> String {
      scene(
        """
        {"subviews": [{"class": "UISearchBar", "id": "bar", "frame": [0, 0, 320, 100]\(keys)},
         {"class": "\(list)", "id": "list", "frame": [0, 100, 320, 200]}]}
        """)
    }
    let saved = SavedScene(["s.json": search("")])
    for keys in [
      #", "scopeButtonTitles": ["a", "b"], "showsScopeBar": true, "selectedScopeButtonIndex": 1"#,
      #", "scopeButtonTitles": [], "showsScopeBar": true, "selectedScopeButtonIndex": 1"#,
      #", "scopeButtonTitles": ["a"], "showsScopeBar": true, "selectedScopeButtonIndex": 9"#,
      #", "scopeButtonTitles": ["a"], "showsScopeBar": true, "selectedScopeButtonIndex": -9"#,
      #", "showsScopeBar": true"#, #", "filters": "list", "text": "x""#,
      #", "filters": "nobody", "text": "x""#, #", "filters": "bar", "text": "x""#, "",
    ] {
      saved.save(["s.json": search(keys)])
      #expect(saved.differenceFromFresh() == nil, "\(keys)")
    }
    saved.save(["s.json": search(#", "filters": "list", "text": "x""#, "UIView")])
    #expect(saved.differenceFromFresh() == nil)
  }

  @Test func `S05 a hundred items in a bar, then none, and words of no end`() {
    func bars(_ items: String, title: String = "T") -> String {
      scene(
        """
        {"class": "UINavigationController", "isToolbarHidden": false, "viewControllers": [
         {"title": "\(title)", "leftBarButtonItems": [\(items)], "rightBarButtonItems": [\(items)],
          "toolbarItems": [\(items)]}]}
        """)
    }
    let saved = SavedScene(["s.json": bars(#"{"title": "a"}"#)])
    let many = Array(repeating: #"{"title": "item"}"#, count: 100).joined(separator: ", ")
    for (items, title) in [
      (many, "T"), ("", ""), ("{}", String(repeating: "long ", count: 500)),
      (#"{"systemItem": "flexibleSpace"}, {"title": ""}, {"width": 0}"#, "T"), ("", "T"),
    ] {
      #expect(saved.save(["s.json": bars(items, title: title)]) == [])
      #expect(saved.differenceFromFresh() == nil, "\(items.prefix(40))")
    }
  }
}
