import CoreGraphics

extension CALayer {
  /// What the layer has beside its state, made when it is needed.
  var madeMotion: LayerMotion {
    if let motion { return motion }
    let made = LayerMotion()
    motion = made
    return made
  }

  /// What `add(_:forKey:)` does.
  func addCopy(of animation: CAAnimation, forKey key: String?) {
    guard !isPresentation, let copy = animation.copy() as? CAAnimation else { return }
    var key = key
    if copy is CATransition { key = kCATransition }
    if let key { removeRuns(finished: false) { $0.key == key } }
    if !(copy.duration > 0), !copy.duration.isNaN {
      // As Apple's: without a duration of its own, the transaction's; without any, it is over.
      copy.duration = copy.duration < 0 ? 0 : CATransaction.animationDuration()
    }
    if copy.timingFunction == nil, let function = CATransaction.animationTimingFunction() {
      copy.timingFunction = function
    }
    var groups = CATransaction.openGroups
    if let group = copy.group { groups.append(group) }
    let motion =
      copy.motion(of: self, within: copy.duration)
      ?? Motion(timing: copy.state.timing, function: nil, content: .group([]))
    let run = AnimationRun(copy, motion, key: key, groups: groups)
    madeMotion.add(run, to: self)
    if let transition = TransitionRun(run) { madeMotion.transitions.append(transition) }
    setMoving(true)
    let state = ThreadState.current
    state.layersWithNewRuns.append(WeakLayer(layer: self))
    state.keep()
    markNeedsCommit()
  }

  /// Takes animations away; their delegates are told, and whoever waits for them.
  func removeRuns(finished: Bool, where isGone: (AnimationRun) -> Bool) {
    guard let motion else { return }
    let gone = motion.remove(from: self, where: isGone)
    guard !gone.isEmpty else { return }
    for run in gone { end(run, finished: finished) }
    if motion.runs.isEmpty { setMoving(false) }
    markNeedsCommit()
  }

  func end(_ run: AnimationRun, finished: Bool) {
    if let delegate = run.animation.delegate {
      let animation = run.animation
      Callbacks.add { delegate.animationDidStop(animation, finished: finished) }
    }
    run.end(finished: finished)
  }

  /// Counts the layer among those that change without being changed.
  func setMoving(_ isMoving: Bool) {
    guard isMoving != self.isMoving else { return }
    self.isMoving = isMoving
    countRestless(isMoving ? 1 : -1)
  }

  /// The keys of the animations that have one.
  var runKeys: [String]? {
    let keys = motion?.runs.compactMap(\.key) ?? []
    return keys.isEmpty ? nil : keys
  }

  func run(forKey key: String) -> CAAnimation? {
    motion?.runs.first { $0.key == key }?.animation
  }
}
