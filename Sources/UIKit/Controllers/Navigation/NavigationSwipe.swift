import CoreGraphics

/// Goes back with a finger that comes in over the edge; it can be let go of half-way.
final class NavigationSwipe: NSObject, UIGestureRecognizerDelegate {
  /// Weak for whoever comes in to ask whether it is there; what is done for them may rely on it.
  private weak var navigation: UINavigationController!
  let recognizer = UIScreenEdgePanGestureRecognizer()
  /// The change that the finger has, from when it begins one.
  private var interaction: UIPercentDrivenInteractiveTransition?
  private var isBeginning = false

  /// How fast a finger has to go for the rest to follow it, in points a second.
  private static let speed: CGFloat = 250

  init(of navigation: UINavigationController) {
    self.navigation = navigation
    super.init()
  }

  func attach() {
    guard recognizer.view == nil else { return }
    recognizer.delegate = self
    recognizer.addAction { [weak self] _ in self?.follow() }
    navigation.view.addGestureRecognizer(recognizer)
    updateEdge()
  }

  private var isMirrored: Bool {
    navigation.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  func updateEdge() { recognizer.edges = isMirrored ? .right : .left }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let navigation, navigation.stack.count > 1, navigation.change == nil,
      !navigation.isBarHidden, navigation.transition == nil
    else { return false }
    // Whoever takes the way back away takes it from the finger, too.
    return !(navigation.bar.content?.back.isHidden ?? true)
  }

  /// What scrolls waits for it.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    otherGestureRecognizer is UIPanGestureRecognizer
  }

  private func follow() {
    guard let navigation else { return }
    switch recognizer.state {
    case .began: begin()
    case .changed: interaction?.update(share)
    case .ended:
      let speed = recognizer.velocity(in: navigation.view).x * (isMirrored ? -1 : 1)
      end(speed > Self.speed || share > 0.5 && speed > -Self.speed)
    case .cancelled: end(false)
    case .possible, .failed: break
    }
  }

  private func begin() {
    interaction = UIPercentDrivenInteractiveTransition()
    interaction?.completionCurve = .easeOut
    isBeginning = true
    navigation.popViewController(animated: true)
    isBeginning = false
    // A delegate's animator goes on by itself.
    if navigation.change?.interactor == nil { interaction = nil }
    interaction?.update(share)
  }

  /// For the change that begins now, if the finger has it.
  var handAtBeginning: UIPercentDrivenInteractiveTransition? { isBeginning ? interaction : nil }

  private func end(_ isDone: Bool) {
    guard let interaction else { return }
    self.interaction = nil
    if isDone { interaction.finish() } else { interaction.cancel() }
  }

  /// How far of the way the finger is.
  private var share: CGFloat {
    let way = recognizer.translation(in: navigation.view).x * (isMirrored ? -1 : 1)
    return max(0, way) / max(navigation.view.bounds.width, 1)
  }
}
