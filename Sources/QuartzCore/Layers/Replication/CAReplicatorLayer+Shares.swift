import CoreGraphics

// How many instances a replicator would show by itself: what those of a tree share goes by that.

extension CAReplicatorLayer {
  /// How many instances it would show here.
  func wantedInstances(in place: Surrounding) -> Int {
    var count = place.isAtRest ? replication.count : shownReplication.count
    // Where it is also shown as at other times, the most of any.
    if place.isLate, isMoving {
      count = motion?.most(of: "instanceCount", over: replication.count) ?? Self.mostInstances
    }
    return max(0, min(count, Self.mostInstances))
  }

  /// Whether its instances are behind each other, or may be at another time at which it is shown.
  func delaysInstances(in place: Surrounding) -> Bool {
    let delay = place.isAtRest ? replication.delay : shownReplication.delay
    return delay != 0 || place.isLate && motion?.animates("instanceDelay") == true
  }

  /// How many nodes an instance that is late has of its own: for what moves, for what is around and beside
  /// that. Of the replicators in it some are known; what they have in theirs is told apart.
  func nodesOfLateInstance(_ known: [ObjectIdentifier: Int]) -> (nodes: Int, inOthers: Int) {
    guard movesInInstances else { return (1, 0) }
    var (nodes, inOthers) = (1, 0)
    var pending = [self as CALayer]
    while let layer = pending.popLast() {
      if layer !== self, let mask = layer.maskLayer {
        nodes += 1
        if mask.mayShowLate { pending.append(mask) }
      }
      if layer !== self, let inside = known[ObjectIdentifier(layer)] {
        inOthers += inside
        continue
      }
      nodes += layer.sublayerList.count
      var below: [CALayer] = []
      layer.addRestlessSublayers(to: &below)
      for layer in below where layer.mayShowLate { pending.append(layer) }
    }
    return (nodes, inOthers)
  }
}

extension CALayer {
  /// Whether it moves, and may be shown at a time at which it is not now.
  fileprivate var mayShowLate: Bool { restlessCount > 0 && (isMoving || isShown) }
}

extension LayerMotion {
  /// What a whole number is at most for as long as the animations run, rounded up; nil where that cannot be
  /// said beforehand.
  fileprivate func most(of key: String, over value: Int) -> Int? {
    var (most, tracks) = (CGFloat(value), 0)
    for run in runs {
      var isBound = true
      run.motion.withTracks { track in
        guard track.target.key == key else { return }
        tracks += 1
        // What works on what another one left may go further than each.
        guard tracks == 1, run.clock == nil, run.motion.keepsToEnds,
          let ends = track.ends(from: .number(CGFloat(value)))
        else {
          isBound = false
          return
        }
        for case .number(let end) in ends { most = max(most, end) }
      }
      guard isBound else { return nil }
    }
    return most < CGFloat(CAReplicatorLayer.mostInstances) ? Int(most.rounded(.up)) : nil
  }
}
