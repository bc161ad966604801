import CoreGraphics
import TestSupport
import Testing

@testable import QuartzCore
@testable import UIKit

/// The bars of a navigation controller, and what they leave of the safe area.
@Suite @MainActor struct NavigationBarTests {
  private let shown = NavigationScreen()
  private var navigation: UINavigationController { shown.navigation }

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

  @Test("S05 a title of one's own stays turned when its page comes and goes")
  func turnedTitleStays() {
    let title = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    title.transform = CGAffineTransform(rotationAngle: 1)
    shown.next.navigationItem.titleView = title
    _ = shown.calls { navigation.pushViewController(shown.next, animated: true) }
    shown.screen.go(to: shown.screen.time + 1)
    #expect(title.transform == CGAffineTransform(rotationAngle: 1))
    _ = shown.calls { _ = navigation.popViewController(animated: true) }
    shown.screen.go(to: shown.screen.time + 1)
    #expect(title.transform == CGAffineTransform(rotationAngle: 1))
  }

  @Test("S05 a title of one's own that is scaled keeps its size with every layout")
  func scaledTitleKeepsItsSize() {
    let title = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    title.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    shown.root.navigationItem.titleView = title
    for _ in 0..<4 {
      shown.bar.setNeedsLayout()
      shown.bar.content?.setNeedsLayout()
      shown.bar.layoutIfNeeded()
    }
    #expect(title.superview != nil && title.bounds.size == CGSize(width: 40, height: 20))
    #expect(title.frame.size == CGSize(width: 20, height: 10))
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

  @Test("S05 a view goes from one place of the bar to another one, before it leaves the first")
  func viewChangesPlace() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    let (button, item) = (UIBarButtonItem(customView: view), shown.root.navigationItem)
    func middle() -> CGFloat? {
      shown.screen.go(to: shown.screen.time + 0.1)
      return view.window.map { view.convert(view.bounds, to: $0).midX }
    }
    item.rightBarButtonItem = button
    let right = middle()
    #expect(right ?? 0 > 300)
    item.leftBarButtonItem = button
    item.rightBarButtonItem = nil
    #expect(middle() ?? 390 < 90)
    item.rightBarButtonItem = button
    item.leftBarButtonItem = nil
    #expect(middle() == right)
    item.titleView = view
    item.rightBarButtonItem = nil
    #expect(middle() == 195)
    item.rightBarButtonItem = button
    item.titleView = nil
    #expect(middle() == right)
    item.rightBarButtonItem = nil
    #expect(middle() == nil)
  }

  @Test("S05 bars may be of classes of one's own") func ownBars() {
    final class Bar: UINavigationBar { let word = "mine" }
    let own = UINavigationController(navigationBarClass: Bar.self, toolbarClass: nil)
    #expect((own.navigationBar as? Bar)?.word == "mine" && type(of: own.toolbar!) == UIToolbar.self)
    own.pushViewController(UIViewController(), animated: false)
    #expect(own.navigationBar.items?.count == 1)
  }

  @Test("S05 the button to edit says what it does") func editButton() {
    let item = shown.root.editButtonItem
    shown.root.navigationItem.rightBarButtonItem = item
    shown.screen.go(to: shown.screen.time + 0.1)
    #expect(item === shown.root.editButtonItem && item.title == "Edit")
    let start = shown.screen.time
    shown.screen.touch(.began, 365, 69, at: start)
    shown.screen.touch(.ended, 365, 69, at: start + 0.1)
    #expect(shown.root.isEditing && item.title == "Done" && item.style == .done)
    shown.root.isEditing = false
    #expect(item.title == "Edit" && item.style == .plain)
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

  @Test("S05 a toolbar has the tools of the topmost controller until it is out of sight")
  func toolsOfHidden() {
    let tools = [UIBarButtonItem(title: "Sort", style: .plain, target: nil, action: nil)]
    shown.root.toolbarItems = tools
    #expect(navigation.toolbar.items == nil)
    navigation.isToolbarHidden = false
    #expect(navigation.toolbar.items == tools)
    shown.screen.at(shown.screen.time) { navigation.setToolbarHidden(true, animated: true) }
    shown.screen.go(to: shown.screen.time + 0.1)
    #expect(navigation.toolbar.items == tools && !navigation.toolbar.isHidden)
    shown.screen.go(to: shown.screen.time + 1)
    #expect(navigation.toolbar.items == nil && navigation.toolbar.isHidden)
    navigation.setToolbarHidden(false, animated: true)
    #expect(navigation.toolbar.items == tools)
    navigation.isToolbarHidden = true
    shown.screen.go(to: shown.screen.time + 1)
    #expect(navigation.toolbar.items == nil && shown.root.toolbarItems == tools)
  }

  @Test("S05 bars go where a window is low, if they are to") func lowWindow() {
    let shown = NavigationScreen()
    shown.navigation.isToolbarHidden = false
    shown.navigation.hidesBarsWhenVerticallyCompact = true
    shown.screen.go(to: shown.screen.time + 0.1)
    #expect(!shown.bar.isHidden && shown.root.view.safeAreaInsets.top == 91)
    shown.screen.window.traits = UITraitCollection(traitsFrom: [
      shown.screen.window.traits, UITraitCollection(verticalSizeClass: .compact),
    ])
    shown.screen.window.setNeedsLayout()
    shown.screen.go(to: shown.screen.time + 0.1)
    #expect(shown.bar.isHidden && shown.navigation.toolbar.isHidden)
    #expect(shown.root.view.safeAreaInsets.top == 47 && !shown.navigation.isNavigationBarHidden)
  }
}
