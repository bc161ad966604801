/// Brings the touches of a window to the views they began in.
@MainActor
final class TouchRouter {
  private unowned let window: UIWindow
  private var deliveries: [TouchDelivery] = []

  init(window: UIWindow) {
    self.window = window
  }

  func route(_ event: UIEvent) {
    let touches = event.touchList.filter { $0.window === window }
    for touch in touches where touch.phase == .began { admit(touch) }
    for touch in touches { delivery(of: touch)?.note(touch.moment) }
    deliver(with: event)
  }

  private func delivery(of touch: UITouch) -> TouchDelivery? {
    deliveries.first { $0.touch === touch }
  }

  /// Decides who hears of a new touch.
  private func admit(_ touch: UITouch) {
    let live = deliveries.filter { $0.touch.isLive && $0.touch !== touch }
    if isShutOut(touch, by: live) { touch.view = nil }
    let delivery = TouchDelivery(touch, to: touch.view)
    if let view = touch.view, !view.isMultipleTouchEnabled,
      live.contains(where: { $0.view === view })
    {
      // The view is told of its first touch alone.
      delivery.stage = .over
    }
    deliveries.append(delivery)
  }

  /// Whether an exclusive view keeps the touch from its view.
  private func isShutOut(_ touch: UITouch, by live: [TouchDelivery]) -> Bool {
    guard let view = touch.view else { return false }
    return live.contains { other in
      guard let tracking = other.view, tracking !== view else { return false }
      return tracking.isExclusiveTouch || view.isExclusiveTouch
    }
  }

  // MARK: Telling views

  /// Touches of one view that are in one phase.
  private struct Call {
    var view: UIView
    var phase: UITouch.Phase
    var deliveries: [TouchDelivery]
    /// As the touch was then, if it has since gone on.
    var moment: UITouch.Moment?
  }

  private func deliver(with event: UIEvent) {
    var calls: [Call] = []
    for delivery in deliveries {
      while let view = delivery.view,
        let moment = delivery.take(holdsBegan: false, holdsEnd: false)
      {
        add(moment, of: delivery, in: view, to: &calls)
      }
    }
    deliveries.removeAll { $0.isDone }
    let phases: [UITouch.Phase] = [.began, .moved, .ended, .cancelled]
    for phase in phases {
      for call in calls where call.phase == phase { perform(call, with: event) }
    }
  }

  private func add(
    _ moment: UITouch.Moment, of delivery: TouchDelivery, in view: UIView, to calls: inout [Call]
  ) {
    let isLate = moment != delivery.touch.moment
    if !isLate,
      let index = calls.firstIndex(where: {
        $0.view === view && $0.phase == moment.phase && $0.moment == nil
      })
    {
      calls[index].deliveries.append(delivery)
    } else {
      calls.append(
        Call(
          view: view, phase: moment.phase, deliveries: [delivery], moment: isLate ? moment : nil))
    }
  }

  private func perform(_ call: Call, with event: UIEvent) {
    // Views that left the window meanwhile have been told that the touch is over.
    let touches = Set(call.deliveries.filter { $0.view != nil }.map(\.touch))
    guard let first = touches.first else { return }
    if let moment = call.moment {
      first.at(moment) { tell(call.view, call.phase, touches, event) }
    } else {
      tell(call.view, call.phase, touches, event)
    }
  }

  private func tell(
    _ view: UIView, _ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent
  ) {
    switch phase {
    case .began: view.touchesBegan(touches, with: event)
    case .moved: view.touchesMoved(touches, with: event)
    case .ended: view.touchesEnded(touches, with: event)
    case .cancelled: view.touchesCancelled(touches, with: event)
    default: break
    }
  }

  // MARK: Ends

  /// Tells the views of a subtree that their touches are over, and lets go of them.
  func release(_ subtree: UIView) {
    for delivery in deliveries {
      guard let view = delivery.view, view.isDescendant(of: subtree) else { continue }
      let isTold = delivery.cancel()
      if isTold { tellCancelled(delivery.touch, in: view) }
      delivery.view = nil
      if delivery.touch.isLive { delivery.touch.view = nil }
    }
  }

  private func tellCancelled(_ touch: UITouch, in view: UIView) {
    var moment = touch.moment
    moment.phase = .cancelled
    let event = UIEvent(.touches, touches: [touch], time: moment.timestamp)
    touch.at(moment) { view.touchesCancelled([touch], with: event) }
  }
}
