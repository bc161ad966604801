import Foundation
import TestSupport
import Testing

@testable import QuartzCore
@testable import UIKit

/// S05: what of controllers ends the program, with Apple's sentences.
@Suite @MainActor struct ControllerMisuseTests {
  private func text(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test("S05 a controller that is presented, that has a parent, or oneself cannot be presented")
  func presented() async {
    let twice = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let (screen, other) = (Screen(), UIViewController())
      screen.at(0) { screen.root.present(other, animated: false) }
      screen.go(to: 1)
      screen.root.present(other, animated: false)
    }
    #expect(text(twice).contains("Application tried to present modally a view controller"))
    #expect(text(twice).contains("that is already being presented by"))
    let child = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let (screen, child) = (Screen(), UIViewController())
      screen.root.addChild(child)
      screen.root.present(child, animated: false)
    }
    #expect(text(child).contains("that has a parent view controller"))
    let oneself = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let screen = Screen()
      screen.root.present(screen.root, animated: false)
    }
    #expect(text(oneself).contains("tried to present modal view controller on itself"))
  }

  @Test("S05 a controller is on a stack once, and none that has a stack is on another one")
  func pushed() async {
    let twice = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let shown = NavigationScreen()
      shown.navigation.pushViewController(shown.next, animated: true)
      shown.navigation.pushViewController(shown.next, animated: true)
    }
    #expect(
      text(twice).contains(
        "Pushing the same view controller instance more than once is not supported"))
    let same = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let shown = NavigationScreen()
      shown.navigation.setViewControllers([shown.root, shown.next, shown.root], animated: true)
    }
    #expect(text(same).contains("must be distinct"))
    let nested = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let shown = NavigationScreen()
      shown.navigation.pushViewController(UINavigationController(), animated: true)
    }
    #expect(text(nested).contains("Pushing a navigation controller is not supported"))
    let missing = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let shown = NavigationScreen()
      shown.navigation.popToViewController(shown.next, animated: true)
    }
    #expect(text(missing).contains("Tried to pop to a view controller that doesn't exist."))
  }

  @Test("S05 a tab that is none cannot be chosen, and a number of none is ignored") func tabs()
    async
  {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let tabs = UITabBarController()
      tabs.viewControllers = [UIViewController()]
      tabs.selectedViewController = UIViewController()
    }
    #expect(
      text(result).contains(
        "only a view controller in the tab bar controller's list of view controllers can be "
          + "selected"))
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), UIViewController()]
    for index in [-1, 2, .max, .min, NSNotFound] {
      tabs.selectedIndex = index
      #expect(tabs.selectedIndex == 0)
    }
  }
}
