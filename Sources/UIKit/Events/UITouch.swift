import CoreGraphics

/// A finger, or the mouse with its button down, from its beginning to its end: one object all the
/// way, of which only the place, the time and the phase change.
@preconcurrency @MainActor
open class UITouch: NSObject {
  public enum Phase: Int, Sendable {
    case began
    case moved
    case stationary
    case ended
    case cancelled
  }

  open private(set) var phase = Phase.began
  /// Seconds on the clock of the window's host.
  open private(set) var timestamp: TimeInterval = 0
  /// How many times in short order this place was touched.
  open private(set) var tapCount = 0
  open private(set) var window: UIWindow?
  /// The view that was hit when the touch began; it stays the same however far the touch goes.
  open private(set) var view: UIView?
  private var locationInWindow = CGPoint.zero
  private var previousLocationInWindow = CGPoint.zero

  public override init() {
    super.init()
  }

  /// Where the touch is, in a view's own space; nil means the window's.
  open func location(in view: UIView?) -> CGPoint {
    window?.convert(locationInWindow, to: view) ?? locationInWindow
  }

  /// Where it was in the event before.
  open func previousLocation(in view: UIView?) -> CGPoint {
    window?.convert(previousLocationInWindow, to: view) ?? previousLocationInWindow
  }

  package func begin(at point: CGPoint, in window: UIWindow, tapCount: Int, time: TimeInterval) {
    self.window = window
    self.tapCount = tapCount
    locationInWindow = point
    previousLocationInWindow = point
    timestamp = time
    phase = .began
  }

  package func attach(to view: UIView?) {
    self.view = view
  }

  package func update(_ phase: Phase, at point: CGPoint, time: TimeInterval) {
    previousLocationInWindow = locationInWindow
    locationInWindow = point
    timestamp = time
    self.phase = phase
  }
}
