import Scenes
import StageSupport
import Stages
import Testing

/// D6 for tabs: which are seen, and what their bar shows of them.
@MainActor @Suite struct ReloadOfTabsTests {
  @Test("D6 a tab that is not seen any more has its place at once")
  func tabNotSeenAnyMore() throws {
    func scene(_ size: Int, _ tabs: String) -> String {
      """
      {"canvas": {"size": [\(size), 100]}, "root": {"class": "UITabBarController", "viewControllers": [\(tabs)]}}
      """
    }
    let second = #"{"subviews": [{"frame": ["50%", 0, 9, 9]}], "title": "x"}"#
    #expect(
      try ReloadComparison.difference(
        scene(300, "{}"), scene(100, #"{"class": "UINavigationController"}, \#(second)"#)) == nil)
  }

  @Test("D6 a tab without its item has the one of its root again, or of its own title")
  func tabWithoutItsItem() throws {
    func scene(_ tab: String) -> String {
      #"{"root": {"class": "UITabBarController", "viewControllers": [{\#(tab)}]}}"#
    }
    let stack = #""class": "UINavigationController", "viewControllers": [{"title": "x"}]"#
    let item = #", "tabBarItem": {"title": "y", "badgeValue": "2"}"#
    for tab in [stack, #""title": "x""#] {
      for item in [item, #", "tabBarItem": {}"#] {
        #expect(try ReloadComparison.difference(scene(tab + item), scene(tab)) == nil)
        #expect(try ReloadComparison.difference(scene(tab), scene(tab + item)) == nil)
      }
    }
  }
}
