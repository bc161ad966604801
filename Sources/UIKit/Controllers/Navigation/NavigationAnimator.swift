import CoreGraphics

/// Slides the upper view in from the side over the lower one, which goes a part of the way.
final class NavigationAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPush: Bool
  private var running: UIViewPropertyAnimator?

  private static let duration = 0.45
  /// How far the lower view goes, and how dark it becomes.
  private static let share: CGFloat = 0.3
  private static let darkness: CGFloat = 0.1

  init(isPush: Bool) {
    self.isPush = isPush
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    Self.duration
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext)?.startAnimation()
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> (any UIViewImplicitlyAnimating)? {
    if let running { return running }
    let made = make(transitionContext)
    running = made
    return made
  }

  func animationEnded(_ transitionCompleted: Bool) { running = nil }

  private func make(_ context: any UIViewControllerContextTransitioning) -> UIViewPropertyAnimator {
    let container = context.containerView
    let (from, to) = (context.view(forKey: .from), context.view(forKey: .to))
    if let to, let controller = context.viewController(forKey: .to) {
      to.frame = context.finalFrame(for: controller)
      if isPush { container.addSubview(to) } else { container.insertSubview(to, at: 0) }
      // Where it ends it learns what covers it, which it keeps on its way.
      container.layoutIfNeeded()
    }
    let (upper, lower) = isPush ? (to, from) : (from, to)
    let shade = ControlPart(.black)
    shade.lie(in: container.bounds)
    if let upper { container.insertSubview(shade, belowSubview: upper) }
    let isMirrored = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = container.bounds.width * (isMirrored ? -1 : 1)
    let centers = (upper?.center ?? .zero, lower?.center ?? .zero)
    func place(isUp: Bool) {
      upper?.center = CGPoint(x: centers.0.x + (isUp ? 0 : width), y: centers.0.y)
      lower?.center = CGPoint(x: centers.1.x - (isUp ? width * Self.share : 0), y: centers.1.y)
      shade.alpha = isUp ? Self.darkness : 0
    }
    let isPush = isPush
    UIView.performWithoutAnimation { place(isUp: !isPush) }
    let timing = UISpringTimingParameters(dampingRatio: 1)
    let animator = UIViewPropertyAnimator(duration: Self.duration, timingParameters: timing)
    animator.addAnimations { place(isUp: isPush) }
    animator.addCompletion { position in
      UIView.performWithoutAnimation {
        shade.removeFromSuperview()
        upper?.center = centers.0
        lower?.center = centers.1
      }
      context.completeTransition(position == .end)
    }
    return animator
  }
}
