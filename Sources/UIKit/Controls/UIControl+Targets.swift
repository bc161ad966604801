import QuartzCore

extension UIControl {
  // MARK: Coming and going

  func add(target: Any?, _ selector: Selector, for events: Event) {
    handlers.removeAll(where: \.isGone)
    let target = WeakTarget(target)
    let index = handlers.firstIndex { handler in
      guard case .target(let other, selector) = handler.kind else { return false }
      return other.object === target.object
    }
    if let index {
      handlers[index].events.formUnion(events)
    } else {
      handlers.append(ControlHandler(kind: .target(target, selector), events: events))
    }
  }

  /// Of one target and method, see `Selector.isMeant`: that very selector, or else those like it.
  func remove(target: Any?, _ selector: Selector?, for events: Event) {
    let object = target.map { $0 as AnyObject }
    let selectors = handlers.compactMap { handler -> Selector? in
      guard case .target(let other, let selector) = handler.kind else { return nil }
      return object == nil || other.object === object ? selector : nil
    }
    let isMeant = selector.map { $0.isMeant(among: selectors) }
    removeEvents(events) { handler in
      guard case .target(let other, let selector) = handler.kind else { return false }
      return (object == nil || other.object === object) && isMeant?(selector) ?? true
    }
  }

  func add(action: UIAction, for events: Event) {
    remove(action: action.identifier, for: events)
    let index = handlers.firstIndex { handler in
      if case .action(let other) = handler.kind { other === action } else { false }
    }
    if let index {
      handlers[index].events.formUnion(events)
    } else {
      handlers.append(ControlHandler(kind: .action(action), events: events))
    }
  }

  func remove(action identifier: UIAction.Identifier, for events: Event) {
    removeEvents(events) { handler in
      if case .action(let action) = handler.kind { action.identifier == identifier } else { false }
    }
  }

  private func removeEvents(_ events: Event, where isMeant: (ControlHandler) -> Bool) {
    for index in handlers.indices where isMeant(handlers[index]) {
      handlers[index].events.subtract(events)
    }
    handlers.removeAll { $0.events.isEmpty || $0.isGone }
  }

  // MARK: Asking

  /// All targets; a null object stands for the responder chain.
  public var allTargets: Set<AnyHashable> {
    Set(
      handlers.compactMap { handler -> AnyHashable? in
        guard case .target(let target, _) = handler.kind, !target.isGone else { return nil }
        guard let object = target.object else { return AnyHashable(NSNull()) }
        return object as? AnyHashable ?? AnyHashable(ObjectIdentifier(object))
      })
  }

  public var allControlEvents: Event {
    handlers.reduce(into: []) { if !$1.isGone { $0.formUnion($1.events) } }
  }

  /// Shows all actions and targets in their order, until `stop` is set.
  public func enumerateEventHandlers(
    _ iterator: (
      _ action: UIAction?, _ target: (Any?, Selector)?, _ event: Event, _ stop: inout Bool
    ) -> Void
  ) {
    var stop = false
    for handler in handlers where !handler.isGone && !stop {
      switch handler.kind {
      case .action(let action): iterator(action, nil, handler.events, &stop)
      case .target(let target, let selector):
        iterator(nil, (target.object, selector), handler.events, &stop)
      }
    }
  }

  // MARK: Sending

  /// Calls those who wait for any of the events; who comes while this goes on waits for the next.
  func send(_ events: Event, with event: UIEvent?) {
    for handler in handlers where !handler.events.isDisjoint(with: events) {
      switch handler.kind {
      case .action(let action): sendAction(action)
      case .target(let target, let selector):
        if !target.isGone { sendAction(selector, to: target.object, for: event) }
      }
    }
  }

  func perform(_ selector: Selector, on target: Any?, with event: UIEvent?) {
    let receiver = target.map { $0 as AnyObject } ?? responder(answering: selector)
    guard let receiver, !selector.send(to: receiver, self, event) else { return }
    // A method that takes an event that is not optional gets one with nothing in it.
    if event == nil { selector.send(to: receiver, self, UIEvent()) }
  }

  private func responder(answering selector: Selector) -> UIResponder? {
    sequence(first: self as UIResponder, next: \.next).first { selector.isAnswered(by: $0) }
  }
}
