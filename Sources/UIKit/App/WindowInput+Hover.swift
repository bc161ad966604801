import CoreGraphics

// The pointer without a button, wheels and track pads.

extension WindowInput {
  /// The pointer is at a place with no button down; nil: it left the window.
  package func hover(at point: CGPoint?, time: TimeInterval) {
    advance(to: time)
    let point = point.flatMap { $0.isFinite ? $0 : nil }
    guard let touch = hoverTouch(to: point) else { return }
    let event = UIEvent(.hover, touches: [touch], time: window.clock.now)
    event.modifierFlags = modifierFlags
    touch.view = point.flatMap { window.hitTest($0, with: event) }
    UIApplication.shared.sendEvent(event)
    if !touch.isLive { pointer = nil }
  }

  /// The pointer's touch, gone on to a place.
  private func hoverTouch(to point: CGPoint?) -> UITouch? {
    guard let touch = pointer else {
      guard let point else { return nil }
      let touch = UITouch()
      let moment = UITouch.Moment(
        phase: .regionEntered, timestamp: window.clock.now, location: point,
        previousLocation: point)
      touch.begin(moment, type: .indirectPointer, in: window, tapCount: 0)
      pointer = touch
      return touch
    }
    touch.moment.phase = point == nil ? .regionExited : .regionMoved
    touch.moment.timestamp = window.clock.now
    touch.moment.previousLocation = touch.moment.location
    if let point { touch.moment.location = point }
    return touch
  }

  /// A wheel was turned, or fingers moved on a track pad, which knows where that begins (`began`),
  /// goes on (`moved`) and ends (`ended`); what lies under the pointer should move by `delta`.
  ///
  /// Tells whether somebody scrolls.
  @discardableResult
  package func scroll(
    by delta: CGSize, at point: CGPoint, phase: UITouch.Phase? = nil, time: TimeInterval
  ) -> Bool {
    advance(to: time)
    guard delta.width.isFinite, delta.height.isFinite, point.isFinite else { return false }
    let event = ScrollEvent(
      by: delta, at: point, phase: phase, in: window, time: window.clock.now)
    event.modifierFlags = modifierFlags
    UIApplication.shared.sendEvent(event)
    return event.isTaken
  }
}
