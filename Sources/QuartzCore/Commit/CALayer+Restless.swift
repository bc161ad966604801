// Layers that change without being changed: tiles come into sight as a layer above scrolls,
// particles fly, and animations run. How many of them lie below is known everywhere, so that a
// commit finds them, and costs nothing where there are none.

extension CALayer {
  /// Marks those below, this layer included, that would show something else at a time than they did
  /// at the last commit.
  func wakeRestless(at now: Double) {
    guard restlessCount > 0 else { return }
    var pending = [self]
    while let layer = pending.popLast() {
      if layer.isMoving { layer.advanceRuns(to: now) }
      if layer.committed != nil, layer.isStale { layer.markNeedsCommit() }
      for sublayer in layer.sublayerList where sublayer.restlessCount > 0 {
        pending.append(sublayer)
      }
      if let mask = layer.maskLayer, mask.restlessCount > 0 { pending.append(mask) }
    }
  }

  /// Counts restless layers that came, or went, below this layer.
  func countRestless(_ change: Int) {
    guard change != 0 else { return }
    var layer: CALayer? = self
    while let current = layer {
      current.restlessCount += change
      layer = current.superlayer
    }
  }
}
