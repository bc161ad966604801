import QuartzCore

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
  public let action: Selector?
  private let closure: (@MainActor (UIKeyCommand) -> Void)?

  public init(
    title: String = "", action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], discoverabilityTitle: String? = nil
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    self.action = action
    self.title = title
    self.discoverabilityTitle = discoverabilityTitle
    closure = nil
    super.init()
  }

  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(action: action, input: input, modifierFlags: modifierFlags)
  }

  /// A command that calls a closure.
  package init(
    input: String, modifierFlags: UIKeyModifierFlags = [],
    perform: @escaping @MainActor (UIKeyCommand) -> Void
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    action = nil
    closure = perform
    super.init()
  }

  /// Does it for a chain of responders: the first that has the method is called.
  func perform(from responder: UIResponder) {
    closure?(self)
    guard let action else { return }
    action.send(to: responder.target(forAction: action, withSender: self) as AnyObject?, self)
  }

  /// Whether a key is the command's; letters match whether or not Shift makes them capitals.
  func matches(_ key: UIKey) -> Bool {
    let irrelevant: UIKeyModifierFlags = [.alphaShift, .numericPad]
    guard let input, !input.isEmpty else { return false }
    return key.modifierFlags.subtracting(irrelevant) == modifierFlags
      && (input.lowercased() == key.charactersIgnoringModifiers.lowercased())
  }
}
