import CoreGraphics

// With a delay instances go on when what they show has come to its end, and before its beginning where
// they are ahead of it.

/// By how many seconds copies of a layer are behind it; below 0 for those that are ahead.
private struct Lateness {
  var least = 0.0
  var most = 0.0

  /// That of the instances that a replicator makes of each copy.
  func adding(_ replication: ReplicationState) -> Lateness {
    let count = min(replication.count, CAReplicatorLayer.mostInstances)
    let last = Double(max(1, count) - 1) * replication.delay
    return Lateness(least: least + min(0, last), most: most + max(0, last))
  }
}

extension CAReplicatorLayer {
  /// The seconds until an instance shows something else: 0 while one is on its way, nil where none will be.
  func timeToChangeOfInstances(at now: Double) -> Double? {
    guard movesInInstances, shownReplication.delay != 0 else { return nil }
    var least: Double?
    var pending = [(self as CALayer, Lateness())]
    while let (layer, lateness) = pending.popLast(), least != 0 {
      // What moves this layer itself moves all its instances at once.
      if layer !== self, let time = layer.timeToChange(of: lateness, at: now) {
        least = min(least ?? time, time)
      }
      let instances = (layer as? CAReplicatorLayer)?.shownReplication
      let below = instances.map(lateness.adding) ?? lateness
      var layers: [CALayer] = []
      // A mask is there once for all instances.
      layer.addRestlessSublayers(to: &layers)
      if layer !== self, let mask = layer.maskLayer, mask.restlessCount > 0 { layers.append(mask) }
      pending += layers.map { ($0, below) }
    }
    return least
  }

  /// As it is on show.
  var shownReplication: ReplicationState {
    (motion?.presented as? CAReplicatorLayer)?.replication ?? replication
  }
}

extension CALayer {
  /// Whether something moves in the sublayers, which are what instances show; a mask is there once for all of them.
  var movesInInstances: Bool {
    restlessCount > (isMoving ? 1 : 0) + (maskLayer?.restlessCount ?? 0)
  }

  /// The seconds until copies change that are as late; nil where none will.
  fileprivate func timeToChange(of lateness: Lateness, at now: Double) -> Double? {
    guard isMoving, let motion else { return nil }
    let times = (localTime(now - lateness.most), localTime(now - lateness.least))
    return timeToChange(by: motion) {
      $0.timeToChange(from: min(times.0, times.1), to: max(times.0, times.1))
    }
  }
}
