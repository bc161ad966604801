import CoreGraphics
import Testing

@testable import QuartzCore

/// What was measured of animations of Apple's layers, each with its number.
@MainActor @Suite struct MotionFactTests {
  private func keyframes(_ key: String, _ change: (CAKeyframeAnimation) -> Void)
    -> CAKeyframeAnimation
  {
    let animation = CAKeyframeAnimation(keyPath: key)
    animation.duration = 1
    change(animation)
    return animation
  }

  private func shown(_ key: String, at times: [Double], _ change: (CAKeyframeAnimation) -> Void)
    -> [Double]
  {
    let play = Playhead()
    play.add(keyframes(String(key.split(separator: ".")[0]), change))
    return play.numbers(key, at: times)
  }

  @Test("F43 the piece that closes a path is no interval where the times are those of the points")
  func closedPath() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 100, y: 0))
    path.closeSubpath()
    let numbers = shown("position.x", at: [0.5, 0.999999]) {
      $0.path = path
      $0.keyTimes = [0, 1]
    }
    #expect(numbers.isNear([50, 100], 1e-3))
  }

  @Test("F66 times of keyframes that are no times do not count") func invalidTimes() {
    for times in [[0.2, 0.5, 1], [0, 0.75, 0.5], [0, .nan, 1]] {
      let numbers = shown("cornerRadius", at: [0.25]) {
        $0.values = [0.0, 10.0, 100.0]
        $0.keyTimes = times.map { NSNumber(value: $0) }
      }
      #expect(numbers.isNear([5]), "\(times)")
    }
  }

  @Test("F67 springs are settled after a time") func settling() {
    func spring(_ damping: Double) -> CASpringAnimation {
      let spring = CASpringAnimation(keyPath: "opacity")
      (spring.mass, spring.stiffness, spring.damping) = (1, 100, damping)
      return spring
    }
    for damping in [20.0, 40, 100] {
      #expect(spring(damping).settlingDuration == 1, "\(damping)")
    }
    #expect(spring(0).settlingDuration == 3.4028234663852886e38)
  }

  @Test("F69 curves go through colours and rectangles") func curves() {
    let colours = Playhead()
    colours.add(
      keyframes("backgroundColor") {
        $0.values = [0, 0.1, 0.4, 0.9].map { CGColor(red: $0, green: 0, blue: 0, alpha: 1) }
        $0.calculationMode = .cubic
      })
    let colour = colours.value("backgroundColor", at: 0.5) as? CGColor
    let red = Double(colour?.components?.first ?? 0)
    #expect(abs(red - 0.225) < 1e-6)
    let play = Playhead()
    play.add(
      keyframes("bounds") {
        $0.values = [0, 10, 40, 90].map { CGRect(x: $0, y: 0, width: 1, height: 1) }
        $0.calculationMode = .cubic
      })
    #expect(play.numbers("bounds.origin.x", at: [0.5]).isNear([22.5]))
    let points = Playhead()
    points.add(
      keyframes("position") {
        $0.values = [CGPoint.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 30)]
        $0.calculationMode = .cubic
      })
    #expect(points.numbers("position.x", at: [0.75]).isNear([10.625]))
    #expect(points.numbers("position.y", at: [0.75]).isNear([13.125]))
    let paced = shown("cornerRadius", at: [0.35]) {
      $0.values = [0.0, 80.0, 20.0, 100.0]
      $0.calculationMode = .cubicPaced
    }
    #expect(paced.isNear([79.382], 1e-3))
  }

  @Test("F69 value functions start from what changes nothing, and go on evenly") func functions() {
    let play = Playhead()
    let scale = CABasicAnimation(keyPath: "transform")
    scale.valueFunction = CAValueFunction(name: .scale)
    scale.toValue = [3, 4, 5]
    scale.duration = 1
    play.add(scale)
    let shown = ["x", "y", "z"].map { play.number("transform.scale.\($0)", at: 0.5) }
    #expect(shown.isNear([2, 2.5, 3]))
    let paced = Playhead()
    paced.add(
      keyframes("transform") {
        $0.valueFunction = CAValueFunction(name: .translate)
        $0.values = [[0, 0], [10, 0], [10, 30]]
        $0.calculationMode = .paced
      })
    #expect(abs(paced.number("transform.translation.y", at: 0.75) - 15) < 1e-6)
  }

  @Test("F41 animations that a held layer gets while it is displayed show at its time at once")
  func heldWhileDisplayed() {
    final class Layer: CALayer {
      override func display() {
        let animation = CABasicAnimation(keyPath: "cornerRadius")
        (animation.fromValue, animation.toValue, animation.duration) = (0, 10, 1)
        // At the layer's own beginning, and not when it is added.
        animation.beginTime = .leastNonzeroMagnitude
        add(animation, forKey: nil)
      }
    }
    let layer = Layer()
    (layer.speed, layer.timeOffset) = (0, 0.5)
    let play = Playhead(layer)
    layer.setNeedsDisplay()
    #expect(abs(play.number("cornerRadius", at: 3) - 5) < 1e-6)
    #expect(abs(play.number("cornerRadius", at: 4) - 5) < 1e-6)
  }

  @Test("F68 the looks of text go over time") func shownOverTime() {
    func shown(_ layer: CALayer, _ key: String, _ from: Any, _ to: Any) -> Any? {
      let play = Playhead(layer)
      play.add(basic(key, from: from, to: to))
      return play.value(key, at: 0.5)
    }
    #expect(shown(CATextLayer(), "fontSize", 10, 20) as? Double == 15)
    let (black, red) = (
      CGColor(red: 0, green: 0, blue: 0, alpha: 1), CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    )
    let colour = shown(CATextLayer(), "foregroundColor", black, red) as? CGColor
    #expect(abs(Double(colour?.components?.first ?? 0) - 0.5) < 1e-6)
  }
}
