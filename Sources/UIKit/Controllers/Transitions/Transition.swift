import CoreGraphics
import Foundation

/// One change from a controller's view to another's, from when it is asked for until it has ended.
/// Whatever moves the views, a presentation, a navigation or tabs, what clients hear of it comes from
/// here.
@MainActor
final class Transition: NSObject {
  private enum Phase {
    case waiting
    case running
    case over
  }

  let containerView: UIView
  let isAnimated: Bool
  let presentationStyle: UIModalPresentationStyle
  let from: UIViewController?
  let to: UIViewController?
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var interactor: (any UIViewControllerInteractiveTransitioning)?
  /// Whether one controller comes and another one goes; otherwise one has another size.
  var isChange: Bool { from !== to }
  /// Whether a controller is on its way for a while, so that its view may be anywhere.
  var takesTime: Bool { isChange && isAnimated }
  /// The views that the animator may touch.
  var views: [UITransitionContextViewKey: UIView] = [:]
  var initialFrames: [ObjectIdentifier: CGRect] = [:]
  var finalFrames: [ObjectIdentifier: CGRect] = [:]
  /// Puts the views where they end; does it where nothing is animated.
  var place: () -> Void = {}
  /// What the container does in the end, told whether the change has taken place.
  var onEnd: (Bool) -> Void = { _ in }

  private(set) var percentComplete: CGFloat = 0
  private(set) var isInteractive = false
  private(set) var initiallyInteractive = false
  private(set) var transitionWasCancelled = false
  private var phase = Phase.waiting
  private var animations: [() -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var interactionHandlers: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

  init(
    from: UIViewController?, to: UIViewController?, in containerView: UIView, animated: Bool,
    style: UIModalPresentationStyle = .none
  ) {
    (self.from, self.to, self.containerView) = (from, to, containerView)
    (isAnimated, presentationStyle) = (animated, style)
    super.init()
    for controller in [from, to] { controller?.transition = self }
    (containerView as? TransitionArea)?.transition = self
  }

  var isOver: Bool { phase == .over }

  // MARK: The way

  func start() {
    guard phase == .waiting else { return }
    phase = .running
    containerView.windowReference?.transitions.add(self)
    guard isAnimated, let animator else { return startAtOnce() }
    if let interactor, interactor.wantsInteractiveStart {
      (isInteractive, initiallyInteractive) = (true, true)
      interactor.startInteractiveTransition(self)
      // What a hand moves itself, nothing else can follow until it lets go.
      if interactor is any HandInTransition { return }
    } else {
      animator.animateTransition(using: self)
    }
    runAlongside()
  }

  /// Everything is in its place at once; it has ended when that has been laid out and shown.
  private func startAtOnce() {
    UIView.performWithoutAnimation {
      place()
      runAlongside()
    }
    UIApplication.shared.afterCommit { [self] in completeTransition(true) }
  }

  private func runAlongside() {
    let animations = animations
    self.animations = []
    guard phase == .running, !animations.isEmpty else { return }
    run { for animation in animations { animation() } }
  }

  private func run(_ block: @escaping () -> Void) {
    guard isAnimated, let animator else { return block() }
    if let running = animator.interruptibleAnimator(using: self), running.state != .stopped {
      running.addAnimations(block)
    } else {
      UIView.animate(
        withDuration: transitionDuration, delay: 0, options: .curveEaseInOut, animations: block,
        completion: nil)
    }
  }

  /// The container ends it, whatever is still moving.
  func end() {
    guard phase != .over else { return }
    if let running = animator?.interruptibleAnimator(using: self), running.state == .active {
      running.stopAnimation(false)
      running.finishAnimation(at: transitionWasCancelled ? .start : .end)
    }
    completeTransition(!transitionWasCancelled)
  }
}

// MARK: For animators

extension Transition: UIViewControllerContextTransitioning {
  var targetTransform: CGAffineTransform { .identity }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    self.percentComplete = min(max(percentComplete.isNaN ? 0 : percentComplete, 0), 1)
  }

  func finishInteractiveTransition() { letGo() }

  func cancelInteractiveTransition() {
    guard phase == .running else { return }
    transitionWasCancelled = true
    letGo()
  }

  func pauseInteractiveTransition() {
    guard phase == .running, !isInteractive else { return }
    isInteractive = true
    tellInteraction()
  }

  private func letGo() {
    guard isInteractive else { return }
    isInteractive = false
    tellInteraction()
    if interactor is any HandInTransition, !transitionWasCancelled { runAlongside() }
  }

  private func tellInteraction() {
    for handler in interactionHandlers { handler(self) }
  }

  func completeTransition(_ didComplete: Bool) {
    guard phase != .over else { return }
    phase = .over
    isInteractive = false
    transitionWasCancelled = !didComplete
    animator?.animationEnded(didComplete)
    for controller in [from, to] where controller?.transition === self {
      controller?.transition = nil
    }
    let onEnd = onEnd
    (self.onEnd, place) = ({ _ in }, {})
    onEnd(didComplete)
    let completions = completions
    self.completions = []
    for completion in completions { completion(self) }
    (interactionHandlers, interactor) = ([], nil)
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { views[key] }

  func initialFrame(for vc: UIViewController) -> CGRect {
    initialFrames[ObjectIdentifier(vc)] ?? .zero
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    finalFrames[ObjectIdentifier(vc)] ?? .zero
  }
}

// MARK: For those beside it

extension Transition: UIViewControllerTransitionCoordinator {
  var isCancelled: Bool { transitionWasCancelled }
  var isInterruptible: Bool { animator?.interruptibleAnimator(using: self) != nil }
  var completionVelocity: CGFloat { interactor?.completionSpeed ?? 1 }
  var completionCurve: UIView.AnimationCurve { interactor?.completionCurve ?? .easeInOut }

  var transitionDuration: TimeInterval {
    isAnimated ? animator?.transitionDuration(using: self) ?? 0 : 0
  }

  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    switch phase {
    case .waiting: animations.append { [weak self] in self.map(animation) }
    case .running: run { [self] in animation(self) }
    case .over: return false
    }
    return true
  }

  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    interactionHandlers.append(handler)
  }
}

/// A hand that moves the views of a transition itself, and lets them go on by themselves in the end.
protocol HandInTransition: UIViewControllerInteractiveTransitioning {}

/// Stands for a hand where an animator is asked for.
final class HandAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  static let duration: TimeInterval = 0.45

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    Self.duration
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}
}
