import CoreGraphics
import Scenes
import StageSupport
import Stages
import Testing
import UIKit

/// Segments, scopes and items of bars that come and go between saves.
@MainActor @Suite struct BadBarsTests {
  private func scene(_ root: String) -> String {
    "{\"canvas\": {\"size\": [320, 480], \"scale\": 1}, \"root\": \(root)}"
  }

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
