import QuartzCore

/// Lets a hand run the animations of an animator forwards and backwards.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  private var context: (any UIViewControllerContextTransitioning)?
  private var animator: (any UIViewImplicitlyAnimating)?
  /// Of animations that nobody can hold, the time of the layer that they are in is held.
  private var scrub: LayerScrub?

  open private(set) var percentComplete: CGFloat = 0
  open private(set) var duration: CGFloat = 0
  /// How much faster or slower the rest goes by itself.
  open var completionSpeed: CGFloat = 1
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// The rest's own timing, where the animator can be held.
  open var timingCurve: (any UITimingCurveProvider)?
  open var wantsInteractiveStart = true

  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    context = transitionContext
    guard let transition = transitionContext as? Transition,
      let animating = transition.animator
    else { return }
    duration = CGFloat(animating.transitionDuration(using: transitionContext))
    if let animator = animating.interruptibleAnimator(using: transitionContext) {
      self.animator = animator
      animator.pauseAnimation()
    } else {
      scrub = LayerScrub(of: transitionContext.containerView.layer, over: duration)
      animating.animateTransition(using: transitionContext)
    }
  }

  open func update(_ percentComplete: CGFloat) {
    guard let context else { return }
    self.percentComplete = min(max(percentComplete.isNaN ? 0 : percentComplete, 0), 1)
    animator?.fractionComplete = self.percentComplete
    scrub?.seek(self.percentComplete)
    context.updateInteractiveTransition(self.percentComplete)
  }

  /// Holds what goes on by itself.
  open func pause() {
    guard let context else { return }
    animator?.pauseAnimation()
    scrub?.hold()
    context.pauseInteractiveTransition()
  }

  open func finish() {
    guard let context else { return }
    context.finishInteractiveTransition()
    goOn(isReversed: false)
    forget()
  }

  open func cancel() {
    guard let context else { return }
    context.cancelInteractiveTransition()
    goOn(isReversed: true)
    forget()
  }

  private func goOn(isReversed: Bool) {
    let speed = completionSpeed.isFinite && completionSpeed > 0 ? completionSpeed : 1
    if let animator {
      animator.isReversed = isReversed
      let left = isReversed ? percentComplete : 1 - percentComplete
      animator.continueAnimation(
        withTimingParameters: timingCurve
          ?? UICubicTimingParameters(animationCurve: completionCurve),
        durationFactor: max(left / speed, 0.01))
    }
    if isReversed { scrub?.goBack(speed: speed) } else { scrub?.goOn(speed: speed) }
  }

  private func forget() { (context, animator) = (nil, nil) }
}

/// Holds the time of a layer, and with it all animations in it.
@MainActor
private final class LayerScrub {
  private let layer: CALayer
  private let duration: CFTimeInterval
  private var link: CADisplayLink?

  init(of layer: CALayer, over duration: CGFloat) {
    (self.layer, self.duration) = (layer, CFTimeInterval(duration))
    CATransaction.endImplicit()
    (layer.speed, layer.timeOffset) = (0, 0)
  }

  func seek(_ share: CGFloat) { layer.timeOffset = CFTimeInterval(share) * duration }

  func hold() {
    link?.invalidate()
    guard layer.speed != 0 else { return }
    let now = layer.convertTime(CACurrentMediaTime(), from: nil)
    (layer.speed, layer.timeOffset) = (0, now)
  }

  func goOn(speed: CGFloat) {
    let held = layer.timeOffset
    (layer.timeOffset, layer.beginTime) = (0, 0)
    layer.speed = Float(speed)
    layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) / Double(speed)
    layer.timeOffset = held
  }

  /// Time does not run backwards by itself: each frame takes some of it away.
  func goBack(speed: CGFloat) {
    let (start, held) = (CACurrentMediaTime(), layer.timeOffset)
    let link = CADisplayLink { [self] link in
      MainActor.assumeIsolated {
        let left = held - (link.timestamp - start) * Double(speed)
        layer.timeOffset = max(left, 0)
        guard left <= 0 else { return }
        link.invalidate()
        layer.removeAnimationsBelow()
        (layer.speed, layer.timeOffset) = (1, 0)
      }
    }
    link.add(to: .main, forMode: .common)
    self.link = link
  }
}

extension CALayer {
  /// Ends what is animated here and below; those who wait for the end hear that it was cut short.
  fileprivate func removeAnimationsBelow() {
    removeAllAnimations()
    for sublayer in sublayers ?? [] { sublayer.removeAnimationsBelow() }
  }
}
