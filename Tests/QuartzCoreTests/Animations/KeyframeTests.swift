import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

@Suite struct KeyframeTests {
  private let play = Playhead()

  private func frames(
    _ values: [Any], _ mode: CAAnimationCalculationMode = .linear, keyTimes: [NSNumber]? = nil
  ) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: "cornerRadius")
    (animation.values, animation.calculationMode, animation.duration) = (values, mode, 1)
    animation.keyTimes = keyTimes
    return animation
  }

  private func shown(_ animation: CAKeyframeAnimation, at times: [Double]) -> [Double] {
    play.add(animation, forKey: "frames")
    return play.numbers("cornerRadius", at: times)
  }

  @Test func A07_linearGoesFromValueToValueByItsTimes() {
    #expect(shown(frames([0, 10, 40]), at: [0, 0.25, 0.5, 0.75]).isNear([0, 5, 10, 25]))
    let timed = frames([0, 10, 40], keyTimes: [0, 0.2, 1])
    #expect(shown(timed, at: [0.1, 0.2, 0.6]).isNear([5, 10, 25]))
  }

  @Test func A07_eachWayHasACurveOfItsOwn() {
    let animation = frames([0, 10, 20])
    animation.timingFunctions = [.init(name: .easeIn), .init(name: .linear)]
    #expect(shown(animation, at: [0.25, 0.75]).isNear([3.153568, 15], 2e-5))
  }

  @Test func A07_discreteStaysUntilTheNext() {
    let timed = frames([1, 2, 3], .discrete, keyTimes: [0, 0.5, 0.75, 1])
    #expect(shown(timed, at: [0.25, 0.5, 0.74, 0.9]) == [1, 2, 2, 3])
    #expect(shown(frames([1, 2, 3], .discrete), at: [0.3, 0.5, 0.7]) == [1, 2, 3])
  }

  @Test func A07_discreteEndsWithWhatHoldsForAnyTime() {
    func kept(_ values: [Any], _ keyTimes: [NSNumber]) -> CAKeyframeAnimation {
      let animation = frames(values, .discrete, keyTimes: keyTimes)
      (animation.fillMode, animation.isRemovedOnCompletion) = (.forwards, false)
      return animation
    }
    #expect(shown(kept([1, 2, 3], [0, 0, 1, 1]), at: [0, 0.5, 1, 2]) == [2, 2, 2, 2])
    #expect(shown(kept([1, 2], [0, 1, 1]), at: [0, 1]) == [1, 1])
    // A value that begins at the end, where times end with it, is what is left.
    #expect(shown(kept([1, 2], [0, 1]), at: [0.5, 1]) == [1, 2])
  }

  @Test func A07_pacedKeepsItsSpeedWhateverTheTimes() {
    let animation = frames([0, 10, 40], .paced, keyTimes: [0, 0.9, 1])
    #expect(shown(animation, at: [0.25, 0.5, 0.75]).isNear([10, 20, 30]))
  }

  @Test(arguments: [CAAnimationCalculationMode.cubic, .cubicPaced])
  func A07_cubicGoesThroughItsValuesWithoutACorner(_ mode: CAAnimationCalculationMode) {
    let animation = frames([0, 10, 0, 30], mode)
    let (times, step) = (mode == .cubic ? [1.0 / 3, 2.0 / 3] : [0.3, 0.6], 1e-4)
    if mode == .cubic { #expect(shown(animation, at: times).isNear([10, 0], 1e-9)) }
    play.add(animation, forKey: "frames")
    for time in times {
      let near = play.numbers("cornerRadius", at: [time - step, time, time + step])
      #expect(((near[1] - near[0]) - (near[2] - near[1])).magnitude < 1e-3)
    }
    #expect(play.numbers("cornerRadius", at: [0, 0.999_999]).isNear([0, 30], 1e-3))
  }

  @Test func A07_tensionMakesACubicStraight() {
    let animation = frames([0, 10, 20, 0], .cubic)
    animation.tensionValues = [1, 1, 1, 1]
    let value = shown(animation, at: [0.5])[0]
    #expect(value.isNear15)
  }

  @Test(arguments: [CAAnimationCalculationMode.linear, .paced])
  func A07_aPathLeadsAndTurns(_ mode: CAAnimationCalculationMode) {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 100, y: 0))
    path.addLine(to: CGPoint(x: 100, y: 100))
    let animation = CAKeyframeAnimation(keyPath: "position")
    (animation.path, animation.calculationMode, animation.duration) = (path, mode, 1)
    animation.rotationMode = .rotateAuto
    play.add(animation, forKey: "path")
    #expect(play.numbers("position.x", at: [0.25, 0.75]).isNear([50, 100]))
    #expect(play.numbers("position.y", at: [0.25, 0.75]).isNear([0, 50]))
    #expect(play.numbers("transform.rotation.z", at: [0.25, 0.75]).isNear([0, .pi / 2]))
    animation.rotationMode = .rotateAutoReverse
    play.add(animation, forKey: "path")
    #expect(play.number("transform.rotation.z", at: 0.75).isNearQuarterBack)
  }

  @Test(
    arguments: [
      [0, 0.8, 0.2], [0.5, 0.2, 0.1], [0, 0.5], [.nan, .nan, .nan], [-3, 7, 1], [],
    ] as [[Double]])
  func keyTimesInAnyOrderEndAndStayWithinTheValues(_ times: [Double]) {
    for mode in [CAAnimationCalculationMode.linear, .discrete, .paced, .cubic, .cubicPaced] {
      let animation = frames([0, 10, 40], mode, keyTimes: times.map { NSNumber(value: $0) })
      for value in shown(animation, at: [0, 0.3, 0.5, 0.9]) {
        #expect(value >= -5 && value <= 45)
      }
      play.frame(at: 2)
      #expect(play.layer.animationKeys() == nil)
    }
  }

  @Test(arguments: 0..<4)
  func valuesThatAreNoneChangeNothing(_ index: Int) {
    let values: [[Any]] = [[], [1, "far"], [NSNumber(value: Double.nan), 4], [CGPoint.zero]]
    #expect(shown(frames(values[index]), at: [0.25]).isNear([0]))
    play.frame(at: 2)
    #expect(play.layer.animationKeys() == nil)
  }
}

extension Double {
  fileprivate var isNear15: Bool { (self - 15).magnitude < 1e-9 }
  fileprivate var isNearQuarterBack: Bool { (self + .pi / 2).magnitude < 1e-6 }
}
