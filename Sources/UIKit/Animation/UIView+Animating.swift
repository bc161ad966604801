import QuartzCore

extension UIView {
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let animation = ViewAnimation(
      duration: duration, delay: delay, pace: .curve(options.curve), options: options)
    run(animation, animations, completion)
  }

  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations,
      completion: completion)
  }

  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animate(withDuration: duration, delay: 0, animations: animations)
  }

  /// As a spring that has come to rest when the duration is over.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Spring(
      settlingIn: duration, dampingRatio: Double(dampingRatio), velocity: Double(velocity))
    let animation = ViewAnimation(
      duration: duration, delay: delay, pace: .spring(spring), options: options)
    run(animation, animations, completion)
  }

  /// As a spring by the time that a swing seems to take, and how springy it is.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Spring(
      perceptualDuration: duration, bounce: Double(bounce),
      velocity: Double(initialSpringVelocity))
    let animation = ViewAnimation(
      duration: duration > 0 ? spring.settlingDuration : 0, delay: delay, pace: .spring(spring),
      options: options)
    run(animation, animations, completion)
  }

  static func run(
    _ animation: ViewAnimation, _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    if let completion {
      animation.group.whenDone { finished in MainActor.assumeIsolated { completion(finished) } }
    }
    ViewAnimation.run(animation, animations)
    animation.group.close()
  }

  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wereEnabled = ViewAnimation.areEnabled
    ViewAnimation.areEnabled = false
    defer { ViewAnimation.areEnabled = wereEnabled }
    ViewAnimation.run(nil, actionsWithoutAnimation)
  }

  public class func setAnimationsEnabled(_ enabled: Bool) { ViewAnimation.areEnabled = enabled }

  public class var areAnimationsEnabled: Bool { ViewAnimation.areEnabled }

  /// Seconds of the animation block that is being run; 0 outside of one.
  public class var inheritedAnimationDuration: TimeInterval { ViewAnimation.current?.duration ?? 0 }

  /// Has what a block in an animation block changes repeated.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    guard let current = ViewAnimation.current else { return animations() }
    let old = (current.repeatCount, current.autoreverses)
    (current.repeatCount, current.autoreverses) = (Float(count), autoreverses)
    animations()
    (current.repeatCount, current.autoreverses) = old
  }
}
