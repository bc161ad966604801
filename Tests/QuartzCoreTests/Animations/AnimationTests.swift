import CoreGraphics
import Testing

@testable import QuartzCore

@Suite struct AnimationTests {
  @Test func A01_theModelStaysAsItIs() {
    let play = Playhead()
    play.layer.position = CGPoint(x: 5, y: 5)
    play.layer.removeAllAnimations()
    play.add(basic("position", to: CGPoint(x: 105, y: 5)))
    #expect(play.numbers("position.x", at: [0, 0.25, 0.5, 1]).isNear([5, 30, 55, 5]))
    #expect(play.layer.position == CGPoint(x: 5, y: 5))
    #expect(play.layer.animationKeys() == nil)
  }

  @Test func A07_endsInAllCombinations() {
    func at(_ animation: CABasicAnimation) -> [Double] {
      let play = Playhead()
      play.layer.cornerRadius = 10
      play.layer.removeAllAnimations()
      play.add(animation)
      return play.numbers("cornerRadius", at: [0, 0.5, 0.999999])
    }
    let key = "cornerRadius"
    #expect(at(basic(key, from: 2, to: 4)).isNear([2, 3, 4], 1e-4))
    #expect(at(basic(key, from: 2, by: 4)).isNear([2, 4, 6], 1e-4))
    #expect(at(basic(key, to: 4, by: 2)).isNear([2, 3, 4], 1e-4))
    #expect(at(basic(key, from: 2)).isNear([2, 6, 10], 1e-4))
    #expect(at(basic(key, to: 2)).isNear([10, 6, 2], 1e-4))
    #expect(at(basic(key, by: 4)).isNear([10, 12, 14], 1e-4))
    #expect(at(basic(key)).isNear([10, 10, 10]))
  }

  @Test func A07_additiveAndCumulative() {
    let play = Playhead()
    play.layer.position = CGPoint(x: 100, y: 0)
    play.layer.removeAllAnimations()
    for _ in 0..<2 {
      let animation = basic("position.x", from: 10, to: 20)
      animation.isAdditive = true
      play.add(animation)
    }
    #expect(play.number("position.x", at: 0.5) == 130)
    play.layer.removeAllAnimations()
    let turns = basic("transform.rotation.z", from: 0, to: 0.5)
    turns.isCumulative = true
    turns.repeatCount = 3
    play.add(turns)
    #expect(play.number("transform.rotation.z", at: 1.5).isNear(0.75))
    #expect(play.number("transform.rotation.z", at: 2.5).isNear(1.25))
  }

  @Test func A07_aGroupCutsItsMembersOff() {
    let play = Playhead()
    let group = CAAnimationGroup()
    let late = basic("borderWidth", from: 0, to: 10, duration: 4)
    late.beginTime = 1
    let whole = CABasicAnimation(keyPath: "cornerRadius")
    (whole.fromValue, whole.toValue) = (0, 20)
    group.animations = [late, whole]
    group.duration = 2
    play.add(group, forKey: "both")
    #expect(play.numbers("borderWidth", at: [0.5, 1, 1.5]).isNear([0, 0, 1.25]))
    #expect(play.number("cornerRadius", at: 1.5) == 15)
    #expect(play.number("borderWidth", at: 2) == 0)
    #expect(play.layer.animationKeys() == nil)
  }

  @Test func A01_whatFillsForwardsStays() {
    let play = Playhead()
    let animation = basic("opacity", from: 1, to: 0.5)
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    play.add(animation, forKey: "fade")
    #expect(play.number("opacity", at: 7) == 0.5)
    #expect(play.layer.animationKeys() == ["fade"])
    #expect(play.root.timeToNextFrame(at: 7) == nil)
    // What else changes shows at once.
    play.layer.delegate = nil
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    play.layer.cornerRadius = 3
    CATransaction.commit()
    #expect(play.number("cornerRadius", at: 8) == 3)
    #expect(play.number("opacity", at: 8) == 0.5)
    play.layer.removeAnimation(forKey: "fade")
    #expect(play.number("opacity", at: 9) == 1)
  }

  @Test func A08_aPausedTreeStandsStillAndSleeps() {
    let play = Playhead()
    play.add(basic("position.x", from: 0, to: 100, duration: 10))
    #expect(play.number("position.x", at: 2).isNear(20))
    play.root.timeOffset = play.root.convertTime(2, from: nil)
    play.root.speed = 0
    #expect(play.number("position.x", at: 5).isNear(20))
    #expect(play.frame(at: 6).recommitted == 0)
    #expect(play.root.timeToNextFrame(at: 6) == nil)
    play.root.timeOffset = 7
    #expect(play.number("position.x", at: 6).isNear(70))
    play.root.timeOffset = 3
    #expect(play.number("position.x", at: 6).isNear(30))
  }

