import QuartzCore

/// Moves a scroll view's content with every frame until it comes to rest.
@MainActor
final class ScrollMotion {
  enum Cause {
    /// A finger let go.
    case deceleration
    /// The program asked for it.
    case animation
  }

  static let animationDuration: TimeInterval = 0.3

  private let cause: Cause
  private var glides: (ScrollGlide, ScrollGlide)
  private weak var scrollView: UIScrollView?
  private var link: CADisplayLink?
  private var start = CACurrentMediaTime()
  private var time: TimeInterval = 0
  /// While the motion itself moves the content.
  private var isPlacing = false

  init(_ scrollView: UIScrollView, _ cause: Cause, _ glides: (ScrollGlide, ScrollGlide)) {
    self.scrollView = scrollView
    self.cause = cause
    self.glides = glides
  }

  var isDeceleration: Bool { cause == .deceleration }
  private var duration: TimeInterval { max(glides.0.duration, glides.1.duration) }

  func begin() {
    let link = CADisplayLink { [weak self] link in
      MainActor.assumeIsolated { self?.goOn(to: link.timestamp) }
    }
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  func end() {
    link?.invalidate()
    link = nil
  }

  private func goOn(to now: TimeInterval) {
    guard let scrollView else { return end() }
    time = max(now - start, 0)
    let offset = CGPoint(x: glides.0.offset(at: time), y: glides.1.offset(at: time))
    let isOver = time >= duration
    isPlacing = true
    scrollView.place(at: isOver ? offset : scrollView.rounded(offset))
    isPlacing = false
    // The delegate may have ended the motion.
    if isOver, scrollView.motion === self { scrollView.finishMotion() }
  }

  /// Somebody put the content elsewhere: it goes on from there as fast as it was.
  func restart(from offset: CGPoint) {
    guard !isPlacing, let scrollView, cause == .deceleration else { return }
    let rate = scrollView.decelerationRate.rawValue
    func glide(_ old: ScrollGlide, _ axis: ScrollAxis, _ offset: CGFloat) -> ScrollGlide {
      let target = offset + old.velocity(at: time) * ScrollGlide.reach(rate)
      return .slowing(from: offset, to: target, rate: rate, in: axis)
    }
    glides = (
      glide(glides.0, scrollView.horizontalAxis, offset.x),
      glide(glides.1, scrollView.verticalAxis, offset.y)
    )
    start += time
    time = 0
  }
}

extension UIScrollView {
  func begin(_ motion: ScrollMotion) {
    endMotion()
    self.motion = motion
    motion.begin()
    showIndicators()
  }

  /// Ends a motion where the content is; nobody is told.
  func endMotion() {
    guard let motion else { return }
    self.motion = nil
    motion.end()
    hideIndicators()
  }

  /// The motion has come to its end.
  func finishMotion() {
    guard let motion else { return }
    endMotion()
    if motion.isDeceleration {
      delegate?.scrollViewDidEndDecelerating(self)
    } else {
      delegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }
}
