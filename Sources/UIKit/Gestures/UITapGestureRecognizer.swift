import QuartzCore

/// Recognises so many taps with so many fingers, one soon after the other.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
  /// The buttons that a pointer may tap with.
  open var buttonMaskRequired = UIEvent.ButtonMask.primary

  private var starts: [(touch: UITouch, place: CGPoint)] = []
  private var firstPlace: CGPoint?
  private var taps = 0
  private var mostTouches = 0
  private var timer: EventClock.Entry?

  /// How long a finger may stay down, in seconds; shorter when more taps have to follow.
  private var longestTap: TimeInterval { numberOfTapsRequired > 1 ? 0.75 : 1.5 }
  private static let longestPause: TimeInterval = 0.35
  /// How far a finger may move, and taps may be apart.
  private static let reach: CGFloat = 45

  override var rank: Int { numberOfTapsRequired }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard attempt.state == .possible, attempt.held.isEmpty else { return }
    let isPointer = touches.contains { $0.type == .indirectPointer }
    guard !isPointer || event.buttonMask.isSuperset(of: buttonMaskRequired) else {
      state = .failed
      return
    }
    let isNewTap = starts.isEmpty
    for touch in touches.inOrder { starts.append((touch, touch.moment.location)) }
    mostTouches = max(mostTouches, starts.count)
    guard mostTouches <= numberOfTouchesRequired else {
      state = .failed
      return
    }
    guard isNewTap else { return }
    let place = attempt.place
    if let firstPlace, isFar(place, from: firstPlace) {
      state = .failed
      return
    }
    firstPlace = firstPlace ?? place
    fail(after: longestTap)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let hasLeft = starts.contains { isFar($0.touch.moment.location, from: $0.place) }
    if hasLeft, !attempt.isRecognizing { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard attempt.state == .possible, attempt.held.isEmpty,
      attempt.touches.allSatisfy({ !$0.isLive })
    else { return }
    guard mostTouches == numberOfTouchesRequired else {
      state = .failed
      return
    }
    taps += 1
    if taps >= numberOfTapsRequired {
      stopTimer()
      attempt.place = center(of: starts.map(\.touch))
      state = .ended
    } else {
      starts = []
      mostTouches = 0
      fail(after: Self.longestPause)
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func reset() {
    super.reset()
    stopTimer()
    starts = []
    firstPlace = nil
    taps = 0
    mostTouches = 0
  }

  /// A tap leaves those alone that wait for more taps.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return other.numberOfTapsRequired <= numberOfTapsRequired
  }

  /// How many fingers tapped.
  open override var numberOfTouches: Int {
    state == .ended ? starts.count : super.numberOfTouches
  }

  open override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard state == .ended, starts.indices.contains(touchIndex) else {
      return super.location(ofTouch: touchIndex, in: view)
    }
    return converted(starts[touchIndex].touch.moment.location, to: view)
  }

  private func isFar(_ place: CGPoint, from other: CGPoint) -> Bool {
    hypot(place.x - other.x, place.y - other.y) > Self.reach
  }

  private func fail(after delay: TimeInterval) {
    stopTimer()
    timer = clock?.schedule(after: delay) { [weak self] in
      guard let self else { return }
      timer = nil
      if attempt.held.isEmpty { state = .failed }
    }
  }

  private func stopTimer() {
    if let timer { clock?.cancel(timer) }
    timer = nil
  }
}