  @Test func copiesAreTakenWhenAnAnimationIsAdded() {
    let play = Playhead()
    let animation = basic("opacity", from: 0, to: 1)
    play.add(animation, forKey: "a")
    animation.toValue = 0
    #expect(play.number("opacity", at: 0.5) == 0.5)
    #expect(play.layer.animation(forKey: "a") !== animation)
    #expect((play.layer.animation(forKey: "a") as? CABasicAnimation)?.toValue as? Int == 1)
  }

  @Test func A07_delegatesAreTold() {
    final class Witness: CAAnimationDelegate {
      var log: [String] = []
      func animationDidStart(_ anim: CAAnimation) { log.append("start") }
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { log.append("stop \(flag)") }
    }
    let (play, witness) = (Playhead(), Witness())
    let animation = basic("opacity", from: 0, to: 1)
    animation.delegate = witness
    play.add(animation, forKey: "a")
    #expect(witness.log == ["start"])
    play.frame(at: 0.5)
    play.frame(at: 1)
    #expect(witness.log == ["start", "stop true"])
    LayerClock.$staged.withValue(1) { play.layer.add(animation, forKey: "a") }
    play.frame(at: 1.5)
    LayerClock.$staged.withValue(1.5) { play.layer.add(animation, forKey: "a") }
    play.frame(at: 1.6)
    play.layer.removeFromSuperlayer()
    play.frame(at: 1.7)
    play.frame(at: 1.8)
    #expect(
      witness.log == ["start", "stop true", "start", "stop false", "start", "stop false"])
  }

  @Test func A06_theValueFunctionMovesToTheRight() {
    let play = Playhead()
    let animation = CABasicAnimation()
    animation.valueFunction = CAValueFunction(name: .translateX)
    (animation.fromValue, animation.toValue, animation.duration) = (1, 300, 2)
    animation.run(forKey: "transform", object: play.layer, arguments: nil)
    play.frame(at: 0)
    #expect(play.layer.animationKeys() == ["transform"])
    #expect(play.numbers("transform.translation.x", at: [0, 1]).isNear([1, 150.5]))
  }

  private static var badAnimations: [CABasicAnimation] {
    [
      basic("none", from: 0, to: 1), basic("position.z", to: 1), basic("", to: 1),
      basic("position", to: "far"), basic("position.x", to: Double.nan),
      basic("opacity", to: 1, duration: -1), basic("opacity", to: 1, duration: .nan),
      basic("frame", to: CGRect(x: 1, y: 1, width: 1, height: 1)), basic("bounds", to: CGRect.null),
    ]
  }

  @Test(arguments: badAnimations.indices)
  func badInputChangesNothingAndEnds(_ index: Int) {
    let animation = Self.badAnimations[index]
    let play = Playhead()
    animation.repeatCount = animation.duration > 0 ? 0 : .infinity
    play.add(animation)
    for time in [0.3, 1, 2] { play.frame(at: time) }
    #expect(play.layer.presentation()?.position == .zero)
    #expect(play.layer.presentation()?.bounds == play.layer.bounds)
    #expect(play.layer.animationKeys() == nil)
  }

  @Test func customKeysShowOnThePresentation() {
    final class Dial: CALayer {
      nonisolated(unsafe) static var drawn: [Double] = []
      override class func needsDisplay(forKey key: String) -> Bool {
        key == "angle" || super.needsDisplay(forKey: key)
      }
      override func draw(in ctx: CGContext) {
        Dial.drawn.append((value(forKey: "angle") as? NSNumber)?.doubleValue ?? -1)
      }
    }
    let dial = Dial()
    dial.setValue(2, forKey: "angle")
    let play = Playhead(dial)
    play.add(basic("angle", from: 2, to: 4))
    #expect(play.number("angle", at: 0.5) == 3)
    #expect(Dial.drawn.contains(3))
    #expect(dial.value(forKey: "angle") as? Int == 2)
  }

  @Test func anAnimationsEndIsSeenOnlyInItsTree() {
    let play = Playhead()
    play.add(basic("opacity", from: 0, to: 1, duration: 2))
    #expect(play.frame(at: 1).recommitted == 2)
    #expect(play.root.timeToNextFrame(at: 1) == 0)
    play.frame(at: 2)
    #expect(play.frame(at: 3).recommitted == 0)
    #expect(play.root.restlessCount == 0)
    #expect(play.root.timeToNextFrame(at: 3) == nil)
  }

  @Test func hitTestingFindsWhatIsOnShow() {
    let play = Playhead()
    play.add(basic("position", from: CGPoint(x: 100, y: 100), to: CGPoint(x: 200, y: 100)))
    play.frame(at: 0.5)
    LayerClock.$staged.withValue(0.5) {
      let shown = play.root.presentation()
      let hit = shown?.hitTest(CGPoint(x: 150, y: 100))
      #expect(hit?.model() === play.layer)
      #expect(hit?.superlayer === shown)
      #expect(play.root.hitTest(CGPoint(x: 150, y: 100)) === play.root)
      #expect(play.layer.presentation()?.superlayer?.model() === play.root)
    }
  }
}

extension Double {
  func isNear(_ other: Double) -> Bool { (self - other).magnitude <= 1e-6 }
}
