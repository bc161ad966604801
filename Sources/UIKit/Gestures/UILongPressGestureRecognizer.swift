import QuartzCore

/// Recognises fingers that stay down; goes on until they are lifted.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// In seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  open var numberOfTouchesRequired = 1
  /// Taps that come before the press.
  open var numberOfTapsRequired = 0
  /// How far the fingers may move before the press is recognised, in points.
  open var allowableMovement: CGFloat = 10

  private var starts: [(touch: UITouch, place: CGPoint)] = []
  private var timer: EventClock.Entry?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard !attempt.isRecognizing else { return }
    for touch in touches.inOrder { starts.append((touch, touch.moment.location)) }
    let isRightSeries = touches.allSatisfy { $0.tapCount > numberOfTapsRequired }
    guard starts.count <= numberOfTouchesRequired, isRightSeries else {
      state = .failed
      return
    }
    guard starts.count == numberOfTouchesRequired else { return }
    guard minimumPressDuration > 0 else {
      state = .began
      return
    }
    timer = clock?.schedule(after: minimumPressDuration) { [weak self] in
      guard let self else { return }
      timer = nil
      state = .began
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if attempt.isRecognizing {
      state = .changed
    } else if starts.contains(where: { hasLeft($0.touch, $0.place) }) {
      state = .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = attempt.isRecognizing ? .ended : .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  open override func reset() {
    super.reset()
    starts = []
    if let timer { clock?.cancel(timer) }
    timer = nil
  }

  private func hasLeft(_ touch: UITouch, _ start: CGPoint) -> Bool {
    let now = touch.moment.location
    return hypot(now.x - start.x, now.y - start.y) > allowableMovement
  }
}
