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

  private func autoreleased(_ body: () -> Void) { body() }

  // MARK: Bars

  @Test("S05 the bar is part of the safe area of what is below") func safeArea() {
    #expect(shown.bar.frame == CGRect(x: 0, y: 47, width: 390, height: 44))
    #expect(shown.root.view.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0))
    navigation.isToolbarHidden = false
    shown.screen.go(to: shown.screen.time + 0.1)
    #expect(shown.root.view.safeAreaInsets.bottom == 78)
    #expect(navigation.toolbar.frame == CGRect(x: 0, y: 766, width: 390, height: 44))
    navigation.setNavigationBarHidden(true, animated: true)
    shown.screen.go(to: shown.screen.time + 1)
    #expect(shown.root.view.safeAreaInsets.top == 47 && shown.bar.isHidden)
    shown.bar.isTranslucent = false
    navigation.isNavigationBarHidden = false
    shown.screen.go(to: shown.screen.time + 0.1)
    #expect(shown.root.view.frame.minY == 91 && shown.root.view.safeAreaInsets.top == 0)
    shown.root.extendedLayoutIncludesOpaqueBars = true
    shown.screen.go(to: shown.screen.time + 0.1)
    #expect(shown.root.view.frame.minY == 0 && shown.root.view.safeAreaInsets.top == 91)
  }

  private final class Scrolled: NotingController {
    let scroll = UIScrollView()
    override func loadView() {
      scroll.contentSize = CGSize(width: 390, height: 3000)
      scroll.contentScaleFactor = 2
      view = scroll
    }
  }

  private func showScrolled(large: Bool) -> UIScrollView {
    let content = Scrolled("scrolled")
    content.title = "Long"
    shown.bar.prefersLargeTitles = large
    _ = shown.calls { navigation.setViewControllers([content], animated: false) }
    return content.scroll
  }

  @Test("S04 large titles collapse as the content scrolls, and the safe area with them")
  func largeTitles() {
    let scroll = showScrolled(large: true)
    #expect(shown.bar.bounds.height == 96 && scroll.safeAreaInsets.top == 143)
    #expect(scroll.contentOffset.y == -143 && shown.bar.groundStrength == 0)
    #expect(shown.bar.content?.title.alpha == 0)
    shown.screen.at(shown.screen.time) { scroll.contentOffset.y = -123 }
    #expect(shown.bar.bounds.height == 76 && scroll.safeAreaInsets.top == 123)
    #expect(shown.bar.groundStrength == 0)
    shown.screen.at(shown.screen.time) { scroll.contentOffset.y = 300 }
    #expect(shown.bar.bounds.height == 44 && scroll.safeAreaInsets.top == 91)
    #expect(shown.bar.groundStrength == 1 && shown.bar.content?.title.alpha == 1)
    // A pull makes the bar higher, and covers no more of the content.
    shown.screen.at(shown.screen.time) { scroll.contentOffset.y = -143 }
    shown.screen.at(shown.screen.time) { scroll.contentOffset.y = -163 }
    #expect(shown.bar.bounds.height == 116 && scroll.safeAreaInsets.top == 143)
    scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: false)
    #expect(scroll.verticalAxis.lowest == -143)
  }

  @Test("S04 the first view that scrolls keeps clear of bars, though its content is small")
  func automaticInsets() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    shown.root.view.addSubview(scroll)
    shown.screen.go(to: shown.screen.time + 0.1)
    #expect(scroll.adjustedContentInset.top == 91 && scroll.adjustedContentInset.bottom == 34)
    #expect(scroll.contentInset == .zero)
    shown.root.automaticallyAdjustsScrollViewInsets = false
    #expect(scroll.adjustedContentInset == .zero)
    shown.root.automaticallyAdjustsScrollViewInsets = true
    scroll.contentInsetAdjustmentBehavior = .scrollableAxes
    #expect(scroll.adjustedContentInset == .zero)
    // The second one is nobody's concern, nor is one in a controller without such a container.
    let other = UIScrollView(frame: scroll.frame)
    shown.root.view.addSubview(other)
    shown.screen.go(to: shown.screen.time + 0.1)
    #expect(other.safeAreaInsets.top == 91 && other.adjustedContentInset == .zero)
    scroll.contentInsetAdjustmentBehavior = .automatic
    shown.screen.window.rootViewController = nil
    navigation.viewControllers = [shown.next]
    shown.screen.window.rootViewController = shown.root
    shown.screen.go(to: shown.screen.time + 0.1)
    #expect(scroll.safeAreaInsets.top == 47 && scroll.adjustedContentInset == .zero)
  }

  @Test("S04 a bar between small and large goes to the nearer one", arguments: [-115, -130])
  func largeTitleRest(y: Int) {
    let scroll = showScrolled(large: true)
    let (start, screen) = (shown.screen.time, shown.screen)
    screen.touch(.began, 200, 500, at: start)
    // The first ten points make it a drag.
    let end = 500 - CGFloat(143 + y) - 10
    for step in 1...10 {
      let share = CGFloat(step) / 10
      screen.touch(.moved, 200, 500 + (end - 500) * share, at: start + Double(share))
    }
    screen.touch(.moved, 200, end, at: start + 2)
    screen.touch(.ended, 200, end, at: start + 2.1)
    screen.go(to: screen.time + 2)
    #expect(scroll.contentOffset.y == (y > -117 ? -91 : -143))
    #expect(shown.bar.bounds.height == (y > -117 ? 44 : 96))
  }

  @Test("S05 large titles are as their items say, and else as those below") func largeModes() {
    shown.bar.prefersLargeTitles = true
    let (second, third) = (UIViewController(), UIViewController())
    second.navigationItem.largeTitleDisplayMode = .never
    _ = shown.calls { navigation.setViewControllers([shown.root, second, third], animated: false) }
    #expect(shown.bar.bounds.height == 44)
    third.navigationItem.largeTitleDisplayMode = .always
    shown.screen.go(to: shown.screen.time + 0.1)
    #expect(shown.bar.bounds.height == 96)
  }

  private func titleOfBack() -> String? {
    shown.bar.layoutIfNeeded()
    return (shown.bar.content?.back.titleView as? UILabel)?.text
  }

  @Test("S05 the way back has the title of what is below, a word for it, or none") func backTitles()
  {
    _ = shown.calls { navigation.pushViewController(shown.next, animated: false) }
    #expect(titleOfBack() == "Root")
    shown.root.title = "A title that has no room beside the one in the middle"
    shown.screen.go(to: shown.screen.time + 0.1)
    #expect(titleOfBack() == "Back")
    shown.root.navigationItem.backButtonTitle = "Up"
    shown.screen.go(to: shown.screen.time + 0.1)
    #expect(titleOfBack() == "Up")
    shown.root.navigationItem.backBarButtonItem = UIBarButtonItem(
      title: "Home", style: .plain, target: nil, action: nil)
    shown.screen.go(to: shown.screen.time + 0.1)
    #expect(titleOfBack() == "Home")
    shown.root.navigationItem.backButtonDisplayMode = .minimal
    shown.screen.go(to: shown.screen.time + 0.1)
    #expect(titleOfBack() == nil)
  }

  @Test("S05 buttons stand at the sides and do what they are for") func buttons() throws {
    var taps = 0
    shown.root.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in taps += 1 }),
      UIBarButtonItem(title: "Edit", primaryAction: UIAction { _ in taps += 10 }),
    ]
    shown.screen.go(to: shown.screen.time + 0.1)
    let start = shown.screen.time
    let outer = try #require(shown.bar.content?.buttonViews.first)
    let place = outer.convert(outer.bounds, to: nil)
    #expect(place.maxX == 382 && place.minY == 47 && place.height == 44)
    shown.screen.touch(.began, 368, 69, at: start)
    shown.screen.touch(.ended, 368, 69, at: start + 0.1)
    #expect(taps == 1)
    shown.screen.touch(.began, place.minX - 20, 69, at: start + 1)
    shown.screen.touch(.ended, place.minX - 20, 69, at: start + 1.1)
    #expect(taps == 11)
    shown.root.navigationItem.rightBarButtonItem?.isEnabled = false
    shown.screen.touch(.began, 368, 69, at: start + 2)
    shown.screen.touch(.ended, 368, 69, at: start + 2.1)
    #expect(taps == 11)
  }

  @Test("S05 a tap on the way back goes there") func tapBack() {
    _ = shown.calls { navigation.pushViewController(shown.next, animated: true) }
    let calls = shown.calls {}
    #expect(calls == [])
    let start = shown.screen.time
    shown.screen.touch(.began, 20, 69, at: start)
    shown.screen.touch(.ended, 20, 69, at: start + 0.1)
    shown.screen.go(to: start + 1)
    #expect(navigation.topViewController === shown.root)
  }

  @Test("S05 a window that turns tells the stack, and bars become low") func turned() {
    _ = shown.calls { navigation.pushViewController(shown.next, animated: false) }
    shown.screen.window.frame.size = CGSize(width: 844, height: 390)
    shown.screen.window.traits = UITraitCollection(traitsFrom: [
      shown.screen.window.traits, UITraitCollection(verticalSizeClass: .compact),
    ])
    shown.screen.window.coveredEdges = UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
    shown.screen.go(to: shown.screen.time + 0.1)
    #expect(shown.bar.frame == CGRect(x: 0, y: 0, width: 844, height: 32))
    #expect(shown.next.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
    #expect(
      shown.next.view.safeAreaInsets == UIEdgeInsets(top: 32, left: 47, bottom: 21, right: 47))
  }

  @Test("S05 bars go with content that is thrown upwards, and come back") func hidesOnSwipe() {
    let scroll = showScrolled(large: false)
    navigation.hidesBarsOnSwipe = true
    func fling(from start: CGFloat, to end: CGFloat) {
      let time = shown.screen.time
      shown.screen.touch(.began, 200, start, at: time)
      for step in 1...5 {
        shown.screen.touch(
          .moved, 200, start + (end - start) * CGFloat(step) / 5, at: time + Double(step) * 0.02)
      }
      shown.screen.touch(.ended, 200, end, at: time + 0.1)
      shown.screen.go(to: time + 3)
    }
    fling(from: 600, to: 300)
    #expect(scroll.safeAreaInsets.top == 47 && shown.bar.frame.maxY <= 0)
    fling(from: 300, to: 600)
    #expect(scroll.safeAreaInsets.top == 91 && shown.bar.frame.minY == 47)
  }
}
