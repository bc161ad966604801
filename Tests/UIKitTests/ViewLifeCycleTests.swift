import TestSupport
import Testing
import UIKit

/// Notes every life-cycle call under its name.
private final class RecordingView: UIView {
  private let title: String
  /// What the view does in its own callbacks, by the callback's name.
  var reactions: [String: (RecordingView) -> Void] = [:]

  init(_ title: String, _ subviews: RecordingView...) {
    self.title = title
    super.init(frame: .zero)
    subviews.forEach(addSubview)
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ call: String) {
    CallRecord.note("\(title) \(call)")
    reactions[call]?(self)
  }

  private func name(_ view: UIView?) -> String {
    switch view {
    case let view as RecordingView: view.title
    case is UIWindow: "window"
    default: "nil"
    }
  }

  override func willMove(toSuperview newSuperview: UIView?) {
    note("willMove(toSuperview: \(name(newSuperview)))")
  }
  override func didMoveToSuperview() {
    #expect((superview == nil) == (layer.superlayer == nil))
    #expect(superview == nil || layer.superlayer === superview?.layer)
    note("didMoveToSuperview \(name(superview))")
  }
  override func willMove(toWindow newWindow: UIWindow?) {
    note("willMove(toWindow: \(name(newWindow)))")
  }
  override func didMoveToWindow() {
    note("didMoveToWindow \(name(window))")
  }
  override func didAddSubview(_ subview: UIView) {
    note("didAddSubview \(name(subview))")
  }
  override func willRemoveSubview(_ subview: UIView) {
    #expect(subview.superview === self && subviews.contains(subview))
    note("willRemoveSubview \(name(subview))")
  }
}

@Suite @MainActor struct ViewLifeCycleTests {
  @Test("V05 outside a window there are no window calls")
  func addingOutsideWindow() {
    let (parent, child) = (RecordingView("parent"), RecordingView("child"))
    #expect(
      CallRecord.of { parent.addSubview(child) } == [
        "child willMove(toSuperview: parent)", "child didMoveToSuperview parent",
        "parent didAddSubview child",
      ])
    #expect(
      CallRecord.of { child.removeFromSuperview() } == [
        "child willMove(toSuperview: nil)", "parent willRemoveSubview child",
        "child didMoveToSuperview nil",
      ])
  }

  @Test("V05 into a window: the window is announced before the superview, and arrives before it")
  func addingIntoWindow() {
    let window = UIWindow().shown()
    let (parent, child) = (RecordingView("parent"), RecordingView("child"))
    window.addSubview(parent)
    #expect(
      CallRecord.of { parent.addSubview(child) } == [
        "child willMove(toWindow: window)", "child willMove(toSuperview: parent)",
        "child didMoveToWindow window", "child didMoveToSuperview parent",
        "parent didAddSubview child",
      ])
  }

  @Test("V05 out of a window: the superview is announced before the window, and leaves after it")
  func removingFromWindow() {
    let window = UIWindow().shown()
    let child = RecordingView("child")
    let parent = RecordingView("parent", child)
    window.addSubview(parent)
    #expect(
      CallRecord.of { child.removeFromSuperview() } == [
        "child willMove(toSuperview: nil)", "parent willRemoveSubview child",
        "child willMove(toWindow: nil)", "child didMoveToWindow nil",
        "child didMoveToSuperview nil",
      ])
  }

  @Test("V05 the whole subtree hears of the window, parents first")
  func subtree() {
    let window = UIWindow().shown()
    let top = RecordingView("top", RecordingView("a", RecordingView("aa")), RecordingView("b"))
    #expect(
      CallRecord.of { window.addSubview(top) } == [
        "top willMove(toWindow: window)", "a willMove(toWindow: window)",
        "aa willMove(toWindow: window)", "b willMove(toWindow: window)",
        "top willMove(toSuperview: window)",
        "top didMoveToWindow window", "a didMoveToWindow window", "aa didMoveToWindow window",
        "b didMoveToWindow window", "top didMoveToSuperview window",
      ])
    #expect(top.subviews.allSatisfy { $0.window === window })
    top.removeFromSuperview()
    #expect(top.window == nil && top.subviews.allSatisfy { $0.window == nil })
  }

  @Test("V05 moving within one window brings no window calls")
  func movingWithinWindow() {
    let window = UIWindow().shown()
    let child = RecordingView("child")
    let (first, second) = (RecordingView("first", child), RecordingView("second"))
    window.addSubview(first)
    window.addSubview(second)
    #expect(
      CallRecord.of { second.addSubview(child) } == [
        "child willMove(toSuperview: second)", "first willRemoveSubview child",
        "child didMoveToSuperview second", "second didAddSubview child",
      ])
  }

  @Test("V05 moving from one window to another names the new one")
  func movingBetweenWindows() {
    let (first, second) = (UIWindow().shown(), UIWindow().shown())
    let child = RecordingView("child")
    first.addSubview(child)
    let calls = CallRecord.of { second.addSubview(child) }
    #expect(calls.filter { $0.contains("Window") }.count == 2)
    #expect(child.window === second && first.subviews.isEmpty)
  }

  @Test("V05 reordering within one superview brings no calls")
  func reordering() {
    let (a, b) = (RecordingView("a"), RecordingView("b"))
    let parent = RecordingView("parent", a, b)
    let calls = CallRecord.of {
      parent.addSubview(a)
      parent.insertSubview(b, at: 1)
      parent.exchangeSubview(at: 0, withSubviewAt: 1)
      parent.sendSubviewToBack(a)
    }
    #expect(calls.isEmpty)
  }

  @Test("V05 a view that is taken out by a sibling's callback does not hear of the window after")
  func removedDuringCallback() {
    let window = UIWindow().shown()
    let (a, b) = (RecordingView("a"), RecordingView("b"))
    let top = RecordingView("top", a, b)
    a.reactions["didMoveToWindow window"] = { _ in b.removeFromSuperview() }
    let calls = CallRecord.of { window.addSubview(top) }
    #expect(calls.filter { $0.hasPrefix("b didMoveToWindow") } == ["b didMoveToWindow nil"])
    #expect(b.window == nil && b.superview == nil && top.subviews == [a])
  }

  @Test("V05 a view may take itself out in didMoveToSuperview")
  func removesItself() {
    let parent = RecordingView("parent")
    let child = RecordingView("child")
    child.reactions["didMoveToSuperview parent"] = { $0.removeFromSuperview() }
    parent.addSubview(child)
    #expect(parent.subviews.isEmpty && child.superview == nil)
    #expect(parent.layer.sublayers == nil)
  }
}
