import QuartzCore

extension ExpandedScene {
  /// The seconds of the longest animation that nodes bring with them, one round of those that go on
  /// for ever; at least a second, and no more than ten.
  package var animationLength: Double {
    var length = 1.0
    var pending = [root]
    while let node = pending.popLast() {
      for animation in node.animations { length = max(length, animation.length) }
      pending += node.children
    }
    return min(length, 10)
  }
}

extension SceneAnimation {
  /// Seconds from the beginning to the end, or to the end of the first round.
  fileprivate var length: Double {
    var run = duration ?? 0.25
    if case .spring(_, let spring, _, _, _) = content, duration == nil {
      run =
        Spring(
          mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
          velocity: spring.velocity
        ).settlingDuration
    }
    if autoreverses { run *= 2 }
    if repeatCount > 1, repeatCount.isFinite { run *= repeatCount }
    return delay + (speed != 0 ? run / speed.magnitude : 0)
  }
}
