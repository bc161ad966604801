import CoreGraphics

/// Part of the tree that the focus moves in: views and their controllers.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
  /// Where the focus should go within, the best first.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }

  /// Asks for the focus to be looked for again, if it is within.
  func setNeedsFocusUpdate()
  func updateFocusIfNeeded()

  /// Whether a change that concerns the environment may happen.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

/// What the focus can be on.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
  var canBecomeFocused: Bool { get }
  var isFocused: Bool { get }
  var frame: CGRect { get }
  var focusEffect: UIFocusEffect? { get }
}

extension UIFocusItem {
  public var focusEffect: UIFocusEffect? { nil }
}

extension UIView: UIFocusItem {
  public var isFocused: Bool { windowReference?.focus?.focusedView === self }
}

extension UIViewController: UIFocusEnvironment {}

extension UIFocusEnvironment where Self: UIResponder {
  public var parentFocusEnvironment: (any UIFocusEnvironment)? {
    sequence(first: self as UIResponder, next: \.next).dropFirst()
      .lazy.compactMap { $0 as? any UIFocusEnvironment }.first
  }

  public func setNeedsFocusUpdate() {
    guard let system = responderWindow?.focus, let focused = system.focusedView,
      focused.focusChain.contains(where: { $0 === self })
    else { return }
    system.requestFocusUpdate(to: self)
  }

  public func updateFocusIfNeeded() { responderWindow?.focus?.updateFocusIfNeeded() }
}

extension UIView {
  /// The view and the environments around it, the innermost first.
  var focusChain: [any UIFocusEnvironment] {
    sequence(first: self as UIResponder, next: \.next).compactMap { $0 as? any UIFocusEnvironment }
  }
}
