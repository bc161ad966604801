import CoreGraphics
import TestSupport
import Testing

@testable import QuartzCore
@testable import UIKit

/// S05: what comes in the middle of a change of controllers.
@Suite @MainActor struct InterruptedTransitionTests {
  private let shown = NavigationScreen()
  private var navigation: UINavigationController { shown.navigation }
  private var screen: Screen { shown.screen }

  /// Makes a change, and a frame in the middle of it.
  private func half(_ change: () -> Void) {
    screen.at(screen.time, change)
    screen.go(to: screen.time + 0.1)
  }

  private func settle() { screen.go(to: screen.time + 1) }

  /// Nobody waits for anything, and what is on top is what is seen.
  private func expectRest(_ top: UIViewController, _ stack: [UIViewController]) {
    #expect(navigation.viewControllers == stack && navigation.topViewController === top)
    #expect(navigation.area.subviews == [top.view] && top.view.window === screen.window)
    #expect(navigation.children == stack && stack.allSatisfy { $0.parent === navigation })
    #expect(top.appearance == .appeared && top.transitionCoordinator == nil)
    #expect(top.view.frame == screen.window.bounds)
    #expect(shown.bar.items ?? [] == stack.map(\.navigationItem))
    for other in stack where other !== top {
      #expect(other.viewIfLoaded?.window == nil && other.appearance == .disappeared)
    }
  }

  @Test("S05 a pop in the middle of a push goes back, a push in the middle of a pop on")
  func popWhilePushing() {
    half { navigation.pushViewController(shown.next, animated: true) }
    half { _ = navigation.popViewController(animated: true) }
    settle()
    expectRest(shown.root, [shown.root])
    #expect(shown.next.parent == nil && shown.next.view.window == nil)
    half { navigation.pushViewController(shown.next, animated: true) }
    settle()
    half { _ = navigation.popViewController(animated: true) }
    half { navigation.pushViewController(shown.next, animated: true) }
    settle()
    expectRest(shown.next, [shown.root, shown.next])
  }

