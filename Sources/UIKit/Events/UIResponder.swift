import QuartzCore

/// Whatever can answer events; those it does not answer go to `next`.
@preconcurrency @MainActor
open class UIResponder: NSObject, AssociationOwner {
  public override init() {
    super.init()
  }

  /// What is associated with it ends on the main queue, as what a view is made of does.
  deinit {
    let values = AssociationTable.shared.end(self)
    if let values, !LentThread.isOfMainQueue {
      DispatchQueue.main.async { withExtendedLifetime(values) {} }
    }
  }

  /// Who is asked when this one does not answer.
  open var next: UIResponder? { nil }

  // MARK: First responder (the work is in UIResponder+FirstResponder)

  /// Whether keys and text come here first.
  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }
  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }

  /// Asks to be the first; tells whether it is. Who was the first is asked to give way.
  @discardableResult
  open func becomeFirstResponder() -> Bool { takeFirstPlace() }

  /// Gives up being the first; tells whether it is the first no more.
  @discardableResult
  open func resignFirstResponder() -> Bool { giveUpFirstPlace() }

  // MARK: Touches: passed on unless overridden

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: Keys: passed on unless overridden

  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  /// What the responder does at certain keys while it is in the chain of the first one.
  open var keyCommands: [UIKeyCommand]? { nil }

  // MARK: Actions

  /// Whether the responder does an action now; by default whether it has the method.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action.isAnswered(by: self)
  }

  /// The first up the chain that does an action.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    sequence(first: self, next: \.next).first { $0.canPerformAction(action, withSender: sender) }
  }
}
