import CoreGraphics

extension UIGestureRecognizer {
  func require(failureOf other: UIGestureRecognizer) {
    requirements.removeAll { $0.recognizer == nil }
    guard other !== self, !requirements.contains(where: { $0.recognizer === other }) else { return }
    requirements.append(WeakRecognizer(recognizer: other))
  }

  /// Whether this one has to wait until another has failed.
  func waits(for other: UIGestureRecognizer) -> Bool {
    requirements.contains { $0.recognizer === other }
      || shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
  }

  /// Whether another one fails when this one is recognised.
  func prevents(_ other: UIGestureRecognizer) -> Bool {
    guard canPrevent(other), other.canBePrevented(by: self) else { return false }
    let isShared =
      delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) == true
    return !isShared
  }

  /// Whether both watch a touch, now or since they began to watch.
  func sharesTouch(with other: UIGestureRecognizer) -> Bool {
    attempt.allTouches.contains { touch in other.attempt.allTouches.contains { $0 === touch } }
  }

  /// Whether the views that are concerned and the delegate agree to a beginning.
  func mayBegin() -> Bool {
    guard let view else { return false }
    for touched in sequence(first: touchedView ?? view, next: \.superviewReference) {
      guard touched.gestureRecognizerShouldBegin(self) else { return false }
      if touched === view { break }
    }
    return delegate?.gestureRecognizerShouldBegin(self) != false
  }

  /// What the first touch hit, if it is in the recogniser's view.
  private var touchedView: UIView? {
    guard let view, let hit = attempt.allTouches.first?.view, hit.isDescendant(of: view) else {
      return nil
    }
    return hit
  }

  /// Whether a new touch is to be watched.
  func takes(_ touch: UITouch, of event: UIEvent) -> Bool {
    guard isEnabled, watchesTouches, !attempt.isOver,
      allowedTouchTypes.contains(NSNumber(value: touch.type.rawValue))
    else { return false }
    if requiresExclusiveTouchType, attempt.touches.contains(where: { $0.type != touch.type }) {
      return false
    }
    return takes(event) && delegate?.gestureRecognizer(self, shouldReceive: touch) != false
  }

  func takes(_ event: UIEvent) -> Bool {
    shouldReceive(event) && delegate?.gestureRecognizer(self, shouldReceive: event) != false
  }
}
