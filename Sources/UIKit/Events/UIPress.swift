import Foundation

/// A key or button from its going down to its coming up.
@preconcurrency @MainActor
open class UIPress: NSObject {
  public enum Phase: Int, Sendable {
    case began
    case changed
    case stationary
    case ended
    case cancelled
  }

  /// The buttons of a remote control, and the keys that stand for them.
  public enum PressType: Int, Sendable {
    case upArrow = 0
    case downArrow
    case leftArrow
    case rightArrow
    case select
    case menu
    case playPause
    case pageUp = 30
    case pageDown = 31
    /// A key that no button stands for.
    case keyboard = 2000
  }

  open internal(set) var phase = Phase.began
  open internal(set) var timestamp: TimeInterval = 0
  open private(set) var type = PressType.keyboard
  open private(set) var key: UIKey?
  open private(set) weak var window: UIWindow?
  /// Who is asked first.
  open internal(set) weak var responder: UIResponder?
  open var force: CGFloat { phase == .ended || phase == .cancelled ? 0 : 1 }

  public override init() {
    super.init()
  }

  init(_ key: UIKey, in window: UIWindow) {
    self.key = key
    self.window = window
    type = PressType(key.keyCode)
    super.init()
  }
}

extension UIPress.PressType {
  init(_ usage: UIKeyboardHIDUsage) {
    self =
      switch usage {
      case .keyboardUpArrow: .upArrow
      case .keyboardDownArrow: .downArrow
      case .keyboardLeftArrow: .leftArrow
      case .keyboardRightArrow: .rightArrow
      case .keyboardReturnOrEnter: .select
      case .keyboardEscape: .menu
      case .keyboardPageUp: .pageUp
      case .keyboardPageDown: .pageDown
      default: .keyboard
      }
  }
}
