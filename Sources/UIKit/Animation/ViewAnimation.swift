import QuartzCore

/// An animation block that is being run: how the changes in it are animated.
@MainActor
final class ViewAnimation {
  /// How changes go.
  enum Pace {
    case curve(UIView.AnimationCurve)
    case spring(Spring)
  }

  var duration: Double
  var delay: Double
  var pace: Pace
  var options: UIView.AnimationOptions
  var repeatCount: Float = 0
  var autoreverses = false
  let group = CompletionGroup()
  /// Gathers keyframes in place of adding animations.
  var keyframes: KeyframeRecorder?
  /// Runs the animations in place of time.
  var clock: MotionClock?
  /// Told of every change of an animator's, to set it back.
  var onChange: ((CALayer, String, Any?) -> Void)?

  init(
    duration: Double, delay: Double = 0, pace: Pace, options: UIView.AnimationOptions = []
  ) {
    self.duration = duration > 0 ? duration : 0
    self.delay = delay.isFinite ? max(delay, 0) : 0
    self.pace = pace
    self.options = options
    if options.contains(.repeat) { repeatCount = .infinity }
    autoreverses = options.contains(.autoreverse)
  }

  /// The blocks that are being run, the innermost last; nil where nothing is animated.
  private static var stack: [ViewAnimation?] = []
  static var areEnabled = true

  static var current: ViewAnimation? {
    guard areEnabled, let last = stack.last else { return nil }
    return last
  }

  /// Runs a block with its changes animated so; nil for not at all.
  static func run<Result>(
    _ animation: ViewAnimation?, _ body: () throws -> Result
  ) rethrows -> Result {
    if let animation, let outer = current { animation.inherit(from: outer) }
    let depth = stack.count
    stack.append(animation)
    // What was begun in the block and not committed ends with it.
    defer { stack.removeSubrange(min(depth, stack.count)...) }
    return try body()
  }

  // MARK: Without a block

  /// The animations that were begun and not committed, the last one at the end.
  private static var open: [ViewAnimation] = []

  /// What was begun last, if it is what changes go by now.
  static var begun: ViewAnimation? {
    guard let last = open.last, stack.last.flatMap(\.self) === last else { return nil }
    return last
  }

  static func begin(_ animation: ViewAnimation) {
    open.removeAll { animation in !stack.contains { $0 === animation } }
    stack.append(animation)
    open.append(animation)
  }

  static func commit() {
    guard let begun else { return }
    stack.removeLast()
    open.removeLast()
    begun.group.close()
  }

  /// A block in another one takes as long as that, unless it says otherwise.
  private func inherit(from outer: ViewAnimation) {
    guard clock == nil, keyframes == nil, outer.keyframes == nil else { return }
    if !options.contains(.overrideInheritedDuration) { duration = outer.duration }
    if !options.contains(.overrideInheritedCurve) { pace = outer.pace }
    if !options.contains(.overrideInheritedOptions) {
      options.subtract(.allowUserInteraction)
      options.formUnion(outer.options.intersection(.allowUserInteraction))
    }
  }

  /// Whether changes take time.
  var takesTime: Bool { duration > 0 || delay > 0 || clock != nil }

  // MARK: Animations

  /// An animation of a layer's property with the block's timing.
  func basicAnimation(_ key: String) -> CABasicAnimation {
    let animation: CABasicAnimation
    if case .spring(let spring) = pace, clock == nil {
      let springy = CASpringAnimation(keyPath: key)
      (springy.mass, springy.stiffness) = (spring.mass, spring.stiffness)
      (springy.damping, springy.initialVelocity) = (spring.damping, spring.velocity)
      springy.allowsOverdamping = spring.allowsOverdamping
      animation = springy
    } else {
      animation = CABasicAnimation(keyPath: key)
    }
    time(animation)
    return animation
  }

  func time(_ animation: CAAnimation) {
    // A block without duration still waits for its delay.
    animation.duration = duration > 0 ? duration : 1e-6
    animation.delay = delay
    animation.fillMode = .both
    animation.repeatCount = repeatCount
    animation.autoreverses = autoreverses
    animation.group = group
    animation.clock = clock
    animation.touches = options.contains(.allowUserInteraction) ? .whereItWillBe : .nowhere
    if case .curve(let curve) = pace, clock == nil {
      animation.timingFunction = CAMediaTimingFunction(name: curve.name)
    }
  }
}

extension UIView.AnimationCurve {
  var name: CAMediaTimingFunctionName {
    switch self {
    case .easeInOut: .easeInEaseOut
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .linear: .linear
    }
  }
}
