import Foundation

extension UIResponder {
  /// The window that would keep this responder as its first: its own, or that of the views it
  /// stands behind.
  var responderWindow: UIWindow? {
    switch self {
    case let view as UIView: view.windowReference
    case let controller as UIViewController: controller.viewIfLoaded?.windowReference
    default: next?.responderWindow
    }
  }

  func takeFirstPlace() -> Bool {
    guard let window = responderWindow else { return false }
    let present = window.firstResponder
    if present === self { return true }
    guard canBecomeFirstResponder else { return false }
    if let present {
      guard present.canResignFirstResponder, present.resignFirstResponder() else { return false }
    }
    // Giving way may have taken this one out, or made another one the first.
    guard responderWindow === window, window.firstResponder == nil else { return false }
    window.firstResponder = self
    if let view = self as? UIView, view.canBecomeFocused, !view.isFocused {
      window.focusSystem.change(to: view, heading: [])
    }
    return window.firstResponder === self
  }

  func giveUpFirstPlace() -> Bool {
    guard let window = responderWindow, window.firstResponder === self else { return true }
    guard canResignFirstResponder else { return false }
    window.firstResponder = nil
    return true
  }

  /// Whether this responder is a view, is in it, or stands behind one of those as its controller.
  func belongs(to view: UIView) -> Bool {
    sequence(first: self, next: \.next).contains { responder in
      responder === view || (responder as? UIViewController)?.viewIfLoaded === view
    }
  }
}

extension UIView {
  /// Tells whether there is no first responder in the view any more.
  func endEditingHere(_ force: Bool) -> Bool {
    guard let window = windowReference ?? self as? UIWindow, let first = window.firstResponder,
      first.belongs(to: self)
    else { return true }
    let gaveWay = first.resignFirstResponder()
    if force, window.firstResponder === first { window.firstResponder = nil }
    return gaveWay || force
  }
}

extension UIWindow {
  /// Lets go of whatever goes on in a subtree that is about to leave the window.
  func release(_ subtree: UIView) {
    if let first = firstResponder, first.belongs(to: subtree) {
      first.resignFirstResponder()
      // It goes whether it agrees or not.
      if firstResponder === first { firstResponder = nil }
    }
    touchRouter?.release(subtree)
    focus?.release(subtree)
  }

  /// Takes the focus from a view, or from what is in it: keys act as if it had never been there.
  package func forgetFocus(in view: UIView) { focus?.release(view) }
}
