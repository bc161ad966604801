import CoreGraphics

/// Moves a sheet with a finger, to the height that is nearest when the finger lets go, or away.
final class SheetDrag: NSObject, UIGestureRecognizerDelegate, HandInTransition {
  /// Weak for whoever comes in to ask whether it is there; what is done for them may rely on it.
  private weak var presentation: UISheetPresentationController!
  private let pan = UIPanGestureRecognizer()
  /// Where the sheet's upper edge was when the finger came.
  private var start: CGFloat?
  /// The dismissal that the finger holds.
  private var dismissal: (any UIViewControllerContextTransitioning)?

  init(of presentation: UISheetPresentationController) {
    self.presentation = presentation
    super.init()
  }

  var isUnderWay: Bool { start != nil }

  func attach() {
    guard pan.view == nil else { return }
    pan.delegate = self
    pan.maximumNumberOfTouches = 1
    pan.addAction { [weak self] _ in self?.follow() }
    presentation.sheet.addGestureRecognizer(pan)
  }

  private func follow() {
    guard let presentation else { return }
    switch pan.state {
    case .began: begin()
    case .changed: move()
    case .ended: lift(velocity: pan.velocity(in: presentation.container).y)
    case .cancelled: lift(velocity: 0)
    case .possible, .failed: break
    }
  }

  // MARK: Beginning

  private func begin() {
    guard presentation.presentedViewController.transition == nil else { return }
    start = presentation.sheet.frame.minY
    move()
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    // What covers everything has nothing to be held by.
    guard let presentation, let container = presentation.container, !presentation.layout.isWhole
    else { return false }
    let way = pan.translation(in: container)
    guard way.y.magnitude > way.x.magnitude else { return false }
    guard let scroll = scrollView(at: pan.location(in: container)) else { return true }
    let isAtTop = scroll.contentOffset.y <= -scroll.adjustedContentInset.top
    guard isAtTop else { return false }
    if way.y > 0 { return true }
    return presentation.prefersScrollingExpandsWhenScrolledToEdge && !isHighest
  }

