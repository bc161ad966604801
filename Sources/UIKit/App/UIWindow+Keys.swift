import CoreGraphics

extension UIWindow {
  /// Who is asked first about keys: an open menu, else what a date picker
  /// has opened, else who takes text, else what has the focus, else the first
  /// responder, else the root controller, else the window.
  var keyResponder: UIResponder {
    if let menu { return menu }
    if let dates {
      let focused = focus?.focusedView
      return focused?.isDescendant(of: dates) == true ? focused ?? dates : dates
    }
    if let firstResponder, firstResponder is any UIKeyInput { return firstResponder }
    return focus?.focusedView ?? firstResponder ?? rootViewController?.topPresented ?? self
  }

  /// What keys can come to: what is presented over everything else, or the window.
  var frontmost: UIView {
    if let dates { return dates }
    var controller = rootViewController?.topPresented
    while let presentation = controller?.ownPresentation, let container = presentation.container {
      if !presentation.letsTouchesThrough { return container }
      controller = controller?.presentingReference
    }
    return self
  }

  /// Has the keys leave what a controller is about to cover.
  func leaveKeys(to controller: UIViewController) {
    guard let firstResponder else { return }
    controller.ownPresentation?.keptResponder = firstResponder
    firstResponder.resignFirstResponder()
  }

  /// Gives the keys back to whom a controller took them from.
  func takeKeysBack(from controller: UIViewController) {
    controller.ownPresentation?.keptResponder?.becomeFirstResponder()
  }

  /// Whether keys go to a view of the window's.
  var hasKeyPlace: Bool { focus?.focusedView != nil || firstResponder is UIView }

  func deliver(_ event: UIPressesEvent) {
    for press in event.allPresses where press.window === self {
      let responder = press.responder ?? keyResponder
      switch press.phase {
      case .began: responder.pressesBegan([press], with: event)
      case .changed: responder.pressesChanged([press], with: event)
      case .stationary: break
      case .ended: responder.pressesEnded([press], with: event)
      case .cancelled: responder.pressesCancelled([press], with: event)
      }
    }
  }

  /// Does what the first responder up the chain has a command for; tells whether one had.
  func performKeyCommand(for key: UIKey, isUrgent: Bool) -> Bool {
    for responder in sequence(first: keyResponder, next: \.next) {
      let command = responder.keyCommands?.first { command in
        command.matches(key) && (!isUrgent || command.wantsPriorityOverSystemBehavior)
      }
      guard let command else { continue }
      command.perform(from: keyResponder)
      return true
    }
    return false
  }

  /// What keys do to text that nobody else answered for; tells whether it was text's.
  func editText(with key: UIKey) -> Bool {
    if let editor = firstResponder as? any KeyEditing, editor.edit(with: key) { return true }
    guard let input = firstResponder as? any UIKeyInput,
      key.modifierFlags.isDisjoint(with: [.command, .control, .alternate])
    else { return false }
    switch key.keyCode {
    case .keyboardDeleteOrBackspace: input.deleteBackward()
    case .keyboardReturnOrEnter, .keypadEnter: input.insertText("\n")
    // The text itself comes by `insertText`.
    default:
      return !key.isFunctionKey
        && key.characters.unicodeScalars.first.map { $0.value >= 0x20 } ?? false
    }
    return true
  }
}
