import CoreGraphics
import TestSupport
import Testing

@testable import QuartzCore
@testable import UIKit

/// A controller that says what the status bar is like, and notes who asks.
private final class Speaking: UIViewController {
  var style = UIStatusBarStyle.default
  var hides = false
  var (styleChild, hiddenChild): (UIViewController?, UIViewController?)
  override var preferredStatusBarStyle: UIStatusBarStyle { style }
  override var prefersStatusBarHidden: Bool { hides }
  override var childForStatusBarStyle: UIViewController? { styleChild }
  override var childForStatusBarHidden: UIViewController? { hiddenChild }

  init(_ style: UIStatusBarStyle = .default, hides: Bool = false) {
    super.init(nibName: nil, bundle: nil)
    (self.style, self.hides) = (style, hides)
  }

  required init?(coder: NSCoder) { nil }
}

@Suite @MainActor struct StatusBarTests {
  private let screen = Screen(NotingController("none"))
  private var window: UIWindow { screen.window }

  private func show(_ controller: UIViewController) {
    screen.at(screen.time) { window.rootViewController = controller }
    screen.go(to: screen.time + 0.1)
  }

  private func setStyle(_ style: UIUserInterfaceStyle) {
    window.traits = UITraitCollection(traitsFrom: [
      window.traits, UITraitCollection(userInterfaceStyle: style),
    ])
    screen.go(to: screen.time + 0.1)
  }

  @Test("S05 the root controller says what the status bar is like") func root() {
    let root = Speaking(.lightContent, hides: true)
    var told: [StatusBarState] = []
    window.onStatusBar = { told.append($0) }
    show(root)
    #expect(window.statusBar.style == .lightContent && window.statusBar.isHidden)
    root.hides = false
    #expect(window.statusBar.isHidden, "nobody said that it had changed")
    root.setNeedsStatusBarAppearanceUpdate()
    #expect(!window.statusBar.isHidden && told.map(\.isHidden) == [true, false])
    root.setNeedsStatusBarAppearanceUpdate()
    #expect(told.count == 2)
  }

  @Test("S05 the default goes by the appearance") func appearance() {
    show(Speaking())
    #expect(window.statusBar.style == .darkContent)
    setStyle(.dark)
    #expect(window.statusBar.style == .lightContent)
    show(Speaking(.darkContent))
    #expect(window.statusBar.style == .darkContent)
  }

  @Test("S05 children are asked in place of those that name them") func children() {
    let (outer, inner) = (Speaking(.darkContent, hides: true), Speaking(.lightContent))
    outer.addChild(inner)
    outer.styleChild = inner
    show(outer)
    #expect(window.statusBar.style == .lightContent && window.statusBar.isHidden)
    outer.hiddenChild = inner
    inner.hiddenChild = outer
    outer.setNeedsStatusBarAppearanceUpdate()
    #expect(!window.statusBar.isHidden, "in a circle everybody is asked once")
  }

  @Test("S05 a navigation controller asks its topmost one, and for the style where no bar is seen")
  func navigation() {
    let (first, second) = (Speaking(.lightContent), Speaking(.lightContent, hides: true))
    let navigation = UINavigationController(rootViewController: first)
    show(navigation)
    #expect(window.statusBar.style == .darkContent)
    navigation.setNavigationBarHidden(true, animated: false)
    screen.go(to: screen.time + 0.1)
    #expect(window.statusBar.style == .lightContent)
    navigation.setNavigationBarHidden(false, animated: false)
    navigation.navigationBar.barStyle = .black
    navigation.setNeedsStatusBarAppearanceUpdate()
    #expect(window.statusBar.style == .lightContent && !window.statusBar.isHidden)
    screen.at(screen.time) { navigation.pushViewController(second, animated: true) }
    screen.go(to: screen.time + 1)
    #expect(window.statusBar.isHidden)
    screen.at(screen.time) { _ = navigation.popViewController(animated: true) }
    screen.go(to: screen.time + 1)
    #expect(!window.statusBar.isHidden)
  }

  @Test("S05 tabs ask the one that is shown") func tabs() {
    let tabs = UITabBarController()
    tabs.viewControllers = [Speaking(.lightContent), Speaking(.darkContent, hides: true)]
    show(tabs)
    #expect(window.statusBar.style == .lightContent && !window.statusBar.isHidden)
    screen.at(screen.time) { tabs.selectedIndex = 1 }
    screen.go(to: screen.time + 0.1)
    #expect(window.statusBar.style == .darkContent && window.statusBar.isHidden)
  }

