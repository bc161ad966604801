import CoreGraphics
import RenderTree
import Testing

@testable import QuartzCore

/// What a movement that goes on costs, and that nodes which are made anew are nobody's.
@Suite struct SteadyMotionTests {
  private func tree(_ play: Playhead, at time: Double) -> RenderNode? {
    LayerClock.$staged.withValue(time) { play.root.commitTree().root }
  }

  private func moving() -> Playhead {
    let play = Playhead()
    play.layer.backgroundColor = CGColor(gray: 0.5, alpha: 1)
    play.add(basic("position.x", from: 0, to: 100, duration: 10))
    play.add(
      basic(
        "backgroundColor", from: CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1),
        to: CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1), duration: 10))
    return play
  }

  @Test func aTreeThatSomebodyHoldsStaysAsItWas() throws {
    let play = moving()
    let held = try #require(tree(play, at: 1))
    let text = held.dump()
    let color = held.children.first?.paint.background
    let later = (2...6).map { tree(play, at: Double($0)) }
    #expect(held.dump() == text)
    #expect(held.children.first?.paint.background == color)
    #expect(color?.rgba.red.isNear(0.9) == true)
    #expect(Set(later.compactMap { $0.map(ObjectIdentifier.init) }).count == 5)
    #expect(later.compactMap { $0?.children.first?.geometry.transform.tx } == [15, 25, 35, 45, 55])
  }

  @Test func nodesThatNobodyHoldsAreMadeAnew() {
    let play = moving()
    var seen: Set<ObjectIdentifier> = []
    for frame in 1...20 {
      if let node = tree(play, at: Double(frame) / 10)?.children.first {
        seen.insert(ObjectIdentifier(node))
      }
    }
    #expect(seen.count <= 3)
    // What is at rest keeps nothing for frames that will not come.
    for time in [10, 11, 12.0] { play.frame(at: time) }
    #expect(play.layer.motion?.nodes.isEmpty == true)
  }

  @Test func layersWithoutAnimationsCostNothing() {
    let play = moving()
    for _ in 0..<1000 { play.root.addSublayer(CALayer()) }
    play.frame(at: 1)
    for time in [1.1, 1.2, 1.3] { #expect(play.frame(at: time).recommitted == 2) }
    #expect(play.root.sublayers?.dropFirst().allSatisfy { $0.motion == nil } == true)
    for time in [10, 11.0] { play.frame(at: time) }
    #expect(play.frame(at: 12).recommitted == 0)
    #expect(play.root.timeToNextFrame(at: 12) == nil)
  }

  @Test func aPausedTimeOfOneLayerHoldsThoseBelow() {
    let play = moving()
    play.layer.timeOffset = 2
    #expect(play.number("position.x", at: 1).isNear(30))
    play.root.speed = 2
    #expect(play.number("position.x", at: 1).isNear(40))
  }
}

@Suite struct InstanceDelayTests {
  private let play: Playhead

  /// Where the dots of the copies are.
  private func places(at time: Double) -> [Double] {
    play.frame(at: time)
    let instances = play.root.node?.children.first?.children ?? []
    return instances.map { Double($0.children.first?.geometry.transform.tx ?? .nan) }
  }

  init() {
    let replicator = CAReplicatorLayer()
    let dot = CALayer()
    dot.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    replicator.addSublayer(dot)
    replicator.instanceCount = 4
    replicator.instanceDelay = 0.25
    play = Playhead(replicator)
    let motion = basic("position.x", from: 5, to: 105, duration: 1)
    LayerClock.$staged.withValue(0) { dot.add(motion, forKey: nil) }
    play.frame(at: 0)
  }

  @Test func L20_copiesMoveLaterByTheDelayEach() {
    // Before their beginning, copies show what was set.
    #expect(places(at: 0.5).isNear([50, 25, 0, -5]))
    #expect(places(at: 0.75).isNear([75, 50, 25, 0]))
    CATransaction.atOnce { (play.layer as? CAReplicatorLayer)?.instanceDelay = 0 }
    #expect(places(at: 0.8).isNear([80, 80, 80, 80]))
  }
}

@Suite struct CellAnimationTests {
  private let emitter = CAEmitterLayer()
  private let play: Playhead

  init() throws {
    let context = CGContext(width: 2, height: 2, scale: 1, pointsDown: false)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    let (spark, trail) = (CAEmitterCell(), CAEmitterCell())
    (spark.name, spark.birthRate, spark.lifetime) = ("spark", 10, 1)
    spark.contents = context.makeImage()
    trail.name = "trail"
    spark.emitterCells = [trail]
    emitter.emitterCells = [spark]
    play = Playhead(emitter)
  }

