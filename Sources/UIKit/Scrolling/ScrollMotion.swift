import QuartzCore

/// Moves a scroll view's content with every frame, without a finger, until it comes to rest.
@MainActor
final class ScrollMotion {
  enum Cause {
    /// A finger let go.
    case deceleration
    /// The program asked for it.
    case animation
    /// A tap in the status bar did.
    case toTop
  }

  /// One way to a rest.
  private final class Run {
    let cause: Cause
    var glides: (ScrollGlide, ScrollGlide)
    var link: CADisplayLink?
    var start = CACurrentMediaTime()
    var time: TimeInterval = 0
    /// While the run itself moves the content.
    var isPlacing = false

    init(_ cause: Cause, _ glides: (ScrollGlide, ScrollGlide)) {
      (self.cause, self.glides) = (cause, glides)
    }

    var duration: TimeInterval { max(glides.0.duration, glides.1.duration) }
  }

  private unowned let view: UIScrollView
  private var run: Run?

  private static let animationDuration: TimeInterval = 0.3

  init(of view: UIScrollView) { self.view = view }

  var isUnderWay: Bool { run != nil }
  var isDeceleration: Bool { run?.cause == .deceleration }

  // MARK: Beginning and ending

  func begin(_ cause: Cause, _ glides: (ScrollGlide, ScrollGlide)) {
    end()
    let run = Run(cause, glides)
    let link = CADisplayLink { [weak self, weak view, weak run] link in
      MainActor.assumeIsolated {
        // The view may be gone, and the link with the frames is not; or it goes with what it tells.
        guard let self, let view, let run else { return link.invalidate() }
        withExtendedLifetime(view) { self.goOn(run, to: link.timestamp) }
      }
    }
    link.add(to: .main, forMode: .common)
    run.link = link
    self.run = run
    view.bars.show()
  }

  /// From where the content is to a place that the program asks for.
  func animate(to offset: CGPoint, _ cause: Cause = .animation) {
    let (from, time) = (view.contentOffset, Self.animationDuration)
    begin(
      cause,
      (
        .eased(from: from.x, to: offset.x, over: time),
        .eased(from: from.y, to: offset.y, over: time)
      )
    )
  }

  /// To a place where a key takes it, as fast as it is already.
  func press(on offset: CGPoint) {
    let (from, velocity) = (view.contentOffset, velocity)
    begin(
      .animation,
      (
        .spring(from: from.x, to: offset.x, velocity: velocity.x),
        .spring(from: from.y, to: offset.y, velocity: velocity.y)
      ))
  }

  /// Where an animation is on its way to.
  var destination: CGPoint? {
    guard let run, run.cause != .deceleration else { return nil }
    return CGPoint(x: run.glides.0.target, y: run.glides.1.target)
  }

  private var velocity: CGPoint {
    guard let run else { return .zero }
    return CGPoint(
      x: run.glides.0.velocity(at: run.time), y: run.glides.1.velocity(at: run.time))
  }

  /// Ends a run where the content is; nobody is told.
  func end() {
    guard let run else { return }
    self.run = nil
    run.link?.invalidate()
    view.bars.hide()
  }

  /// The run has come to its end.
  private func finish(_ run: Run) {
    end()
    view.motionDidFinish()
    switch run.cause {
    case .deceleration: view.delegate?.scrollViewDidEndDecelerating(view)
    case .animation: view.delegate?.scrollViewDidEndScrollingAnimation(view)
    case .toTop: view.delegate?.scrollViewDidScrollToTop(view)
    }
  }

  // MARK: Frames

  private func goOn(_ run: Run, to now: TimeInterval) {
    run.time = max(now - run.start, 0)
    let offset = CGPoint(
      x: run.glides.0.offset(at: run.time), y: run.glides.1.offset(at: run.time))
    let isOver = run.time >= run.duration
    run.isPlacing = true
    view.place(at: isOver ? offset : view.rounded(offset))
    run.isPlacing = false
    // The delegate may have ended the run.
    if isOver, self.run === run { finish(run) }
  }

  /// Somebody put the content elsewhere: it goes on from there as fast as it was.
  func noteOffset(_ offset: CGPoint) {
    guard let run, !run.isPlacing, run.cause == .deceleration else { return }
    let rate = view.decelerationRate.rawValue
    func glide(_ old: ScrollGlide, _ axis: ScrollAxis, _ offset: CGFloat) -> ScrollGlide {
      let target = offset + ScrollGlide.way(old.velocity(at: run.time), rate)
      return .slowing(from: offset, to: target, rate: rate, in: axis)
    }
    run.glides = (
      glide(run.glides.0, view.horizontalAxis, offset.x),
      glide(run.glides.1, view.verticalAxis, offset.y)
    )
    run.start += run.time
    run.time = 0
  }
}
