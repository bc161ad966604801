import QuartzCore

/// Recognises two fingers that move towards or away from one another.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer, TwoFingerRecognizer {
  /// How far apart the fingers are, as a multiple of what it was when they came down, or when the
  /// scale was set.
  open var scale: CGFloat = 1 {
    didSet {
      if !scale.isFinite { scale = oldValue }
    }
  }
  /// In scales a second.
  open var velocity: CGFloat { fingers.velocity(at: clock?.now ?? 0) }

  var fingers = FingerTrack()

  func follow(from last: TwoFingers, to now: TwoFingers) -> FingerTrack.Measure {
    if last.distance > 0 { scale *= now.distance / last.distance }
    let way = now.distance - (fingers.first?.distance ?? 0)
    return FingerTrack.Measure(value: scale, way: way)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    fingersCame(with: event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    fingersMoved(with: event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    fingersWent()
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  open override func reset() {
    super.reset()
    scale = 1
    fingers = FingerTrack()
  }
}
