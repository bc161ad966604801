/// What is around a layer.
struct Surrounding {
  /// How many times replicators show the layer.
  private(set) var instances = 1
  /// Whether it is also shown as it was some time ago, or is not yet.
  private(set) var isLate = false
  /// Whether nothing around it hides it.
  private var isSeen = true
  /// Whether layers are meant as they are set, without their animations.
  let isAtRest: Bool

  init(atRest isAtRest: Bool = false) { self.isAtRest = isAtRest }

  /// Whether a layer here is not hidden. Where it is late, what hides it by an animation may not have then.
  func shows(_ layer: CALayer) -> Bool {
    isSeen && ((isAtRest ? layer : layer.asShown).isShown || isLate && layer.isMoving)
  }

  /// What is around the sublayers of a layer here.
  func inside(_ layer: CALayer) -> Surrounding {
    var inside = masking(layer)
    guard layer.arrangesNodes, let replicator = layer as? CAReplicatorLayer else { return inside }
    // Below one that shows none there is something all the same, which takes memory.
    let count = max(1, replicator.wantedInstances(in: self))
    inside.instances = min(instances * count, InstanceShares.most)
    if replicator.delaysInstances(in: self) { inside.isLate = true }
    return inside
  }

  /// What is around the mask of a layer here: it is there once for all instances.
  func masking(_ layer: CALayer) -> Surrounding {
    var inside = self
    inside.isSeen = shows(layer)
    return inside
  }
}

/// What is around layers of a tree, found once for all that have the same superlayer.
struct Surroundings {
  private var known: [ObjectIdentifier: Surrounding] = [:]

  mutating func around(_ layer: CALayer) -> Surrounding {
    // A list rather than a recursion, for layers may be nested deeper than a stack is.
    var path = [layer]
    var result = Surrounding()
    while let last = path.last, let superlayer = last.superlayerReference {
      path.append(superlayer)
      if let found = known[ObjectIdentifier(superlayer)] {
        result = found
        break
      }
    }
    for index in path.indices.dropFirst().reversed() {
      let (superlayer, layer) = (path[index], path[index - 1])
      known[ObjectIdentifier(superlayer)] = result
      result =
        superlayer.maskLayer === layer ? result.masking(superlayer) : result.inside(superlayer)
    }
    return result
  }
}
