import CoreGraphics
import RenderTree
import Testing

@testable import QuartzCore

/// What the instances of a replicator with a delay show, and when frames of them are made.
@Suite struct InstanceTimeTests {
  private let replicator = CAReplicatorLayer()
  private let dot = CALayer()

  private func playhead(_ count: Int, _ delay: Double) -> Playhead {
    dot.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    if replicator.sublayers == nil { replicator.addSublayer(dot) }
    (replicator.instanceCount, replicator.instanceDelay) = (count, delay)
    return Playhead(replicator)
  }

  private func add(_ animation: CABasicAnimation, delay: Double = 0) {
    (animation.isRemovedOnCompletion, animation.fillMode) = (false, .forwards)
    if delay > 0 { animation.beginTime = delay }
    LayerClock.$staged.withValue(0) { dot.add(animation, forKey: nil) }
  }

  /// Where the dots are that stand so deep in a node.
  private func places(_ play: Playhead, at time: Double, depth: Int = 1) -> [Double] {
    play.frame(at: time)
    var nodes = Array(play.root.node?.children.first?.children ?? [])
    for _ in 1..<depth { nodes = nodes.flatMap { $0.children.flatMap { Array($0.children) } } }
    return nodes.map { Double($0.children.first?.geometry.transform.tx ?? .nan) }
  }

  private func wait(_ play: Playhead, at time: Double) -> Double? {
    LayerClock.$staged.withValue(time) { play.root.timeToNextFrame(at: time) }
  }

  @Test func `L20 instances go on when what they show has come to its end`() {
    let play = playhead(3, 1)
    add(basic("position.x", from: 5, to: 105, duration: 0.8))
    play.frame(at: 0)
    #expect(places(play, at: 0.9).isNear([100, -5, -5]))
    #expect(wait(play, at: 0.9) == 0)
    #expect(places(play, at: 1.4).isNear([100, 50, -5]))
    #expect(places(play, at: 2.5).isNear([100, 100, 62.5]))
    #expect(wait(play, at: 2.5) == 0)
    // The last one arrives between two frames.
    #expect(places(play, at: 9).isNear([100, 100, 100]))
    #expect(wait(play, at: 9) == nil)
    #expect(play.frame(at: 10).recommitted == 0)
  }

  @Test func `L20 instances that are ahead move before the original begins`() {
    let play = playhead(2, -2)
    add(basic("position.x", from: 5, to: 105), delay: 3)
    play.frame(at: 0)
    #expect(wait(play, at: 0) == 1)
    #expect(places(play, at: 0.5).isNear([-5, -5]))
    #expect(places(play, at: 1.5).isNear([-5, 50]))
    #expect(wait(play, at: 1.5) == 0)
    #expect(places(play, at: 2.5).isNear([-5, 100]))
    #expect(places(play, at: 3.5).isNear([50, 100]))
    #expect(places(play, at: 4).isNear([100, 100]))
    #expect(wait(play, at: 4) == nil)
  }

  @Test func `L20 replicators in each other add up their delays`() {
    let outer = CAReplicatorLayer()
    (outer.instanceCount, outer.instanceDelay) = (2, 0.4)
    outer.addSublayer(replicator)
    _ = playhead(2, 0.1)
    outer.addSublayer(replicator)
    let play = Playhead(outer)
    add(basic("position.x", from: 5, to: 105))
    play.frame(at: 0)
    #expect(places(play, at: 0.6, depth: 2).isNear([60, 50, 20, 10]))
    #expect(places(play, at: 1.2, depth: 2).isNear([100, 100, 80, 70]))
    #expect(wait(play, at: 1.2) == 0)
    #expect(places(play, at: 1.6, depth: 2).isNear([100, 100, 100, 100]))
    #expect(wait(play, at: 1.6) == nil)
  }

  @Test func `L20 an instance shows all that is in what is hidden now`() {
    let play = playhead(2, -2)
    let inner = CALayer()
    inner.backgroundColor = .black
    dot.opacity = 0
    dot.addSublayer(inner)
    add(basic("opacity", from: 1, to: 1), delay: 3)
    play.frame(at: 0)
    play.frame(at: 1.5)
    let instances = play.root.node?.children.first?.children ?? []
    #expect(instances.map(\.children.count) == [0, 1])
    #expect(instances.last?.children.first?.children.count == 1)
  }
}
