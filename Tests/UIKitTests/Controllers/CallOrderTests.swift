import CoreGraphics
import TestSupport
import Testing

@testable import QuartzCore
@testable import UIKit

/// S05: what controllers hear, in which order, in each style and where something comes in between.
@Suite @MainActor struct CallOrderTests {
  private final class Resized: NotingController {
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      note("will be \(Int(size.width))")
      super.viewWillTransition(to: size, with: coordinator)
      coordinator.animate(alongsideTransition: nil) { [self] _ in note("is so") }
    }
  }

  private let screen = Screen()
  private let other = NotingController("other")

  private func calls(_ change: () -> Void) -> [String] {
    CallRecord.of {
      screen.at(screen.time) { change() }
      screen.go(to: screen.time + 1)
    }
  }

  @Test(
    "S05 what lies over the presenter leaves it as it is, in every such style",
    arguments: [
      UIModalPresentationStyle.pageSheet, .formSheet, .overFullScreen, .overCurrentContext,
      .popover, .custom,
    ], [true, false])
  func over(style: UIModalPresentationStyle, animated: Bool) {
    other.modalPresentationStyle = style
    let come = calls {
      screen.root.present(other, animated: animated) { CallRecord.note("presented") }
    }
    #expect(
      come == [
        "other didLoad", "other willAppear", "other isAppearing", "other didAppear", "presented",
      ])
    #expect(screen.root.view.window != nil)
    let go = calls { screen.root.dismiss(animated: animated) { CallRecord.note("dismissed") } }
    #expect(go == ["other willDisappear", "other didDisappear", "dismissed"])
  }

  @Test(
    "S05 what replaces the presenter has it disappear",
    arguments: [UIModalPresentationStyle.fullScreen, .currentContext], [true, false])
  func instead(style: UIModalPresentationStyle, animated: Bool) {
    screen.root.definesPresentationContext = true
    other.modalPresentationStyle = style
    let come = calls {
      screen.root.present(other, animated: animated) { CallRecord.note("presented") }
    }
    #expect(
      come == [
        "other didLoad", "root willDisappear", "other willAppear", "other isAppearing",
        "other didAppear", "root didDisappear", "presented",
      ])
    let go = calls { other.dismiss(animated: animated) { CallRecord.note("dismissed") } }
    #expect(
      go == [
        "other willDisappear", "root willAppear", "root isAppearing", "root didAppear",
        "other didDisappear", "dismissed",
      ])
  }

  @Test("S05 an alert and a popover in a wide window leave the presenter as it is") func wide() {
    screen.window.traits = UITraitCollection(traitsFrom: [
      screen.window.traits, UITraitCollection(horizontalSizeClass: .regular),
    ])
    other.modalPresentationStyle = .popover
    other.popoverPresentationController?.sourceView = screen.root.view
    #expect(
      calls { screen.root.present(other, animated: true) } == [
        "other didLoad", "other willAppear", "other isAppearing", "other didAppear",
      ])
    #expect(
      calls { screen.root.dismiss(animated: true) } == [
        "other willDisappear", "other didDisappear",
      ])
    let alert = UIAlertController(title: "Alert", message: nil, preferredStyle: .alert)
    #expect(calls { screen.root.present(alert, animated: true) } == [])
    #expect(calls { screen.root.dismiss(animated: true) } == [])
  }

  @Test("S05 of a stack below what covers it only the topmost hears") func stackBelow() {
    let (first, second) = (NotingController("first"), NotingController("second"))
    let navigation = UINavigationController(rootViewController: first)
    _ = calls {
      screen.window.rootViewController = navigation
      navigation.pushViewController(second, animated: false)
    }
    other.modalPresentationStyle = .fullScreen
    #expect(
      calls { navigation.present(other, animated: true) } == [
        "other didLoad", "second willDisappear", "other willAppear", "other isAppearing",
        "other didAppear", "second didDisappear",
      ])
    // What is pushed out of sight hears nothing but that it is loaded.
    let third = NotingController("third")
    let pushed = calls { navigation.pushViewController(third, animated: true) }
    #expect(!pushed.contains { $0.hasPrefix("third ") && $0.hasSuffix("Appear") })
    let back = calls { navigation.dismiss(animated: true) }
    #expect(back.filter { $0.hasPrefix("third ") }.last == "third didAppear")
    #expect(!back.contains { $0.hasPrefix("second ") })
  }

  @Test("S05 a pop in the middle of a push ends the push first") func popWhilePushing() {
    let (first, second) = (NotingController("first"), NotingController("second"))
    let navigation = UINavigationController(rootViewController: first)
    _ = calls { screen.window.rootViewController = navigation }
    let told = CallRecord.of {
      screen.at(screen.time) { navigation.pushViewController(second, animated: true) }
      screen.go(to: screen.time + 0.1)
      _ = screen.at(screen.time) { navigation.popViewController(animated: true) }
      screen.go(to: screen.time + 1)
    }
    #expect(
      told == [
        "second didLoad", "first willDisappear", "second willAppear", "second isAppearing",
        "first didDisappear", "second didAppear", "second willDisappear", "first willAppear",
        "first isAppearing", "second didDisappear", "first didAppear",
      ])
    #expect(navigation.viewControllers == [first] && second.parent == nil)
    #expect(first.view.frame.origin == .zero && navigation.topViewController === first)
  }

  @Test("S05 another tab in the middle of a push lets the push end out of sight") func tabs() {
    let (first, second) = (NotingController("first"), NotingController("second"))
    let navigation = UINavigationController(rootViewController: first)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, other]
    _ = calls { screen.window.rootViewController = tabs }
    let told = CallRecord.of {
      screen.at(screen.time) { navigation.pushViewController(second, animated: true) }
      screen.go(to: screen.time + 0.1)
      screen.at(screen.time) { tabs.selectedIndex = 1 }
      screen.go(to: screen.time + 1)
    }
    // Whoever has appeared has disappeared, once.
    #expect(told.filter { $0 == "second didAppear" }.count <= 1)
    #expect(told.filter { $0 == "second didDisappear" }.count == 1)
    #expect(told.filter { $0 == "first didDisappear" }.count == 1)
    #expect(told.last { $0.hasPrefix("other ") } == "other didAppear")
    #expect(navigation.viewControllers == [first, second] && second.parent === navigation)
    let back = calls { tabs.selectedIndex = 0 }
    #expect(
      back == [
        "second willAppear", "other willDisappear", "second isAppearing", "other didDisappear",
        "second didAppear",
      ])
  }

  @Test(
    "S05 a change of size is told from the outermost to the innermost, and in the middle of one")
  func sizes() {
    let (first, second) = (Resized("first"), Resized("second"))
    let navigation = UINavigationController(rootViewController: first)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    _ = calls { screen.window.rootViewController = tabs }
    #expect(
      calls { screen.window.frame.size = CGSize(width: 844, height: 390) } == [
        "first will be 844", "first is so",
      ])
    let told = CallRecord.of {
      screen.at(screen.time) { navigation.pushViewController(second, animated: true) }
      screen.go(to: screen.time + 0.1)
      screen.at(screen.time) { screen.window.frame.size = CGSize(width: 390, height: 844) }
      screen.go(to: screen.time + 1)
    }
    #expect(told.last { $0.hasPrefix("second ") && $0.hasSuffix("ppear") } == "second didAppear")
    #expect(told.contains("second will be 390"))
    #expect(second.view.frame.size == CGSize(width: 390, height: 844))
    #expect(navigation.area.subviews == [second.view])
  }

  @Test("S05 a controller whose presenter goes in the middle of it is freed") func freed() {
    weak var gone: UIViewController?
    weak var window: UIWindow?
    func make() {
      let screen = Screen()
      let sheet = UIViewController()
      (gone, window) = (sheet, screen.window)
      screen.at(screen.time) { screen.root.present(sheet, animated: true) }
      screen.go(to: screen.time + 0.1)
    }
    _ = CallRecord.of { make() }
    #expect(window == nil && gone == nil)
  }
}
