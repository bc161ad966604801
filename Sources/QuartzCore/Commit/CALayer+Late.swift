import RenderTree

// Layers as they were some time ago, or are not yet: what replicators show in the copies that follow
// the first.

extension CALayer {
  /// The sublayers' nodes as of so many seconds ago.
  func sublayerNodes(late seconds: Double) -> [RenderNode] {
    paintOrder.compactMap { $0.node(late: seconds) }
  }

  private func node(late seconds: Double) -> RenderNode? {
    // What lies below a layer that is hidden now has none.
    if needsCommit { if restlessCount > 0 { displayIfNeeded() } else { commitAtRest() } }
    // What does not move is the same at all times, and so is what is shown now.
    guard mayMove && seconds != 0 || needsCommit else { return node }
    let shown = asShown(late: seconds)
    guard shown.isShown else { return nil }
    return shown.makeNode(of: self, late: seconds) { $0.node(late: seconds) }
  }

  /// Whether it may be another at another time. Emitters and tiles without animations are not.
  private var mayMove: Bool { isMoving || restlessCount > 0 && hasLayersBelow }

  private func asShown(late seconds: Double) -> CALayer {
    guard isMoving, let motion else { return self }
    let copy = CALayer.makeCopy(of: self)
    let now = LayerClock.now - seconds
    motion.play(self, into: copy, at: localTime(now), now: now)
    copy.displayIfNeeded()
    return copy
  }
}
