import QuartzCore

/// Animates what blocks change, and can be held, scrubbed, turned round and gone on with.
///
/// Its animations run by a clock of its own: progress is 0 at the start and 1 at the end, whatever
/// the timing.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  open private(set) var timingParameters: (any UITimingCurveProvider)?
  open private(set) var duration: TimeInterval
  open private(set) var delay: TimeInterval = 0
  open private(set) var state = UIViewAnimatingState.inactive
  open private(set) var isRunning = false
  /// Whether touches come to the views; not to be changed while the animator is active.
  open var isUserInteractionEnabled = true {
    didSet { noteTouches() }
  }
  /// Whether hit testing finds the views where they will be. Without, it finds them where they are on
  /// show.
  open var isManualHitTestingEnabled = false {
    didSet { noteTouches() }
  }
  /// Whether it can be held, scrubbed and stopped while it runs; without, it runs to its end.
  open var isInterruptible = true
  /// Whether a held animation follows `fractionComplete` as it is, without the timing curve.
  open var scrubsLinearly = true
  /// Whether the animator stays active, at its end.
  open var pausesOnCompletion = false

  private let clock = MotionClock()
  private var blocks: [(delay: Double, block: () -> Void)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var changes: [Change] = []
  private var run = 0

  /// What was changed, and what it was before.
  private struct Change {
    let layer: CALayer
    let key: String
    let old: Any?
  }

  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration.isFinite ? max(duration, 0) : 0
    timingParameters = parameters
    super.init()
    if let spring = parameters.springTimingParameters, spring.hasOwnDuration {
      self.duration = min(spring.spring(in: 1).settlingDuration, 3600)
    }
  }

  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator and starts it.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: options.curve, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  private func noteTouches() {
    clock.touches =
      !isUserInteractionEnabled
      ? .nowhere : isManualHitTestingEnabled ? .whereItWillBe : .whereItIsShown
  }

  // MARK: Blocks

  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// The block takes what is left of the time after a share of it.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    let share = delayFactor > 0 ? min(Double(delayFactor), 1) : 0
    if state == .active {
      perform(animation, delay: share)
    } else {
      blocks.append((share, animation))
    }
  }

  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Runs the blocks: what they change is animated by the clock from now on.
  private func activate() {
    guard state == .inactive else { return }
    state = .active
    clock.hold(at: 0)
    let blocks = blocks
    self.blocks = []
    for (delay, block) in blocks { perform(block, delay: delay) }
  }

  private func perform(_ block: () -> Void, delay: Double) {
    let animation = ViewAnimation(duration: 1, pace: .curve(.linear))
    animation.clock = clock
    animation.delay = delay
    animation.onChange = { [weak self] layer, key, old in
      self?.changes.append(Change(layer: layer, key: key, old: old))
    }
    ViewAnimation.run(animation, block)
    animation.group.close()
  }

  // MARK: Going

  open func startAnimation() { startAnimation(afterDelay: 0) }

  open func startAnimation(afterDelay delay: TimeInterval) {
    guard state != .stopped, !isRunning else { return }
    self.delay = delay
    activate()
    go(pacing, in: duration, delay: delay)
  }

  private var pacing: MotionClock.Pacing {
    if let spring = timingParameters?.springTimingParameters {
      return .spring(spring.spring(in: duration))
    }
    return .curve(timingParameters?.cubicTimingParameters?.curve ?? .linear)
  }

  /// Runs to the end, or back to the start.
  private func go(_ pacing: MotionClock.Pacing, in duration: Double, delay: Double = 0) {
    run += 1
    isRunning = true
    clock.run(
      to: isReversed ? 0 : 1, in: duration, pacing, delay: delay, from: CACurrentMediaTime())
    watch()
  }

  /// Hears of the end by an animation of its own, which changes nothing; until then the animator
  /// holds itself, as nobody else may.
  private func watch() {
    let (group, current) = (CompletionGroup(), run)
    group.enter()
    group.close()
    group.whenDone { _ in
      MainActor.assumeIsolated { self.ended(current) }
    }
    clock.onEnd = { group.leave(finished: true) }
  }

  private func ended(_ endedRun: Int) {
    guard endedRun == run, isRunning, state == .active else { return }
    isRunning = false
    if pausesOnCompletion {
      clock.hold(at: isReversed ? 0 : 1)
    } else {
      close(at: isReversed ? .start : .end)
    }
  }

  private var isOnItsWayToTheEnd: Bool { isRunning && !isInterruptible }

  open func pauseAnimation() {
    guard state != .stopped, !isOnItsWayToTheEnd else { return }
    activate()
    isRunning = false
    run += 1
    clock.hold(at: max(0, min(clock.progress(at: CACurrentMediaTime()), 1)))
  }

  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard state == .active, !isRunning else { return }
    if let parameters { timingParameters = parameters }
    let left = isReversed ? fractionComplete : 1 - fractionComplete
    let time = durationFactor > 0 ? duration * durationFactor : duration * left
    go(pacing, in: time)
  }

  /// Whether the animation goes back to where it began.
  open var isReversed = false {
    didSet {
      guard isReversed != oldValue, isRunning else { return }
      let left = isReversed ? fractionComplete : 1 - fractionComplete
      go(pacing, in: duration * left)
    }
  }

  /// How far the animation is; setting it holds the animation there.
  open var fractionComplete: CGFloat {
    get {
      guard state == .active else { return 0 }
      return max(0, min(clock.progress(at: CACurrentMediaTime()), 1))
    }
    set {
      pauseAnimation()
      guard state == .active, !isRunning, !newValue.isNaN else { return }
      var share = max(0, min(Double(newValue), 1))
      if !scrubsLinearly, case .curve(let curve) = pacing { share = curve.value(at: share) }
      clock.hold(at: share)
    }
  }

  // MARK: Ending

  /// Stays where it is: what the layers show becomes what they are.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active, !isOnItsWayToTheEnd else { return }
    isRunning = false
    run += 1
    keepWhatIsOnShow()
    clock.finish()
    if withoutFinishing {
      settle()
    } else {
      state = .stopped
    }
  }

  /// Ends a stopped animation, at its start, at its end or where it is.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    set(finalPosition)
    settle()
    call(finalPosition)
  }

  private func close(at position: UIViewAnimatingPosition) {
    set(position)
    clock.finish()
    settle()
    call(position)
  }

  private var finals: [Change] = []

  private func keepWhatIsOnShow() {
    finals = changes.map {
      Change(layer: $0.layer, key: $0.key, old: $0.layer.value(forKey: $0.key))
    }
    let shown = changes.map { change in
      change.layer.presentation()?.value(forKey: change.key)
    }
    UIView.performWithoutAnimation {
      for (change, value) in zip(changes, shown) {
        if let value { change.layer.setValue(value, forKey: change.key) }
      }
    }
  }

  /// Brings the layers to a position.
  private func set(_ position: UIViewAnimatingPosition) {
    UIView.performWithoutAnimation {
      switch position {
      case .start:
        for change in changes.reversed() { change.layer.setValue(change.old, forKey: change.key) }
      case .end: for change in finals { change.layer.setValue(change.old, forKey: change.key) }
      case .current: break
      }
    }
  }

  private func settle() {
    state = .inactive
    isRunning = false
    (changes, finals) = ([], [])
  }

  private func call(_ position: UIViewAnimatingPosition) {
    let completions = completions
    self.completions = []
    for completion in completions { completion(position) }
  }
}
