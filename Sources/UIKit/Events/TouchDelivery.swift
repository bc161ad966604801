/// What a view has been told of a touch, and what it has yet to be told.
@MainActor
final class TouchDelivery {
  enum Stage {
    /// The view knows nothing of the touch yet.
    case waiting
    /// It has been told of its beginning.
    case running
    /// It is told nothing more.
    case over
  }

  let touch: UITouch
  /// Nil when nobody was hit, or the view has left its window; until then its superview has it.
  weak var view: UIView?
  var stage = Stage.waiting
  /// Whether a recogniser took the touch for itself.
  var isClaimed = false
  /// What the view is to be told, in order.
  private(set) var moments: [UITouch.Moment] = []

  init(_ touch: UITouch, to view: UIView?) {
    self.touch = touch
    self.view = view
    if view == nil { stage = .over }
  }

  /// Whether the touch has ended and the view has been told.
  var isDone: Bool { !touch.isLive && (stage == .over || moments.isEmpty) }

  /// Whether there is something to tell, now or later.
  var isWaiting: Bool { stage != .over && (isClaimed || !moments.isEmpty) }

  /// Adds what the touch does now; of several moves that wait, the last is enough.
  func note(_ moment: UITouch.Moment) {
    guard stage != .over, moment.phase != .stationary else { return }
    if moment.phase == .moved, moments.last?.phase == .moved {
      let before = moments.removeLast()
      var moment = moment
      moment.previousLocation = before.previousLocation
      moments.append(moment)
    } else {
      moments.append(moment)
    }
  }

  /// The next thing to tell, unless it has to wait.
  func take(holdsBegan: Bool, holdsEnd: Bool) -> UITouch.Moment? {
    guard let first = moments.first else { return nil }
    if stage == .waiting {
      // A view that never heard of a touch need not hear that it was taken away.
      if moments.last?.phase == .cancelled {
        _ = cancel()
        return nil
      }
      if holdsBegan { return nil }
    }
    if first.phase == .ended, holdsEnd { return nil }
    moments.removeFirst()
    stage = first.phase.isLive ? .running : .over
    return first
  }

  /// Ends it; tells whether the view has to be told so.
  func cancel() -> Bool {
    let wasRunning = stage == .running
    stage = .over
    moments = []
    return wasRunning
  }
}
