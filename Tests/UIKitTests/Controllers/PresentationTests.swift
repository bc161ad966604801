import TestSupport
import Testing

@testable import QuartzCore
@testable import UIKit

/// A controller that notes what it hears.
class NotingController: UIViewController {
  let name: String

  init(_ name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func note(_ call: String) { CallRecord.note("\(name) \(call)") }

  override func viewDidLoad() { note("didLoad") }
  override func viewWillAppear(_ animated: Bool) { note("willAppear") }
  override func viewIsAppearing(_ animated: Bool) { note("isAppearing") }
  override func viewDidAppear(_ animated: Bool) { note("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
}

/// A window of a phone with a controller, at times that a test names.
@MainActor
final class Screen {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844)).shown()
  let root: NotingController
  let input: WindowInput
  private(set) var time = 0.0

  init(_ root: NotingController = NotingController("root")) {
    self.root = root
    input = WindowInput(window: window)
    window.traits = UITraitCollection(traitsFrom: [
      window.traits, UITraitCollection(horizontalSizeClass: .compact),
    ])
    window.coveredEdges = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    window.rootViewController = root
    go(to: 0)
  }

  /// Makes what happens at a time, and the frame that follows.
  func at<Result>(_ time: Double, _ change: () -> Result) -> Result {
    self.time = time
    return LayerClock.$staged.withValue(time) {
      input.advance(to: time)
      let result = change()
      commit()
      return result
    }
  }

  private func commit() {
    _ = window.layer.commitTree()
    UIApplication.shared.runAfterCommit()
  }

  /// Makes frames up to a time.
  func go(to end: Double) {
    repeat {
      time = min(time + 1.0 / 60, end)
      LayerClock.$staged.withValue(time) {
        input.advance(to: time)
        _ = window.layer.commitTree()
        UIApplication.shared.runAfterCommit()
      }
    } while time < end
  }

  func touch(_ phase: UITouch.Phase, _ x: CGFloat, _ y: CGFloat, at time: Double) {
    at(time) { input.send([.init(1, phase, at: CGPoint(x: x, y: y))], time: time) }
  }
}

@Suite @MainActor struct PresentationTests {
  private let screen = Screen()
  private let other = NotingController("other")

  private func present(_ style: UIModalPresentationStyle, animated: Bool) -> [String] {
    other.modalPresentationStyle = style
    return CallRecord.of {
      screen.at(screen.time) {
        screen.root.present(other, animated: animated) { CallRecord.note("presented") }
      }
      screen.go(to: screen.time + 1)
    }
  }

  private func dismiss(animated: Bool) -> [String] {
    CallRecord.of {
      screen.at(screen.time) { other.dismiss(animated: animated) { CallRecord.note("dismissed") } }
      screen.go(to: screen.time + 1)
    }
  }

