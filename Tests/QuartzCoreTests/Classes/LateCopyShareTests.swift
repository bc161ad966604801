import RenderTree
import Testing

@testable import QuartzCore

/// Copies that are late show what there was before, with nodes of their own for what moves: both count.
@Suite struct LateCopyShareTests {
  private let root = CALayer()

  @Test func `P19 copies that are late count what they show then`() throws {
    // Now one, and 1,000 some seconds ago.
    func shrink(_ layer: CAReplicatorLayer) {
      let change = CABasicAnimation(keyPath: "instanceCount")
      (change.fromValue, change.toValue, change.duration) = (1000, 1, 1)
      layer.add(change, forKey: nil)
    }
    let outers = (0..<4).map { _ in
      let pair = ReplicatorPair(10, 1, in: root)
      pair.outer.instanceDelay = 0.05
      return pair
    }
    func count(at time: Double) throws -> Int {
      try LayerClock.$staged.withValue(time) { try #require(root.commitTree().root).count }
    }
    _ = try count(at: 1)
    LayerClock.$staged.withValue(1) { for pair in outers { shrink(pair.inner) } }
    for time in [1, 1.5, 1.9, 2.5, 4] { #expect(try count(at: time) <= 1_000_000, "\(time)") }
    // 10,000 each are few enough.
    for pair in outers { #expect(pair.inner.room == 10_000) }
    CATransaction.atOnce { for pair in outers { pair.outer.instanceCount = 400 } }
    LayerClock.$staged.withValue(5) {
      for pair in outers { shrink(pair.inner) }
      _ = root.commitTree()
    }
    for pair in outers { #expect((600..<624).contains(pair.inner.room)) }
  }

  @Test func `P19 a spring goes further than its ends`() {
    let pair = ReplicatorPair(100, 1, in: root)
    CATransaction.atOnce { pair.outer.instanceDelay = 0.05 }
    let late = Surrounding().inside(pair.outer)
    for (animation, most) in [
      (CABasicAnimation(keyPath: "instanceCount"), 20),
      (CASpringAnimation(keyPath: "instanceCount"), 10_000),
    ] {
      (animation.fromValue, animation.toValue, animation.duration) = (20, 1, 1)
      pair.inner.removeAllAnimations()
      pair.inner.add(animation, forKey: nil)
      _ = root.commitTree()
      #expect(pair.inner.wantedInstances(in: late) == most)
    }
  }

  @Test func `P19 nodes that late copies have of their own count`() {
    let replicator = CAReplicatorLayer()
    (replicator.instanceCount, replicator.instanceDelay) = (10_000, 0.001)
    root.addSublayer(replicator)
    let moving = CALayer()
    moving.add(.fade, forKey: nil)
    replicator.addSublayer(moving)
    _ = root.commitTree()
    #expect(replicator.room == 10_000)
    for _ in 0..<999 { replicator.addSublayer(CALayer()) }
    _ = InstanceShares.share(below: root)
    #expect(replicator.room == 1_000_000 / 1001)
    // What does not move they share.
    moving.removeAllAnimations()
    _ = root.commitTree()
    #expect(replicator.room == 10_000)
  }

  @Test func `P19 what is hidden now and may not have been counts in copies that are late`() throws
  {
    let others = (0..<2).map { _ in ReplicatorPair(1000, 450, in: root) }
    let pair = ReplicatorPair(1000, 900, in: root)
    let group = CALayer()
    pair.outer.addSublayer(group)
    group.addSublayer(pair.inner)
    CATransaction.atOnce { group.isHidden = true }
    _ = root.commitTree()
    #expect(others[0].inner.room == 10_000)
    CATransaction.atOnce { pair.outer.instanceDelay = 0.01 }
    _ = root.commitTree()
    #expect(others[0].inner.room == 10_000)
    let hide = CAKeyframeAnimation(keyPath: "hidden")
    (hide.values, hide.calculationMode, hide.duration) = ([false, true], .discrete, 2)
    LayerClock.$staged.withValue(1) {
      group.add(hide, forKey: nil)
      _ = root.commitTree()
    }
    LayerClock.$staged.withValue(2.5) { _ = root.commitTree() }
    #expect(!group.asShown.isShown)
    #expect(others[0].inner.room < 450)
  }

  @Test func `P19 nodes of late copies count also where replicators around are too many`() {
    var around = root
    let rooms = (0..<3).map { _ in CAReplicatorLayer() }
    for replicator in rooms {
      (replicator.instanceCount, replicator.instanceDelay) = (1000, 0.001)
      around.addSublayer(replicator)
      around = replicator
    }
    for _ in 0..<500 {
      let layer = CALayer()
      around.addSublayer(layer)
      layer.add(.fade, forKey: nil)
    }
    _ = InstanceShares.share(below: root)
    #expect(rooms.map { $0.room }.reduce(500, *) <= 1_000_000)
  }

  @Test func `P19 few copies that hold many nodes of others are limited by these`() {
    let pair = ReplicatorPair(10_000, 2, in: root)
    CATransaction.atOnce { (pair.outer.instanceDelay, pair.inner.instanceDelay) = (0.1, 0.1) }
    for _ in 0..<10_000 { pair.inner.addSublayer(CALayer()) }
    pair.inner.sublayers?.first?.add(.fade, forKey: nil)
    _ = InstanceShares.share(below: root)
    #expect(pair.outer.room * pair.inner.room * 10_000 <= 1_000_000)
  }

  @Test func `P19 what instances of others have counts once`() {
    let pair = ReplicatorPair(1000, 10, in: root)
    CATransaction.atOnce { (pair.outer.instanceDelay, pair.inner.instanceDelay) = (0.1, 0.1) }
    for index in 0..<89 {
      let layer = CALayer()
      pair.inner.addSublayer(layer)
      guard index == 0 else { continue }
      layer.add(.fade, forKey: nil)
    }
    // 1,000 times the inner one and its 10 times 90.
    #expect(!InstanceShares.share(below: root))
    pair.inner.addSublayer(ReplicatorPair(2, 1, in: CALayer()).outer)
    for _ in 0..<20 { pair.inner.addSublayer(CALayer()) }
    #expect(InstanceShares.share(below: root))
  }

  @Test func `P19 replicators of one instance in each other take no more time the deeper they are`()
  {
    var around = root
    for index in 0..<200 {
      let replicator = CAReplicatorLayer()
      (replicator.instanceCount, replicator.instanceDelay) = (index == 0 ? 3 : 1, 0.1)
      around.addSublayer(replicator)
      // Another level of depth.
      let nearer = CALayer()
      nearer.zPosition = 1
      replicator.addSublayer(nearer)
      around = replicator
    }
    let leaf = CALayer()
    around.addSublayer(leaf)
    leaf.add(.fade, forKey: nil)
    let nodes = LayerClock.$staged.withValue(5) { root.commitTree().root?.count ?? 0 }
    #expect(nodes > 1000 && nodes < 2000, "\(nodes)")
  }

  @Test func `P19 what waits hidden and does not move is made once for all late copies`() {
    let replicator = CAReplicatorLayer()
    (replicator.instanceCount, replicator.instanceDelay) = (5, 0.1)
    let (hidden, still) = (CALayer(), CALayer())
    CATransaction.atOnce { hidden.isHidden = true }
    root.addSublayer(replicator)
    replicator.addSublayer(hidden)
    hidden.addSublayer(still)
    still.addSublayer(CALayer())
    let show = CAKeyframeAnimation(keyPath: "hidden")
    (show.values, show.calculationMode, show.duration) = ([false, true], .discrete, 2)
    (show.fillMode, show.isRemovedOnCompletion) = (.both, false)
    hidden.add(show, forKey: nil)
    let copies = { (time: Double) in
      LayerClock.$staged.withValue(time) {
        (root.commitTree().root?.children.first?.children ?? []).compactMap {
          $0.children.first?.children.first
        }
      }
    }
    _ = copies(10)
    let nodes = copies(11.2)
    #expect(nodes.count == 2)
    #expect(nodes.allSatisfy { $0 === nodes.first })
    // What is set there later shows in them.
    CATransaction.atOnce { still.opacity = 0.5 }
    let changed = copies(11.3)
    #expect(!changed.isEmpty && changed.allSatisfy { $0.effect.opacity == 0.5 })
  }

  @Test func `P19 emitters and tiles of late copies are those of the first`() throws {
    let replicator = CAReplicatorLayer()
    (replicator.instanceCount, replicator.instanceDelay) = (3, 0.1)
    root.addSublayer(replicator)
    replicator.addSublayer(CAEmitterLayer())
    let copies = root.commitTree().root?.children.first?.children ?? []
    #expect(copies.count == 3)
    let first = copies.first?.children.first
    #expect(first != nil && copies.allSatisfy { $0.children.first === first })
  }
}
