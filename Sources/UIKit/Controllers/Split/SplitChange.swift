import QuartzCore

/// The way from one mode of a split view controller to another one.
///
/// Each column that comes or goes has a `Transition` for it, so that what is in it has a coordinator, and
/// hears the end when all have come to theirs.
@MainActor
final class SplitChange {
  private weak var split: UISplitViewController?
  let from: UISplitViewController.DisplayMode
  let to: UISplitViewController.DisplayMode
  private let coming: [SplitColumn]
  private let going: [SplitColumn]
  private let isAnimated: Bool
  private var transitions: [Transition] = []
  private var animator: UIViewPropertyAnimator?
  private var isOver = false
  private(set) var isByHand = false

  private static let duration = 0.45

  init(
    of split: UISplitViewController, from: UISplitViewController.DisplayMode,
    to: UISplitViewController.DisplayMode, coming: [SplitColumn], going: [SplitColumn],
    isAnimated: Bool
  ) {
    (self.split, self.from, self.to) = (split, from, to)
    (self.coming, self.going, self.isAnimated) = (coming, going, isAnimated)
  }

  /// Whether the columns are on their way, and not where they are to be.
  var isMoving: Bool { animator != nil }

  func begin(byHand: Bool) {
    guard let split else { return }
    isByHand = byHand && isAnimated
    let isSeen = split.isInSight
    for column in coming + going where isSeen {
      let comes = coming.contains { $0 === column }
      let transition = Transition(
        from: comes ? nil : column.shown, to: comes ? column.shown : nil, in: column.view,
        animated: isAnimated)
      transition.onEnd = { [weak self] _ in self?.end() }
      transitions.append(transition)
    }
    if isSeen {
      for column in going { column.shown.beginDisappearing(isAnimated) }
      for column in coming { column.shown.beginAppearing(isAnimated) }
    }
    // Until they are where they come from, nothing places them.
    split.rebuild {
      UIView.performWithoutAnimation {
        for column in coming { split.attach(column) }
        split.viewIfLoaded?.layoutIfNeeded()
      }
    }
    split.mode = to
    if isAnimated { animate(split) } else { jump(split, isSeen) }
    split.updateButton()
  }

  /// Inside somebody's animation everything goes along with it.
  private func jump(_ split: UISplitViewController, _ isSeen: Bool) {
    split.placeColumns()
    guard isSeen, !transitions.isEmpty else { return finish(true) }
    for transition in transitions { transition.start() }
    UIApplication.shared.afterCommit { [self] in finish(true) }
  }

  private func animate(_ split: UISplitViewController) {
    let timing = UISpringTimingParameters(dampingRatio: 1)
    let animator = UIViewPropertyAnimator(duration: Self.duration, timingParameters: timing)
    self.animator = animator
    animator.addAnimations {
      split.placeColumns()
      split.viewIfLoaded?.layoutIfNeeded()
    }
    animator.addCompletion { [self] position in finish(position == .end) }
    if isByHand { animator.pauseAnimation() } else { animator.startAnimation() }
    for transition in transitions {
      transition.animator = SplitAnimator(animator)
      transition.start()
    }
  }

  // MARK: A hand

  /// How far of the way a hand has gone.
  func follow(_ share: CGFloat) { animator?.fractionComplete = min(max(share.settled, 0), 1) }

  func letGo(isDone: Bool) {
    guard let animator, !isOver else { return }
    isByHand = false
    animator.isReversed = !isDone
    let left = isDone ? 1 - animator.fractionComplete : animator.fractionComplete
    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .easeOut),
      durationFactor: max(left, 0.01))
  }

  // MARK: The end

  /// Ends it where it was to go, whatever is still moving.
  func end() {
    guard !isOver else { return }
    if let animator, animator.state == .active {
      animator.stopAnimation(false)
      animator.finishAnimation(at: .end)
    }
    finish(true)
  }

  private func finish(_ isDone: Bool) {
    guard !isOver else { return }
    isOver = true
    animator = nil
    guard let split else { return }
    if split.change === self { split.change = nil }
    if !isDone { tellBack(split) }
    for transition in transitions { transition.completeTransition(isDone) }
    if !isDone { split.mode = from }
    UIView.performWithoutAnimation { isDone ? keep(split) : takeBack(split) }
    split.updateButton()
  }

  private func keep(_ split: UISplitViewController) {
    for column in going {
      column.view.removeFromSuperview()
      column.shown.endTransition()
    }
    split.placeColumns()
    split.dropShade()
    for column in coming { column.shown.endTransition() }
  }

  /// The hand has brought all back to where it was.
  private func takeBack(_ split: UISplitViewController) {
    let isSeen = split.isInSight
    for column in coming {
      if isSeen { column.shown.beginDisappearing(true) }
      column.view.removeFromSuperview()
      column.shown.endTransition()
    }
    for column in going where isSeen {
      column.shown.beginAppearing(true)
      column.shown.endTransition()
    }
    split.placeColumns()
    split.dropShade()
  }

  private func tellBack(_ split: UISplitViewController) {
    split.wanted = from
    split.delegate?.splitViewController(split, willChangeTo: from)
    for column in coming { split.delegate?.splitViewController(split, willHide: column.kind) }
    for column in going { split.delegate?.splitViewController(split, willShow: column.kind) }
  }
}

/// Stands for what moves all columns at a time, where the transition of one asks for its animator.
private final class SplitAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let animator: UIViewPropertyAnimator

  init(_ animator: UIViewPropertyAnimator) {
    self.animator = animator
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    animator.duration
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> (any UIViewImplicitlyAnimating)? {
    animator
  }
}
