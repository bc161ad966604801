import CoreGraphics
import Testing

@testable import QuartzCore

@Suite struct SpringTests {
  @Test func A07_settlesAsApples() {
    let spring = CASpringAnimation()
    #expect(spring.mass == 1 && spring.stiffness == 100 && spring.damping == 10)
    #expect((spring.settlingDuration - 1.4727003346780927).magnitude < 1e-9)
  }

  @Test(arguments: [0.05, 0.3, 0.7, 0.999, 1])
  func UIKitsSpringIsSettledWhenItsTimeIsOver(_ ratio: Double) {
    for velocity in [0.0, 1, -3, 8] {
      let spring = Spring(settlingIn: 0.6, dampingRatio: ratio, velocity: velocity)
      #expect((spring.dampingRatio - ratio).magnitude < 1e-9)
      let decay = ratio * spring.frequency
      let swing = spring.frequency * (1 - ratio * ratio).squareRoot()
      let rest =
        ratio < 1
        ? ((decay - velocity) / swing).magnitude * exp(-decay * 0.6)
        : (1 - spring.value(at: 0.6)).magnitude
      #expect((rest - 0.001).magnitude < 1e-6)
    }
  }

  @Test func UIKitsSpringHasTheFactsFrequency() {
    let ratio = 0.5
    let spring = Spring(settlingIn: 2, dampingRatio: ratio, velocity: 0)
    let expected = log(1000 * ratio / (1 - ratio * ratio).squareRoot()) / (ratio * 2)
    #expect((spring.frequency - expected).magnitude < 1e-9)
    let critical = Spring(settlingIn: 1, dampingRatio: 1, velocity: 0)
    #expect((critical.frequency - 9.23341).magnitude < 1e-5)
  }

  /// The equation of motion, by differences.
  @Test(arguments: [0.0, 2, 10, 20, 40])
  func motionObeysTheForce(_ damping: Double) {
    var spring = Spring(mass: 2, stiffness: 50, damping: damping, velocity: 1.5)
    spring.allowsOverdamping = true
    let step = 1e-4
    #expect((spring.value(at: 1e-6) / 1e-6 - 1.5).magnitude < 1e-3)
    for time in [0.1, 0.5, 1.3] {
      let (a, b, c) = (
        spring.value(at: time - step), spring.value(at: time), spring.value(at: time + step)
      )
      let force = 2 * (a - 2 * b + c) / (step * step)
      let expected = 50 * (1 - b) - damping * (c - a) / (2 * step)
      #expect((force - expected).magnitude < 1e-3)
    }
  }

  @Test func bounceAndDurationMakeASpring() {
    let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.3)
    #expect((spring.perceptualDuration - 0.5).magnitude < 1e-12)
    #expect((spring.bounce - 0.3).magnitude < 1e-12)
    #expect((spring.stiffness - 157.91367).magnitude < 1e-4)
    #expect(spring.duration == spring.settlingDuration)
  }

  @Test(arguments: [0, -1, Double.nan, .infinity, 1e-300, 1e300])
  func anySpringEnds(_ number: Double) {
    let spring = CASpringAnimation(keyPath: "position.x")
    spring.mass = number
    spring.stiffness = number
    spring.damping = number
    spring.initialVelocity = number
    #expect(spring.settlingDuration > 0)
    #expect(spring.spring.value(at: 1).isFinite)
    #expect(Spring(settlingIn: number, dampingRatio: number, velocity: number).frequency >= 0)
    #expect(Spring(perceptualDuration: number, bounce: number).value(at: 1).isFinite)
  }
}
