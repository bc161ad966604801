import CoreGraphics
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
    #expect(emitter.instancesAround() == 1)
  }

  @Test func `P19 a picture of what was never committed shows no more either`() throws {
    let pair = Pair(9000, 9000, in: root)
    #expect(pair.inner.room == 10_000)
    var nodes = [try #require(CALayer().commitTree().root)]
    pair.inner.arrange(&nodes, late: 0)
    #expect(nodes.count == 1_000_000 / 9000)
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

  @Test func `P19 what wants less leaves the rest to the others`() {
    #expect(InstanceShares.limit(for: []) == 1_000_000)
    #expect(InstanceShares.limit(for: [400_000, 600_000]) == 1_000_000)
    #expect(InstanceShares.limit(for: [600_000, 600_000]) == 500_000)
    #expect(InstanceShares.limit(for: [900_000, 100, 900_000]) == 499_950)
    #expect(InstanceShares.limit(for: Array(repeating: 10_000, count: 1000)) == 1000)
  }
}
