import CoreGraphics

// How many instances a replicator would show by itself: what those of a tree share goes by that.

extension CAReplicatorLayer {
  /// How many instances it would show; where it is also shown as at other times, the most of any.
  func wantedInstances(late: Bool = false) -> Int {
    let count =
      late && isMoving
      ? motion?.most(of: "instanceCount", over: replication.count) ?? Self.mostInstances
      : shownReplication.count
    return max(0, min(count, Self.mostInstances))
  }

  /// Whether its instances are behind each other, or may be at another time at which it is shown.
  func delaysInstances(late: Bool) -> Bool {
    shownReplication.delay != 0 || late && motion?.animates("instanceDelay") == true
  }

  /// How many nodes an instance that is late has of its own: for what moves, for what is around and beside
  /// that, and for all in what is hidden now and may show then. Of some replicators that is known.
  func nodesOfLateInstance(_ known: [ObjectIdentifier: Int]) -> Int {
    guard movesInInstances else { return 1 }
    var nodes = 1
    var pending = [(layer: self as CALayer, isHidden: false)]
    while let (layer, isHidden) = pending.popLast() {
      var below: [CALayer] = []
      if layer !== self, let mask = layer.maskLayer {
        nodes += 1
        below.append(mask)
      }
      if !isHidden, layer !== self, let inside = known[ObjectIdentifier(layer)] {
        nodes += inside
      } else {
        nodes += layer.sublayerList.count
        if isHidden { below += layer.sublayerList } else { layer.addRestlessSublayers(to: &below) }
      }
      for layer in below {
        let isShown = layer.asShown.isShown
        if isShown || layer.isMoving { pending.append((layer, isHidden || !isShown)) }
      }
    }
    return nodes
  }
}

extension CALayer {
  var hasSublayers: Bool { !sublayerList.isEmpty }

  /// How many times replicators around the layer show it, each as often as it has room.
  var instancesAround: Int {
    var result = 1
    var (inner, outer) = (self, superlayer)
    while let layer = outer, result < InstanceShares.most {
      if layer.arrangesNodes, layer.maskLayer !== inner,
        let replicator = layer as? CAReplicatorLayer
      {
        result *= max(1, min(replicator.wantedInstances(), replicator.room))
      }
      (inner, outer) = (layer, layer.superlayer)
    }
    return min(result, InstanceShares.most)
  }
}

extension LayerMotion {
  fileprivate func animates(_ key: String) -> Bool {
    var isOne = false
    for run in runs {
      run.motion.withTracks { if $0.target.key == key { isOne = true } }
    }
    return isOne
  }

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
