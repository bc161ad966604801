/// How many instances the replicators of a tree may show together.
///
/// Where they would show more, all have the same limit, and who needs less leaves the rest to the others. It
/// follows from what they would show now, so that it does not matter how they came to it.
enum InstanceShares {
  static let most = 1_000_000

  /// One of the tree.
  private struct Replicator {
    let layer: CAReplicatorLayer
    /// The one around it in the list; nil for none.
    let outer: Int?
    let around: Surrounding
    /// The nodes that an instance has of its own.
    var weight = 1
    /// What all of its instances come to, those of the ones around it multiplied.
    var count = 0
  }

  /// Tells all how many instances they may show; says whether that is another number for any.
  @discardableResult
  static func share(below root: CALayer) -> Bool {
    guard root.mayReplicate else { return false }
    var replicators = replicators(below: root)
    count(&replicators)
    let all = replicators.reduce(0) { $0 + $1.count }
    let limit = all > most ? limit(for: replicators.map(\.count)) : nil
    return share(limit, among: replicators)
  }

  /// Each before those in it. A list rather than a recursion, for layers may be nested deeper than a stack is.
  private static func replicators(below root: CALayer) -> [Replicator] {
    var replicators: [Replicator] = []
    var pending = [(layer: root, outer: Int?.none, around: Surrounding())]
    while let (layer, outer, around) = pending.popLast() {
      var (inner, isOne) = (outer, false)
      if layer.arrangesNodes, let replicator = layer as? CAReplicatorLayer {
        (inner, isOne) = (replicators.count, true)
        replicators.append(Replicator(layer: replicator, outer: outer, around: around))
      }
      let before = pending.count
      let inside = around.inside(layer)
      for sublayer in layer.sublayerList where sublayer.mayReplicate {
        pending.append((sublayer, inner, inside))
      }
      if let mask = layer.maskLayer, mask.mayReplicate {
        pending.append((mask, outer, around.masking(layer)))
      }
      if !isOne, pending.count == before { layer.mayReplicate = false }
    }
    return replicators
  }

  private static func count(_ replicators: inout [Replicator]) {
    var known: [ObjectIdentifier: Int] = [:]
    // From the inside, so that what moves is counted once however many are around it.
    for index in replicators.indices.reversed() {
      let (layer, around) = (replicators[index].layer, replicators[index].around)
      let isLate = around.isLate
      let wanted = around.shows(layer) ? layer.wantedInstances(late: isLate) : 0
      if wanted > 1, layer.delaysInstances(late: isLate) {
        let weight = layer.nodesOfLateInstance(known)
        known[ObjectIdentifier(layer)] = weight
        replicators[index].weight = weight
      }
      guard layer.hasSublayers else { continue }
      // Who wants too much for one wants too much, however much that is.
      let count = wanted * around.instances * replicators[index].weight
      replicators[index].count = min(count, most + 1)
    }
  }

  /// All have room for so many, or for as many as they want.
  private static func share(_ limit: Int?, among replicators: [Replicator]) -> Bool {
    var isDifferent = false
    /// How many times each shows what is in it.
    var shown: [Int] = []
    for replicator in replicators {
      let layer = replicator.layer
      let around = replicator.outer.map { shown[$0] } ?? 1
      let room =
        replicator.count == 0
        ? nil : limit.map { max(1, $0 / (around * replicator.weight)) }
      if layer.take(room: room ?? CAReplicatorLayer.mostInstances) { isDifferent = true }
      let count = min(layer.wantedInstances(late: replicator.around.isLate), layer.room)
      shown.append(min(around * max(1, count), most))
    }
    return isDifferent
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
