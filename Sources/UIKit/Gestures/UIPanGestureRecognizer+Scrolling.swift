import CoreGraphics

// Wheels and track pads. A wheel's turn is a pan from beginning to end at once; a track pad's begins
// with its first move and ends when the pad says so.

extension UIPanGestureRecognizer {
  /// Takes a scrolling event if it is one of those that pan; tells whether it did.
  func scroll(with event: ScrollEvent) -> Bool {
    let kind: UIScrollTypeMask = event.phase == nil ? .discrete : .continuous
    guard isEnabled, allowedScrollTypesMask.contains(kind), takes(event),
      numberOfTouches == 0
    else { return false }
    attempt.place = event.place
    isWheel = event.phase == nil
    let move = CGPoint(x: event.delta.width, y: event.delta.height)
    if !attempt.isActive { path.add(.zero, at: event.timestamp) }
    path.add(move, at: event.timestamp)
    switch event.phase {
    case nil:
      state = .began
      state = .ended
    case .ended: state = attempt.isRecognizing ? .ended : .failed
    case .cancelled: state = .cancelled
    case .began, .moved, .stationary, .regionEntered, .regionMoved, .regionExited:
      state = attempt.isRecognizing ? .changed : .began
    }
    return true
  }
}

/// A wheel was turned or fingers moved on a track pad.
final class ScrollEvent: UIEvent {
  let place: CGPoint
  /// How far what is under the pointer should move, in points.
  let delta: CGSize
  /// Nil for a wheel, which knows of no beginning and end.
  let phase: UITouch.Phase?
  /// Whether somebody scrolls.
  var isTaken = false
  private weak var window: UIWindow?

  init(
    by delta: CGSize, at place: CGPoint, phase: UITouch.Phase?, in window: UIWindow,
    time: TimeInterval
  ) {
    self.place = place
    self.delta = delta
    self.phase = phase
    self.window = window
    super.init(.scroll, time: time)
  }

  override var windows: [UIWindow] { window.map { [$0] } ?? [] }
}