  @Test(
    "S05 what covers everything appears before the other has disappeared", arguments: [true, false])
  func fullScreen(animated: Bool) {
    #expect(
      present(.fullScreen, animated: animated) == [
        "other didLoad", "root willDisappear", "other willAppear", "other isAppearing",
        "other didAppear", "root didDisappear", "presented",
      ])
    #expect(
      screen.root.presentedViewController === other
        && other.presentingViewController === screen.root)
    #expect(other.view.frame == screen.window.bounds && screen.root.view.window == nil)
    #expect(other.view.safeAreaInsets.top == 47)
    #expect(
      dismiss(animated: animated) == [
        "other willDisappear", "root willAppear", "root isAppearing", "root didAppear",
        "other didDisappear", "dismissed",
      ])
    #expect(other.view.window == nil && screen.root.view.window === screen.window)
    #expect(screen.root.view.frame == screen.window.bounds)
    #expect(screen.root.presentedViewController == nil && other.presentingViewController == nil)
    #expect(screen.window.subviews == [screen.root.view])
  }

  @Test("S05 a sheet leaves who presents it where it is", arguments: [true, false])
  func sheet(animated: Bool) {
    #expect(
      present(.automatic, animated: animated) == [
        "other didLoad", "other willAppear", "other isAppearing", "other didAppear", "presented",
      ])
    let place = other.view.convert(other.view.bounds, to: nil)
    #expect(place == CGRect(x: 0, y: 57, width: 390, height: 787))
    #expect(other.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    #expect(screen.root.view.frame.insetBy(dx: -16, dy: 0).minX == 0)
    #expect(screen.root.view.frame.minY == 47 && screen.root.view.bounds == screen.window.bounds)
    #expect(
      dismiss(animated: animated) == ["other willDisappear", "other didDisappear", "dismissed"])
    #expect(screen.root.view.transform.isIdentity && screen.window.subviews == [screen.root.view])
  }

  @Test("S05 another style is for the next time: what had to go for the first one comes back")
  func anotherStyle() {
    _ = present(.fullScreen, animated: true)
    other.modalPresentationStyle = .overFullScreen
    #expect(other.presentationController?.presentationStyle == .fullScreen)
    _ = dismiss(animated: true)
    #expect(screen.root.view.window === screen.window)
    #expect(other.presentationController?.presentationStyle == .overFullScreen)
  }

  @Test("S05 what changes while a sheet comes is so once it is there") func onTheWay() {
    other.modalPresentationStyle = .pageSheet
    screen.at(0) { screen.root.present(other, animated: true) }
    screen.go(to: 0.2)
    other.sheetPresentationController?.detents = [.medium()]
    screen.go(to: 2)
    #expect(other.view.bounds.height == 422)
  }

  @Test("S05 whoever is presented answers to who presents it") func chain() {
    _ = present(.overFullScreen, animated: false)
    #expect(other.next === screen.root && other.view.next === other)
    let third = NotingController("third")
    screen.at(screen.time) { other.present(third, animated: false) }
    screen.go(to: screen.time + 0.1)
    #expect(third.presentingViewController === other && screen.root.topPresented === third)
    let calls = CallRecord.of {
      screen.at(screen.time) { screen.root.dismiss(animated: true) }
      screen.go(to: screen.time + 1)
    }
    #expect(
      calls == [
        "other willDisappear", "third willDisappear", "third didDisappear", "other didDisappear",
      ])
    #expect(screen.window.subviews == [screen.root.view] && other.presented == nil)
  }

  @Test("S05 presenting twice, or from nowhere, does nothing") func twice() {
    _ = present(.pageSheet, animated: false)
    let third = NotingController("third")
    #expect(
      CallRecord.of { screen.at(screen.time) { screen.root.present(third, animated: true) } } == [])
    #expect(third.presentingViewController == nil && screen.root.presentedViewController === other)
    let lost = NotingController("lost")
    #expect(CallRecord.of { lost.present(third, animated: true) } == [])
    #expect(third.presentingViewController == nil)
  }

  @Test("S05 a dismissal waits for no presentation: it is refused while one is under way")
  func tooSoon() {
    screen.at(screen.time) { screen.root.present(other, animated: true) }
    screen.at(screen.time + 0.1) { other.dismiss(animated: true) }
    screen.go(to: screen.time + 1)
    #expect(screen.root.presentedViewController === other && !other.isBeingPresented)
    _ = dismiss(animated: false)
    #expect(screen.root.presentedViewController == nil)
  }

  @Test("S05 what goes alongside, and what is freed in the end") func alongside() {
    weak var freed: UIViewController?
    let calls = CallRecord.of {
      let made = UIViewController()
      freed = made
      screen.at(screen.time) {
        screen.root.present(made, animated: true)
        let coordinator = made.transitionCoordinator
        #expect(coordinator != nil && coordinator === screen.root.transitionCoordinator)
        coordinator?.animate { context in
          CallRecord.note("alongside \(context.isAnimated)")
        } completion: { context in
          CallRecord.note("ended \(context.isCancelled)")
        }
      }
      screen.go(to: screen.time + 1)
      #expect(made.transitionCoordinator == nil)
      screen.at(screen.time) { screen.root.dismiss(animated: true) }
      screen.go(to: screen.time + 1)
    }
    #expect(calls.filter { !$0.hasPrefix("root") } == ["alongside true", "ended false"])
    #expect(freed == nil)
  }

  @Test("S05 a window that changes its size tells everybody before, and again when it is done")
  func sizes() {
    final class Resized: NotingController {
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        note("will be \(Int(size.width)), is \(Int(view.bounds.width))")
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate { [self] _ in
          note("alongside \(Int(view.bounds.width))")
        } completion: { [self] _ in
          note("done")
        }
      }
    }
    let (root, child, sheet) = (Resized("root"), Resized("child"), Resized("sheet"))
    let screen = Screen(root)
    root.addChild(child)
    root.view.addSubview(child.view)
    child.view.frame = root.view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    child.didMove(toParent: root)
    sheet.modalPresentationStyle = .overFullScreen
    screen.at(screen.time) { root.present(sheet, animated: false) }
    screen.go(to: screen.time + 0.1)
    let calls = CallRecord.of {
      screen.window.frame.size = CGSize(width: 844, height: 390)
      screen.go(to: screen.time + 0.1)
    }
    #expect(
      calls == [
        "root will be 844, is 390", "child will be 844, is 390", "sheet will be 844, is 390",
        "child alongside 844", "root alongside 844", "sheet alongside 390", "child done",
        "root done", "sheet done",
      ])
    #expect(sheet.view.bounds.width == 844 && root.transitionCoordinator == nil)
  }

  @Test("S05 keys leave what is covered and come back") func keys() {
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 30))
    screen.root.view.addSubview(field)
    field.becomeFirstResponder()
    _ = present(.pageSheet, animated: true)
    #expect(!field.isFirstResponder)
    _ = dismiss(animated: true)
    #expect(field.isFirstResponder)
  }
}
