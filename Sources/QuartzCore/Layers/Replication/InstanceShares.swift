/// How many instances the replicators of a tree may show together.
///
/// Where they would show more, all have the same limit, and who needs less leaves the rest to the others. It
/// follows from what they would show now, so that it does not matter how they came to it.
enum InstanceShares {
  static let most = 1_000_000

  /// One of a tree.
  private struct Replicator {
    let layer: CAReplicatorLayer
    /// The one around it in the list; nil for none.
    let outer: Int?
    let around: Surrounding
    /// How many instances it would show.
    let wanted: Int
    /// The nodes that an instance has of its own, with those in it that are others'.
    var weight = 1
    /// What all of its instances come to, those of the ones around it multiplied.
    var count = 0
    var room = CAReplicatorLayer.mostInstances
  }

  /// Tells all how many instances they may show; says whether that is another number for any.
  static func share(below root: CALayer) -> Bool {
    var isDifferent = false
    for replicator in replicators(below: root, Surrounding())
    where replicator.room != replicator.layer.room {
      replicator.layer.room = replicator.room
      replicator.layer.markPath()
      isDifferent = true
    }
    return isDifferent
  }

  /// Calls a block for which those below a layer have as much room as if it were a tree by itself.
  static func share(forPictureOf layer: CALayer, _ body: () -> Void) {
    let model = layer.modelOfPresentation
    let replicators = replicators(below: model, Surrounding(atRest: !layer.isPresentation))
    let before = replicators.map { (room: $0.layer.room, needsCommit: $0.layer.needsCommit) }
    for replicator in replicators { replicator.layer.room = replicator.room }
    body()
    for (replicator, before) in zip(replicators, before)
    where replicator.room != before.room && replicator.layer.room == replicator.room {
      replicator.layer.room = before.room
      // A node for late copies was made meanwhile, with the picture's room.
      if before.needsCommit, !replicator.layer.needsCommit { replicator.layer.markPath() }
    }
  }

  private static func replicators(below root: CALayer, _ around: Surrounding) -> [Replicator] {
    guard root.mayReplicate else { return [] }
    var replicators = find(below: root, around)
    count(&replicators)
    let all = replicators.reduce(0) { $0 + $1.count }
    if all > most { limit(&replicators, to: limit(for: replicators.map(\.count))) }
    return replicators
  }

  /// Each before those in it. A list rather than a recursion, for layers may be nested deeper than a stack is.
  private static func find(below root: CALayer, _ around: Surrounding) -> [Replicator] {
    var found: [Replicator] = []
    var visited: [(layer: CALayer, parent: Int, isNeeded: Bool)] = []
    var pending = [(layer: root, parent: -1, outer: Int?.none, around: around)]
    var below: [CALayer] = []
    while let (layer, parent, outer, around) = pending.popLast() {
      var inner = outer
      if layer.arrangesNodes, let replicator = layer as? CAReplicatorLayer {
        inner = found.count
        let wanted = around.shows(layer) ? replicator.wantedInstances(in: around) : 0
        found.append(Replicator(layer: replicator, outer: outer, around: around, wanted: wanted))
      }
      let place = visited.count
      visited.append((layer, parent, inner != outer))
      below.removeAll(keepingCapacity: true)
      layer.addReplicating(to: &below)
      if !below.isEmpty {
        let inside = around.inside(layer)
        for sublayer in below { pending.append((sublayer, place, inner, inside)) }
      }
      if let mask = layer.maskLayer, mask.mayReplicate {
        pending.append((mask, place, outer, around.masking(layer)))
      }
    }
    for index in visited.indices.reversed() {
      let (layer, parent, isNeeded) = visited[index]
      if !isNeeded { layer.mayReplicate = false }
      if isNeeded, parent >= 0 { visited[parent].isNeeded = true }
    }
    return found
  }

  private static func count(_ replicators: inout [Replicator]) {
    var known: [ObjectIdentifier: Int] = [:]
    // From the inside, so that what moves is counted once however many are around it.
    for index in replicators.indices.reversed() {
      let replicator = replicators[index]
      let layer = replicator.layer
      var weight = 1
      if replicator.wanted > 1, layer.delaysInstances(in: replicator.around) {
        let (own, inOthers) = layer.nodesOfLateInstance(known)
        known[ObjectIdentifier(layer)] = own + inOthers
        (weight, replicators[index].weight) = (own, own + inOthers)
      }
      guard !layer.sublayerList.isEmpty else { continue }
      // Who wants too much for one wants too much, however much that is.
      let count = replicator.wanted * replicator.around.instances * weight
      replicators[index].count = min(count, most + 1)
    }
  }

  private static func limit(_ replicators: inout [Replicator], to limit: Int) {
    /// How many times each shows what is in it.
    var shown: [Int] = []
    for index in replicators.indices {
      let replicator = replicators[index]
      let around = replicator.outer.map { shown[$0] } ?? 1
      let room = max(1, limit / (around * replicator.weight))
      if replicator.count > 0, replicator.wanted > room { replicators[index].room = room }
      let count = min(replicator.wanted, replicators[index].room)
      shown.append(min(around * max(1, count), most))
    }
  }

  /// The number at which some are to be cut off, so that the sum is what there may be.
  static func limit(for counts: [Int]) -> Int {
    var (rest, others) = (most, counts.count)
    for count in counts.sorted() {
      if count > rest / others { return rest / others }
      rest -= count
      others -= 1
    }
    return most
  }
}
