import QuartzCore

extension ExpandedScene {
  /// The seconds of the longest animation that nodes bring with them, one round of those that go on
  /// for ever; at least a second, and no more than ten.
  package var animationLength: Double {
    min(nodeAnimations.reduce(1) { max($0, $1.length) }, 10)
  }

  /// Whether something that nodes bring with them goes on for ever.
  package var movesForEver: Bool { nodeAnimations.contains { !$0.repeatCount.isFinite } }

  private var nodeAnimations: [SceneAnimation] {
    var animations: [SceneAnimation] = []
    var pending = [root]
    while let node = pending.popLast() {
      animations += node.animations
      pending += node.children
    }
    return animations
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
