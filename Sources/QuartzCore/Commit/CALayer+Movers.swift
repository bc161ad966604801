import CoreGraphics
import Pixels
import RenderServer
import RenderTree

// Layers that nothing but their animations change, and that have nothing below them: what is found for
// each is its node at once, while all that it takes is at hand. Where thousands move, going through
// them once for each step of a commit takes longer than the steps.

/// What is known of sublayers that got their nodes before their superlayer.
enum MovedSublayers: Comparable {
  case none
  /// None is nearer to the eye than before.
  case atTheirLevels
  case anyhow
}

extension CALayer {
  /// Whether nothing about the sublayers is another but nodes that stand where they stood.
  var sublayersOnlyMoved: Bool {
    movedSublayers == .atTheirLevels && fillsInOrder && changedSublayers.isNone
  }

  /// Goes to a time with the restless sublayers, as far as they move alone, and makes their nodes; adds
  /// those that do not to a list.
  func moveSublayers(
    to now: Double, _ walk: inout RestlessWalk, others: inout [CALayer]
  ) {
    // By the list alone, which counts no reference: each count of one is a wait for its memory.
    let known = knownRestlessSublayers
    let count = known?.count ?? sublayerList.count
    guard count > 0 else { return }
    // The nodes before last are made anew, which they are not while this layer's one holds them.
    if known != nil || restlessCount > (isMoving ? 1 : 0) { madeMotion.nodes.letGo() }
    let isMany = known != nil && count > max(KnownSublayers.few, sublayerList.count / 8)
    let before = walk.moved
    let time = localTime(now)
    if let known, isMany, let threads = walk.threads, count >= threads.fewest {
      walk.pieces.move(known, to: time, below: self, &walk, on: threads) { layer, walk in
        move(layer, to: time, isMany: true, &walk, others: &others)
      }
    } else if let known {
      for index in known.indices {
        known.expect(after: index, below: count)
        known[index]._withUnsafeGuaranteedRef {
          move($0, to: time, isMany: isMany, &walk, others: &others)
        }
      }
    } else {
      for layer in sublayerList where layer.restlessCount > 0 {
        move(layer, to: time, isMany: false, &walk, others: &others)
      }
    }
    if walk.moved > before { markPath() }
  }

  /// A time is one of the superlayer.
  @inline(__always)
  private func move(
    _ layer: CALayer, to time: Double, isMany: Bool, _ walk: inout RestlessWalk,
    others: inout [CALayer]
  ) {
    switch layer.moveAlone(to: time, below: self, &walk.eyes) {
    case .no: others.append(layer)
    case .rests: walk.anyRests = true
    case .stays: break
    case .hides: layer.markPath()
    case .moves:
      walk.moved += 1
      if isMany {
        movedSublayers = max(movedSublayers, layer.levelOfMove)
      } else {
        noteChanged(layer)
      }
    }
  }

  /// What a move of this layer makes of the order of nodes.
  var levelOfMove: MovedSublayers { shownLevel == nodeLevel ? .atTheirLevels : .anyhow }

  enum Move {
    /// It does not move alone.
    case no
    case rests
    case stays
    case hides
    case moves
  }

  /// Goes to a time of the superlayer.
  func moveAlone(to time: Double, below parent: CALayer, _ eyes: inout MoverEyes) -> Move {
    guard isMoving, restlessCount == 1, !needsCommit, hasBeenSeen, let motion, motion.canMoveAlone,
      let node, sublayerList.isEmpty, maskLayer == nil, dueDisplay == .none, !arrangesNodes
    else { return .no }
    motion.rests = eyes.sight.mayRest(self, below: parent)
    if motion.rests { return .rests }
    let time = motion.timing?.local(time) ?? time
    for run in motion.runs where !run.looksAhead(to: time) { return .no }
    var isDifferent = false
    for run in motion.runs where run.goOn(to: time) { isDifferent = true }
    guard isDifferent, let shown = motion.presented else { return .stays }
    motion.play(self, into: shown, using: &eyes.values)
    guard shown.isShown else { return .hides }
    let new =
      motion.onlyMoves
      ? motion.nodes.move(node, to: shown.geometry, opacity: min(shown.state.opacity, 1))
      : makeShownNode()
    guard let new, new !== node else { return .stays }
    self.node = new
    return .moves
  }
}

// What a layer's turn takes is in many places, and where they are stands in those before: so memory is asked
// for some turns ahead, one step after the other.

extension [Unmanaged<CALayer>] {
  /// Asks for the memory of layers that come some turns later, but not from an end on.
  @inline(__always)
  func expect(after index: Int, below end: Int) {
    if index + 12 < end {
      // Place and opacity are first in the state, what is beside the state comes after it.
      let layer = self[index + 12].toOpaque()
      expectMemory(at: layer, bytes: 384)
      expectMemory(at: layer + MemoryLayout<LayerState>.stride, bytes: 192)
    }
    if index + 8 < end {
      self[index + 8]._withUnsafeGuaranteedRef {
        if let motion = $0.motion { expectMemory(of: ObjectIdentifier(motion), bytes: 256) }
      }
    }
    if index + 5 < end { self[index + 5]._withUnsafeGuaranteedRef { $0.expectParts() } }
    if index + 2 < end { self[index + 2]._withUnsafeGuaranteedRef { $0.expectTracks() } }
  }
}

extension CALayer {
  fileprivate func expectParts() {
    if let node { expectMemory(of: ObjectIdentifier(node), bytes: 256) }
    guard let motion, !motion.rests else { return }
    for run in motion.runs { expectMemory(of: ObjectIdentifier(run), bytes: 256) }
    if let shown = motion.presented { expectMemory(of: ObjectIdentifier(shown), bytes: 384) }
  }

  fileprivate func expectTracks() {
    guard let motion, !motion.rests else { return }
    for run in motion.runs {
      if let track = run.track { expectMemory(of: ObjectIdentifier(track), bytes: 128) }
    }
  }
}
