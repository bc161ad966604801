import CoreGraphics

/// An animation in a layer: the copy that the layer took, and how far it is.
final class AnimationRun {
  let key: String?
  let animation: CAAnimation
  let motion: Motion
  /// The animation's; asked for in every frame.
  let clock: MotionClock?
  /// What the motion plays by its timing and nothing else; nil for more than that.
  let track: MotionTrack?
  /// Wait for the end: those of the transactions that were open, and the animation's own.
  var groups: [CompletionGroup]
  /// In the layer's time; nil until a commit has seen the run.
  @exclusivity(unchecked) var begin: Double?
  /// Whether the time is over; the run is held from then on.
  @exclusivity(unchecked) var isOver = false
  /// Whether the end has been told to those who wait for it.
  var hasTold = false
  /// Seconds since the beginning, when last asked.
  @exclusivity(unchecked) private(set) var elapsed = -Double.infinity

  /// Whether the beginning has come.
  var hasStarted: Bool { elapsed >= 0 }

  init(_ animation: CAAnimation, _ motion: Motion, key: String?, groups: [CompletionGroup]) {
    self.key = key
    self.animation = animation
    self.motion = motion
    clock = animation.clock
    if case .track(let track) = motion.content, motion.spring == nil {
      self.track = track
    } else {
      track = nil
    }
    self.groups = groups
    place = seenPlace
    for group in groups { group.enter() }
  }

  /// How far a run is that goes by a clock.
  @exclusivity(unchecked) private(set) var share = 0.0

  /// Where the run is to be seen at last; nil where it is not.
  @exclusivity(unchecked) private(set) var place: TimingState.Place?

  private var seenPlace: TimingState.Place? {
    if clock != nil { return isOver ? nil : TimingState.Place(time: share, cycle: 0) }
    if isOver, animation.isRemovedOnCompletion { return nil }
    return motion.timing.place(after: elapsed)
  }

  /// Goes to a time of the layer; tells whether anything is different from before.
  func advance(to time: Double, now: Double) -> Bool {
    let old = place
    if let clock {
      elapsed = 0
      share = clock.progress(at: now)
      isOver = clock.advance(to: now)
    } else {
      let begin = begin ?? beginning(at: time)
      self.begin = begin
      elapsed = time - begin
      isOver = motion.timing.phase(after: elapsed) == .after
    }
    place = seenPlace
    return place != old
  }

  /// Where the run is to be seen, found by `looksAhead`.
  @exclusivity(unchecked) private var nextPlace: TimingState.Place?

  /// Whether the run is neither begun nor over by a time of the layer, and nobody else says how far it is.
  func looksAhead(to time: Double) -> Bool {
    guard let begin, hasStarted, !isOver, clock == nil,
      case .active(let place) = motion.timing.phase(after: time - begin)
    else { return false }
    nextPlace = place
    return true
  }

  /// Goes to the time that was looked ahead to; tells whether anything is different from before.
  func goOn(to time: Double) -> Bool {
    guard let begin else { return false }
    elapsed = time - begin
    let isDifferent = nextPlace != place
    place = nextPlace
    return isDifferent
  }

  /// Where the run would be seen at a time of the layer.
  func place(at time: Double, now: Double) -> TimingState.Place? {
    if let clock {
      return isOver ? nil : TimingState.Place(time: clock.progress(at: now), cycle: 0)
    }
    let elapsed = time - (begin ?? beginning(at: time))
    return motion.timing.place(after: elapsed)
  }

  private func beginning(at time: Double) -> Double {
    let given = motion.timing.beginTime
    return (given == 0 || !given.isFinite ? time : given) + animation.delay
  }

  /// Seconds of the layer's time until something happens; nil where nothing will.
  var timeToChange: Double? {
    if let clock { return clock.isRunning ? 0 : nil }
    guard begin != nil else { return 0 }
    if isOver { return nil }
    guard motion.timing.speed != 0 || elapsed < 0 else { return nil }
    return max(0, -elapsed)
  }

  /// The same of copies that show the layer as it is at times between two of its own.
  func timeToChange(from earliest: Double, to latest: Double) -> Double? {
    if let clock { return clock.isRunning ? 0 : nil }
    guard let begin else { return 0 }
    let timing = motion.timing
    let goesOn =
      timing.speed == 0
      ? earliest < begin
      : (earliest - begin) * Double(timing.speed.magnitude) < timing.activeDuration
    return goesOn ? max(0, begin - latest) : nil
  }

  /// Changes the values as the animation does at a place.
  func play(at place: TimingState.Place, on values: inout [LayerValue]) {
    guard clock != nil else {
      guard let track else { return motion.play(at: place, on: &values) }
      return track.play(motion.share(at: place), cycle: place.cycle, on: &values)
    }
    let share = place.time
    // What joins in later has the rest of the way for itself.
    let delay = animation.delay
    motion.play(share: delay < 1 ? max(0, share - delay) / (1 - delay) : share, on: &values)
  }

  /// Tells who waits.
  func end(finished: Bool) {
    for group in groups { group.leave(finished: finished) }
    groups = []
  }
}
