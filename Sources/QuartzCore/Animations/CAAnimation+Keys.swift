import CoreGraphics

extension CAAnimation {
  /// What every animation has, by key; subclasses add theirs.
  static let commonSettings = KeyedSettings<CAAnimation>([
    .of("beginTime", \CAAnimation.beginTime), .of("duration", \CAAnimation.duration),
    .of("speed", \CAAnimation.speed), .of("timeOffset", \CAAnimation.timeOffset),
    .of("repeatCount", \CAAnimation.repeatCount),
    .of("repeatDuration", \CAAnimation.repeatDuration),
    .of("autoreverses", \CAAnimation.autoreverses), .of("fillMode", \CAAnimation.fillMode),
    .object("timingFunction", \CAAnimation.timingFunction),
    KeyedSetting(key: "delegate") {
      $0.delegate
    } set: {
      $0.delegate = $1 as? any CAAnimationDelegate
    },
    .of("removedOnCompletion", \CAAnimation.isRemovedOnCompletion),
  ])
}

extension CAAnimation {
  /// Runs the animation in place of its layer's time, so that it can be held and turned round.
  package var clock: MotionClock? {
    get { state.clock }
    set { state.clock = newValue }
  }

  /// Seconds between the commit that first sees the animation and its beginning.
  package var delay: Double {
    get { state.delay }
    set { state.delay = newValue }
  }

  /// Where touches find the layer's view meanwhile; a clock has its own say.
  package var touches: MovingTouches {
    get { state.touches }
    set { state.touches = newValue }
  }

  /// Is told when the animation is over.
  package var group: CompletionGroup? {
    get { state.group }
    set { state.group = newValue }
  }
}
