import QuartzCore

/// Recognises two fingers that move towards or away from one another.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How far apart the fingers are, as a multiple of what it was when they came down, or when the
  /// scale was set.
  open var scale: CGFloat = 1 {
    didSet {
      if !scale.isFinite { scale = oldValue }
    }
  }
  /// In scales a second.
  open var velocity: CGFloat { speed.rate(at: clock?.now ?? 0) }

  /// The distance of the fingers that the next change is seen from.
  private var lastDistance: CGFloat?
  private var firstDistance: CGFloat?
  private var speed = ChangeRate()

  /// How far the fingers have to move before it is a pinch, in points.
  private static let slop: CGFloat = 8

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    // Further fingers than two do not count.
    while attempt.touches.count > 2, let extra = attempt.touches.last {
      ignore(extra, for: event)
    }
    lastDistance = TwoFingers(attempt.touches)?.distance
    firstDistance = lastDistance
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let distance = TwoFingers(attempt.touches)?.distance, let last = lastDistance,
      let first = firstDistance
    else { return }
    if last > 0, distance > 0 { scale *= distance / last }
    lastDistance = distance > 0 ? distance : last
    speed.add(scale, at: event.timestamp)
    if attempt.isRecognizing {
      state = .changed
    } else if abs(distance - first) > Self.slop {
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    lastDistance = nil
    guard attempt.touches.allSatisfy({ !$0.isLive }) else { return }
    state = attempt.isRecognizing ? .ended : .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  open override func reset() {
    super.reset()
    scale = 1
    lastDistance = nil
    firstDistance = nil
    speed = ChangeRate()
  }
}
