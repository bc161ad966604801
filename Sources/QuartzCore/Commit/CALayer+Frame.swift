import CoreGraphics
import RenderServer

// What happens at the beginning of a frame, before anything is made of it: animations go to the
// frame's time, whoever waits for their end is called, and the layers that look different for it
// are marked.

extension CALayer {
  /// Brings everything that lives below by time up to a time.
  /// Tells how many layers moved alone.
  func beginFrame(at now: Double, within canvas: CGRect?, on threads: ListSharing?) -> Int {
    CATransaction.endImplicit()
    for link in ThreadState.existing?.displayLinks ?? [] { link.fire(at: now) }
    ThreadState.existing?.endDetachedRuns()
    var walk = wakeRestless(at: now, within: canvas, on: threads)
    var moved = walk?.moved ?? 0
    // Emitters share by what is in sight then.
    defer { walk?.shareParticles() }
    // What is called back sees the layers as this frame has them, and what it changes is in it.
    var isMore = false
    if let callbacks = ThreadState.existing?.callbacks, !callbacks.isEmpty {
      callbacks.call()
      ThreadState.existing?.forgetIfEmpty()
      isMore = true
    }
    let (runs, restless) = (ThreadState.newRunCount, restlessCount)
    layOutMarked()
    CATransaction.endImplicit()
    // Callbacks and layout may have brought into sight what rests, and other emitters.
    if isMore || ThreadState.newRunCount != runs || restlessCount != restless
      || walk?.anyRests == true && needsCommit
      || walk?.emitters.isEmpty == false && seenMarks.contains(.notBelow)
    {
      walk = wakeRestless(at: now, within: canvas, on: threads)
      moved += walk?.moved ?? 0
    }
    return moved
  }

  /// Goes to a time with the animations of this layer.
  func advanceRuns(to now: Double) {
    guard let motion else { return }
    let time = localTime(now)
    var (isDifferent, ended) = (motion.isModelNewer, false)
    for run in motion.runs {
      let (wasOver, hadStarted) = (run.isOver, run.hasStarted)
      if run.advance(to: time, now: now) { isDifferent = true }
      if !hadStarted, run.hasStarted { noteStart(of: run) }
      if run.isOver, !wasOver { ended = true }
    }
    if ended { endRuns() }
    guard isDifferent || motion.isModelNewer else { return }
    markPath()
    refreshPresented()
  }

  private func noteStart(of run: AnimationRun) {
    guard let delegate = run.animation.delegate else { return }
    let animation = run.animation
    Callbacks.add { delegate.animationDidStart(animation) }
  }

  /// Tells of the runs that are over; those that do not stay are taken away.
  private func endRuns() {
    guard let motion else { return }
    for run in motion.runs where run.isOver && !run.hasTold && run.stays {
      run.hasTold = true
      end(run, finished: true)
    }
    removeRuns(finished: true) { $0.isOver && !$0.stays }
  }
}

extension AnimationRun {
  /// Whether the layer keeps the run when it is over.
  fileprivate var stays: Bool { !animation.isRemovedOnCompletion && animation.clock == nil }
}

extension ThreadState {
  /// Whether something is to be called with the next frame.
  var isWorkDue: Bool {
    !callbacks.isEmpty || displayLinks.contains { !$0.isPaused }
  }

  static var newRunCount: Int { existing?.layersWithNewRuns.count ?? 0 }

  /// Ends the animations of layers that were taken out of their trees.
  func endDetachedRuns() {
    guard !detachedLayers.isEmpty else { return }
    let layers = detachedLayers.compactMap(\.layer)
    detachedLayers = []
    for layer in layers where layer.superlayerReference == nil {
      layer.endAllRuns(finished: false)
    }
    forgetIfEmpty()
  }

  /// Ends the animations of layers that are in no tree that has been seen: nobody will see them.
  func endUnseenRuns() {
    guard !layersWithNewRuns.isEmpty else { return }
    let layers = layersWithNewRuns.compactMap(\.layer)
    layersWithNewRuns = []
    for layer in layers where !layer.isInTreeOnShow { layer.endAllRuns(finished: true) }
    forgetIfEmpty()
  }
}

extension CALayer {
  /// Whether frames are made of the tree that the layer is in.
  package var isInTreeOnShow: Bool {
    let marks = rootLayer.seenMarks
    return marks.contains(.here) && !marks.contains(.left)
  }

  /// Ends the animations of the layer that belong to a block of several.
  package func endGroupedRuns() { removeRuns(finished: true) { $0.animation.group != nil } }

  /// Ends the animations of this layer and of those below it.
  fileprivate func endAllRuns(finished: Bool) {
    var pending = [self]
    while let layer = pending.popLast() {
      if layer.isMoving { layer.removeRuns(finished: finished) { _ in true } }
      layer.addRestless(to: &pending)
    }
  }
}

extension CALayer {
  /// The seconds until this tree looks different by itself, at a time: 0 for with every frame, nil
  /// for never.
  package func timeToNextFrame(at now: Double) -> Double? {
    if needsCommit || ThreadState.existing?.isWorkDue == true { return 0 }
    guard restlessCount > 0 else { return nil }
    var least: Double?
    withList { pending in
      pending.append(self)
      while let layer = pending.popLast(), least != 0 {
        if let time = layer.timeToChange(at: now) { least = min(least ?? time, time) }
        layer.addRestless(to: &pending)
      }
    }
    return least
  }

  /// Whether neither the layer nor one around it is hidden.
  var isInSight: Bool {
    sequence(first: self, next: \.superlayer).allSatisfy(\.asShown.isShown)
  }

  private func timeToChange(at now: Double) -> Double? {
    var least = timeToOwnChange(at: now)
    if least != nil, !isInSight { least = nil }
    guard isMoving, let motion, !motion.rests else { return least }
    if let time = timeToChange(by: motion, { $0.timeToChange }) { least = min(least ?? time, time) }
    return least
  }

  /// The least that animations say by their own time, in seconds of what is around the layer.
  func timeToChange(by motion: LayerMotion, _ time: (AnimationRun) -> Double?) -> Double? {
    let rate = rate.magnitude
    var least: Double?
    for run in motion.runs where rate > 0 || run.clock != nil {
      guard let time = time(run) else { continue }
      let wait = run.clock == nil ? time / rate : time
      least = min(least ?? wait, wait)
    }
    return least
  }
}