  @Test func L20_settingsOfCellsAreAnimatedByTheirNames() {
    let before = play.root.node?.children.first?.children.count
    play.add(basic("emitterCells.spark.birthRate", from: 10, to: 50))
    play.add(basic("emitterCells.spark.emitterCells.trail.scale", from: 1, to: 3))
    #expect(play.number("emitterCells.spark.birthRate", at: 0.5).isNear(30))
    #expect(play.number("emitterCells.spark.emitterCells.trail.scale", at: 0.5).isNear(2))
    #expect((before ?? 0) * 2 < play.root.node?.children.first?.children.count ?? 0)
    // The cells that were set are as they were.
    #expect(emitter.emitterCells?.first?.birthRate == 10)
    #expect(emitter.emitterCells?.first?.emitterCells?.first?.scale == 1)
    #expect(play.number("emitterCells.spark.birthRate", at: 1) == 10)
  }

  @Test(arguments: [
    "emitterCells.none.birthRate", "emitterCells.spark.none", "emitterCells.spark",
    "emitterCells.spark.trail.scale", "emitterCells.spark.emitterCells.trail",
  ])
  func whatLeadsToNoCellChangesNothing(_ keyPath: String) {
    play.add(basic(keyPath, from: 10, to: 50))
    play.frame(at: 0.5)
    #expect(emitter.presentation()?.emitterCells?.first?.birthRate == 10)
    play.frame(at: 2)
    #expect(play.layer.animationKeys() == nil)
  }
}

@Suite struct TransitionTests {
  private let play: Playhead

  init() {
    play = Playhead()
    play.layer.backgroundColor = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
    play.frame(at: 0)
  }

  /// What the layer shows at a time: its own node, or the two pictures.
  private func shown(_ type: CATransitionType, _ side: CATransitionSubtype?, at time: Double)
    -> [RenderNode]
  {
    let transition = CATransition()
    (transition.type, transition.subtype, transition.duration) = (type, side, 1)
    CATransaction.atOnce {
      play.layer.backgroundColor = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)
    }
    play.add(transition)
    return LayerClock.$staged.withValue(time) {
      Array(play.root.commitTree().root?.children.first?.children ?? [])
    }
  }

  @Test func A07_aFadeMixesWhatWasAndWhatIs() {
    let pictures = shown(.fade, nil, at: 0.25)
    #expect(pictures.map(\.paint.background?.rgba.red) == [1, 0])
    #expect(pictures.map(\.effect.opacity) == [0.75, 0.25])
    play.frame(at: 1)
    #expect(play.root.node?.children.first?.children.isEmpty == true)
    #expect(play.root.node?.children.first?.paint.background?.rgba.blue == 1)
  }

  @Test(arguments: [
    (CATransitionSubtype.fromLeft, 1.0, 0.0), (.fromRight, -1, 0), (.fromTop, 0, 1),
    (.fromBottom, 0, -1),
  ])
  func A07_picturesComeFromTheirSide(_ side: CATransitionSubtype, _ x: Double, _ y: Double) {
    let places = shown(.push, side, at: 0.25).map {
      CGPoint(x: $0.geometry.transform.tx, y: $0.geometry.transform.ty)
    }
    #expect(
      places == [CGPoint(x: 2.5 * x, y: 2.5 * y), CGPoint(x: -7.5 * x, y: -7.5 * y)])
  }

  @Test func A07_whatMovesInCoversWhatWas() {
    let pictures = shown(.moveIn, .fromLeft, at: 0.5)
    #expect(pictures.map(\.geometry.transform.tx) == [0, -5])
    #expect(pictures.map(\.paint.background?.rgba.blue) == [0, 1])
  }

  @Test func A07_whatIsRevealedLiesBelowWhatWas() {
    let pictures = shown(.reveal, .fromLeft, at: 0.5)
    #expect(pictures.map(\.geometry.transform.tx) == [0, 5])
    #expect(pictures.map(\.paint.background?.rgba.blue) == [1, 0])
  }

  @Test func A07_progressBeginsAndEndsWhereItIsTold() {
    let transition = CATransition()
    (transition.startProgress, transition.endProgress) = (0.5, 1)
    (transition.type, transition.subtype, transition.duration) = (.push, .fromLeft, 1)
    play.add(transition)
    let node = LayerClock.$staged.withValue(0.5) { play.root.commitTree().root }
    #expect(node?.children.first?.children.map(\.geometry.transform.tx) == [7.5, -2.5])
  }
}
