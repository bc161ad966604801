import CoreGraphics
import TestSupport
import Testing

@testable import QuartzCore
@testable import UIKit

/// S05: bars below content, and where it ends.
@Suite @MainActor struct BottomBarTests {
  private final class Content: UIViewController {
    let scroll = UIScrollView()
    override func loadView() {
      scroll.contentScaleFactor = 2
      view = scroll
    }
  }

  private let content = Content()
  private let tabs = UITabBarController()
  private let screen = Screen(NotingController("none"))

  private func show(_ root: UIViewController, height: CGFloat) {
    content.scroll.contentSize = CGSize(width: 390, height: height)
    screen.window.rootViewController = root
    screen.go(to: screen.time + 0.1)
  }

  @Test("S05 a tab bar has a ground as long as content goes on below it") func tabBar() {
    tabs.viewControllers = [content]
    show(tabs, height: 2000)
    let bar = tabs.tabBar
    #expect(bar.groundStrength == 1)
    let end = 2000 - 844 + bar.bounds.height
    screen.at(screen.time) { content.scroll.contentOffset.y = end }
    #expect(bar.groundStrength == 0)
    screen.at(screen.time) { content.scroll.contentOffset.y = end - 4 }
    #expect(bar.groundStrength == 0.5)
    // Content that becomes longer goes on below it.
    screen.at(screen.time) { content.scroll.contentSize.height = 3000 }
    #expect(bar.groundStrength == 1)
    screen.at(screen.time) { content.scroll.contentSize.height = 100 }
    #expect(bar.groundStrength == 0)
  }

  @Test("S05 what is said of the content's end is shown there, by the tab first") func looks() {
    tabs.viewControllers = [content]
    show(tabs, height: 100)
    func grounds() -> [(UIColor?, CGFloat)] {
      tabs.tabBar.subviews.compactMap { $0 as? BarBackground }.map {
        ($0.subviews.compactMap(\.backgroundColor).first, $0.alpha)
      }
    }
    #expect(grounds().first { $0.1 == 1 }?.0 == nil)
    let look = UITabBarAppearance()
    look.backgroundColor = .red
    tabs.tabBar.scrollEdgeAppearance = look
    #expect(grounds().first { $0.1 == 1 }?.0 == .red)
    look.backgroundColor = .green
    #expect(grounds().first { $0.1 == 1 }?.0 == .green)
    let own = UITabBarAppearance()
    own.backgroundColor = .blue
    content.tabBarItem.scrollEdgeAppearance = own
    #expect(grounds().first { $0.1 == 1 }?.0 == .blue)
  }

  @Test("S05 a tab bar goes by the topmost of a stack, as does a tool bar") func stack() {
    let navigation = UINavigationController(rootViewController: content)
    navigation.isToolbarHidden = false
    tabs.viewControllers = [navigation]
    show(tabs, height: 2000)
    #expect(tabs.tabBar.groundStrength == 1 && navigation.toolbar.groundStrength == 1)
    screen.at(screen.time) { navigation.pushViewController(UIViewController(), animated: true) }
    screen.go(to: screen.time + 1)
    #expect(tabs.tabBar.groundStrength == 0 && navigation.toolbar.groundStrength == 0)
    _ = screen.at(screen.time) { navigation.popViewController(animated: true) }
    screen.go(to: screen.time + 1)
    #expect(tabs.tabBar.groundStrength == 1 && navigation.toolbar.groundStrength == 1)
    let covered = content.scroll.adjustedContentInset.bottom
    screen.at(screen.time) { content.scroll.contentOffset.y = 2000 - 844 + covered }
    #expect(navigation.toolbar.groundStrength == 0 && tabs.tabBar.groundStrength == 0)
  }

  @Test("S05 bars without a controller have all of their ground") func alone() {
    #expect(UITabBar().groundStrength == 1 && UIToolbar().groundStrength == 1)
    #expect(UITabBar().scrollEdgeAppearance == nil && UIToolbar().scrollEdgeAppearance == nil)
  }
}
