import TestSupport
import Testing
import UIKit

private class Recorder: UIViewController {
  private let name: String

  init(_ name: String = "") {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ call: String) { CallRecord.note(name.isEmpty ? call : "\(name) \(call)") }

  override func viewDidLoad() { note("didLoad") }
  override func viewWillAppear(_ animated: Bool) { note("willAppear") }
  override func viewIsAppearing(_ animated: Bool) { note("isAppearing") }
  override func viewWillLayoutSubviews() { note("willLayout") }
  override func viewDidLayoutSubviews() { note("didLayout") }
  override func viewDidAppear(_ animated: Bool) { note("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
  override func willMove(toParent parent: UIViewController?) {
    note("willMove \(parent == nil ? "out" : "in")")
  }
  override func didMove(toParent parent: UIViewController?) {
    note("didMove \(parent == nil ? "out" : "in")")
  }
}

@Suite @MainActor struct ControllerTests {
  private func turn(_ window: UIWindow) {
    _ = window.layer.commitTree()
    UIApplication.shared.runAfterCommit()
  }

  @Test("S02 a view is loaded, will appear, is laid out and has appeared, in this order")
  func order() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)).shown()
    let calls = CallRecord.of {
      window.rootViewController = Recorder()
      turn(window)
    }
    #expect(
      calls == [
        "didLoad", "willAppear", "isAppearing", "willLayout", "didLayout", "didAppear",
      ])
    let gone = CallRecord.of {
      window.rootViewController = nil
      turn(window)
    }
    #expect(gone == ["willDisappear", "didDisappear"])
  }

  @Test("S02 a child is added, appears and goes in UIKit's order")
  func child() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)).shown()
    let (parent, child) = (UIViewController(), Recorder("child"))
    window.rootViewController = parent
    turn(window)
    let added = CallRecord.of {
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      turn(window)
    }
    #expect(
      added == [
        "child willMove in", "child didLoad", "child willAppear", "child isAppearing",
        "child didMove in", "child willLayout", "child didLayout", "child didAppear",
      ])
    #expect(child.parent === parent && parent.children == [child])
    #expect(child.next === parent.view && parent.view.next === parent)
    let removed = CallRecord.of {
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    #expect(
      removed == [
        "child willMove out", "child willDisappear", "child didDisappear", "child didMove out",
      ])
    #expect(child.parent == nil && parent.children.isEmpty)
  }

  @Test("S02 a parent that forwards by hand says when its child comes and goes")
  func byHand() {
    final class Parent: UIViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)).shown()
    let (parent, child) = (Parent(), Recorder())
    window.rootViewController = parent
    parent.addChild(child)
    child.loadViewIfNeeded()
    #expect(
      CallRecord.of {
        parent.view.addSubview(child.view)
        turn(window)
      } == ["willLayout", "didLayout"])
    #expect(
      CallRecord.of {
        child.beginAppearanceTransition(true, animated: false)
        child.endAppearanceTransition()
        child.beginAppearanceTransition(false, animated: false)
        child.endAppearanceTransition()
      } == ["willAppear", "didAppear", "willDisappear", "didDisappear"])
  }

  @Test("S02 a view that is gone before its frame never appears")
  func goneAtOnce() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)).shown()
    let calls = CallRecord.of {
      window.rootViewController = Recorder()
      window.rootViewController = nil
      turn(window)
    }
    #expect(
      calls == ["didLoad", "willAppear", "isAppearing", "willDisappear", "didDisappear"])
  }

  @Test("S02 a controller's own style holds for its view, before and after it is loaded")
  func styles() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)).shown()
    let controller = UIViewController()
    controller.overrideUserInterfaceStyle = .dark
    window.rootViewController = controller
    #expect(controller.traitCollection.userInterfaceStyle == .dark)
    #expect(window.traitCollection.userInterfaceStyle == .light)
    controller.overrideUserInterfaceStyle = .unspecified
    #expect(controller.view.traitCollection.userInterfaceStyle == .light)
  }

  @Test("S02 a removed controller and its view are freed")
  func freed() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)).shown()
    weak var controller: UIViewController?
    weak var view: UIView?
    do {
      let made = UIViewController()
      window.rootViewController = made
      turn(window)
      (controller, view) = (made, made.view)
      window.rootViewController = nil
    }
    #expect(controller == nil && view == nil)
  }
}
