import QuartzCore

/// Recognises two fingers that turn about one another.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer, TwoFingerRecognizer {
  /// How far the fingers have turned, clockwise, in radians, since they came down or since it was
  /// set.
  open var rotation: CGFloat = 0 {
    didSet {
      if !rotation.isFinite { rotation = oldValue }
    }
  }
  /// In radians a second.
  open var velocity: CGFloat { fingers.velocity(at: clock?.now ?? 0) }

  var fingers = FingerTrack()
  private var turned: CGFloat = 0

  func follow(from last: TwoFingers, to now: TwoFingers) -> FingerTrack.Measure {
    let turn = TwoFingers.turn(from: last.angle, to: now.angle)
    rotation += turn
    turned += turn
    // Each finger goes round on a circle of half the distance.
    return FingerTrack.Measure(value: turned, way: turned * now.distance / 2)
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
    rotation = 0
    turned = 0
    fingers = FingerTrack()
  }
}
