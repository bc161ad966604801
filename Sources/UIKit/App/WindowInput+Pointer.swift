import CoreGraphics

// The pointer with its button down: one touch at a time.

extension WindowInput {
  /// No finger has this number.
  static var pointerID: Int { -1 }

  /// Whether the pointer's touch is under way.
  package var isDown: Bool { touch(Self.pointerID) != nil }

  /// The button goes down at a point of the window; tells which view was hit.
  @discardableResult
  package func press(at point: CGPoint, time: TimeInterval) -> UIView? {
    if isDown { cancel(time: time) }
    buttonMask = .primary
    send([Change(Self.pointerID, .began, at: point, type: .indirectPointer)], time: time)
    return touch(Self.pointerID)?.view
  }

  /// The mouse clicks with its other button: a menu opens where there is one.
  package func clickSecondary(at point: CGPoint, time: TimeInterval) {
    advance(to: time)
    guard !isDown, window.menu == nil, let view = window.hitTest(point, with: nil) else { return }
    _ = UIContextMenuInteraction.open(for: view, at: point, in: window)
  }

  /// The mouse went somewhere with its button down.
  package func move(to point: CGPoint, time: TimeInterval) {
    send([Change(Self.pointerID, .moved, at: point)], time: time)
  }

  /// The mouse let its button go.
  package func release(at point: CGPoint, time: TimeInterval) {
    buttonMask = []
    send([Change(Self.pointerID, .ended, at: point)], time: time)
  }

  /// The button comes up where the pointer is.
  package func release(time: TimeInterval) {
    guard let touch = touch(Self.pointerID) else { return advance(to: time) }
    release(at: touch.moment.location, time: time)
  }

  /// The system takes the touch away: the window lost the pointer, or the view went.
  package func cancel(time: TimeInterval) {
    buttonMask = []
    send([Change(Self.pointerID, .cancelled, at: .zero)], time: time)
  }
}
