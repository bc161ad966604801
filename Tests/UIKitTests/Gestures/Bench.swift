import TestSupport
import UIKit

/// A window with one view in another, both of which note touches, the door to it, and recognisers
/// that note their states.
@MainActor
struct Bench {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300)).shown()
  let outer = Pad(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  let inner = Pad(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  let input: WindowInput

  init() {
    (outer.name, inner.name) = ("outer", "inner")
    outer.addSubview(inner)
    window.addSubview(outer)
    input = WindowInput(window: window)
  }

  /// Puts a recogniser on the inner view, or another one; its states are noted under its name.
  @discardableResult
  func watch<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, _ name: String, on view: UIView? = nil
  ) -> Recognizer {
    recognizer.name = name
    recognizer.addAction { CallRecord.note("\(name) \($0.state)") }
    (view ?? inner).addGestureRecognizer(recognizer)
    return recognizer
  }

  func down(_ x: CGFloat, _ y: CGFloat = 50, id: Int = 1, at time: TimeInterval) {
    input.send([.init(id, .began, at: CGPoint(x: x, y: y))], time: time)
  }

  func move(_ x: CGFloat, _ y: CGFloat = 50, id: Int = 1, at time: TimeInterval) {
    input.send([.init(id, .moved, at: CGPoint(x: x, y: y))], time: time)
  }

  func up(_ x: CGFloat, _ y: CGFloat = 50, id: Int = 1, at time: TimeInterval) {
    input.send([.init(id, .ended, at: CGPoint(x: x, y: y))], time: time)
  }

  func tap(_ x: CGFloat = 50, at time: TimeInterval) {
    down(x, at: time)
    up(x, at: time + 0.05)
  }
}

/// A recogniser that does as it is told by a closure, and notes its resets.
final class Custom: UIGestureRecognizer {
  var onTouches: ((Custom, UITouch.Phase) -> Void)?

  private func call(_ phase: UITouch.Phase) { onTouches?(self, phase) }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { call(.began) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { call(.moved) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { call(.ended) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { call(.cancelled) }
  override func reset() { CallRecord.note("\(name ?? "") reset") }
}

/// A delegate that answers as it is set.
final class Judge: NSObject, UIGestureRecognizerDelegate {
  var begins = true
  var receives = true
  var shares = false
  var waitsFor: UIGestureRecognizer?
  var isAwaitedBy: UIGestureRecognizer?

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { receives }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { shares }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer === waitsFor }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer === isAwaitedBy }
}
