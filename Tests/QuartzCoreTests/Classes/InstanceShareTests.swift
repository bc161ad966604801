import CoreGraphics
import Foundation
import RenderTree
import Testing

@testable import QuartzCore

/// All replicators of a tree show so many instances together. Those in each other share their nodes, so that
/// a million of them are few.
@Suite struct InstanceShareTests {
  private let root = CALayer()

  /// A replicator in a replicator.
  private struct Pair {
    let outer = CAReplicatorLayer()
    let inner = CAReplicatorLayer()

    init(_ outerCount: Int, _ innerCount: Int, in root: CALayer) {
      inner.addSublayer(CALayer())
      outer.addSublayer(inner)
      (outer.instanceCount, inner.instanceCount) = (outerCount, innerCount)
      root.addSublayer(outer)
    }
  }

  /// How many instances each pair shows: of the outer one, and of the inner one in each of those.
  private func counts() -> [[Int]] {
    (root.commitTree().root?.children ?? []).map { outer in
      [outer.children.count, outer.children.first?.children.first?.children.count ?? 0]
    }
  }

  @Test
  func
    `P19 replicators beside each other show a million instances together, those that want much as many`()
  {
    for _ in 0..<20 { _ = Pair(1000, 1000, in: root) }
    let small = Pair(100, 5, in: root)
    let counts = counts()
    #expect(counts.last == [100, 5])
    // What the others, outer and inner ones, leave of the million, by 20 times a thousand.
    #expect(counts.dropLast().allSatisfy { $0 == [1000, 48] })
    #expect(counts.reduce(0) { $0 + $1[0] + $1[0] * $1[1] } <= 1_000_000)
    small.outer.removeFromSuperlayer()
    #expect(self.counts().allSatisfy { $0 == [1000, 49] })
  }

  @Test func `P19 it does not matter how they came to their counts`() {
    let pairs = (0..<20).map { _ in Pair(10, 1000, in: root) }
    #expect(counts().allSatisfy { $0 == [10, 1000] })
    CATransaction.atOnce { for pair in pairs { pair.outer.instanceCount = 1000 } }
    #expect(counts().allSatisfy { $0 == [1000, 49] })
    CATransaction.atOnce { for pair in pairs { pair.inner.instanceCount = 40 } }
    #expect(counts().allSatisfy { $0 == [1000, 40] })
    CATransaction.atOnce { for pair in pairs { pair.inner.instanceCount = 1000 } }
    #expect(counts().allSatisfy { $0 == [1000, 49] })
    for pair in pairs.dropFirst() { pair.outer.removeFromSuperlayer() }
    #expect(counts() == [[1000, 999]])
  }

  @Test func `P19 what lies below no instance takes memory as well`() throws {
    let pair = Pair(0, 0, in: root)
    for _ in 0..<150 {
      let inner = CAReplicatorLayer()
      inner.addSublayer(CALayer())
      inner.instanceCount = 10_000
      pair.inner.addSublayer(inner)
    }
    _ = root.commitTree()
    let shown = try #require(pair.inner.sublayers?.dropFirst().first as? CAReplicatorLayer)
    #expect(shown.room == 1_000_000 / 150)
    let emitter = CAEmitterLayer()
    pair.inner.addSublayer(emitter)
    var surroundings = Surroundings()
    #expect(surroundings.around(emitter).instances == 1)
  }

  @Test func `P19 those that show nothing take nothing from the others`() {
    for _ in 0..<200 {
      let empty = CAReplicatorLayer()
      empty.instanceCount = 10_000
      root.addSublayer(empty)
    }
    _ = Pair(1000, 900, in: root)
    #expect(counts().last == [1000, 900])
  }

  @Test func `P19 those that nobody sees count when they are seen`() {
    let pairs = (0..<20).map { _ in Pair(1000, 1000, in: root) }
    CATransaction.atOnce { for pair in pairs.dropFirst(2) { pair.outer.isHidden = true } }
    #expect(counts() == [[1000, 499], [1000, 499]])
    CATransaction.atOnce { for pair in pairs { pair.outer.isHidden.toggle() } }
    #expect(counts().allSatisfy { $0 == [1000, 54] })
    #expect(counts().count == 18)
  }

  @Test func `P19 a replicator that had less room has all of it in another tree`() {
    let pairs = (0..<20).map { _ in Pair(1000, 1000, in: root) }
    _ = counts()
    let other = CALayer()
    other.addSublayer(pairs[0].outer)
    // Its own node is made anew, which it is known by.
    CATransaction.atOnce { for layer in [pairs[0].outer, pairs[0].inner] { layer.opacity = 0.5 } }
    let outer = other.commitTree().root?.children.first
    #expect(outer?.children.first?.children.first?.children.count == 999)
  }

