import CoreGraphics
import RenderServer

// Layers that change without being changed: tiles come into sight as a layer above scrolls,
// particles fly, and animations run. How many of them lie below is known everywhere, so that a
// commit finds them, and costs nothing where there are none.

extension CALayer {
  /// Marks those below, this layer included, that would show something else at a time than they did
  /// at the last commit; those that may rest are left as they are.
  /// Those that move alone get their nodes.
  func wakeRestless(
    at now: Double, within canvas: CGRect?, on threads: ListSharing?
  ) -> RestlessWalk? {
    guard restlessCount > 0 else { return nil }
    let memory = madeMotion.memory
    var walk = RestlessWalk(
      eyes: MoverEyes(sight: Sight(canvas, of: self)), threads: threads, pieces: memory.pieces)
    swap(&walk.eyes.values, &memory.values)
    withList { pending in
      pending.append(self)
      while let layer = pending.popLast() {
        let rests =
          layer.superlayerReference.map { walk.eyes.sight.mayRest(layer, below: $0) } ?? false
        layer.motion?.rests = rests
        if rests {
          walk.anyRests = true
          continue
        }
        if layer.isMoving { layer.advanceRuns(to: now) }
        // One that is hidden is never committed: it would be due in every frame.
        if !layer.needsCommit, layer.asShown.isShown, layer.isStale { layer.markNeedsCommit() }
        if let emitter = layer.particleSource { walk.emitters.append(emitter) }
        layer.moveSublayers(to: now, &walk, others: &pending)
        if let mask = layer.maskLayer, mask.restlessCount > 0 { pending.append(mask) }
      }
    }
    swap(&walk.eyes.values, &memory.values)
    return walk
  }

  /// Adds those of the sublayers and the mask that have restless layers.
  func addRestless(to pending: inout [CALayer]) {
    addRestlessSublayers(to: &pending)
    if let mask = maskLayer, mask.restlessCount > 0 { pending.append(mask) }
  }

  /// Calls a block with an empty list of layers. Where something moves, the root keeps its memory
  /// from frame to frame.
  func withList(_ body: (inout [CALayer]) -> Void) {
    var list: [CALayer] = []
    guard restlessCount > 0 else { return body(&list) }
    let memory = madeMotion.memory
    swap(&list, &memory.list)
    body(&list)
    list.removeAll(keepingCapacity: true)
    swap(&list, &memory.list)
  }

  /// Counts restless layers that came, or went, below this layer.
  func countRestless(_ change: Int) {
    guard change != 0 else { return }
    var layer: CALayer? = self
    while let current = layer {
      let wasRestless = current.restlessCount > 0
      current.restlessCount += change
      layer = current.superlayer
      if wasRestless != (current.restlessCount > 0) { layer?.noteRestless(current) }
    }
  }
}