  @Test("S05 what covers everything says it, and what wants to") func presented() {
    let root = Speaking(.darkContent)
    show(root)
    let full = Speaking(.lightContent)
    full.modalPresentationStyle = .fullScreen
    screen.at(screen.time) { root.present(full, animated: false) }
    screen.go(to: screen.time + 0.1)
    #expect(window.statusBar.style == .lightContent)
    screen.at(screen.time) { full.dismiss(animated: false) }
    screen.go(to: screen.time + 0.1)
    #expect(window.statusBar.style == .darkContent)
    let over = Speaking(.lightContent, hides: true)
    over.modalPresentationStyle = .overFullScreen
    screen.at(screen.time) { root.present(over, animated: false) }
    screen.go(to: screen.time + 0.1)
    #expect(window.statusBar.style == .darkContent && !window.statusBar.isHidden)
    over.modalPresentationCapturesStatusBarAppearance = true
    over.setNeedsStatusBarAppearanceUpdate()
    #expect(window.statusBar.style == .lightContent && window.statusBar.isHidden)
  }

  @Test("S05 above what stands back below a sheet the bar is light") func sheet() {
    let root = Speaking()
    show(root)
    screen.at(screen.time) { root.present(Speaking(), animated: true) }
    screen.go(to: screen.time + 1)
    #expect(window.statusBar.style == .lightContent)
    screen.at(screen.time) { root.dismiss(animated: true) }
    screen.go(to: screen.time + 1)
    #expect(window.statusBar.style == .darkContent)
  }

  @Test("S05 in a low window there is no status bar, unless somebody says so") func low() {
    show(UIViewController())
    #expect(!window.statusBar.isHidden)
    window.traits = UITraitCollection(traitsFrom: [
      window.traits, UITraitCollection(verticalSizeClass: .compact),
    ])
    screen.go(to: screen.time + 0.1)
    #expect(window.statusBar.isHidden)
  }

  @Test(
    "S05 whatever changes places, the window knows what the controllers say", arguments: 1...8)
  func random(seed: UInt64) {
    var random = SplitMix(seed: seed)
    func make() -> Speaking {
      Speaking([.default, .lightContent, .darkContent][random.below(3)], hides: random.oneIn(3))
    }
    let tabs = UITabBarController()
    let stacks = [
      UINavigationController(rootViewController: make()),
      UINavigationController(rootViewController: make()),
    ]
    tabs.viewControllers = stacks
    show(tabs)
    for _ in 0..<40 {
      screen.at(screen.time) {
        let (stack, animated) = (stacks[random.below(2)], random.oneIn(2))
        switch random.below(7) {
        case 0: stack.pushViewController(make(), animated: animated)
        case 1: _ = stack.popViewController(animated: animated)
        case 2: stack.setNavigationBarHidden(random.oneIn(2), animated: animated)
        case 3: tabs.selectedIndex = random.below(2)
        case 4 where tabs.presentedViewController == nil:
          let other = make()
          other.modalPresentationStyle = random.oneIn(2) ? .fullScreen : .pageSheet
          tabs.present(other, animated: animated)
        case 5 where tabs.presentedViewController?.isBeingPresented == false:
          tabs.presentedViewController?.dismiss(animated: animated)
        default: setStyle(random.oneIn(2) ? .dark : .light)
        }
      }
      screen.go(to: screen.time + 1)
      let known = window.statusBar
      window.updateStatusBar()
      #expect(window.statusBar == known)
    }
  }

  @Test("S05 a window may show a bar of its own, above everything and without touches") func bar() {
    let root = Speaking()
    show(root)
    window.showsStatusBar = true
    let bar = window.statusBarView
    screen.go(to: screen.time + 0.1)
    #expect(bar?.frame == CGRect(x: 0, y: 0, width: 390, height: 47))
    #expect(window.hitTest(CGPoint(x: 40, y: 20), with: nil) === root.view)
    let other = Speaking(.default, hides: true)
    other.modalPresentationStyle = .fullScreen
    screen.at(screen.time) { root.present(other, animated: false) }
    screen.go(to: screen.time + 0.1)
    #expect(window.layer.sublayers?.max { $0.zPosition < $1.zPosition } === bar?.layer)
    #expect(bar?.subviews.first?.alpha == 0)
    window.coveredEdges.top = 24
    #expect(bar?.frame.height == 24)
    window.showsStatusBar = false
    #expect(bar?.superview == nil && window.statusBarView == nil)
  }
}

