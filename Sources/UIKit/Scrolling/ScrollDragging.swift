import QuartzCore

/// What a scroll view has to know of a drag that is under way.
struct ScrollDrag {
  /// Where the fingers would have the content without the rubber band when they had not moved.
  var origin: CGPoint
  /// The part of the fingers' way that made it a drag; the content does not follow it.
  var slack: CGPoint
  /// Where the content was when the drag began, which tells its page.
  var start: CGPoint
  var isByFinger: Bool
  var movesHorizontally: Bool
  var movesVertically: Bool
}

extension UIScrollView {
  /// Does what the pan says.
  func followPan() {
    switch pan.state {
    case .began:
      if pan.isWheel { return turnWheel() }
      beginDrag()
      moveDrag()
    case .changed: moveDrag()
    case .ended:
      moveDrag()
      endDrag(velocity: pan.velocity(in: self))
    case .cancelled: endDrag(velocity: .zero)
    default: break
    }
  }

  // MARK: Wheels

  /// Whether a wheel has something to move; a track pad's fingers may pull as well.
  func canScroll(by delta: CGSize, _ phase: UITouch.Phase?) -> Bool {
    let (horizontal, vertical) = (horizontalAxis, verticalAxis)
    guard phase == nil else { return horizontal.isScrollable || vertical.isScrollable }
    return wheelTarget(by: CGPoint(x: delta.width, y: delta.height)) != contentOffset
  }

  private func wheelTarget(by way: CGPoint) -> CGPoint {
    let (horizontal, vertical) = (horizontalAxis, verticalAxis)
    return CGPoint(
      x: horizontal.clamped(contentOffset.x - way.x), y: vertical.clamped(contentOffset.y - way.y))
  }

  private func turnWheel() {
    endMotion()
    place(at: rounded(wheelTarget(by: pan.translation(in: self))))
    flashIndicators()
  }

  // MARK: Drags

  private func beginDrag() {
    let way = pan.translation(in: self)
    let (horizontal, vertical) = (horizontalAxis, verticalAxis)
    let isByFinger = pan.numberOfTouches > 0
    let hasCaught = pan.hasCaught
    var slack = CGPoint.zero
    if isByFinger, !hasCaught {
      let part = min(1, UIPanGestureRecognizer.slop / max(hypot(way.x, way.y), 1e-6))
      slack = CGPoint(x: way.x * part, y: way.y * part)
    }
    let locks = isDirectionalLockEnabled && isByFinger && !hasCaught
    let isSideways = way.x.magnitude > way.y.magnitude
    endMotion()
    delegate?.scrollViewWillBeginDragging(self)
    drag = ScrollDrag(
      origin: CGPoint(x: horizontal.pulled(contentOffset.x), y: vertical.pulled(contentOffset.y)),
      slack: slack, start: contentOffset, isByFinger: isByFinger,
      movesHorizontally: horizontal.isScrollable && !(locks && !isSideways),
      movesVertically: vertical.isScrollable && !(locks && isSideways))
    showIndicators()
  }

  private func moveDrag() {
    guard let drag else { return }
    let way = pan.translation(in: self)
    var offset = contentOffset
    if drag.movesHorizontally {
      offset.x = horizontalAxis.banded(drag.origin.x - way.x + drag.slack.x)
    }
    if drag.movesVertically {
      offset.y = verticalAxis.banded(drag.origin.y - way.y + drag.slack.y)
    }
    place(at: rounded(offset))
  }

  private func endDrag(velocity: CGPoint) {
    guard let drag else { return }
    let velocity = CGPoint(
      x: drag.movesHorizontally ? 0 - velocity.x : 0, y: drag.movesVertically ? 0 - velocity.y : 0)
    let target = askTarget(for: velocity, in: drag)
    self.drag = nil
    let glides = (
      glide(horizontalAxis, from: contentOffset.x, velocity: velocity.x, to: target.x),
      glide(verticalAxis, from: contentOffset.y, velocity: velocity.y, to: target.y)
    )
    let goesOn = glides.0.duration > 0 || glides.1.duration > 0
    delegate?.scrollViewDidEndDragging(self, willDecelerate: goesOn)
    // The delegate may have put the content somewhere, or begun something else.
    guard goesOn, motion == nil, self.drag == nil, window != nil else {
      hideIndicators()
      return
    }
    delegate?.scrollViewWillBeginDecelerating(self)
    begin(ScrollMotion(self, .deceleration, glides))
  }

  /// Where the content will come to rest, which the delegate may change.
  private func askTarget(for velocity: CGPoint, in drag: ScrollDrag) -> CGPoint {
    let (horizontal, vertical) = (horizontalAxis, verticalAxis)
    var target = CGPoint(
      x: rest(horizontal, from: contentOffset.x, velocity: velocity.x, start: drag.start.x),
      y: rest(vertical, from: contentOffset.y, velocity: velocity.y, start: drag.start.y))
    let asked = target
    let speed = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
    withUnsafeMutablePointer(to: &target) { place in
      delegate?.scrollViewWillEndDragging(self, withVelocity: speed, targetContentOffset: place)
    }
    return target.isFinite ? target : asked
  }

  private func rest(
    _ axis: ScrollAxis, from offset: CGFloat, velocity: CGFloat, start: CGFloat
  ) -> CGFloat {
    if isPagingEnabled, axis.length > 0, axis.isScrollable {
      return page(axis, from: offset, velocity: velocity, start: start)
    }
    let isFast = velocity.magnitude > ScrollGlide.leastSpeed
    let way = isFast ? velocity * ScrollGlide.reach(decelerationRate.rawValue) : 0
    return axis.clamped(rounded(offset + way))
  }

  /// The page after or before the one where the drag began, when the finger is fast enough; the
  /// nearest one otherwise.
  private func page(
    _ axis: ScrollAxis, from offset: CGFloat, velocity: CGFloat, start: CGFloat
  ) -> CGFloat {
    let pageSpeed: CGFloat = 300
    var page = (offset / axis.length).rounded()
    if velocity.magnitude > pageSpeed {
      let first = (start / axis.length).rounded()
      page = min(max(page, first - 1), first + 1)
      if page == first { page += velocity > 0 ? 1 : -1 }
    }
    return axis.clamped(page * axis.length)
  }

  private func glide(
    _ axis: ScrollAxis, from offset: CGFloat, velocity: CGFloat, to target: CGFloat
  ) -> ScrollGlide {
    let rate = decelerationRate.rawValue
    guard axis.contains(offset) else {
      return .bounce(from: offset, velocity: velocity, to: axis.clamped(target))
    }
    if isPagingEnabled { return .spring(from: offset, to: target, velocity: velocity) }
    let free = rounded(offset + velocity * ScrollGlide.reach(rate))
    // A target at the end of the content is run against, unless the delegate asks for it.
    let isOwn = axis.clamped(free) == target && velocity.magnitude > ScrollGlide.leastSpeed
    if offset == target, !isOwn { return .rest(at: offset) }
    return .slowing(from: offset, to: isOwn ? free : target, rate: rate, in: axis)
  }

  // MARK: Pixels

  /// The content lies on whole pixels.
  func rounded(_ offset: CGPoint) -> CGPoint {
    CGPoint(x: rounded(offset.x), y: rounded(offset.y))
  }

  func rounded(_ offset: CGFloat) -> CGFloat {
    let scale = layer.contentsScale
    return scale > 0 ? (offset * scale).rounded() / scale : offset
  }
}
