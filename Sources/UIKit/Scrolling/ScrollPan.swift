import QuartzCore

/// The pan of a scroll view: it begins only along a way that the content can go, leaves controls
/// their touches, and keeps touches from the content for a moment.
@MainActor
final class ScrollPan: UIPanGestureRecognizer {
  weak var scrollView: UIScrollView?
  private(set) var isTracking = false
  /// Whether the content was caught while it moved: the drag begins at once.
  private(set) var hasCaught = false
  /// Whether the content has to wait for its touches.
  private var holdsContent = false
  private var holdEntry: EventClock.Entry?

  /// How long the content waits.
  private static let holdTime: TimeInterval = 0.15

  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    allowedScrollTypesMask = .all
  }

  override init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override var holdsTouches: Bool { super.holdsTouches || holdsContent }

  // MARK: Touches

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard let scrollView, !attempt.isOver else { return }
    isTracking = true
    scrollView.window?.lastScrolled = scrollView
    if scrollView.motion.isUnderWay {
      scrollView.motion.end()
      hasCaught = true
      state = .began
    } else if scrollView.delaysContentTouches, !attempt.isRecognizing,
      scrollView.horizontalAxis.isScrollable || scrollView.verticalAxis.isScrollable
    {
      hold()
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    // A finger that went the wrong way does something else.
    if !attempt.isRecognizing, super.shouldBegin, !shouldBegin { state = .failed }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if !attempt.touches.contains(where: \.isLive) { isTracking = false }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    isTracking = false
    super.touchesCancelled(touches, with: event)
  }

  override func reset() {
    super.reset()
    (isTracking, hasCaught) = (false, false)
    letGo()
  }

  private func hold() {
    guard let clock, holdEntry == nil else { return }
    holdsContent = true
    holdEntry = clock.schedule(after: Self.holdTime) { [weak self] in
      self?.letGo()
      self?.arbiter?.settle()
    }
  }

  private func letGo() {
    if let holdEntry { clock?.cancel(holdEntry) }
    (holdsContent, holdEntry) = (false, nil)
  }

  // MARK: Beginning

  override var shouldBegin: Bool { super.shouldBegin && hasWay && contentLetsGo }

  /// Whether the content can go where the fingers do.
  var hasWay: Bool {
    guard let scrollView else { return false }
    if hasCaught { return true }
    let way = translation(in: scrollView)
    let isSideways = way.x.magnitude > way.y.magnitude
    return isSideways
      ? scrollView.horizontalAxis.isScrollable : scrollView.verticalAxis.isScrollable
  }

  /// Whether the subview that has the touch gives it away.
  private var contentLetsGo: Bool {
    guard let scrollView, let touch = attempt.allTouches.first, let view = touch.view,
      view !== scrollView, scrollView.window?.router.isTold(of: touch) == true
    else { return true }
    return scrollView.canCancelContentTouches && scrollView.touchesShouldCancel(in: view)
  }

  /// A wheel at the content's end turns what is around the view.
  override func shouldReceive(_ event: UIEvent) -> Bool {
    guard let scrollView, let scroll = event as? ScrollEvent else {
      return super.shouldReceive(event)
    }
    return super.shouldReceive(event) && scrollView.canScroll(by: scroll.delta, scroll.phase)
  }
}
