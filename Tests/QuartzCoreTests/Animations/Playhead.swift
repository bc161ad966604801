import CoreGraphics

@testable import QuartzCore

/// A layer in a tree of its own whose frames are made at times that a test names.
final class Playhead {
  let root = CALayer()
  let layer: CALayer

  init(_ layer: CALayer = CALayer()) {
    self.layer = layer
    root.bounds = CGRect(x: 0, y: 0, width: 400, height: 400)
    root.anchorPoint = .zero
    layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    root.addSublayer(layer)
    frame(at: 0)
  }

  /// Makes a frame.
  @discardableResult
  func frame(at time: Double) -> CommitReport {
    LayerClock.$staged.withValue(time) { root.commitTree().report }
  }

  /// Makes a frame, and reads a value of what it shows.
  func value(_ keyPath: String, at time: Double) -> Any? {
    frame(at: time)
    return LayerClock.$staged.withValue(time) {
      layer.presentation()?.value(forKeyPath: keyPath)
    }
  }

  func number(_ keyPath: String, at time: Double) -> Double {
    (value(keyPath, at: time) as? NSNumber)?.doubleValue ?? .nan
  }

  func numbers(_ keyPath: String, at times: [Double]) -> [Double] {
    times.map { number(keyPath, at: $0) }
  }

  /// Runs an animation from the time 0 on.
  func add(_ animation: CAAnimation, forKey key: String? = nil) {
    LayerClock.$staged.withValue(0) { layer.add(animation, forKey: key) }
    frame(at: 0)
  }
}

extension [Double] {
  /// Whether numbers differ by no more than a millionth.
  func isNear(_ other: [Double], _ tolerance: Double = 1e-6) -> Bool {
    count == other.count && zip(self, other).allSatisfy { ($0 - $1).magnitude <= tolerance }
  }
}

/// A basic animation in a line.
func basic(
  _ keyPath: String, from: Any? = nil, to: Any? = nil, by: Any? = nil, duration: Double = 1
) -> CABasicAnimation {
  let animation = CABasicAnimation(keyPath: keyPath)
  (animation.fromValue, animation.toValue, animation.byValue) = (from, to, by)
  animation.duration = duration
  return animation
}
