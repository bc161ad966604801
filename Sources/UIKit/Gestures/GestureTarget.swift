import QuartzCore

/// Who is told of a gesture, and how.
struct GestureTarget {
  weak var object: AnyObject?
  /// Whether there was an object, which may be gone.
  var hasObject: Bool
  var action: Action

  enum Action {
    case selector(Selector)
    case closure(@MainActor (UIGestureRecognizer) -> Void)
  }
}

extension UIGestureRecognizer {
  func addTarget(_ target: Any?, with action: Selector) {
    let object = target.map { $0 as AnyObject }
    let isThere = targets.contains { entry in
      guard case .selector(let selector) = entry.action else { return false }
      return selector == action && entry.object === object
    }
    guard !isThere else { return }
    targets.append(
      GestureTarget(object: object, hasObject: object != nil, action: .selector(action)))
  }

  /// Calls a closure at every change, as targets are called.
  package func addAction(_ action: @escaping @MainActor (UIGestureRecognizer) -> Void) {
    targets.append(GestureTarget(object: nil, hasObject: false, action: .closure(action)))
  }

  func removeTargets(_ target: Any?, _ action: Selector?) {
    let object = target.map { $0 as AnyObject }
    func isTargets(_ entry: GestureTarget) -> Bool { object == nil || entry.object === object }
    let selectors = targets.filter(isTargets).compactMap { entry -> Selector? in
      if case .selector(let selector) = entry.action { selector } else { nil }
    }
    let isMeant = action.map { $0.isMeant(among: selectors) }
    targets.removeAll { entry in
      guard isTargets(entry) else { return false }
      guard let isMeant else { return true }
      if case .selector(let selector) = entry.action { return isMeant(selector) }
      return false
    }
  }

  /// Tells the targets of a state.
  func tellTargets(of state: State) {
    attempt.shown = state
    for entry in targets {
      switch entry.action {
      case .closure(let closure): closure(self)
      case .selector(let selector):
        if let object = entry.object {
          selector.send(to: object, self)
        } else if !entry.hasObject {
          sendUpTheChain(selector)
        }
      }
    }
    attempt.shown = nil
  }

  /// Of an action without a target: the first responder from the view up that has the method.
  private func sendUpTheChain(_ selector: Selector) {
    guard let view else { return }
    let responder = sequence(first: view as UIResponder, next: \.next)
      .first { selector.isAnswered(by: $0) }
    selector.send(to: responder, self)
  }
}