@Suite @MainActor struct ScrollToTopTests {
  private final class Hearing: UIScrollViewDelegate {
    var allows = true
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
      CallRecord.note("should")
      return allows
    }
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { CallRecord.note("did") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
      CallRecord.note("animated")
    }
  }

  private let screen = Screen(NotingController("root"))
  private let hearing = Hearing()

  private func add(_ frame: CGRect) -> UIScrollView {
    let scroll = UIScrollView(frame: frame)
    scroll.contentSize = CGSize(width: frame.width, height: 4000)
    scroll.delegate = hearing
    screen.root.view.addSubview(scroll)
    screen.go(to: screen.time + 0.1)
    scroll.contentOffset.y = 1000
    return scroll
  }

  private func tap(_ x: CGFloat, _ y: CGFloat) -> [String] {
    CallRecord.of {
      screen.touch(.began, x, y, at: screen.time)
      screen.touch(.ended, x, y, at: screen.time + 0.05)
      screen.go(to: screen.time + 1)
    }
  }

  private let whole = CGRect(x: 0, y: 0, width: 390, height: 844)

  @Test("S04 a tap in the status bar goes to the beginning, below what covers it") func tapped() {
    let scroll = add(whole)
    screen.touch(.began, 100, 20, at: screen.time)
    screen.touch(.ended, 100, 20, at: screen.time + 0.05)
    screen.go(to: screen.time + 0.15)
    #expect(scroll.contentOffset.y < 1000 && scroll.contentOffset.y > -47, "on its way")
    screen.go(to: screen.time + 1)
    #expect(scroll.contentOffset.y == -47)
    scroll.contentOffset.y = 1000
    #expect(tap(100, 20) == ["should", "did"])
    #expect(tap(100, 20) == ["should", "did"], "it is there")
    scroll.contentOffset.y = 1000
    #expect(tap(100, 60) == [] && scroll.contentOffset.y == 1000)
  }

  @Test("S04 a delegate may say no, and a view that it does not do so") func refused() {
    let scroll = add(whole)
    hearing.allows = false
    #expect(tap(100, 20) == ["should"] && scroll.contentOffset.y == 1000)
    scroll.scrollsToTop = false
    #expect(tap(100, 20) == [] && scroll.contentOffset.y == 1000)
  }

  @Test("S04 of two that are seen neither goes, but those beside each other are told apart")
  func several() {
    let scroll = add(whole)
    let inner = add(CGRect(x: 0, y: 400, width: 390, height: 200))
    #expect(tap(100, 20) == [] && scroll.contentOffset.y == 1000)
    inner.isHidden = true
    #expect(tap(100, 20) == ["should", "did"] && inner.contentOffset.y == 1000)
    inner.isHidden = false
    scroll.contentOffset.y = 1000
    scroll.frame.size.width = 195
    inner.frame.origin.x = 195
    #expect(tap(300, 20) == ["should", "did"])
    #expect(scroll.contentOffset.y == 1000 && inner.contentOffset.y == 0)
  }

  @Test("S04 what is below a sheet stays") func below() {
    let scroll = add(whole)
    let other = UIViewController()
    other.modalPresentationStyle = .fullScreen
    screen.at(screen.time) { screen.root.present(other, animated: false) }
    screen.go(to: screen.time + 0.1)
    #expect(tap(100, 20) == [] && scroll.contentOffset.y == 1000)
  }

  @Test("S04 a finger that catches the content on its way keeps it") func caught() {
    let scroll = add(whole)
    screen.touch(.began, 100, 20, at: screen.time)
    screen.touch(.ended, 100, 20, at: screen.time + 0.05)
    screen.go(to: screen.time + 0.1)
    let calls = CallRecord.of {
      screen.touch(.began, 100, 400, at: screen.time)
      screen.touch(.moved, 100, 420, at: screen.time + 0.02)
      screen.touch(.ended, 100, 420, at: screen.time + 0.5)
      screen.go(to: screen.time + 1)
    }
    #expect(!calls.contains("did") && scroll.contentOffset.y > 0)
  }

  @Test(
    "S04 what recognises taps in the strip itself has them, and so have views where nothing scrolls"
  )
  func others() {
    final class Touched: UIView {
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        CallRecord.note("touched")
      }
    }
    let scroll = add(whole)
    let view = Touched(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    screen.root.view.addSubview(view)
    screen.go(to: screen.time + 0.1)
    #expect(tap(100, 20) == ["should", "did"])
    scroll.scrollsToTop = false
    #expect(tap(100, 20) == ["touched"])
    scroll.scrollsToTop = true
    scroll.contentOffset.y = 1000
    let recognizer = UITapGestureRecognizer()
    recognizer.addAction { _ in CallRecord.note("tapped") }
    view.addGestureRecognizer(recognizer)
    #expect(tap(100, 20) == ["tapped"] && scroll.contentOffset.y == 1000)
  }

  @Test("S04 buttons in the strip are tapped, and do not scroll") func button() {
    let scroll = add(whole)
    let button = UIButton(type: .system)
    button.setTitle("Here", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
    button.addAction(UIAction { _ in CallRecord.note("tapped") }, for: .touchUpInside)
    screen.root.view.addSubview(button)
    screen.go(to: screen.time + 0.1)
    #expect(tap(100, 20) == ["tapped"] && scroll.contentOffset.y == 1000)
  }
}