  @Test func `P19 a tree that another one committed counts with those that it comes to`() {
    let other = CALayer()
    let pairs = (0..<2).map { _ in Pair(1000, 900, in: other) }
    _ = other.commitTree()
    for pair in pairs { root.addSublayer(pair.outer) }
    #expect(counts() == [[1000, 499], [1000, 499]])
    // And comes back as it went.
    other.addSublayer(pairs[0].outer)
    root.addSublayer(pairs[0].outer)
    #expect(counts() == [[1000, 499], [1000, 499]])
    other.addSublayer(pairs[0].outer)
    #expect(
      other.commitTree().root?.children.first?.children.first?.children.first?.children.count == 900
    )
    #expect(counts() == [[1000, 900]])
  }

  @Test func `P19 those that another thread made are counted where they are shown`() async {
    nonisolated(unsafe) var pairs: [Pair] = []
    nonisolated(unsafe) let layer = CALayer()
    await withCheckedContinuation { done in
      Thread {
        pairs = (0..<2).map { _ in Pair(1000, 900, in: layer) }
        done.resume()
      }.start()
    }
    root.addSublayer(layer)
    _ = root.commitTree()
    #expect(pairs.map(\.inner.room) == [499, 499])
  }

  @Test func `P19 an animation that nobody sees is not in the way of counting`() throws {
    let canvas = CGRect(x: 0, y: 0, width: 100, height: 100)
    let far = CALayer()
    far.frame = CGRect(x: 500, y: 0, width: 10, height: 10)
    root.addSublayer(far)
    let hidden = Pair(1000, 900, in: far)
    let shown = Pair(1000, 900, in: root)
    let blink = CAKeyframeAnimation(keyPath: "opacity")
    (blink.values, blink.calculationMode, blink.duration) = ([1, 0], .discrete, 2)
    blink.repeatCount = .infinity
    far.add(blink, forKey: nil)
    func room(at time: Double) -> Int {
      LayerClock.$staged.withValue(time) { _ = root.commitTree(within: canvas) }
      return shown.inner.room
    }
    _ = room(at: 10)
    for time in stride(from: 10.5, to: 16, by: 1) {
      CATransaction.atOnce { root.opacity = Float(time / 100) }
      let isOn = Int(time) % 2 == 0
      #expect(room(at: time) == (isOn ? 499 : 10_000), "\(time)")
    }
    #expect(hidden.inner.room > 0)
  }

  @Test func `P19 copies that are late count what they show then`() throws {
    // Now one, and 1,000 some seconds ago.
    func shrink(_ layer: CAReplicatorLayer) {
      let change = CABasicAnimation(keyPath: "instanceCount")
      (change.fromValue, change.toValue, change.duration) = (1000, 1, 1)
      layer.add(change, forKey: nil)
    }
    let outers = (0..<4).map { _ in
      let pair = Pair(10, 1, in: root)
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
    let pair = Pair(100, 1, in: root)
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
    let fade = CABasicAnimation(keyPath: "opacity")
    (fade.fromValue, fade.toValue, fade.duration) = (0, 1, 10)
    moving.add(fade, forKey: nil)
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
    let others = (0..<2).map { _ in Pair(1000, 450, in: root) }
    let pair = Pair(1000, 900, in: root)
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
      let fade = CABasicAnimation(keyPath: "opacity")
      (fade.fromValue, fade.toValue, fade.duration) = (0, 1, 10)
      layer.add(fade, forKey: nil)
    }
    _ = InstanceShares.share(below: root)
    #expect(rooms.map { $0.room }.reduce(500, *) <= 1_000_000)
  }

  @Test func `P19 few copies that hold many nodes of others are limited by these`() {
    let pair = Pair(10_000, 2, in: root)
    CATransaction.atOnce { (pair.outer.instanceDelay, pair.inner.instanceDelay) = (0.1, 0.1) }
    let fade = CABasicAnimation(keyPath: "opacity")
    (fade.fromValue, fade.toValue, fade.duration) = (0, 1, 10)
    for _ in 0..<10_000 { pair.inner.addSublayer(CALayer()) }
    pair.inner.sublayers?.first?.add(fade, forKey: nil)
    _ = InstanceShares.share(below: root)
    #expect(pair.outer.room * pair.inner.room * 10_000 <= 1_000_000)
  }

  @Test func `P19 a picture's room stays in no node`() {
    let replicator = CAReplicatorLayer()
    CATransaction.atOnce { (replicator.instanceCount, replicator.instanceDelay) = (2, 0.1) }
    root.addSublayer(replicator)
    let moving = CALayer()
    replicator.addSublayer(moving)
    let fade = CABasicAnimation(keyPath: "opacity")
    (fade.fromValue, fade.toValue, fade.duration) = (0, 1, 100)
    let still = Pair(1000, 900, in: replicator)
    moving.add(fade, forKey: nil)
    _ = root.commitTree()
    let room = still.inner.room
    #expect(room < 500)
    CATransaction.atOnce { still.inner.instanceRedOffset = 0.5 }
    replicator.sublayers?.last?.render(in: CGContext(width: 2, height: 2))
    replicator.render(in: CGContext(width: 2, height: 2))
    #expect(still.inner.room == room)
    let shown = root.commitTree().root?.children.first?.children.first?.children.last
    #expect(shown?.children.first?.children.first?.children.count == room)
  }

  @Test func `P19 what instances of others have counts once`() {
    let pair = Pair(1000, 10, in: root)
    CATransaction.atOnce { (pair.outer.instanceDelay, pair.inner.instanceDelay) = (0.1, 0.1) }
    for index in 0..<89 {
      let layer = CALayer()
      pair.inner.addSublayer(layer)
      guard index == 0 else { continue }
      let fade = CABasicAnimation(keyPath: "opacity")
      (fade.fromValue, fade.toValue, fade.duration) = (0, 1, 10)
      layer.add(fade, forKey: nil)
    }
    // 1,000 times the inner one and its 10 times 90.
    #expect(!InstanceShares.share(below: root))
    pair.inner.addSublayer(Pair(2, 1, in: CALayer()).outer)
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
    let fade = CABasicAnimation(keyPath: "opacity")
    (fade.fromValue, fade.toValue, fade.duration) = (0, 1, 10)
    leaf.add(fade, forKey: nil)
    let nodes = LayerClock.$staged.withValue(5) { root.commitTree().root?.count ?? 0 }
    #expect(nodes > 1000 && nodes < 2000, "\(nodes)")
  }

  @Test func `P19 what is in a mask is there once`() {
    let pair = Pair(1000, 900, in: root)
    let masked = Pair(1000, 900, in: CALayer())
    pair.outer.mask = masked.outer
    _ = root.commitTree()
    #expect(pair.inner.room == 499 && masked.inner.room == 499)
    let emitter = CAEmitterLayer()
    pair.inner.mask = emitter
    var surroundings = Surroundings()
    #expect(surroundings.around(emitter).instances == 1000)
  }

  @Test func `P19 among many siblings they are known, as they come and go`() {
    for _ in 0..<100 { root.addSublayer(CALayer()) }
    let group = root.sublayers?[50]
    _ = root.commitTree()
    let pair = Pair(1000, 900, in: CALayer())
    group?.addSublayer(pair.outer)
    let other = Pair(1000, 900, in: root)
    _ = root.commitTree()
    #expect([pair, other].map(\.inner.room) == [499, 499])
    let third = Pair(1000, 900, in: CALayer())
    root.sublayers?[20].addSublayer(third.outer)
    _ = root.commitTree()
    #expect([pair, other, third].map(\.inner.room) == [332, 332, 332])
    pair.outer.removeFromSuperlayer()
    third.outer.removeFromSuperlayer()
    _ = root.commitTree()
    #expect(other.inner.room == 10_000)
    #expect(group?.mayReplicate == false)
  }

  @Test func `P19 where there is no replicator any more nobody looks for one`() {
    let group = CALayer()
    root.addSublayer(group)
    let pair = Pair(10, 10, in: group)
    #expect(root.mayReplicate && group.mayReplicate)
    _ = root.commitTree()
    pair.outer.removeFromSuperlayer()
    _ = root.commitTree()
    #expect(!root.mayReplicate && !group.mayReplicate && pair.outer.mayReplicate)
  }

  @Test func `P19 a picture has as much room as a tree, by what is set`() throws {
    let pairs = (0..<2).map { _ in Pair(1000, 900, in: root) }
    _ = root.commitTree()
    let grow = CABasicAnimation(keyPath: "instanceCount")
    (grow.fromValue, grow.toValue, grow.duration) = (1, 1, 100)
    for pair in pairs { pair.outer.add(grow, forKey: nil) }
    _ = root.commitTree()
    var rooms: [Int] { pairs.map(\.inner.room) }
    #expect(rooms == [10_000, 10_000])
    InstanceShares.share(forPictureOf: root) { #expect(rooms == [499, 499]) }
    InstanceShares.share(forPictureOf: pairs[0].outer) { #expect(rooms == [10_000, 10_000]) }
    InstanceShares.share(forPictureOf: try #require(root.presentation())) {
      #expect(rooms == [10_000, 10_000])
    }
    #expect(rooms == [10_000, 10_000])
  }

  @Test func `P19 who shows all it wants keeps its room`() {
    let small = Pair(100, 5, in: root)
    let node = { root.commitTree().root?.children.first }
    let before = node()
    for _ in 0..<2 { _ = Pair(1000, 900, in: root) }
    #expect(small.inner.room == 10_000 && node() === before)
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

  @Test func `P19 what wants less leaves the rest to the others`() {
    #expect(InstanceShares.limit(for: []) == 1_000_000)
    #expect(InstanceShares.limit(for: [400_000, 600_000]) == 1_000_000)
    #expect(InstanceShares.limit(for: [600_000, 600_000]) == 500_000)
    #expect(InstanceShares.limit(for: [900_000, 100, 900_000]) == 499_950)
    #expect(InstanceShares.limit(for: Array(repeating: 10_000, count: 1000)) == 1000)
  }
}
