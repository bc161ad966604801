import Foundation

/// What happened at one time: here, the touches of a window.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  public enum EventType: Int, Sendable {
    case touches
  }

  open var type: EventType { .touches }
  open private(set) var timestamp: TimeInterval = 0
  open private(set) var allTouches: Set<UITouch>?

  public override init() {
    super.init()
  }

  package init(touches: Set<UITouch>, time: TimeInterval) {
    allTouches = touches
    timestamp = time
    super.init()
  }

  /// The touches that began in a view.
  open func touches(for view: UIView) -> Set<UITouch>? {
    allTouches?.filter { $0.view === view }
  }
}
