import Foundation

/// A finger, or a pointer with its button down, from its beginning to its end: one object all the
/// way, of which only the place, the time and the phase change.
@preconcurrency @MainActor
open class UITouch: NSObject {
  public enum Phase: Int, Sendable {
    case began
    case moved
    case stationary
    case ended
    case cancelled
    /// A pointer that hovers came, moved or went.
    case regionEntered
    case regionMoved
    case regionExited
  }

  public enum TouchType: Int, Sendable {
    case direct
    case indirect
    case pencil
    case indirectPointer

    public static var stylus: TouchType { .pencil }
  }

  /// What changes from event to event.
  struct Moment: Equatable {
    var phase = Phase.began
    var timestamp: TimeInterval = 0
    var location = CGPoint.zero
    var previousLocation = CGPoint.zero
    var force: CGFloat = 0
    var radius: CGFloat = 0
  }

  var moment = Moment()
  open private(set) var type = TouchType.direct
  /// How many times in short order this place was touched.
  open private(set) var tapCount = 0
  // A window has its touches, and recognisers theirs: a touch that had them too would keep a window
  // that is dropped while a finger is on it.
  open private(set) weak var window: UIWindow?
  /// The view that was hit when the touch began; it stays the same however far the touch goes, and
  /// is nil when that view left the window.
  open internal(set) weak var view: UIView?
  /// Those that watch the touch, in the order in which they are told.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers?.compactMap(\.recognizer) }
    set { recognizers = newValue?.map(WeakRecognizer.init) }
  }
  private var recognizers: [WeakRecognizer]?

  /// Touches in the order in which they were made: a set of them has one only by chance.
  let number: UInt64
  private static var count: UInt64 = 0

  public override init() {
    Self.count += 1
    number = Self.count
    super.init()
  }

  open var phase: Phase { moment.phase }
  /// Seconds on the clock of the window's host.
  open var timestamp: TimeInterval { moment.timestamp }
  /// 1 is an average touch; 0 where the device does not tell.
  open var force: CGFloat { moment.force }
  open var maximumPossibleForce: CGFloat { 0 }
  /// Half the size of what touches, in points; 0 where the device does not tell.
  open var majorRadius: CGFloat { moment.radius }
  open var majorRadiusTolerance: CGFloat { 0 }

  /// Where the touch is, in a view's own space; nil means the window's.
  open func location(in view: UIView?) -> CGPoint {
    window?.convert(moment.location, to: view) ?? moment.location
  }

  /// Where it was in the event before.
  open func previousLocation(in view: UIView?) -> CGPoint {
    window?.convert(moment.previousLocation, to: view) ?? moment.previousLocation
  }

  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  func begin(
    _ moment: Moment, type: TouchType, in window: UIWindow, tapCount: Int
  ) {
    self.moment = moment
    self.type = type
    self.window = window
    self.tapCount = tapCount
  }

  /// Whether the finger is still down.
  var isLive: Bool { phase.isLive }

  /// Shows the touch as it was at another moment, to those who are told late.
  func at(_ moment: Moment, _ body: () -> Void) {
    let present = self.moment
    self.moment = moment
    body()
    self.moment = present
  }
}

extension UITouch.Phase {
  var isLive: Bool { self != .ended && self != .cancelled && self != .regionExited }
}
