/// The replicators of a tree, which show so many instances together.
///
/// Where they would show more, all have the same limit, and who needs less leaves the rest to the others. It
/// follows from what they would show now, so that it does not matter how they came to it.
final class InstanceShares {
  static let most = 1_000_000

  /// Those that have had a node in the tree.
  private var known: [WeakReplicator] = []
  /// Whether some show less than they would.
  private var isShort = false

  private struct WeakReplicator {
    weak var layer: CAReplicatorLayer?
  }

  func note(_ layer: CAReplicatorLayer) {
    guard layer.shares !== self else { return }
    layer.shares = self
    known.append(WeakReplicator(layer: layer))
    // It may come from a tree in which there was less room.
    if layer.room < CAReplicatorLayer.mostInstances { isShort = true }
  }

  /// Tells all how many instances they may show; says whether that is another number for any.
  func share(below root: CALayer) -> Bool {
    var (all, hasLeft) = (0, false)
    for place in known {
      guard let layer = place.layer, layer.shares === self else {
        hasLeft = true
        continue
      }
      all += layer.instances(below: root)
    }
    if hasLeft { known.removeAll { $0.layer?.shares !== self } }
    guard all > Self.most || isShort else { return false }
    isShort = all > Self.most
    return isShort ? shareOut(below: root) : letAll()
  }

  private func letAll() -> Bool {
    var isDifferent = false
    for place in known where place.layer?.take(room: CAReplicatorLayer.mostInstances) == true {
      isDifferent = true
    }
    return isDifferent
  }

  private func shareOut(below root: CALayer) -> Bool {
    let wanted = known.compactMap { place in
      place.layer.map { (layer: $0, count: $0.instances(below: root)) }
    }.filter { $0.count > 0 }
    let limit = Self.limit(for: wanted.map(\.count))
    var isDifferent = false
    // Outer ones first: how often they show the inner ones is known then.
    for (layer, _) in wanted.map({ ($0.layer, $0.layer.depthInTree) }).sorted(by: { $0.1 < $1.1 }) {
      if layer.take(room: max(1, limit / layer.shownInstancesAround)) { isDifferent = true }
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

extension CAReplicatorLayer {
  /// How many it would show by itself.
  fileprivate func instances(below root: CALayer) -> Int {
    guard !sublayerList.isEmpty, isInSight, rootLayer === root else { return 0 }
    return wantedInstances * instancesAround()
  }

  var wantedInstances: Int { max(0, min(shownReplication.count, Self.mostInstances)) }
}

extension CALayer {
  /// How many times replicators around the layer show it, each as often as it would by itself or as is said.
  func instancesAround(_ count: (CAReplicatorLayer) -> Int = \.wantedInstances) -> Int {
    var result = 1
    var outer = superlayer
    while let layer = outer, result < InstanceShares.most {
      // Below one that shows none there is something all the same, which takes memory.
      if let replicator = layer as? CAReplicatorLayer { result *= max(1, count(replicator)) }
      outer = layer.superlayer
    }
    return min(result, InstanceShares.most)
  }

  /// The same with what each has room for.
  var shownInstancesAround: Int { instancesAround { min($0.wantedInstances, $0.room) } }

  fileprivate var depthInTree: Int {
    sequence(first: self, next: \.superlayer).reduce(0) { depth, _ in depth + 1 }
  }
}
