/// Brings the touches of a window to its recognisers and to the views they began in.
@MainActor
final class TouchRouter {
  private weak var window: UIWindow?
  private var deliveries: [TouchDelivery] = []
  private(set) lazy var gestures = GestureArbiter(router: self)
  private lazy var hovering = HoverTracker(gestures: gestures)

  init(window: UIWindow) {
    self.window = window
  }

  func route(_ event: UIEvent) {
    let touches = event.touchList.filter { $0.window === window }
    gestures.during {
      for touch in touches where touch.phase == .began {
        admit(touch)
        gestures.admit(touch, of: event)
      }
      for touch in touches { delivery(of: touch)?.note(touch.moment) }
      gestures.show(touches, of: event)
      gestures.tellTargets()
      deliver(with: event)
    }
  }

  func hover(_ event: UIEvent) {
    guard let touch = event.touchList.first else { return }
    hovering.follow(touch, over: touch.view, event: event)
  }

  /// The first pan from the innermost view up that scrolls gets it.
  func scroll(_ event: ScrollEvent) {
    guard let view = window?.hitTest(event.place, with: event) else { return }
    let pans = gestures.recognizers(from: view).compactMap { $0 as? UIPanGestureRecognizer }
    // A track pad's scrolling stays with who has it.
    let running = gestures.active.compactMap { $0 as? UIPanGestureRecognizer }
      .filter { $0.attempt.isRecognizing && $0.numberOfTouches == 0 }
    gestures.during {
      let candidates = event.phase == nil || event.phase == .began ? pans : running
      event.isTaken = candidates.contains { $0.scroll(with: event) }
    }
  }

  /// Tells views what they had to wait for until recognisers had decided.
  func deliverWaiting() {
    guard let window, deliveries.contains(where: { $0.isWaiting }) else { return }
    let touches = deliveries.map(\.touch).filter(\.isLive)
    deliver(with: UIEvent(.touches, touches: touches, time: window.clock.now))
  }

  /// Whether no touch is under way or waits to be told of.
  var isIdle: Bool { deliveries.isEmpty }

  /// Whether a view has been told of a touch that is not over for it.
  func isTold(of touch: UITouch) -> Bool { delivery(of: touch)?.stage == .running }

  /// A recogniser takes a touch for itself.
  func claim(_ touch: UITouch) {
    delivery(of: touch)?.isClaimed = true
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

  /// Touches of one view that are in one phase, each as it was then.
  private struct Call {
    var view: UIView
    var phase: UITouch.Phase
    var entries: [(delivery: TouchDelivery, moment: UITouch.Moment)]
  }

  private func deliver(with event: UIEvent) {
    var calls: [Call] = []
    for delivery in deliveries {
      guard let view = delivery.view else { continue }
      while let moment = nextMoment(of: delivery) {
        add(moment, of: delivery, in: view, to: &calls)
      }
    }
    deliveries.removeAll { $0.isDone }
    let phases: [UITouch.Phase] = [.began, .moved, .ended, .cancelled]
    for phase in phases {
      for call in calls where call.phase == phase { perform(call, with: event) }
    }
  }

  private func nextMoment(of delivery: TouchDelivery) -> UITouch.Moment? {
    let touch = delivery.touch
    if delivery.isClaimed {
      guard delivery.cancel() else { return nil }
      var moment = touch.moment
      moment.phase = .cancelled
      return moment
    }
    return delivery.take(
      holdsBegan: gestures.holdsBegan(touch), holdsEnd: gestures.holdsEnd(touch))
  }

  private func add(
    _ moment: UITouch.Moment, of delivery: TouchDelivery, in view: UIView, to calls: inout [Call]
  ) {
    let index = calls.firstIndex { call in
      call.view === view && call.phase == moment.phase
        && !call.entries.contains { $0.delivery === delivery }
    }
    if let index {
      calls[index].entries.append((delivery, moment))
    } else {
      calls.append(Call(view: view, phase: moment.phase, entries: [(delivery, moment)]))
    }
  }

  private func perform(_ call: Call, with event: UIEvent) {
    // Views that left the window meanwhile have been told that the touch is over.
    let entries = call.entries.filter { $0.delivery.view != nil }
    guard !entries.isEmpty else { return }
    let present = entries.map(\.delivery.touch.moment)
    for entry in entries { entry.delivery.touch.moment = entry.moment }
    tell(call.view, call.phase, Set(entries.map(\.delivery.touch)), event)
    for (entry, moment) in zip(entries, present)
    where entry.delivery.touch.moment == entry.moment {
      entry.delivery.touch.moment = moment
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
    case .stationary, .regionEntered, .regionMoved, .regionExited: break
    }
  }

  // MARK: Ends

  /// Tells the views of a subtree that their touches are over, and lets go of them.
  func release(_ subtree: UIView) {
    gestures.release(subtree)
    hovering.release(subtree)
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
