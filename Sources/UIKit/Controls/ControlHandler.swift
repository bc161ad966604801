/// Who is told of a control's events: the method of a target, or an action.
struct ControlHandler {
  enum Kind {
    case target(WeakTarget, Selector)
    case action(UIAction)
  }

  let kind: Kind
  var events: UIControl.Event

  var isGone: Bool {
    if case .target(let target, _) = kind { target.isGone } else { false }
  }
}

/// A target that is not held; one that was never named is looked for in the responder chain.
struct WeakTarget {
  private(set) weak var object: AnyObject?
  let isNamed: Bool

  init(_ target: Any?) {
    object = target.map { $0 as AnyObject }
    isNamed = target != nil
  }

  var isGone: Bool { isNamed && object == nil }
}
