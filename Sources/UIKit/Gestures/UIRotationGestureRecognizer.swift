import QuartzCore

/// Recognises two fingers that turn about one another.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// How far the fingers have turned, clockwise, in radians, since they came down or since it was
  /// set.
  open var rotation: CGFloat = 0 {
    didSet {
      if !rotation.isFinite { rotation = oldValue }
    }
  }
  /// In radians a second.
  open var velocity: CGFloat { speed.rate(at: clock?.now ?? 0) }

  private var lastAngle: CGFloat?
  private var turned: CGFloat = 0
  private var speed = ChangeRate()

  /// How far the fingers have to come on their way round before it is a rotation, in points.
  private static let slop: CGFloat = 8

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    // Further fingers than two do not count.
    while attempt.touches.count > 2, let extra = attempt.touches.last {
      ignore(extra, for: event)
    }
    lastAngle = TwoFingers(attempt.touches)?.angle
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let fingers = TwoFingers(attempt.touches), let last = lastAngle else { return }
    let turn = TwoFingers.turn(from: last, to: fingers.angle)
    rotation += turn
    turned += turn
    lastAngle = fingers.angle
    speed.add(turned, at: event.timestamp)
    if attempt.isRecognizing {
      state = .changed
    } else if abs(turned) * fingers.distance / 2 > Self.slop {
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    lastAngle = nil
    guard attempt.touches.allSatisfy({ !$0.isLive }) else { return }
    state = attempt.isRecognizing ? .ended : .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  open override func reset() {
    super.reset()
    rotation = 0
    turned = 0
    lastAngle = nil
    speed = ChangeRate()
  }
}
