import QuartzCore

/// Makes the view that a scroll view's delegate names larger and smaller, with fingers and without.
@MainActor
final class ScrollZooming {
  /// What goes on from one scale and place to others by itself.
  private final class Run {
    let from: Zoom
    let to: Zoom
    let isBounce: Bool
    let start = CACurrentMediaTime()
    var link: CADisplayLink?

    init(from: Zoom, to: Zoom, isBounce: Bool) {
      (self.from, self.to, self.isBounce) = (from, to, isBounce)
    }
  }

  /// A scale, and where the content is at it.
  private struct Zoom {
    var scale: CGFloat
    var offset: CGPoint
  }

  /// What two fingers hold.
  private struct Pinch {
    var scale: CGFloat
    /// The point between the fingers, in content that is not zoomed.
    var place: CGPoint
  }

  private unowned let view: UIScrollView
  private var pinch: Pinch?
  private var run: Run?
  private(set) var scale: CGFloat = 1
  var least: CGFloat = 1 {
    didSet { if !Self.isPossible(least) { least = oldValue } }
  }
  var most: CGFloat = 1 {
    didSet { if !Self.isPossible(most) { most = oldValue } }
  }

  private static let duration: TimeInterval = 0.3

  /// Nothing is shown at no size, or turned round.
  private static func isPossible(_ scale: CGFloat) -> Bool { scale.isFinite && scale > 0 }

  init(of view: UIScrollView) { self.view = view }

  var isByFingers: Bool { pinch != nil }
  var isBouncing: Bool { run?.isBounce ?? false }
  var isUnderWay: Bool { pinch != nil || run != nil }
  var isPossible: Bool { least < most && zoomed != nil }

  private var zoomed: UIView? { view.delegate?.viewForZooming(in: view) }

  func clamped(_ scale: CGFloat) -> CGFloat { min(max(scale, least), max(least, most)) }

  // MARK: Requests

  /// Zooms about the middle of what is seen.
  func zoom(to scale: CGFloat, animated: Bool) {
    let scale = clamped(scale)
    guard scale.isFinite, zoomed != nil else { return }
    let (bounds, ratio) = (view.layer.bounds, scale / self.scale)
    let offset = CGPoint(
      x: bounds.midX * ratio - bounds.width / 2, y: bounds.midY * ratio - bounds.height / 2)
    go(to: Zoom(scale: scale, offset: offset), animated: animated)
  }

  /// Zooms so that a part of the zoomed view is seen as large as it can be.
  func zoom(to rect: CGRect, animated: Bool) {
    guard zoomed != nil, !rect.isNull, rect.origin.isFinite, rect.size.isFinite else { return }
    let size = view.layer.bounds.size
    let scale = clamped(
      min(size.width / max(rect.width, 1e-6), size.height / max(rect.height, 1e-6)))
    let offset = CGPoint(
      x: rect.midX * scale - size.width / 2, y: rect.midY * scale - size.height / 2)
    go(to: Zoom(scale: scale, offset: offset), animated: animated)
  }

  private func go(to zoom: Zoom, animated: Bool) {
    guard let zoomed else { return }
    end()
    view.motion.end()
    guard animated, view.window != nil, UIView.areAnimationsEnabled else {
      take(zoom)
      view.place(at: view.clamped(view.contentOffset))
      return
    }
    view.delegate?.scrollViewWillBeginZooming(view, with: zoomed)
    begin(zoom, isBounce: false)
  }

  // MARK: Fingers

  /// Does what the pinch says.
  func follow(_ recognizer: UIPinchGestureRecognizer) {
    switch recognizer.state {
    case .began: begin(recognizer)
    case .changed: move(recognizer)
    case .ended, .cancelled: lift()
    case .possible, .failed: break
    }
  }

  private func begin(_ recognizer: UIPinchGestureRecognizer) {
    guard let zoomed, isPossible else { return }
    end()
    view.motion.end()
    view.delegate?.scrollViewWillBeginZooming(view, with: zoomed)
    let place = recognizer.location(in: view)
    pinch = Pinch(
      scale: scale / recognizer.scale, place: CGPoint(x: place.x / scale, y: place.y / scale))
    move(recognizer)
  }

