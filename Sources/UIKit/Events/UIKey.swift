import Foundation

/// A key of a keyboard, as it was pressed.
@preconcurrency @MainActor
open class UIKey: NSObject {
  /// What it types with the modifiers that are held.
  public let characters: String
  /// What it types alone, but for Shift.
  public let charactersIgnoringModifiers: String
  public let modifierFlags: UIKeyModifierFlags
  public let keyCode: UIKeyboardHIDUsage

  /// Keys that type nothing have names of Apple's for characters, such as `inputEscape`.
  package init(
    _ keyCode: UIKeyboardHIDUsage, characters: String? = nil,
    ignoringModifiers: String? = nil, modifierFlags: UIKeyModifierFlags = []
  ) {
    let named = characters ?? keyCode.input ?? ""
    self.keyCode = keyCode
    self.characters = named
    charactersIgnoringModifiers = ignoringModifiers ?? named
    self.modifierFlags = modifierFlags
    super.init()
  }
}

extension UIKey {
  /// Whether it is one of F1 to F12, which type nothing: their characters are names.
  var isFunctionKey: Bool { keyCode.functionKey != nil }
}

extension UIKeyboardHIDUsage {
  /// What stands for the key in a key command and in `UIKey.characters`.
  @MainActor fileprivate var input: String? {
    switch self {
    case .keyboardUpArrow: UIKeyCommand.inputUpArrow
    case .keyboardDownArrow: UIKeyCommand.inputDownArrow
    case .keyboardLeftArrow: UIKeyCommand.inputLeftArrow
    case .keyboardRightArrow: UIKeyCommand.inputRightArrow
    case .keyboardEscape: UIKeyCommand.inputEscape
    case .keyboardPageUp: UIKeyCommand.inputPageUp
    case .keyboardPageDown: UIKeyCommand.inputPageDown
    case .keyboardHome: UIKeyCommand.inputHome
    case .keyboardEnd: UIKeyCommand.inputEnd
    case .keyboardDeleteOrBackspace: UIKeyCommand.inputDelete
    case .keyboardReturnOrEnter, .keypadEnter: "\r"
    case .keyboardTab: "\t"
    case .keyboardSpacebar: " "
    default: functionKey
    }
  }

  @MainActor fileprivate var functionKey: String? {
    let first = UIKeyboardHIDUsage.keyboardF1.rawValue
    let number = rawValue - first + 1
    return (1...12).contains(number) ? "UIKeyInputF\(number)" : nil
  }
}
