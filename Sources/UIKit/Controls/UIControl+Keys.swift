extension UIControl {
  /// Space and Enter press the control, arrows change its value; gives back the presses that mean
  /// nothing here.
  func answer(began presses: Set<UIPress>) -> Set<UIPress> {
    guard answersKeys, isEnabled else { return presses }
    return presses.filter { press in
      guard press.isPlain, isMeant(press) else { return true }
      if press.isActivation {
        isHighlighted = true
        return false
      }
      return press.step(isMirrored: isMirrored).map { !adjust(by: $0) } ?? true
    }
  }

  func answer(ended presses: Set<UIPress>) -> Set<UIPress> {
    guard answersKeys, isEnabled else { return presses }
    return presses.filter { press in
      guard press.isActivation, isMeant(press), isHighlighted, !isTracking else { return true }
      isHighlighted = false
      activate()
      return false
    }
  }

  /// Presses for views within the control are theirs.
  private func isMeant(_ press: UIPress) -> Bool {
    press.responder == nil || press.responder === self
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}

extension UIPress {
  fileprivate var isActivation: Bool {
    switch key?.keyCode {
    case .keyboardSpacebar, .keyboardReturnOrEnter, .keypadEnter: true
    default: false
    }
  }

  /// Whether no other key is held with it.
  fileprivate var isPlain: Bool {
    key?.modifierFlags.isDisjoint(with: [.control, .alternate, .command]) ?? false
  }

  /// What an arrow means; those up and down move the focus.
  fileprivate func step(isMirrored: Bool) -> Int? {
    switch key?.keyCode {
    case .keyboardLeftArrow: isMirrored ? 1 : -1
    case .keyboardRightArrow: isMirrored ? -1 : 1
    default: nil
    }
  }
}
