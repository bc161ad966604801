import CoreGraphics

/// Turns what a pointing device does in a window into touches: one pointer, one touch at a time.
@MainActor
package final class PointerInput {
  private let window: UIWindow
  private var touch: UITouch?
  private var lastTap: (time: TimeInterval, point: CGPoint, count: Int)?

  /// A press this soon and this near after another counts as the next tap of the same series.
  private static let tapInterval: TimeInterval = 0.35
  private static let tapDistance: CGFloat = 20

  package init(window: UIWindow) {
    self.window = window
  }

  /// Whether a touch is under way.
  package var isDown: Bool { touch != nil }

  /// The button goes down at a point of the window; tells which view was hit.
  @discardableResult
  package func press(at point: CGPoint, time: TimeInterval) -> UIView? {
    if touch != nil { cancel(time: time) }
    let touch = UITouch()
    touch.begin(at: point, in: window, tapCount: tapCount(at: point, time: time), time: time)
    let event = UIEvent(touches: [touch], time: time)
    touch.attach(to: window.hitTest(point, with: event))
    self.touch = touch
    UIApplication.shared.sendEvent(event)
    return touch.view
  }

  package func move(to point: CGPoint, time: TimeInterval) {
    send(.moved, at: point, time: time)
  }

  package func release(at point: CGPoint, time: TimeInterval) {
    send(.ended, at: point, time: time)
    touch = nil
  }

  /// The system takes the touch away: the window lost the pointer, or the view went.
  package func cancel(time: TimeInterval) {
    guard let touch else { return }
    send(.cancelled, at: touch.location(in: nil), time: time)
    self.touch = nil
  }

  private func send(_ phase: UITouch.Phase, at point: CGPoint, time: TimeInterval) {
    guard let touch else { return }
    touch.update(phase, at: point, time: time)
    UIApplication.shared.sendEvent(UIEvent(touches: [touch], time: time))
  }

  private func tapCount(at point: CGPoint, time: TimeInterval) -> Int {
    var count = 1
    if let last = lastTap, time - last.time <= Self.tapInterval,
      hypot(point.x - last.point.x, point.y - last.point.y) <= Self.tapDistance
    {
      count = last.count + 1
    }
    lastTap = (time, point, count)
    return count
  }
}
