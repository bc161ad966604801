import TestSupport
import Testing
import UIKit

/// Notes its calls with the tops of its view's safe area and of the first subview's.
private class Recorder: UIViewController {
  let child = RecordingView("child")

  private func note(_ call: String) {
    CallRecord.note("\(call) \(view.safeAreaInsets.top.text) \(child.safeAreaInsets.top.text)")
  }

  override func viewDidLoad() {
    child.frame = CGRect(x: 0, y: 10, width: 50, height: 50)
    view.addSubview(child)
    note("didLoad")
  }
  override func viewWillAppear(_ animated: Bool) { note("willAppear") }
  override func viewIsAppearing(_ animated: Bool) { note("isAppearing") }
  override func viewSafeAreaInsetsDidChange() { note("safeArea") }
  override func viewWillLayoutSubviews() { note("willLayout") }
  override func viewDidLayoutSubviews() { note("didLayout") }
  override func viewDidAppear(_ animated: Bool) { note("didAppear") }
}

private final class RecordingView: UIView {
  private let name: String

  init(_ name: String) {
    self.name = name
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func safeAreaInsetsDidChange() {
    CallRecord.note("\(name) safeArea \(safeAreaInsets.top.text)")
  }
  override func layoutSubviews() {
    CallRecord.note("\(name) layout \(safeAreaInsets.top.text)")
  }
}

extension CGFloat {
  fileprivate var text: String { "\(Int(self))" }
}

@Suite @MainActor struct SafeAreaOrderTests {
  @Test("S02 will layout knows the root view's safe area, did layout the subviews' too")
  func order() {
    let calls = CallRecord.of { _ = Phone(Recorder()) }
    #expect(
      calls == [
        "didLoad 0 0", "willAppear 0 0", "safeArea 59 0", "isAppearing 59 0", "willLayout 59 0",
        "child safeArea 49", "didLayout 59 49", "child layout 49", "didAppear 59 49",
      ])
  }

  @Test("S02 the root view is laid out again when it, its window or its marks change")
  func again() {
    final class Growing: Recorder {
      var grows = false
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if grows { view.frame.size.height += 1 }
        grows = false
      }
    }
    let controller = Growing()
    let phone = Phone(controller)
    func layouts(_ change: () -> Void) -> [String] {
      CallRecord.of {
        change()
        phone.turn()
      }.filter { $0.hasPrefix("will") || $0.hasPrefix("did") }
    }
    let once = ["willLayout 59 49", "didLayout 59 49"]
    #expect(layouts {} == [])
    #expect(layouts { controller.view.setNeedsLayout() } == once)
    #expect(layouts { phone.window.frame.size = CGSize(width: 852, height: 393) } == once)
    controller.grows = true
    #expect(layouts { controller.view.setNeedsLayout() } == once + once)
  }

  @Test("S03 additional insets that are set before layout come with the first one")
  func before() {
    let controller = Recorder()
    let calls = CallRecord.of {
      controller.additionalSafeAreaInsets.top = 41
      _ = Phone(controller)
    }
    #expect(calls.filter { $0.contains("safeArea") } == ["safeArea 100 0", "child safeArea 90"])
    #expect(calls.contains("willLayout 100 0") && calls.contains("didLayout 100 90"))
  }

  @Test("S03 additional insets that are set after layout mark the view and come down with the next")
  func after() {
    let controller = Recorder()
    let phone = Phone(controller)
    let set = CallRecord.of { controller.additionalSafeAreaInsets.top = 41 }
    #expect(set == ["safeArea 100 49"])
    let laidOut = CallRecord.of {
      controller.view.setNeedsLayout()
      controller.view.layoutIfNeeded()
    }
    #expect(
      laidOut == ["willLayout 100 49", "child safeArea 90", "didLayout 100 90", "child layout 90"])
    #expect(CallRecord.of { phone.turn() } == [])
    controller.additionalSafeAreaInsets.top = 0
    #expect(
      CallRecord.of { phone.turn() } == [
        "willLayout 59 90", "child safeArea 49", "didLayout 59 49", "child layout 49",
      ])
  }

  @Test("S03 setting the same again says nothing, and a place that covers as much neither")
  func unchanged() {
    let controller = Recorder()
    let phone = Phone(controller)
    let calls = CallRecord.of {
      controller.additionalSafeAreaInsets = .zero
      controller.child.center.x += 10
      phone.window.coveredEdges = Phone.covered
      phone.turn()
    }
    #expect(calls == [])
  }

  @Test("S03 a view that moves is told, and laid out with the next frame")
  func moving() {
    let controller = Recorder()
    let phone = Phone(controller)
    #expect(CallRecord.of { controller.child.center.y += 20 } == ["child safeArea 29"])
    #expect(CallRecord.of { phone.turn() } == ["child layout 29"])
  }

  @Test("S03 a view that leaves its window is told of nothing that covers it")
  func leaving() {
    let controller = Recorder()
    let phone = Phone(controller)
    let calls = CallRecord.of { phone.window.rootViewController = nil }
    #expect(calls.filter { $0.contains("safeArea") } == ["safeArea 0 49", "child safeArea 0"])
  }

  @Test("S03 where nothing is covered nobody is told anything")
  func plain() {
    let calls = CallRecord.of { _ = Phone(Recorder(), covered: .zero) }
    #expect(!calls.contains { $0.contains("safeArea") })
  }
}
