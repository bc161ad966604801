import CoreGraphics
import TestSupport
import Testing

@testable import QuartzCore
@testable import UIKit

/// A navigation controller in the window of a phone.
@MainActor
final class NavigationScreen: UINavigationControllerDelegate {
  let root = NotingController("root")
  let next = NotingController("next")
  let navigation: UINavigationController
  let screen: Screen

  init(notesDelegate: Bool = false) {
    navigation = UINavigationController(rootViewController: root)
    root.title = "Root"
    next.title = "Next"
    screen = Screen(NotingController("none"))
    screen.window.rootViewController = navigation
    screen.go(to: 0.1)
    if notesDelegate { navigation.delegate = self }
  }

  var bar: UINavigationBar { navigation.navigationBar }

  /// Makes a change and the frames of the second that follows.
  func calls(_ change: () -> Void) -> [String] {
    CallRecord.of {
      screen.at(screen.time) { change() }
      screen.go(to: screen.time + 1)
    }
  }

  /// A finger from the left edge to the right, in steps, and away.
  func swipe(to end: CGFloat, over time: Double = 0.4, before lift: () -> Void = {}) {
    let start = screen.time
    screen.touch(.began, 3, 400, at: start)
    for step in 1...10 {
      let share = CGFloat(step) / 10
      screen.touch(.moved, 3 + (end - 3) * share, 400, at: start + time * Double(share))
    }
    // It rests before it goes, so that nothing but the place counts.
    screen.touch(.moved, end, 400, at: start + time + 0.3)
    screen.at(start + time + 0.3) { lift() }
    screen.touch(.ended, end, 400, at: start + time + 0.31)
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    CallRecord.note("will show \(viewController.title ?? "")")
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    CallRecord.note("did show \(viewController.title ?? "")")
  }
}

@Suite @MainActor struct NavigationTests {
  private let shown = NavigationScreen()
  private var navigation: UINavigationController { shown.navigation }

