import TestSupport
import Testing
import UIKit

private final class Recorder: UIView {
  let name: String

  init(_ name: String) {
    self.name = name
    super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  required init?(coder: NSCoder) { nil }

  override func updateConstraints() {
    CallRecord.note("update \(name)")
    super.updateConstraints()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    CallRecord.note("layout \(name)")
  }
}

@Suite @MainActor struct ConstraintCycleTests {
  private func tree() -> (window: UIWindow, outer: Recorder, inner: Recorder) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)).shown()
    let (outer, inner) = (Recorder("outer"), Recorder("inner"))
    window.addSubview(outer)
    outer.addSubview(inner)
    _ = window.layer.commitTree()
    return (window, outer, inner)
  }

  @Test("V22 constraints are updated before any layout, children before their parents")
  func order() {
    let (window, outer, inner) = tree()
    outer.setNeedsUpdateConstraints()
    inner.setNeedsUpdateConstraints()
    inner.setNeedsLayout()
    outer.setNeedsLayout()
    #expect(outer.needsUpdateConstraints() && inner.needsUpdateConstraints())
    let calls = CallRecord.of { _ = window.layer.commitTree() }
    #expect(calls == ["update inner", "update outer", "layout outer", "layout inner"])
    #expect(CallRecord.of { _ = window.layer.commitTree() } == [])
  }

  @Test("V22 updateConstraintsIfNeeded and layoutIfNeeded work at once")
  func atOnce() {
    let (_, outer, inner) = tree()
    inner.setNeedsUpdateConstraints()
    #expect(CallRecord.of { outer.updateConstraintsIfNeeded() } == ["update inner"])
    inner.setNeedsUpdateConstraints()
    #expect(CallRecord.of { inner.layoutIfNeeded() }.first == "update inner")
    #expect(!inner.needsUpdateConstraints())
  }

  @Test("V22 a view that is marked outside a window is updated where it comes to")
  func later() {
    let (window, outer, _) = tree()
    let late = Recorder("late")
    late.setNeedsUpdateConstraints()
    outer.addSubview(late)
    let calls = CallRecord.of { _ = window.layer.commitTree() }
    #expect(calls.first == "update late")
  }

  @Test("V22 one that marks itself again does not keep the frame from ending")
  func restless() {
    final class Restless: UIView {
      override func updateConstraints() {
        super.updateConstraints()
        CallRecord.note("update")
        setNeedsUpdateConstraints()
      }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)).shown()
    let view = Restless()
    window.addSubview(view)
    view.setNeedsUpdateConstraints()
    let calls = CallRecord.of { _ = window.layer.commitTree() }
    #expect(!calls.isEmpty && calls.count < 1000)
  }
}
