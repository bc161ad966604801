extension GestureArbiter {
  private enum Verdict {
    case free
    /// Somebody has to fail first.
    case waiting
    /// Somebody else has the gesture.
    case excluded
  }

  /// A recogniser sees its gesture and wants to go through states.
  func attempt(_ recognizer: UIGestureRecognizer, _ states: [UIGestureRecognizer.State]) {
    activate(recognizer)
    switch verdict(on: recognizer) {
    case .free: begin(recognizer, states)
    case .waiting: recognizer.attempt.held = states
    case .excluded: fail(recognizer)
    }
  }

  private func verdict(on recognizer: UIGestureRecognizer) -> Verdict {
    var verdict = Verdict.free
    for other in active where other !== recognizer && other.attempt.isActive {
      let state = other.attempt.state
      if state.isRecognized {
        if recognizer.waits(for: other) { return .excluded }
        if recognizer.sharesTouch(with: other), other.prevents(recognizer) { return .excluded }
      } else if state == .possible, recognizer.waits(for: other) {
        // Two that wait for each other would wait for ever.
        let isMutual = !other.attempt.held.isEmpty && other.waits(for: recognizer)
        if !isMutual { verdict = .waiting }
      }
    }
    return verdict
  }

  private func begin(_ recognizer: UIGestureRecognizer, _ states: [UIGestureRecognizer.State]) {
    recognizer.attempt.held = []
    guard recognizer.mayBegin() else { return fail(recognizer) }
    // Those who were asked may have switched it off.
    guard recognizer.attempt.isActive, recognizer.attempt.state == .possible,
      let first = states.first
    else { return }
    recognizer.attempt.state = first
    note(recognizer, first)
    for other in active where other !== recognizer && other.attempt.state == .possible {
      let isShut = recognizer.sharesTouch(with: other) && recognizer.prevents(other)
      if isShut || other.waits(for: recognizer) { fail(other) }
    }
    if recognizer.cancelsTouchesInView {
      for touch in recognizer.attempt.allTouches { router?.claim(touch) }
    }
    for state in states.dropFirst() { go(recognizer, to: state) }
  }

  /// Goes on with a gesture that has begun.
  func go(_ recognizer: UIGestureRecognizer, to state: UIGestureRecognizer.State) {
    recognizer.attempt.state = state
    note(recognizer, state)
    if state == .cancelled { retryThoseWaiting(for: recognizer) }
  }

  /// It is not its gesture; those that waited for that may go on.
  func fail(_ recognizer: UIGestureRecognizer) {
    guard recognizer.attempt.state == .possible else { return }
    recognizer.attempt.held = []
    guard recognizer.attempt.isActive else { return }
    recognizer.attempt.state = .failed
    retryThoseWaiting(for: recognizer)
  }

  private func retryThoseWaiting(for recognizer: UIGestureRecognizer) {
    for other in active where !other.attempt.held.isEmpty && other.waits(for: recognizer) {
      let states = other.attempt.held
      other.attempt.held = []
      attempt(other, states)
    }
  }

  // MARK: What views have to wait for

  /// Whether a recogniser that keeps the beginning of touches from views is undecided.
  func holdsBegan(_ touch: UITouch) -> Bool {
    touch.gestureRecognizers?.contains { $0.holdsTouches && $0.isUndecided(on: touch) }
      == true
  }

  func holdsEnd(_ touch: UITouch) -> Bool {
    touch.gestureRecognizers?.contains { $0.delaysTouchesEnded && $0.isUndecided(on: touch) }
      == true
  }
}

extension UIGestureRecognizer {
  fileprivate func isUndecided(on touch: UITouch) -> Bool {
    attempt.isActive && attempt.state == .possible
      && attempt.allTouches.contains { $0 === touch }
  }
}
