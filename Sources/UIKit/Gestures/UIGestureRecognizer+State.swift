import CoreGraphics

extension UIGestureRecognizer {
  /// The arbiter of the window that the view is in.
  var arbiter: GestureArbiter? { view?.windowReference?.router.gestures }
  var clock: EventClock? { view?.windowReference?.clock }

  /// A subclass says what it sees.
  func request(_ state: State) {
    guard let arbiter else { return }
    switch attempt.state {
    case .ended, .cancelled, .failed: return
    case .possible: requestFromPossible(state, arbiter)
    case .began, .changed: requestFromRunning(state, arbiter)
    }
    arbiter.settle()
  }

  private func requestFromPossible(_ state: State, _ arbiter: GestureArbiter) {
    switch state {
    case .possible: return
    case .failed, .cancelled: arbiter.fail(self)
    case .began, .changed, .ended:
      let wanted = state == .changed ? State.began : state
      if attempt.held.isEmpty {
        arbiter.attempt(self, [wanted])
      } else if wanted == .ended, attempt.held.last != .ended {
        attempt.held.append(.ended)
      }
    }
  }

  private func requestFromRunning(_ state: State, _ arbiter: GestureArbiter) {
    switch state {
    case .possible, .began: return
    case .changed, .ended, .cancelled: arbiter.go(self, to: state)
    case .failed: arbiter.go(self, to: .cancelled)
    }
  }

  /// Ends what goes on: the recogniser was switched off, or its view went.
  func stop() {
    guard let arbiter, attempt.isActive else { return finish() }
    if attempt.state == .possible { arbiter.fail(self) } else { request(.cancelled) }
    leaveAllTouches()
    arbiter.settle()
  }

  /// Begins anew.
  func finish() {
    guard attempt.isActive else { return }
    leaveAllTouches()
    let place = attempt.place
    attempt = GestureAttempt()
    attempt.place = place
    reset()
  }

  func leave(_ touch: UITouch) {
    attempt.touches.removeAll { $0 === touch }
    attempt.allTouches.removeAll { $0 === touch }
    touch.gestureRecognizers?.removeAll { $0 === self }
    if attempt.touches.isEmpty, attempt.state == .possible, attempt.held.isEmpty {
      arbiter?.forget(self)
    }
  }

  private func leaveAllTouches() {
    for touch in attempt.touches { touch.gestureRecognizers?.removeAll { $0 === self } }
    attempt.touches = []
  }

  // MARK: Places

  func notePlace() {
    guard !attempt.touches.isEmpty else { return }
    attempt.place = center(of: attempt.touches)
  }

  /// In the window.
  func center(of touches: [UITouch]) -> CGPoint {
    guard !touches.isEmpty else { return attempt.place }
    let sum = touches.reduce(into: CGPoint.zero) { sum, touch in
      sum.x += touch.moment.location.x
      sum.y += touch.moment.location.y
    }
    let count = CGFloat(touches.count)
    return CGPoint(x: sum.x / count, y: sum.y / count)
  }

  func place(in view: UIView?) -> CGPoint { converted(attempt.place, to: view) }

  func place(ofTouch index: Int, in view: UIView?) -> CGPoint {
    let live = attempt.touches.filter(\.isLive)
    guard live.indices.contains(index) else {
      refuse(
        "location(ofTouch:in:) takes an index below numberOfTouches, \(live.count), not \(index)")
    }
    return converted(live[index].moment.location, to: view)
  }

  func converted(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let window = self.view?.windowReference
    return window?.convert(point, to: view) ?? point
  }
}
