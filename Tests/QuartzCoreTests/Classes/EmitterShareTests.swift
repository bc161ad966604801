import CoreGraphics
import RenderTree
import Testing

@testable import QuartzCore

/// All emitters of a tree have so many particles together.
@Suite struct EmitterShareTests {
  private let root = CALayer()

  private func cell(rate: Float, life: Float = 1) throws -> CAEmitterCell {
    let cell = CAEmitterCell()
    let image: CGImage = try #require(CGContext(width: 1, height: 1).makeImage())
    (cell.contents, cell.birthRate, cell.lifetime) = (image, rate, life)
    return cell
  }

  private func emitter(rate: Float, life: Float = 1) throws -> CAEmitterLayer {
    let layer = CAEmitterLayer()
    layer.emitterCells = [try cell(rate: rate, life: life)]
    return layer
  }

  private func commit(at time: Double = 5) -> RenderNode? {
    LayerClock.$staged.withValue(time) { root.commitTree() }.root
  }

  /// How many nodes each sublayer has below it.
  private func counts(at time: Double = 5) -> [Int] {
    commit(at: time)?.children.map { $0.count - 1 } ?? []
  }

  @Test func `P26 emitters have 100,000 particles together, each the same share`() throws {
    for _ in 0..<10 { root.addSublayer(try emitter(rate: 10_000)) }
    #expect(counts().allSatisfy { $0 >= 9_999 })
    for _ in 0..<30 { root.addSublayer(try emitter(rate: 10_000)) }
    let shared = counts()
    #expect(shared.count == 40)
    #expect(shared.allSatisfy { (2_490...2_510).contains($0) })
  }

  @Test func `P26 those that send out little have all of it`() throws {
    for _ in 0..<400 { root.addSublayer(try emitter(rate: 100, life: 2)) }
    #expect(counts().allSatisfy { (200...201).contains($0) })
  }

  @Test func `P26 particles count as replicators show them`() throws {
    let (outer, inner) = (CAReplicatorLayer(), CAReplicatorLayer())
    (outer.instanceCount, inner.instanceCount) = (100, 20)
    root.addSublayer(outer)
    outer.addSublayer(inner)
    inner.addSublayer(try emitter(rate: 1_000))
    #expect((commit()?.count ?? .max) <= 110_000)
    // Late copies show the same particles.
    inner.instanceDelay = 0.01
    #expect((commit()?.count ?? .max) <= 110_000)
    CATransaction.atOnce { outer.instanceCount = 1 }
    #expect((commit()?.count ?? 0) >= 20_000)
  }

  @Test func `P26 what cells of cells send out counts, and not more`() throws {
    func fireworks() throws -> CAEmitterLayer {
      let parent = try cell(rate: 100, life: 0.1)
      parent.emitterCells = [try cell(rate: 10, life: 2)]
      let layer = CAEmitterLayer()
      layer.emitterCells = [parent]
      return layer
    }
    // Of each, 10 and the 200 that they have sent out are seen.
    for _ in 0..<40 { root.addSublayer(try fireworks()) }
    root.addSublayer(try emitter(rate: 10_000))
    #expect((counts().last ?? 0) >= 9_999)
    for _ in 0..<600 { root.addSublayer(try fireworks()) }
    let all = counts().reduce(0, +)
    #expect((80_000...101_000).contains(all), "\(all)")
  }

  @Test func `P26 emitters that were turned off leave all to the others`() throws {
    let emitters = try (0..<20).map { _ in try emitter(rate: 10_000) }
    for layer in emitters { root.addSublayer(layer) }
    _ = commit(at: 5)
    LayerClock.$staged.withValue(5.5) {
      CATransaction.atOnce { for layer in emitters.dropFirst() { layer.birthRate = 0 } }
    }
    #expect(counts(at: 8).first.map { $0 >= 9_999 } == true)
    let burst = try emitter(rate: 100_000)
    burst.emitterCells?.first?.duration = 1
    for _ in 0..<20 { root.addSublayer(try emitter(rate: 0)) }
    root.addSublayer(burst)
    #expect(counts(at: 9).first.map { $0 >= 9_999 } == true)
  }

  @Test func `P26 emitters that come with the layout share in the same frame`() throws {
    final class Late: CALayer {
      var emitters: [CAEmitterLayer] = []
      override func layoutSublayers() {
        for emitter in emitters { addSublayer(emitter) }
        emitters = []
      }
    }
    let late = Late()
    late.emitters = try (0..<40).map { _ in try emitter(rate: 10_000) }
    root.addSublayer(late)
    late.setNeedsLayout()
    #expect((commit()?.count ?? .max) <= 101_000)
  }

  @Test func `P26 an emitter that takes the place of another in the layout shares, too`() throws {
    final class Swapping: CALayer {
      var next: [CAEmitterLayer] = []
      override func layoutSublayers() {
        sublayers = next
      }
    }
    let swapping = Swapping()
    for _ in 0..<40 { swapping.addSublayer(try emitter(rate: 10)) }
    root.addSublayer(swapping)
    swapping.next = swapping.sublayers as? [CAEmitterLayer] ?? []
    _ = commit(at: 4)
    swapping.next = try (0..<40).map { _ in try emitter(rate: 10_000) }
    swapping.setNeedsLayout()
    #expect((commit()?.count ?? .max) <= 101_000)
  }

  @Test func `P26 a share follows from the tree alone, also between two frames`() throws {
    let first = try emitter(rate: 10_000)
    root.addSublayer(first)
    let alone = counts()
    let others = try (0..<19).map { _ in try emitter(rate: 10_000) }
    for other in others { root.addSublayer(other) }
    #expect(counts().reduce(0, +) <= 100_000 + 20)
    for other in others { other.removeFromSuperlayer() }
    #expect(counts() == alone)
    // What is hidden sends out nothing, nor does what is in it.
    let group = CALayer()
    for other in others.prefix(9) { group.addSublayer(other) }
    for other in others.dropFirst(9) { root.addSublayer(other) }
    root.addSublayer(group)
    #expect(counts() != alone)
    CATransaction.atOnce {
      group.isHidden = true
      for other in others.dropFirst(9) { other.isHidden = true }
    }
    #expect(counts() == alone)
    CATransaction.atOnce { group.isHidden = false }
    #expect(counts(at: 5).first == alone.first)
    #expect(counts(at: 5).last == 90_009)
  }

  @Test func `P26 a presentation has the share of its layer`() throws {
    let layers = try (0..<20).map { _ in try emitter(rate: 10_000) }
    root.addSublayer(layers[0])
    _ = commit(at: 1)
    let fade = CABasicAnimation(keyPath: "opacity")
    (fade.fromValue, fade.toValue, fade.duration) = (0.5, 1, 100)
    layers[0].add(fade, forKey: nil)
    _ = commit(at: 2)
    for layer in layers.dropFirst() { root.addSublayer(layer) }
    #expect(counts(at: 3).allSatisfy { (4_990...5_010).contains($0) })
  }
}
