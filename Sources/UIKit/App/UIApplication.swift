import QuartzCore

/// The end of every responder chain, and the door that events come in by.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The one of the process.
  public static var shared: UIApplication {
    if let only { return only }
    let made = UIApplication()
    only = made
    return made
  }
  static var only: UIApplication?

  /// What waits for the next commit; see `UIApplication+Turns`.
  var committedBlocks: [() -> Void] = []

  let windowList = WindowList()
  let scenes = SceneList()
  /// What shows the app's scenes; nil where there is no app.
  package internal(set) weak var host: (any AppHost)?
  /// The delegate that nobody else holds.
  var keptDelegate: (any UIApplicationDelegate)?
  /// Told of the application's life; behind the application in the chain if it is a responder.
  open weak var delegate: (any UIApplicationDelegate)?
  open internal(set) var applicationState = State.active

  /// The windows that are shown, the rearmost first.
  open var windows: [UIWindow] { windowList.shown }
  /// The window that keys come to.
  open var keyWindow: UIWindow? { windowList.key }

  open override var next: UIResponder? { delegate as? UIResponder }

  open func sendEvent(_ event: UIEvent) {
    for window in event.windows {
      window.sendEvent(event)
    }
  }

  /// Calls a method; without a target, of the first who has it from the key window's first responder
  /// up. Tells whether somebody had.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    if let target { return action.send(to: target as AnyObject, sender, event) }
    let start = (sender as? UIResponder) ?? keyWindow?.keyResponder ?? self
    let first = keyWindow?.firstResponder ?? start
    guard let found = first.target(forAction: action, withSender: sender) else { return false }
    return action.send(to: found as AnyObject, sender, event)
  }

  // MARK: What nobody answered

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    event?.isUnanswered = true
    super.pressesBegan(presses, with: event)
  }
}
