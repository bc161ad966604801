import CoreGraphics

/// Moves what is presented as its transition style says.
final class ModalAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool
  private let duration: TimeInterval
  private let motion: Motion
  private var running: UIViewPropertyAnimator?

  enum Motion {
    /// From below.
    case slide
    case fade
    /// A little larger before it is there.
    case zoom
  }

  init(_ motion: Motion, isPresenting: Bool) {
    (self.motion, self.isPresenting) = (motion, isPresenting)
    duration =
      switch motion {
      case .slide: 0.5
      case .fade: 0.35
      case .zoom: isPresenting ? 0.4 : 0.2
      }
    super.init()
  }

  static func make(
    _ style: UIModalTransitionStyle, isPresenting: Bool
  ) -> any UIViewControllerAnimatedTransitioning {
    switch style {
    case .coverVertical: ModalAnimator(.slide, isPresenting: isPresenting)
    case .crossDissolve: ModalAnimator(.fade, isPresenting: isPresenting)
    case .flipHorizontal: FlipAnimator(isPresenting: isPresenting)
    }
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    duration
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
      if isPresenting {
        container.addSubview(to)
      } else {
        container.insertSubview(to, at: 0)
      }
      // Where it ends it learns what covers it, which it keeps on its way.
      container.layoutIfNeeded()
    }
    let moved = isPresenting ? to : from
    let (alpha, transform) = (moved?.alpha ?? 1, moved?.transform ?? .identity)
    func away() {
      guard let moved else { return }
      switch motion {
      case .slide: moved.center.y += container.bounds.height - moved.frame.minY
      case .fade: moved.alpha = 0
      case .zoom:
        moved.alpha = 0
        if isPresenting { moved.transform = transform.scaledBy(x: 1.15, y: 1.15) }
      }
    }
    func there(_ center: CGPoint) {
      guard let moved else { return }
      (moved.center, moved.alpha, moved.transform) = (center, alpha, transform)
    }
    let center = moved?.center ?? .zero
    let isPresenting = isPresenting
    if isPresenting { UIView.performWithoutAnimation(away) }
    let timing = UISpringTimingParameters(dampingRatio: 1)
    let animator = UIViewPropertyAnimator(duration: duration, timingParameters: timing)
    animator.addAnimations { if isPresenting { there(center) } else { away() } }
    animator.addCompletion { position in
      // What has gone may come back as it was.
      if !isPresenting || position == .start { UIView.performWithoutAnimation { there(center) } }
      context.completeTransition(position == .end)
    }
    return animator
  }
}

/// Turns the container round.
final class FlipAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    0.75
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let (context, isPresenting) = (transitionContext, isPresenting)
    let (from, to) = (context.view(forKey: .from), context.view(forKey: .to))
    if let to, let controller = context.viewController(forKey: .to) {
      to.frame = context.finalFrame(for: controller)
    }
    if isPresenting, let from { context.containerView.addSubview(from) }
    UIView.transition(
      with: context.containerView, duration: transitionDuration(using: context),
      options: isPresenting ? .transitionFlipFromRight : .transitionFlipFromLeft
    ) {
      if let to { context.containerView.addSubview(to) }
      from?.removeFromSuperview()
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
