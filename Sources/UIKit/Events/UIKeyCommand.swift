import Foundation

/// What a responder does when certain keys are pressed together.
@preconcurrency @MainActor
open class UIKeyCommand: NSObject {
  public static let inputUpArrow = "UIKeyInputUpArrow"
  public static let inputDownArrow = "UIKeyInputDownArrow"
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  public static let inputRightArrow = "UIKeyInputRightArrow"
  public static let inputEscape = "UIKeyInputEscape"
  public static let inputPageUp = "UIKeyInputPageUp"
  public static let inputPageDown = "UIKeyInputPageDown"
  public static let inputHome = "UIKeyInputHome"
  public static let inputEnd = "UIKeyInputEnd"
  public static let inputDelete = "\u{8}"

  public let input: String?
  public let modifierFlags: UIKeyModifierFlags
  open var title = ""
  open var discoverabilityTitle: String?
  /// Whether it goes before what the system does with the keys, such as moving the focus.
  open var wantsPriorityOverSystemBehavior = false
  let perform: @MainActor (UIKeyCommand) -> Void

  /// A command that calls a closure.
  package init(
    input: String, modifierFlags: UIKeyModifierFlags = [],
    perform: @escaping @MainActor (UIKeyCommand) -> Void
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    self.perform = perform
    super.init()
  }

  /// Whether a key is the command's; letters match whether or not Shift makes them capitals.
  func matches(_ key: UIKey) -> Bool {
    let irrelevant: UIKeyModifierFlags = [.alphaShift, .numericPad]
    guard let input, !input.isEmpty else { return false }
    return key.modifierFlags.subtracting(irrelevant) == modifierFlags
      && (input.lowercased() == key.charactersIgnoringModifiers.lowercased())
  }
}
