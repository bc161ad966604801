import Foundation

/// What happened at one time: here, the touches of a window.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  public enum EventType: Int, Sendable {
    case touches = 0
    case presses = 3
    case scroll = 10
    case hover = 11
    case transform = 14
  }

  /// The buttons of a pointing device.
  public struct ButtonMask: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let primary = ButtonMask(rawValue: 1)
    public static let secondary = ButtonMask(rawValue: 2)

    /// The button of a number; the first is 1.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      ButtonMask(rawValue: (1...63).contains(buttonNumber) ? 1 << (buttonNumber - 1) : 0)
    }
  }

  /// The touches that are under way, those that did not change among them, in the order in which
  /// they began.
  let touchList: [UITouch]
  private let kind: EventType

  open var type: EventType { kind }
  open private(set) var timestamp: TimeInterval = 0
  open internal(set) var modifierFlags: UIKeyModifierFlags = []
  open internal(set) var buttonMask: ButtonMask = []

  public override init() {
    touchList = []
    kind = .touches
    super.init()
  }

  init(_ kind: EventType, touches: [UITouch] = [], time: TimeInterval) {
    touchList = touches
    self.kind = kind
    timestamp = time
    super.init()
  }

  /// Nil of an event that has to do with none.
  open var allTouches: Set<UITouch>? { touchList.isEmpty ? nil : Set(touchList) }

  /// The touches that began in a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    touches { $0.window === window }
  }

  /// The touches that began in a view.
  open func touches(for view: UIView) -> Set<UITouch>? {
    touches { $0.view === view }
  }

  /// The touches that a recogniser watches.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    touches { touch in touch.gestureRecognizers?.contains { $0 === gesture } == true }
  }

  /// All places of the touch since the last event; every one is an event of its own here.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    touchList.contains { $0 === touch } ? [touch] : nil
  }

  /// Where the touch may go next; nothing is foretold.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? {
    touchList.contains { $0 === touch } ? [] : nil
  }

  private func touches(where matches: (UITouch) -> Bool) -> Set<UITouch>? {
    let found = touchList.filter(matches)
    return found.isEmpty ? nil : Set(found)
  }

  /// The windows that have to be told.
  var windows: [UIWindow] {
    var windows: [UIWindow] = []
    for touch in touchList {
      if let window = touch.window, !windows.contains(where: { $0 === window }) {
        windows.append(window)
      }
    }
    return windows
  }
}
