import AllocationCounter
import CoreGraphics
import Foundation
import QuartzCore
import RenderServer
import RenderTree

/// A thousand layers that each have an animation without an end.
struct Movement {
  private let root = CALayer()
  private let renderer = Renderer(threads: 1)

  /// What one of the layers does, of ten kinds.
  private static func animation(_ kind: Int) -> CAPropertyAnimation {
    switch kind {
    case 0: return basic("position", NSValue(cgPoint: CGPoint(x: 300, y: 280)))
    case 1: return basic("opacity", NSNumber(value: 0.2))
    case 2: return basic("transform.rotation.z", NSNumber(value: 3))
    case 3: return basic("bounds.size.width", NSNumber(value: 24))
    case 4: return basic("cornerRadius", NSNumber(value: 6))
    case 5:
      return basic("transform", NSValue(caTransform3D: CATransform3DMakeScale(2, 0.5, 1)))
    case 6: return basic("backgroundColor", CGColor(srgbRed: 1, green: 0.4, blue: 0, alpha: 1))
    case 7:
      let frames = CAKeyframeAnimation(keyPath: "position.y")
      frames.values = [20, 300, 120, 340].map { NSNumber(value: $0) }
      frames.calculationMode = .cubic
      return frames
    case 8:
      let spring = CASpringAnimation(perceptualDuration: 0.6, bounce: 0.4)
      (spring.keyPath, spring.byValue) = ("position.x", NSNumber(value: 60))
      spring.isAdditive = true
      return spring
    default:
      let round = CAKeyframeAnimation(keyPath: "position")
      round.path = CGPath(ellipseIn: CGRect(x: 50, y: 50, width: 300, height: 300), transform: nil)
      (round.calculationMode, round.rotationMode) = (.paced, .rotateAuto)
      return round
    }
  }

  private static func basic(_ keyPath: String, _ to: Any) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.toValue = to
    return animation
  }

  init() {
    root.frame = CGRect(x: 0, y: 0, width: 400, height: 400)
    for index in 0..<1000 {
      let layer = CALayer()
      layer.frame = CGRect(x: index % 40 * 10, y: index / 40 * 16, width: 8, height: 12)
      layer.backgroundColor = CGColor(
        srgbRed: CGFloat(index) / 1000, green: 0.5, blue: 0.7, alpha: 1)
      root.addSublayer(layer)
      let animation = Self.animation(index % 10)
      animation.duration = 1 + Double(index % 7) / 10
      (animation.autoreverses, animation.repeatCount) = (true, .infinity)
      animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
      layer.add(animation, forKey: nil)
    }
  }

  /// Makes so many frames, a sixtieth of a second each; tells how often sampling and committing
  /// asked for memory, and the milliseconds of the fastest frame.
  func frames(_ range: Range<Int>) -> (requests: UInt64, milliseconds: Double) {
    var requests: UInt64 = 0
    var fastest = Duration.seconds(1)
    let clock = ContinuousClock()
    for index in range {
      LayerClock.$staged.withValue(Double(index) / 60) {
        let before = allocation_count()
        let start = clock.now
        let tree = root.commitTree().root
        fastest = min(fastest, clock.now - start)
        requests += allocation_count() - before
        // Whoever shows a tree lets go of the one before.
        _ = renderer.render(
          Frame(root: tree, canvas: CanvasSize(width: 800, height: 800), scale: 2))
      }
    }
    return (requests, Double(fastest.components.attoseconds) / 1e15)
  }
}
