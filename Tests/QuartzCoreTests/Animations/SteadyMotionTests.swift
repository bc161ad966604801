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
      play.root.commitTree().root?.children.first?.children ?? []
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
