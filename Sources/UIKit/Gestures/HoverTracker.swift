import CoreGraphics

/// Tells recognisers of hovering which views the pointer is over.
@MainActor
final class HoverTracker {
  private unowned let gestures: GestureArbiter
  private var hovered: [UIHoverGestureRecognizer] = []

  init(gestures: GestureArbiter) {
    self.gestures = gestures
  }

  /// The pointer came, moved or went; `view` is what it is over now.
  func follow(_ touch: UITouch, over view: UIView?, event: UIEvent) {
    let found = view.map { gestures.recognizers(from: $0) } ?? []
    let now = found.compactMap { $0 as? UIHoverGestureRecognizer }.filter { recognizer in
      recognizer.isEnabled && recognizer.takes(event)
    }
    gestures.during {
      let gone = hovered.filter { old in !now.contains { $0 === old } }
      let before = hovered
      hovered = now
      for recognizer in gone { show(touch, to: recognizer, .ended) }
      for recognizer in now {
        // One that was switched off meanwhile begins anew.
        let isOn = before.contains { $0 === recognizer } && recognizer.attempt.isActive
        show(touch, to: recognizer, isOn ? .changed : .began)
      }
    }
  }

  private func show(
    _ touch: UITouch, to recognizer: UIHoverGestureRecognizer, _ state: UIGestureRecognizer.State
  ) {
    recognizer.attempt.place = touch.moment.location
    recognizer.state = state
  }

  /// Forgets those of a subtree that is about to leave; they have been stopped.
  func release(_ subtree: UIView) {
    hovered.removeAll { $0.view?.isDescendant(of: subtree) != false }
  }
}