  /// Ends each change half-way, as if it had never been.
  private final class Refusal: NSObject, UINavigationControllerDelegate,
    UIViewControllerAnimatedTransitioning
  {
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      self
    }

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval {
      0.2
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      UIView.animate(withDuration: 0.2) {
        context.view(forKey: .from)?.alpha = 0.5
      } completion: { _ in
        context.completeTransition(false)
      }
    }
  }

  @Test("S05 a push that is taken back leaves nothing of who was to come") func pushTakenBack() {
    let refusal = Refusal()
    navigation.delegate = refusal
    half { navigation.pushViewController(shown.next, animated: true) }
    settle()
    expectRest(shown.root, [shown.root])
    #expect(shown.next.parent == nil && navigation.page(of: shown.next) == nil)
  }

  @Test("S05 the root is popped by nobody, in the middle of a change or at rest") func popRoot() {
    #expect(navigation.popViewController(animated: true) == nil)
    #expect(navigation.popToRootViewController(animated: true) == nil)
    #expect(navigation.popToViewController(shown.root, animated: true) == [])
    half { navigation.pushViewController(shown.next, animated: true) }
    half {
      #expect(navigation.popViewController(animated: true) === shown.next)
      #expect(navigation.popViewController(animated: true) == nil)
    }
    settle()
    expectRest(shown.root, [shown.root])
  }

  @Test("S05 another stack in the middle of a push", arguments: [true, false])
  func setWhilePushing(animated: Bool) {
    let (second, third) = (NotingController("second"), NotingController("third"))
    half { navigation.pushViewController(shown.next, animated: true) }
    half { navigation.setViewControllers([second, third], animated: animated) }
    settle()
    expectRest(third, [second, third])
    #expect(shown.next.parent == nil && shown.root.parent == nil)
    half { navigation.setViewControllers([third, second], animated: true) }
    half { navigation.setViewControllers([], animated: animated) }
    settle()
    #expect(navigation.viewControllers == [] && navigation.area.subviews.isEmpty)
    half { navigation.pushViewController(shown.next, animated: true) }
    settle()
    expectRest(shown.next, [shown.next])
  }

  @Test("S05 several changes in one turn end with the last of them") func inOneTurn() {
    let third = NotingController("third")
    half {
      navigation.pushViewController(shown.next, animated: true)
      navigation.pushViewController(third, animated: true)
      navigation.popViewController(animated: true)
      navigation.popViewController(animated: false)
      navigation.pushViewController(third, animated: true)
    }
    settle()
    expectRest(third, [shown.root, third])
  }

  /// Changes the stack as soon as its view will appear.
  private final class Hasty: NotingController {
    var act: (UINavigationController) -> Void = { _ in }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      let act = act
      self.act = { _ in }
      if let navigationController { act(navigationController) }
    }
  }

  @Test("S05 a controller that pushes another one while it comes", arguments: [true, false])
  func pushWhileAppearing(animated: Bool) {
    let (hasty, third) = (Hasty("hasty"), NotingController("third"))
    hasty.act = { $0.pushViewController(third, animated: animated) }
    let calls = shown.calls { navigation.pushViewController(hasty, animated: animated) }
    expectRest(third, [shown.root, hasty, third])
    #expect(calls.filter { $0.hasPrefix("root") } == ["root willDisappear", "root didDisappear"])
  }

  @Test("S05 a controller that goes back while it comes", arguments: [true, false])
  func popWhileAppearing(animated: Bool) {
    let hasty = Hasty("hasty")
    hasty.act = { $0.popViewController(animated: animated) }
    _ = shown.calls { navigation.pushViewController(hasty, animated: animated) }
    expectRest(shown.root, [shown.root])
    #expect(hasty.parent == nil && hasty.viewIfLoaded?.window == nil)
  }

  @Test("S05 a tab that chooses another one while it comes") func chooseWhileAppearing() {
    final class Leaving: NotingController {
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        tabBarController?.selectedIndex = 2
      }
    }
    let (first, leaving, last) = (
      NotingController("first"), Leaving("leaving"), NotingController("last")
    )
    let tabs = UITabBarController()
    tabs.viewControllers = [first, leaving, last]
    screen.window.rootViewController = tabs
    settle()
    half { tabs.selectedIndex = 1 }
    settle()
    #expect(tabs.selectedViewController === last && last.appearance == .appeared)
    for other in [first, leaving] {
      #expect(other.appearance == .disappeared && other.view.window == nil)
    }
  }

  @Test("S05 another tab in the middle of a push, and back") func tabs() {
    let (tabs, other) = (UITabBarController(), NotingController("other"))
    screen.window.rootViewController = nil
    tabs.viewControllers = [navigation, other]
    screen.window.rootViewController = tabs
    settle()
    half { navigation.pushViewController(shown.next, animated: true) }
    half { tabs.selectedIndex = 1 }
    #expect(tabs.selectedViewController === other)
    settle()
    #expect(other.appearance == .appeared && shown.next.appearance == .disappeared)
    half { tabs.selectedIndex = 0 }
    settle()
    expectRest(shown.next, [shown.root, shown.next])
    #expect(other.appearance == .disappeared && other.view.window == nil)
    half { _ = navigation.popViewController(animated: true) }
    half { tabs.viewControllers = [other] }
    settle()
    #expect(navigation.parent == nil && shown.root.viewIfLoaded?.window == nil)
    #expect(shown.root.appearance == .disappeared && shown.next.parent == nil)
  }

  @Test("S05 another root in the middle of a push, a presentation and a dismissal")
  func otherRoot() {
    let other = NotingController("other")
    half { navigation.pushViewController(shown.next, animated: true) }
    half { screen.window.rootViewController = other }
    settle()
    #expect(shown.next.appearance == .disappeared && shown.next.transitionCoordinator == nil)
    #expect(other.appearance == .appeared && screen.window.subviews.contains(other.view))
    for style in [UIModalPresentationStyle.fullScreen, .pageSheet, .overFullScreen] {
      for isDismissal in [false, true] {
        let (root, over) = (NotingController("root"), NotingController("over"))
        over.modalPresentationStyle = style
        screen.window.rootViewController = root
        settle()
        half { root.present(over, animated: true) }
        if isDismissal {
          settle()
          half { root.dismiss(animated: true) }
        }
        half { screen.window.rootViewController = other }
        settle()
        #expect(root.viewIfLoaded?.window == nil && root.appearance == .disappeared)
        #expect(other.appearance == .appeared && other.transitionCoordinator == nil)
        screen.at(screen.time) { other.present(NotingController("last"), animated: false) }
        settle()
        #expect(other.presentedViewController?.view.window === screen.window)
        screen.at(screen.time) { other.dismiss(animated: false) }
        settle()
        #expect(other.presentedViewController == nil)
      }
    }
  }

  @Test(
    "S05 a window that is dropped in the middle of a presentation or a dismissal",
    arguments: [
      UIModalPresentationStyle.fullScreen, .pageSheet, .popover,
    ])
  func droppedWindow(_ style: UIModalPresentationStyle) {
    for isDismissal in [false, true] {
      weak var window: UIWindow?
      weak var root: UIViewController?
      weak var over: UIViewController?
      func run() {
        let screen = Screen()
        let made = UIViewController()
        made.modalPresentationStyle = style
        (window, root, over) = (screen.window, screen.root, made)
        screen.at(0) { screen.root.present(made, animated: true) }
        screen.go(to: isDismissal ? 1 : 0.1)
        if isDismissal {
          screen.at(screen.time) { screen.root.dismiss(animated: true) }
          screen.go(to: screen.time + 0.1)
        }
      }
      run()
      #expect(window == nil && root == nil && over == nil)
    }
  }

  @Test("S05 a dismissal that is asked for twice happens once") func dismissedTwice() {
    let over = NotingController("over")
    over.modalPresentationStyle = .fullScreen
    let root = NotingController("root")
    screen.window.rootViewController = root
    settle()
    half { root.present(over, animated: true) }
    settle()
    let calls = CallRecord.of {
      half {
        over.dismiss(animated: true) { CallRecord.note("first") }
        over.dismiss(animated: true) { CallRecord.note("second") }
        root.dismiss(animated: true)
      }
      settle()
    }
    #expect(
      calls == [
        "over willDisappear", "root willAppear", "root isAppearing", "root didAppear",
        "over didDisappear", "first",
      ])
    #expect(CallRecord.of { root.dismiss(animated: true) } == [])
    #expect(root.presentedViewController == nil && root.appearance == .appeared)
  }

  @Test("S05 presenting while something comes or goes does nothing, and later it does")
  func presentedWhilePresenting() {
    let (root, over, third) = (
      NotingController("root"), NotingController("over"), NotingController("third")
    )
    screen.window.rootViewController = root
    settle()
    half { root.present(over, animated: true) }
    half { root.present(third, animated: true) }
    #expect(third.presentingViewController == nil)
    settle()
    half { root.dismiss(animated: true) }
    half { root.present(third, animated: true) }
    settle()
    #expect(root.presentedViewController == nil && third.presentingViewController == nil)
    half { root.present(third, animated: true) }
    settle()
    #expect(root.presentedViewController === third)
  }

  // MARK: Those that nobody holds

  private final class Delegate: NSObject, UINavigationControllerDelegate,
    UIViewControllerTransitioningDelegate, UIAdaptivePresentationControllerDelegate,
    UITabBarControllerDelegate
  {}

  @Test("S05 delegates that are gone in the middle of a change") func goneDelegates() {
    weak var gone: Delegate?
    let (root, over) = (NotingController("root"), NotingController("over"))
    do {
      let delegate = Delegate()
      gone = delegate
      navigation.delegate = delegate
      over.transitioningDelegate = delegate
      over.presentationController?.delegate = delegate
      half { navigation.pushViewController(shown.next, animated: true) }
    }
    #expect(gone == nil)
    settle()
    expectRest(shown.next, [shown.root, shown.next])
    screen.window.rootViewController = root
    settle()
    half { root.present(over, animated: true) }
    settle()
    #expect(root.presentedViewController === over)
  }

  @Test("S05 what is popped or dismissed is freed at the end of it, and not before") func freed() {
    weak var pushed: UIViewController?
    func push() {
      let made = UIViewController()
      pushed = made
      half { navigation.pushViewController(made, animated: true) }
      half { _ = navigation.popViewController(animated: true) }
    }
    push()
    #expect(pushed != nil)
    settle()
    #expect(pushed == nil)
    weak var presented: UIViewController?
    let root = NotingController("root")
    screen.window.rootViewController = root
    settle()
    func present() {
      let made = UIViewController()
      presented = made
      half { root.present(made, animated: true) }
      settle()
      half { root.dismiss(animated: true) }
    }
    present()
    #expect(presented != nil)
    settle()
    #expect(presented == nil && root.presentedViewController == nil)
  }

  @Test("S05 a view that is taken out by hand in the middle of a change") func takenOut() {
    half { navigation.pushViewController(shown.next, animated: true) }
    half { shown.next.view.removeFromSuperview() }
    settle()
    #expect(navigation.topViewController === shown.next)
    half { _ = navigation.popViewController(animated: true) }
    half { navigation.view.removeFromSuperview() }
    settle()
    #expect(navigation.viewControllers == [shown.root] && navigation.view.window == nil)
    screen.window.addSubview(navigation.view)
    settle()
    #expect(shown.root.view.window === screen.window)
  }
}
