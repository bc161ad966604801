import CoreGraphics

/// What a recogniser knows of the gesture that may be going on.
struct GestureAttempt {
  var state = UIGestureRecognizer.State.possible
  /// The state that the targets are being told of, which may have passed.
  var shown: UIGestureRecognizer.State?
  /// States that wait until those that have to fail first have failed.
  var held: [UIGestureRecognizer.State] = []
  /// Whether anything has been watched since the last reset.
  var isActive = false
  /// The touches that are watched, until the event of their end is over.
  var touches: [UITouch] = []
  /// All touches since the last reset.
  var allTouches: [UITouch] = []
  /// The middle of the touches in the window, as last seen.
  var place = CGPoint.zero

  /// Whether nothing more is heard in this attempt.
  var isOver: Bool { state.isFinal }
  /// Whether the recogniser said that it sees its gesture, told to its targets or not.
  var isRecognizing: Bool { state == .began || state == .changed || !held.isEmpty }
}

extension UIGestureRecognizer {
  public enum State: Int, Sendable {
    case possible
    case began
    case changed
    case ended
    case cancelled
    case failed

    public static var recognized: State { .ended }

    var isFinal: Bool { self == .ended || self == .cancelled || self == .failed }
    /// Whether the gesture was seen, now or before its end.
    var isRecognized: Bool { self == .began || self == .changed || self == .ended }
  }
}

struct WeakRecognizer {
  weak var recognizer: UIGestureRecognizer?
}
