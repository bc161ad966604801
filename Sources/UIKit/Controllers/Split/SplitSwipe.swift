import CoreGraphics

/// Brings columns in with a finger that comes over the edge, and takes them away with one that goes
/// back there.
final class SplitSwipe: NSObject, UIGestureRecognizerDelegate {
  /// Weak for whoever comes in to ask whether it is there; what is done for them may rely on it.
  private weak var split: UISplitViewController!
  private let opening = UIScreenEdgePanGestureRecognizer()
  private let closing = UIPanGestureRecognizer()
  /// How far the fingers go for all of the way.
  private var length: CGFloat = 1
  private var moved: SplitChange?

  /// How fast a finger has to go for the rest to follow it, in points a second.
  private static let speed: CGFloat = 250

  init(of split: UISplitViewController) {
    self.split = split
    super.init()
  }

  func attach() {
    guard opening.view == nil, let view = split.viewIfLoaded else { return }
    for pan in [opening, closing] {
      pan.delegate = self
      pan.addAction { [weak self, weak pan] _ in
        if let self, let pan { follow(pan) }
      }
      view.addGestureRecognizer(pan)
    }
    update()
  }

  func update() {
    let edge: UIRectEdge = split.isMirrored ? .right : .left
    if opening.edges != edge { opening.edges = edge }
  }

  /// How far a finger has gone inwards from the columns' edge.
  private func way(_ vector: CGPoint) -> CGFloat { split.isMirrored ? -vector.x : vector.x }

  private var next: UISplitViewController.DisplayMode? {
    guard split.mode.count < split.order.count - 1 else { return nil }
    let next = UISplitViewController.DisplayMode(count: split.mode.count + 1, split.behavior)
    // Without anybody in it there is nothing to bring in.
    return split.seen(in: next).count > split.seen(in: split.mode).count ? next : nil
  }

  private var previous: UISplitViewController.DisplayMode? {
    guard split.mode.shadesSecondary else { return nil }
    return split.mode == .twoDisplaceSecondary ? .oneBesideSecondary : .secondaryOnly
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let split, split.presentsWithGesture, !split.isCollapsed, split.change == nil,
      split.isInSight
    else { return false }
    guard gestureRecognizer === closing else { return next != nil }
    let translation = closing.translation(in: split.view)
    return previous != nil && translation.x.magnitude > translation.y.magnitude
      && way(translation) < 0
  }

  private func follow(_ pan: UIPanGestureRecognizer) {
    guard let split else { return }
    let isOpening = pan === opening
    switch pan.state {
    case .began: begin(isOpening)
    case .changed: moved?.follow(share(pan, isOpening))
    case .ended:
      let speed = way(pan.velocity(in: split.view)) * (isOpening ? 1 : -1)
      end(speed > Self.speed || share(pan, isOpening) > 0.5 && speed > -Self.speed)
    case .cancelled: end(false)
    case .possible, .failed: break
    }
  }

  private func share(_ pan: UIPanGestureRecognizer, _ isOpening: Bool) -> CGFloat {
    let reach = way(pan.translation(in: split.view)) * (isOpening ? 1 : -1)
    return max(0, min(1, reach / length))
  }

  private func begin(_ isOpening: Bool) {
    guard let target = isOpening ? next : previous else { return }
    let (primary, supplementary) = split.widths(in: split.roomSize)
    let all = split.isTriple ? supplementary + primary : primary
    switch (split.mode.count, target.count) {
    case (0, 1), (1, 0): length = split.isTriple ? supplementary : primary
    case (1, 2), (2, 1): length = primary
    default: length = all
    }
    length = max(1, length)
    split.delegate?.splitViewControllerInteractivePresentationGestureWillBegin(split)
    split.wanted = target
    split.go(to: target, animated: true, byHand: true)
    moved = split.change?.isByHand == true ? split.change : nil
  }

  private func end(_ isDone: Bool) {
    moved?.letGo(isDone: isDone)
    guard moved != nil else { return }
    moved = nil
    split.delegate?.splitViewControllerInteractivePresentationGestureDidEnd(split)
  }
}
