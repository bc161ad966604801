import CoreGraphics

/// How far what runs by it is: a clock that can be held, set and turned round, as an animator needs.
package final class MotionClock {
  /// How progress goes with time.
  package enum Pacing {
    case curve(CubicTiming)
    case spring(Spring)

    func share(_ seconds: Double, of duration: Double) -> Double {
      switch self {
      case .curve(let curve): curve.value(at: duration > 0 ? seconds / duration : 1)
      case .spring(let spring): spring.value(at: seconds)
      }
    }
  }

  private var origin = 0.0
  private var target = 1.0
  private var duration = 0.0
  private var pacing = Pacing.curve(.linear)
  /// Nil until a frame has seen the clock go.
  private var start: Double?
  private var delay = 0.0
  /// Whether it is on its way to its target, or waits for the delay to end.
  package private(set) var isRunning = false
  /// Whether what runs by the clock is to end.
  package private(set) var isOver = false

  /// Is called when the clock comes to its target.
  package var onEnd: (() -> Void)?

  /// Where touches find what runs by the clock.
  package var touches = MovingTouches.whereItIsShown

  package init() {}

  /// 0 at the start, 1 at the end; a spring goes beyond both.
  package func progress(at now: Double) -> Double {
    guard isRunning, let start else { return origin }
    let seconds = now - start - delay
    guard seconds > 0 else { return origin }
    guard seconds < duration else { return target }
    return origin + (target - origin) * pacing.share(seconds, of: duration)
  }

  /// Goes on to a time; tells whether the end has come.
  func advance(to now: Double) -> Bool {
    guard isRunning else { return isOver }
    let start = start ?? now
    self.start = start
    if now - start - delay >= duration {
      origin = target
      isRunning = false
      onEnd?()
      onEnd = nil
    }
    return isOver
  }

  /// Goes from where it is to a target.
  package func run(
    to target: Double, in duration: Double, _ pacing: Pacing, delay: Double = 0, from now: Double
  ) {
    origin = progress(at: now)
    (self.target, self.pacing) = (target, pacing)
    self.duration = duration > 0 ? duration : 0
    self.delay = delay > 0 && delay.isFinite ? delay : 0
    start = nil
    (isRunning, isOver) = (true, false)
  }

  /// Stands still at a progress, whatever it ran to, and forgets `onEnd`.
  package func hold(at progress: Double) {
    origin = progress
    isRunning = false
    onEnd = nil
  }

  /// Ends what runs by the clock, wherever it is.
  package func finish() {
    (isRunning, isOver) = (false, true)
    onEnd = nil
  }
}
