import CoreGraphics
import TestSupport
import Testing

@testable import QuartzCore
@testable import UIKit

@Suite @MainActor struct TabTests {
  private let first = NotingController("first")
  private let second = NotingController("second")
  private let tabs = UITabBarController()
  private let screen = Screen(NotingController("none"))

  init() {
    first.tabBarItem = UITabBarItem(
      title: "First", image: UIImage(systemName: "star.fill"), tag: 0)
    second.tabBarItem = UITabBarItem(
      title: "Second", image: UIImage(systemName: "heart.fill"), tag: 1)
    tabs.viewControllers = [first, second]
    screen.window.rootViewController = tabs
    screen.go(to: 0.1)
  }

  private func calls(_ change: () -> Void) -> [String] {
    CallRecord.of {
      screen.at(screen.time) { change() }
      screen.go(to: screen.time + 0.5)
    }
  }

  private func tap(_ x: CGFloat) {
    let start = screen.time
    screen.touch(.began, x, 785, at: start)
    screen.touch(.ended, x, 785, at: start + 0.1)
    screen.go(to: start + 0.6)
  }

  @Test("S05 of tabs the one that comes hears first") func order() {
    #expect(!second.isViewLoaded && tabs.selectedIndex == 0)
    #expect(
      calls { tabs.selectedIndex = 1 } == [
        "second didLoad", "second willAppear", "first willDisappear", "second isAppearing",
        "first didDisappear", "second didAppear",
      ])
    #expect(tabs.selectedViewController === second && first.view.window == nil)
    #expect(tabs.tabBar.selectedItem === second.tabBarItem)
    #expect(calls { tabs.selectedIndex = 7 } == [])
  }

  @Test("S05 a tap on a tab asks, changes and tells") func taps() {
    final class Guard: UITabBarControllerDelegate {
      var allows = true
      func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
      ) -> Bool {
        CallRecord.note("should")
        return allows
      }
      func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
      ) {
        CallRecord.note("did")
      }
    }
    let guardian = Guard()
    tabs.delegate = guardian
    guardian.allows = false
    #expect(CallRecord.of { tap(290) } == ["should"])
    guardian.allows = true
    let told = CallRecord.of { tap(290) }.filter { !$0.contains(" ") }
    #expect(told == ["should", "did"] && tabs.selectedIndex == 1)
  }

  @Test("S05 the bar is part of the safe area of what is above") func safeArea() {
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 761, width: 390, height: 83))
    #expect(first.view.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 83, right: 0))
    tabs.tabBar.isTranslucent = false
    tabs.view.setNeedsLayout()
    screen.go(to: screen.time + 0.1)
    #expect(first.view.frame.maxY == 761 && first.view.safeAreaInsets.bottom == 0)
    tabs.isTabBarHidden = true
    screen.go(to: screen.time + 0.1)
    #expect(first.view.frame.maxY == 844 && first.view.safeAreaInsets.bottom == 34)
  }

  @Test("S05 a stack in a tab can push the bar away") func pushedAway() {
    let navigation = UINavigationController(rootViewController: NotingController("root"))
    let next = NotingController("next")
    next.hidesBottomBarWhenPushed = true
    tabs.viewControllers = [navigation, second]
    screen.go(to: screen.time + 0.1)
    #expect(navigation.topViewController?.view.safeAreaInsets.bottom == 83)
    _ = calls { navigation.pushViewController(next, animated: true) }
    screen.go(to: screen.time + 1)
    #expect(next.view.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0))
    #expect(tabs.tabBar.frame.maxX <= 0)
    // A tap on the tab that is shown goes back to its root; here nobody can tap it.
    _ = calls { navigation.popViewController(animated: true) }
    screen.go(to: screen.time + 1)
    #expect(tabs.tabBar.frame.minX == 0)
  }

  @Test("S05 the tab that is shown goes back to its root when it is chosen again") func again() {
    let navigation = UINavigationController(rootViewController: NotingController("root"))
    navigation.tabBarItem = first.tabBarItem
    tabs.viewControllers = [navigation, second]
    _ = calls { navigation.pushViewController(NotingController("next"), animated: false) }
    tap(100)
    screen.go(to: screen.time + 1)
    #expect(navigation.viewControllers.count == 1)
  }

  @Test("S05 tabs that are taken away go, and the first one is shown") func taken() {
    _ = calls { tabs.selectedIndex = 1 }
    let third = NotingController("third")
    #expect(
      calls { tabs.viewControllers = [first, third] }.filter { $0.hasPrefix("second") } == [
        "second willDisappear", "second didDisappear",
      ])
    #expect(tabs.selectedViewController === first && second.parent == nil)
    tabs.viewControllers = []
    screen.go(to: screen.time + 0.1)
    #expect(tabs.selectedViewController == nil && tabs.selectedIndex == NSNotFound)
  }

  @Test("S05 a stack's tab is its root's, unless it says something itself")
  func tabOfStack() {
    let stack = UINavigationController()
    tabs.viewControllers = [first, stack]
    var shown: UITabBarItem? { tabs.tabBar.items?.last }
    #expect(shown?.title == nil)
    stack.viewControllers = [second]
    #expect(shown === second.tabBarItem && stack.tabBarItem === shown)
    second.tabBarItem = UITabBarItem(title: "Another", image: nil, tag: 0)
    #expect(shown?.title == "Another")
    stack.title = "Own"
    #expect(shown?.title == "Own" && shown !== second.tabBarItem)
    let given = UITabBarItem(title: "Given", image: nil, tag: 0)
    stack.tabBarItem = given
    #expect(shown === given)
    // Whichever test comes next would hear the end of the change.
    _ = calls { tabs.selectedIndex = 1 }
    stack.title = nil
    stack.tabBarItem = nil
    #expect(shown === second.tabBarItem && tabs.tabBar.selectedItem === shown)
    // What was said of an empty stack's tab stays.
    let empty = UINavigationController()
    empty.tabBarItem.title = "Said"
    empty.viewControllers = [UIViewController()]
    #expect(empty.tabBarItem.title == "Said")
  }
}
