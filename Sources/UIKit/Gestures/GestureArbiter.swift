/// Decides among the recognisers of a window who begins, who waits and who fails.
///
/// Whoever sees its gesture first, the innermost view's first, gets it, and those that watch the
/// same touches fail, unless they are allowed to go on side by side. One that has to wait for
/// another to fail is held until that is decided. Targets are told after all recognisers have seen
/// an event, and before the views are told of it.
@MainActor
final class GestureArbiter {
  private(set) weak var router: TouchRouter?
  /// Those that watch something, in the order in which they are told.
  private(set) var active: [UIGestureRecognizer] = []
  private var calls: [(recognizer: UIGestureRecognizer, state: UIGestureRecognizer.State)] = []
  /// How many events are being handled, one within the other.
  private var depth = 0

  init(router: TouchRouter) {
    self.router = router
  }

  // MARK: Events

  /// Finds those that watch a new touch: the touched view's first, the window's last.
  func admit(_ touch: UITouch, of event: UIEvent) {
    guard let view = touch.view else { return }
    for recognizer in recognizers(from: view) where recognizer.takes(touch, of: event) {
      recognizer.attempt.touches.append(touch)
      recognizer.attempt.allTouches.append(touch)
      touch.gestureRecognizers = (touch.gestureRecognizers ?? []) + [recognizer]
      activate(recognizer)
    }
  }

  func recognizers(from view: UIView) -> [UIGestureRecognizer] {
    var found: [UIGestureRecognizer] = []
    var next: UIView? = view
    while let view = next {
      if let own = view.extras?.recognizers, !own.isEmpty {
        let order = own.indices.sorted { first, second in
          let ranks = (own[first].rank, own[second].rank)
          return ranks.0 == ranks.1 ? first < second : ranks.0 > ranks.1
        }
        found += order.map { own[$0] }
      }
      next = view.superviewReference
    }
    return found
  }

  func activate(_ recognizer: UIGestureRecognizer) {
    recognizer.attempt.isActive = true
    if !active.contains(where: { $0 === recognizer }) { active.append(recognizer) }
  }

  /// Shows an event to the recognisers, and decides what they want.
  func show(_ touches: [UITouch], of event: UIEvent) {
    guard !active.isEmpty else { return }
    for recognizer in active { show(touches, of: event, to: recognizer) }
  }

  private func show(
    _ touches: [UITouch], of event: UIEvent, to recognizer: UIGestureRecognizer
  ) {
    let phases: [UITouch.Phase] = [.began, .moved, .ended, .cancelled]
    for phase in phases {
      let own = touches.filter { touch in
        touch.phase == phase && recognizer.attempt.touches.contains { $0 === touch }
      }
      guard !own.isEmpty, recognizer.attempt.isActive, !recognizer.attempt.isOver else { continue }
      recognizer.notePlace()
      recognizer.modifierFlags = event.modifierFlags
      recognizer.buttonMask = event.buttonMask
      switch phase {
      case .began: recognizer.touchesBegan(Set(own), with: event)
      case .moved: recognizer.touchesMoved(Set(own), with: event)
      case .ended: recognizer.touchesEnded(Set(own), with: event)
      case .cancelled: recognizer.touchesCancelled(Set(own), with: event)
      case .stationary, .regionEntered, .regionMoved, .regionExited: break
      }
    }
  }

  /// Handles an event as a whole, before what follows from it is done.
  func during(_ body: () -> Void) {
    depth += 1
    body()
    depth -= 1
    settle()
  }

  /// Does what follows from changes, unless an event is being handled that will do it.
  func settle() {
    guard depth == 0 else { return }
    depth += 1
    tellTargets()
    router?.deliverWaiting()
    cleanUp()
    depth -= 1
    if !calls.isEmpty { settle() }
  }

  func tellTargets() {
    while !calls.isEmpty {
      let call = calls.removeFirst()
      call.recognizer.tellTargets(of: call.state)
    }
  }

  private func cleanUp() {
    for recognizer in active {
      recognizer.attempt.touches.removeAll { !$0.isLive }
      if recognizer.attempt.isOver, recognizer.attempt.touches.isEmpty {
        active.removeAll { $0 === recognizer }
        recognizer.finish()
      }
    }
  }

  /// One that watches nothing any more.
  func forget(_ recognizer: UIGestureRecognizer) {
    recognizer.attempt.isActive = false
    active.removeAll { $0 === recognizer }
  }

  /// Ends what goes on in a subtree that is about to leave.
  func release(_ subtree: UIView) {
    guard !active.isEmpty else { return }
    for recognizer in active where recognizer.view?.isDescendant(of: subtree) != false {
      recognizer.stop()
      drop(recognizer)
    }
  }

  /// Lets go of one that was stopped, once its targets know.
  func drop(_ recognizer: UIGestureRecognizer) {
    tellTargets()
    active.removeAll { $0 === recognizer }
    recognizer.finish()
  }

  // MARK: Telling

  /// Notes that the targets have to be told.
  func note(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
    if state == .changed, let last = calls.last, last.recognizer === recognizer,
      last.state == .changed
    {
      return
    }
    calls.append((recognizer, state))
  }
}
