import CoreGraphics

/// A recogniser of what two fingers do to one another: whatever is measured of them, when it begins
/// and ends is the same.
///
/// The methods that hear of touches stand in each class, for clients override them there.
@MainActor
protocol TwoFingerRecognizer: UIGestureRecognizer {
  var fingers: FingerTrack { get set }
  /// Takes a step of the fingers over, and measures it.
  func follow(from last: TwoFingers, to now: TwoFingers) -> FingerTrack.Measure
}

/// What a recogniser remembers of two fingers.
struct FingerTrack {
  struct Measure {
    /// What the velocity is of.
    var value: CGFloat
    /// How far the fingers have come on their way, in points.
    var way: CGFloat
  }

  private(set) var first: TwoFingers?
  private var last: TwoFingers?
  private var speed = ChangeRate()

  /// How far the fingers have to come before they are recognised, in points.
  private static let slop: CGFloat = 8

  func velocity(at time: TimeInterval) -> CGFloat { speed.rate(at: time) }

  @MainActor
  fileprivate mutating func begin(_ touches: [UITouch]) {
    last = TwoFingers(touches)
    first = last
  }

  /// The step to where the fingers are; nil without two of them.
  @MainActor
  fileprivate mutating func step(_ touches: [UITouch]) -> (last: TwoFingers, now: TwoFingers)? {
    guard let now = TwoFingers(touches), let last else { return nil }
    // Fingers in one place have neither distance nor direction.
    self.last = now.distance > 0 ? now : last
    return (last, self.last ?? now)
  }

  /// Whether the fingers have come far enough.
  fileprivate mutating func note(_ measure: Measure, at time: TimeInterval) -> Bool {
    speed.add(measure.value, at: time)
    return measure.way.magnitude > Self.slop
  }

  fileprivate mutating func lift() { last = nil }
}

extension TwoFingerRecognizer {
  func fingersCame(with event: UIEvent) {
    // Further fingers than two do not count.
    while attempt.touches.count > 2, let extra = attempt.touches.last {
      ignore(extra, for: event)
    }
    fingers.begin(attempt.touches)
  }

  func fingersMoved(with event: UIEvent) {
    guard let step = fingers.step(attempt.touches) else { return }
    let measure = follow(from: step.last, to: step.now)
    let isFar = fingers.note(measure, at: event.timestamp)
    if attempt.isRecognizing {
      state = .changed
    } else if isFar {
      state = .began
    }
  }

  func fingersWent() {
    fingers.lift()
    guard attempt.touches.allSatisfy({ !$0.isLive }) else { return }
    state = attempt.isRecognizing ? .ended : .failed
  }
}
