import CoreGraphics

/// The end of every responder chain, and the door that events come in by.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  public static let shared = UIApplication()

  /// What waits for the next commit; see `UIApplication+Turns`.
  var committedBlocks: [() -> Void] = []

  let windowList = WindowList()
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

  // MARK: What nobody answered

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    event?.isUnanswered = true
    super.pressesBegan(presses, with: event)
  }
}