  private func move(_ recognizer: UIPinchGestureRecognizer) {
    guard let pinch else { return }
    let bounds = view.layer.bounds
    let place = recognizer.location(in: view)
    let scale = banded(pinch.scale * recognizer.scale)
    // What was between the fingers stays between them.
    take(
      Zoom(
        scale: scale,
        offset: CGPoint(
          x: pinch.place.x * scale - (place.x - bounds.minX),
          y: pinch.place.y * scale - (place.y - bounds.minY))))
  }

  private func lift() {
    guard pinch != nil else { return }
    pinch = nil
    let ratio = clamped(scale) / scale
    let bounds = view.layer.bounds
    let rest = Zoom(
      scale: clamped(scale),
      offset: CGPoint(
        x: bounds.midX * ratio - bounds.width / 2, y: bounds.midY * ratio - bounds.height / 2))
    let isBeyond = ratio != 1 || view.clamped(view.contentOffset) != view.contentOffset
    if isBeyond, view.window != nil { begin(rest, isBounce: true) } else { tellEnd() }
  }

  /// Beyond its limits the scale goes on ever more slowly, to twice and half of them.
  private func banded(_ wanted: CGFloat) -> CGFloat {
    let limit = clamped(wanted)
    guard view.bouncesZoom, wanted != limit, limit > 0, wanted > 0 else { return limit }
    let excess = wanted > limit ? wanted / limit - 1 : limit / wanted - 1
    let shown = 1 + (1 - 1 / (excess * 0.55 + 1))
    return wanted > limit ? limit * shown : limit / shown
  }

  // MARK: By itself

  private func begin(_ rest: Zoom, isBounce: Bool) {
    let from = Zoom(scale: scale, offset: view.contentOffset)
    let run = Run(from: from, to: settled(rest), isBounce: isBounce)
    let link = CADisplayLink { [weak self, weak view, weak run] link in
      MainActor.assumeIsolated {
        guard let self, let view, let run else { return link.invalidate() }
        // The view may go with what it tells.
        withExtendedLifetime(view) { self.goOn(run, to: link.timestamp) }
      }
    }
    link.add(to: .main, forMode: .common)
    run.link = link
    self.run = run
  }

  /// Where content of the size that it then has can be.
  private func settled(_ zoom: Zoom) -> Zoom {
    let (insets, size) = (view.adjustedContentInset, view.layer.bounds.size)
    let content = contentSize(at: zoom.scale)
    func clamped(_ offset: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      min(max(offset, low), max(low, high))
    }
    var zoom = zoom
    zoom.offset.x = clamped(
      zoom.offset.x, -insets.left, content.width + insets.right - size.width)
    zoom.offset.y = clamped(
      zoom.offset.y, -insets.top, content.height + insets.bottom - size.height)
    return zoom
  }

  private func goOn(_ run: Run, to now: TimeInterval) {
    let part = min(max(now - run.start, 0) / Self.duration, 1)
    let share = CGFloat(part * part * (3 - 2 * part))
    func mixed(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * share }
    take(
      Zoom(
        scale: mixed(run.from.scale, run.to.scale),
        offset: CGPoint(
          x: mixed(run.from.offset.x, run.to.offset.x),
          y: mixed(run.from.offset.y, run.to.offset.y))))
    guard part == 1, self.run === run else { return }
    end()
    tellEnd()
  }

  /// Ends what goes on by itself where it is.
  func end() {
    run?.link?.invalidate()
    run = nil
  }

  private func tellEnd() {
    view.delegate?.scrollViewDidEndZooming(view, with: zoomed, atScale: scale)
  }

  // MARK: The zoomed view

  private func contentSize(at scale: CGFloat) -> CGSize {
    guard let size = zoomed?.layer.bounds.size else { return view.contentSize }
    return CGSize(width: size.width * scale, height: size.height * scale)
  }

  private func take(_ zoom: Zoom) {
    guard let zoomed else { return }
    if zoom.scale != scale {
      let origin = zoomed.frame.origin
      scale = zoom.scale
      zoomed.transform = CGAffineTransform(scaleX: scale, y: scale)
      if origin.isFinite { zoomed.lie(in: CGRect(origin: origin, size: zoomed.frame.size)) }
      view.contentSize = contentSize(at: scale)
      view.place(at: zoom.offset)
      view.delegate?.scrollViewDidZoom(view)
    } else {
      view.place(at: zoom.offset)
    }
  }
}
