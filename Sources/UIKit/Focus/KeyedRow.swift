/// A row or an item that Space and Enter touch, and from which arrows take the focus on.
@MainActor
protocol KeyedRow: UIView {
  var isHighlighted: Bool { get set }
  /// Whether it is in a table or a collection now.
  var takesKeys: Bool { get }
  /// What a finger does that comes, and that goes.
  func keyBegan()
  func keyEnded()
  /// Tells whether there was a next one.
  func passFocus(isForward: Bool) -> Bool
}

extension KeyedRow {
  /// Gives back the presses that mean nothing here.
  func answer(began presses: Set<UIPress>) -> Set<UIPress> {
    guard takesKeys else { return presses }
    return presses.filter { press in
      guard press.responder === self, press.isBare else { return true }
      if press.selects {
        keyBegan()
        return false
      }
      switch press.key?.keyCode {
      case .keyboardDownArrow: return !passFocus(isForward: true)
      case .keyboardUpArrow: return !passFocus(isForward: false)
      default: return true
      }
    }
  }

  func answer(ended presses: Set<UIPress>) -> Set<UIPress> {
    guard takesKeys else { return presses }
    return presses.filter { press in
      guard press.responder === self, press.selects, isHighlighted else { return true }
      keyEnded()
      return false
    }
  }
}

extension UIPress {
  /// Whether the key is pressed by itself.
  fileprivate var isBare: Bool {
    key?.modifierFlags.isDisjoint(with: [.control, .alternate, .command, .shift]) ?? false
  }

  fileprivate var selects: Bool {
    switch key?.keyCode {
    case .keyboardSpacebar, .keyboardReturnOrEnter, .keypadEnter: true
    default: false
    }
  }
}
