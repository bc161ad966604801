import CoreGraphics

/// Where a content that a finger lets go of comes to rest along an axis, and how it gets there.
struct ScrollLanding {
  let axis: ScrollAxis
  /// Whether it comes to rest at multiples of what is seen only.
  let isPaging: Bool
  /// What is left of its speed after a millisecond.
  let rate: CGFloat

  /// Points a second that turn a page, however short the way.
  private static let pageSpeed: CGFloat = 300

  /// Where it rests by itself; `start` is where the drag began.
  func rest(from offset: CGFloat, velocity: CGFloat, start: CGFloat) -> CGFloat {
    if isPaging, axis.length > 0, axis.isScrollable {
      return page(from: offset, velocity: velocity, start: start)
    }
    return axis.clamped(free(from: offset, velocity: velocity))
  }

  /// The way to a place that was decided on.
  func glide(from offset: CGFloat, velocity: CGFloat, to target: CGFloat) -> ScrollGlide {
    guard axis.contains(offset) else {
      return .bounce(from: offset, velocity: velocity, to: axis.clamped(target))
    }
    if isPaging { return .spring(from: offset, to: target, velocity: velocity) }
    let free = free(from: offset, velocity: velocity)
    // A target at the end of the content is run against, unless the delegate asks for it.
    let isOwn = axis.clamped(free) == target && velocity.magnitude > ScrollGlide.leastSpeed
    if offset == target, !isOwn { return .rest(at: offset) }
    return .slowing(from: offset, to: isOwn ? free : target, rate: rate, in: axis)
  }

  /// Where it would come without an end.
  private func free(from offset: CGFloat, velocity: CGFloat) -> CGFloat {
    axis.rounded(offset + ScrollGlide.way(velocity, rate))
  }

  /// The page after or before the one where the drag began, when the finger is fast enough; the
  /// nearest one otherwise.
  private func page(from offset: CGFloat, velocity: CGFloat, start: CGFloat) -> CGFloat {
    var page = (offset / axis.length).rounded()
    if velocity.magnitude > Self.pageSpeed {
      let first = (start / axis.length).rounded()
      page = min(max(page, first - 1), first + 1)
      if page == first { page += velocity > 0 ? 1 : -1 }
    }
    return axis.clamped(page * axis.length)
  }
}
