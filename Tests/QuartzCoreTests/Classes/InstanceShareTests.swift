import CoreGraphics
import Foundation
import RenderTree
import Testing

@testable import QuartzCore

/// All replicators of a tree show so many instances together. Those in each other share their nodes, so that
/// a million of them are few.
@Suite struct InstanceShareTests {
  private let root = CALayer()

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
    for _ in 0..<20 { _ = ReplicatorPair(1000, 1000, in: root) }
    let small = ReplicatorPair(100, 5, in: root)
    let counts = counts()
    #expect(counts.last == [100, 5])
    // What the others, outer and inner ones, leave of the million, by 20 times a thousand.
    #expect(counts.dropLast().allSatisfy { $0 == [1000, 48] })
    #expect(counts.reduce(0) { $0 + $1[0] + $1[0] * $1[1] } <= 1_000_000)
    small.outer.removeFromSuperlayer()
    #expect(self.counts().allSatisfy { $0 == [1000, 49] })
  }

  @Test func `P19 it does not matter how they came to their counts`() {
    let pairs = (0..<20).map { _ in ReplicatorPair(10, 1000, in: root) }
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
    let pair = ReplicatorPair(0, 0, in: root)
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
    _ = ReplicatorPair(1000, 900, in: root)
    #expect(counts().last == [1000, 900])
  }

  @Test func `P19 those that nobody sees count when they are seen`() {
    let pairs = (0..<20).map { _ in ReplicatorPair(1000, 1000, in: root) }
    CATransaction.atOnce { for pair in pairs.dropFirst(2) { pair.outer.isHidden = true } }
    #expect(counts() == [[1000, 499], [1000, 499]])
    CATransaction.atOnce { for pair in pairs { pair.outer.isHidden.toggle() } }
    #expect(counts().allSatisfy { $0 == [1000, 54] })
    #expect(counts().count == 18)
  }

  @Test func `P19 a replicator that had less room has all of it in another tree`() {
    let pairs = (0..<20).map { _ in ReplicatorPair(1000, 1000, in: root) }
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
    let pairs = (0..<2).map { _ in ReplicatorPair(1000, 900, in: other) }
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
    nonisolated(unsafe) var pairs: [ReplicatorPair] = []
    nonisolated(unsafe) let layer = CALayer()
    await withCheckedContinuation { done in
      Thread {
        pairs = (0..<2).map { _ in ReplicatorPair(1000, 900, in: layer) }
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
    let hidden = ReplicatorPair(1000, 900, in: far)
    let shown = ReplicatorPair(1000, 900, in: root)
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

  @Test func `P19 a picture's room stays in no node`() {
    let replicator = CAReplicatorLayer()
    CATransaction.atOnce { (replicator.instanceCount, replicator.instanceDelay) = (2, 0.1) }
    root.addSublayer(replicator)
    let moving = CALayer()
    replicator.addSublayer(moving)
    let still = ReplicatorPair(1000, 900, in: replicator)
    moving.add(.fade, forKey: nil)
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

  @Test func `P19 what is in a mask is there once`() {
    let pair = ReplicatorPair(1000, 900, in: root)
    let masked = ReplicatorPair(1000, 900, in: CALayer())
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
    let pair = ReplicatorPair(1000, 900, in: CALayer())
    group?.addSublayer(pair.outer)
    let other = ReplicatorPair(1000, 900, in: root)
    _ = root.commitTree()
    #expect([pair, other].map(\.inner.room) == [499, 499])
    let third = ReplicatorPair(1000, 900, in: CALayer())
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
    let pair = ReplicatorPair(10, 10, in: group)
    #expect(root.mayReplicate && group.mayReplicate)
    _ = root.commitTree()
    pair.outer.removeFromSuperlayer()
    _ = root.commitTree()
    #expect(!root.mayReplicate && !group.mayReplicate && pair.outer.mayReplicate)
  }

  @Test func `P19 a picture has as much room as a tree, by what is set`() throws {
    let pairs = (0..<2).map { _ in ReplicatorPair(1000, 900, in: root) }
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
    let small = ReplicatorPair(100, 5, in: root)
    let node = { root.commitTree().root?.children.first }
    let before = node()
    for _ in 0..<2 { _ = ReplicatorPair(1000, 900, in: root) }
    #expect(small.inner.room == 10_000 && node() === before)
  }

  @Test func `P19 what wants less leaves the rest to the others`() {
    #expect(InstanceShares.limit(for: []) == 1_000_000)
    #expect(InstanceShares.limit(for: [400_000, 600_000]) == 1_000_000)
    #expect(InstanceShares.limit(for: [600_000, 600_000]) == 500_000)
    #expect(InstanceShares.limit(for: [900_000, 100, 900_000]) == 499_950)
    #expect(InstanceShares.limit(for: Array(repeating: 10_000, count: 1000)) == 1000)
  }
}

/// A replicator in a replicator.
struct ReplicatorPair {
  let outer = CAReplicatorLayer()
  let inner = CAReplicatorLayer()

  init(_ outerCount: Int, _ innerCount: Int, in root: CALayer) {
    inner.addSublayer(CALayer())
    outer.addSublayer(inner)
    (outer.instanceCount, inner.instanceCount) = (outerCount, innerCount)
    root.addSublayer(outer)
  }
}

extension CAAnimation {
  /// Ten seconds in which a layer shows something else in each frame.
  static var fade: CAAnimation {
    let fade = CABasicAnimation(keyPath: "opacity")
    (fade.fromValue, fade.toValue, fade.duration) = (0, 1, 10)
    return fade
  }
}