  @Test("S05 what a push and a pop tell, and in which order", arguments: [true, false])
  func order(animated: Bool) {
    final class Moving: NotingController {
      override func willMove(toParent parent: UIViewController?) {
        note(parent == nil ? "will leave" : "will join")
      }
      override func didMove(toParent parent: UIViewController?) {
        note(parent == nil ? "left" : "joined")
      }
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        note("to parent \(isMovingToParent)")
      }
      override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        note("from parent \(isMovingFromParent)")
      }
    }
    let shown = NavigationScreen(notesDelegate: true)
    let next = Moving("next")
    #expect(
      shown.calls { shown.navigation.pushViewController(next, animated: animated) } == [
        "next will join", "next didLoad", "root willDisappear", "next willAppear",
        "next to parent true", "will show ", "next isAppearing", "root didDisappear",
        "next didAppear", "next joined", "did show ",
      ])
    #expect(next.navigationController === shown.navigation && next.parent === shown.navigation)
    #expect(next.view.frame == shown.screen.window.bounds && shown.root.view.window == nil)
    #expect(
      shown.calls { shown.navigation.popViewController(animated: animated) } == [
        "next will leave", "next willDisappear", "next from parent true", "root willAppear",
        "will show Root", "root isAppearing", "next didDisappear", "root didAppear", "next left",
        "did show Root",
      ])
    #expect(next.parent == nil && next.view.window == nil && !next.isMovingFromParent)
    #expect(shown.navigation.viewControllers == [shown.root])
  }

  @Test("S05 a swipe that is let go of half-way leaves all as it was") func cancelled() {
    _ = shown.calls { navigation.pushViewController(shown.next, animated: false) }
    let calls = CallRecord.of {
      shown.swipe(to: 120)
      shown.screen.go(to: shown.screen.time + 1)
    }
    #expect(
      calls == [
        "next willDisappear", "root willAppear", "root isAppearing", "root willDisappear",
        "root didDisappear", "next willAppear", "next didAppear",
      ])
    #expect(navigation.viewControllers == [shown.root, shown.next])
    #expect(shown.next.parent === navigation && shown.root.view.window == nil)
    #expect(shown.next.view.frame == shown.screen.window.bounds)
    #expect(shown.bar.topItem === shown.next.navigationItem)
    #expect(shown.bar.content?.item === shown.next.navigationItem)
    // The bar hears of what changes there.
    shown.next.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done)
    shown.screen.go(to: shown.screen.time + 0.1)
    #expect(shown.bar.content?.buttonViews.count == 1)
  }

  @Test("S05 a swipe goes back, and the view goes with the finger") func swiped() {
    _ = shown.calls { navigation.pushViewController(shown.next, animated: false) }
    let calls = CallRecord.of {
      shown.swipe(to: 250) {
        let x = shown.next.view.layer.presentation()?.frame.minX ?? 0
        #expect(x > 200 && x < 250, "\(x)")
      }
      shown.screen.go(to: shown.screen.time + 1)
    }
    #expect(
      calls == [
        "next willDisappear", "root willAppear", "root isAppearing", "next didDisappear",
        "root didAppear",
      ])
    #expect(navigation.viewControllers == [shown.root] && shown.bar.items?.count == 1)
  }

  @Test("S05 a swipe does nothing at the root, nor where the way back is hidden") func noSwipe() {
    #expect(CallRecord.of { shown.swipe(to: 250) } == [])
    shown.next.navigationItem.hidesBackButton = true
    _ = shown.calls { navigation.pushViewController(shown.next, animated: false) }
    #expect(CallRecord.of { shown.swipe(to: 250) } == [])
  }

  @Test("S05 a change that comes before the last one is over has that one end first")
  func interrupted() {
    let third = NotingController("third")
    let calls = CallRecord.of {
      shown.screen.at(shown.screen.time) {
        navigation.pushViewController(shown.next, animated: true)
      }
      shown.screen.at(shown.screen.time + 0.1) {
        navigation.pushViewController(third, animated: true)
      }
      shown.screen.at(shown.screen.time + 0.1) {
        _ = navigation.popViewController(animated: true)
      }
      shown.screen.go(to: shown.screen.time + 1)
    }
    #expect(
      calls == [
        "next didLoad", "root willDisappear", "next willAppear", "next isAppearing",
        "root didDisappear", "next didAppear", "third didLoad", "next willDisappear",
        "third willAppear", "third isAppearing", "next didDisappear", "third didAppear",
        "third willDisappear", "next willAppear", "next isAppearing", "third didDisappear",
        "next didAppear",
      ])
    #expect(navigation.topViewController === shown.next && navigation.area.subviews.count == 1)
  }

  @Test("S05 of a stack that is set, what was on it is gone back to") func wholeStack() {
    let (second, third) = (NotingController("second"), NotingController("third"))
    _ = shown.calls { navigation.setViewControllers([shown.root, second, third], animated: true) }
    #expect(navigation.topViewController === third && !second.isViewLoaded)
    #expect(second.parent === navigation)
    #expect(navigation.popToRootViewController(animated: false) == [second, third])
    shown.screen.go(to: shown.screen.time + 0.1)
    #expect(navigation.popViewController(animated: true) == nil)
    #expect(second.parent == nil && shown.root.view.window != nil)
  }

  @Test("S05 what was popped is freed") func freed() {
    weak var gone: UIViewController?
    autoreleased {
      let made = UIViewController()
      gone = made
      _ = shown.calls { navigation.pushViewController(made, animated: true) }
      _ = shown.calls { navigation.popViewController(animated: true) }
    }
    #expect(gone == nil)
    weak var whole: UINavigationController?
    autoreleased {
      let shown = NavigationScreen()
      whole = shown.navigation
      // In the middle of a change.
      shown.screen.at(shown.screen.time) {
        shown.navigation.pushViewController(UIViewController(), animated: true)
      }
      shown.screen.window.rootViewController = nil
      shown.screen.go(to: shown.screen.time + 1)
    }
    #expect(whole == nil)
  }

  @Test("S05 a window that is dropped in the middle of a push takes its controllers with it")
  func dropped() {
    weak var whole: UINavigationController?
    weak var next: UIViewController?
    weak var window: UIWindow?
    autoreleased {
      let shown = NavigationScreen()
      (whole, next, window) = (shown.navigation, shown.next, shown.screen.window)
      shown.screen.at(shown.screen.time) {
        shown.navigation.pushViewController(shown.next, animated: true)
      }
      shown.screen.go(to: shown.screen.time + 0.1)
      #expect(shown.next.transitionCoordinator != nil)
    }
    #expect(window == nil && next == nil && whole == nil)
  }

  private func autoreleased(_ body: () -> Void) { body() }
}
