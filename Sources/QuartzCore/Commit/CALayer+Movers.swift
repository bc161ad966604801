import CoreGraphics
import Pixels
import RenderTree

// Layers that nothing but their animations change, and that have nothing below them: what is found for
// each is its node at once, while all that it takes is at hand. Where thousands move, going through
// them once for each step of a commit takes longer than the steps.

/// Going through the restless layers of a tree.
struct RestlessWalk {
  var sight: Sight
  /// Whether some of them may rest.
  var anyRests = false
  /// How many got their node already.
  var moved = 0
  /// Memory for values of animations.
  var values: [LayerValue] = []

  init(_ sight: Sight) { self.sight = sight }
}

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
    let first = others.count
    addRestlessSublayers(to: &others)
    guard others.count > first else { return }
    // The nodes before last are made anew, which they are not while this layer's one holds them.
    madeMotion.nodes.letGo()
    var anyMoves = false
    let isMany = others.count - first > max(KnownSublayers.few, sublayerList.count / 8)
    var end = first
    for index in first..<others.count {
      let layer = others[index]
      others.expect(after: index)
      switch layer.moveAlone(to: now, below: self, &walk) {
      case .no:
        others[end] = layer
        end += 1
      case .rests: walk.anyRests = true
      case .stays: break
      case .moves:
        walk.moved += 1
        anyMoves = true
        if isMany {
          let isThere = layer.shownLevel == layer.nodeLevel
          movedSublayers = max(movedSublayers, isThere ? .atTheirLevels : .anyhow)
        } else {
          noteChanged(layer)
        }
      }
    }
    others.removeLast(others.count - end)
    if anyMoves { markPath() }
  }

  private enum Move {
    /// It does not move alone.
    case no
    case rests
    case stays
    case moves
  }

  private func moveAlone(to now: Double, below parent: CALayer, _ walk: inout RestlessWalk) -> Move
  {
    guard isMoving, restlessCount == 1, !needsCommit, hasBeenSeen, let motion, motion.canMoveAlone,
      let node, sublayerList.isEmpty, maskLayer == nil, dueDisplay == .none, !arrangesNodes,
      !changesByItself
    else { return .no }
    motion.rests = walk.sight.mayRest(self, below: parent)
    if motion.rests { return .rests }
    let time = localTime(now)
    for run in motion.runs where !run.looksAhead(to: time) { return .no }
    var isDifferent = false
    for run in motion.runs where run.goOn(to: time) { isDifferent = true }
    guard isDifferent, let shown = motion.presented else { return .stays }
    if motion.onlyMoves {
      motion.move(self, shown, using: &walk.values)
    } else {
      motion.play(self, into: shown)
    }
    guard shown.isShown else {
      markPath()
      return .stays
    }
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

extension [CALayer] {
  /// Asks for the memory of layers that come some turns later.
  @inline(__always)
  fileprivate func expect(after index: Int) {
    if index + 12 < count { expectMemory(of: ObjectIdentifier(self[index + 12]), bytes: 1024) }
    if index + 8 < count, let motion = self[index + 8].motion {
      expectMemory(of: ObjectIdentifier(motion), bytes: 256)
    }
    if index + 5 < count { self[index + 5].expectParts() }
    if index + 2 < count { self[index + 2].expectTracks() }
  }
}

extension CALayer {
  fileprivate func expectParts() {
    guard let motion else { return }
    for run in motion.runs { expectMemory(of: ObjectIdentifier(run), bytes: 256) }
    if let shown = motion.presented { expectMemory(of: ObjectIdentifier(shown), bytes: 384) }
    if let node { expectMemory(of: ObjectIdentifier(node), bytes: 256) }
  }

  fileprivate func expectTracks() {
    guard let motion else { return }
    for run in motion.runs {
      if let track = run.track { expectMemory(of: ObjectIdentifier(track), bytes: 128) }
    }
  }
}