  /// Content that scrolls waits for the sheet to have nothing to do.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    otherGestureRecognizer is ScrollPan
  }

  private func scrollView(at point: CGPoint) -> UIScrollView? {
    guard let container = presentation.container else { return nil }
    let touched = container.hitTest(point, with: nil)
    return sequence(first: touched, next: { $0?.superviewReference }).compactMap {
      $0 as? UIScrollView
    }.first { $0.isScrollEnabled && $0.verticalAxis.isScrollable }
  }

  private var isHighest: Bool {
    let highest = presentation.layout.stops.last?.height ?? 0
    return presentation.sheet.frame.height >= highest - 0.5
  }

  // MARK: Moving

  private func move() {
    guard let start, let container = presentation.container else { return }
    let layout = presentation.layout
    let wanted = start + pan.translation(in: container).y
    guard !layout.isCard, let lowest = layout.stops.first, let highest = layout.stops.last else {
      return moveCard(to: wanted)
    }
    let (top, bottom) = (
      container.bounds.maxY - highest.height, container.bounds.maxY - lowest.height
    )
    if wanted < top {
      set(top: top - banded(top - wanted), height: highest.height + banded(top - wanted))
    } else if wanted <= bottom {
      set(top: wanted, height: container.bounds.maxY - wanted)
    } else {
      let way = mayGo ? wanted - bottom : banded(wanted - bottom)
      set(top: bottom + way, height: lowest.height)
      if mayGo { beginDismissal() }
    }
    fade()
  }

  private func moveCard(to wanted: CGFloat) {
    let frame = presentation.frameOfPresentedViewInContainerView
    let way = wanted - frame.minY
    let shown = way > 0 && mayGo ? way : way > 0 ? banded(way) : -banded(-way)
    set(top: frame.minY + shown, height: frame.height)
    if way > 0, mayGo { beginDismissal() }
    fade()
  }

  private func set(top: CGFloat, height: CGFloat) {
    var frame = presentation.sheet.frame
    (frame.origin.y, frame.size.height) = (top, height)
    presentation.sheet.lie(in: frame)
  }

  /// Beyond where it may go it follows ever more slowly.
  private func banded(_ pull: CGFloat) -> CGFloat {
    let length: CGFloat = 300
    return (1 - 1 / (pull * 0.35 / length + 1)) * length
  }

  private var mayGo: Bool {
    guard !presentation.presentedViewController.isModalInPresentation else { return false }
    return presentation.delegate?.presentationControllerShouldDismiss(presentation) ?? true
  }

  /// How far the sheet is gone below where it rests at its lowest.
  private var gone: CGFloat {
    guard let container = presentation.container else { return 0 }
    let rest = presentation.layout.frame(height: presentation.layout.stops.first?.height ?? 0)
    let way = presentation.sheet.frame.minY - rest.minY
    return min(max(way / max(container.bounds.maxY - rest.minY, 1), 0), 1)
  }

  private func fade() {
    presentation.surround(height: shownHeight)
    guard let dismissal else { return }
    presentation.dimming.alpha *= 1 - gone
    dismissal.updateInteractiveTransition(gone)
  }

  private var shownHeight: CGFloat {
    (presentation.container?.bounds.maxY ?? 0) - presentation.sheet.frame.minY
  }

  // MARK: Dismissing

  private func beginDismissal() {
    let controller = presentation.presentedViewController
    guard let presentation, dismissal == nil, controller.transition == nil,
      let presenter = controller.presentingReference
    else { return }
    let delegate = presentation.delegate
    presenter.dismiss(from: controller, animated: true, hand: self) {
      delegate?.presentationControllerDidDismiss(presentation)
    }
    presentation.delegate?.presentationControllerWillDismiss(presentation)
  }

  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    dismissal = transitionContext
  }

  func dismissByTap() {
    guard let presentation, presentation.presentedViewController.transition == nil else { return }
    guard mayGo else {
      presentation.delegate?.presentationControllerDidAttemptToDismiss(presentation)
      return
    }
    beginDismissal()
    end(dismissing: true, velocity: 0)
  }

  // MARK: Letting go

  private func lift(velocity: CGFloat) {
    guard start != nil else { return }
    start = nil
    let reach = presentation.sheet.frame.minY + velocity * 0.15
    if let container = presentation.container, dismissal != nil {
      let rest = presentation.layout.frame(height: presentation.layout.stops.first?.height ?? 0)
      let middle = rest.minY + min(container.bounds.maxY - rest.minY, rest.height) / 2
      return end(dismissing: reach > middle && velocity > -100, velocity: velocity)
    }
    let isPulled = presentation.sheet.frame.minY > lowestRest + 20
    settle(near: reach, velocity: velocity)
    if isPulled, !mayGo {
      presentation.delegate?.presentationControllerDidAttemptToDismiss(presentation)
    }
  }

  private var lowestRest: CGFloat {
    presentation.layout.frame(height: presentation.layout.stops.first?.height ?? 0).minY
  }

  /// Goes to the height that is nearest to where the sheet is on its way to.
  private func settle(near top: CGFloat, velocity: CGFloat) {
    guard let presentation, let container = presentation.container else { return }
    let wanted = container.bounds.maxY - top
    let stop = presentation.layout.stops.min {
      ($0.height - wanted).magnitude < ($1.height - wanted).magnitude
    }
    choose(stop?.identifier)
    let way = presentation.frameOfPresentedViewInContainerView.minY - presentation.sheet.frame.minY
    animate(velocity: velocity, over: way) {
      presentation.place()
      presentation.sheet.layoutIfNeeded()
    }
  }

  /// A hand has brought the sheet to another of its heights.
  private func choose(_ identifier: UISheetPresentationController.Detent.Identifier?) {
    let before =
      presentation.selectedDetentIdentifier ?? presentation.layout.stops.first?.identifier
    guard let identifier, identifier != before, !presentation.layout.isCard else { return }
    presentation.selectedDetentIdentifier = identifier
    presentation.sheetDelegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      presentation)
  }

  private func end(dismissing: Bool, velocity: CGFloat) {
    guard let dismissal, let presentation, let container = presentation.container else { return }
    self.dismissal = nil
    if dismissing {
      dismissal.finishInteractiveTransition()
    } else {
      dismissal.cancelInteractiveTransition()
      choose(presentation.layout.stops.first?.identifier)
    }
    let sheet = presentation.sheet
    let target = dismissing ? container.bounds.maxY : lowestRest
    animate(velocity: velocity, over: target - sheet.frame.minY) {
      sheet.center.y += target - sheet.frame.minY
      presentation.surround(height: dismissing ? 0 : container.bounds.maxY - target)
      if dismissing { presentation.dimming.alpha = 0 }
    } completion: {
      dismissal.completeTransition(dismissing)
    }
  }

  /// A spring that goes on with the finger's speed.
  private func animate(
    velocity: CGFloat, over way: CGFloat, _ change: @escaping () -> Void,
    completion: @escaping () -> Void = {}
  ) {
    let share = way.magnitude > 1 ? min(max(velocity / way, 0), 30) : 0
    UIView.animate(
      withDuration: HandAnimator.duration, delay: 0, usingSpringWithDamping: 1,
      initialSpringVelocity: share,
      options: [.allowUserInteraction], animations: change, completion: { _ in completion() })
  }
}
