import QuartzCore

// Where the content may be, and what follows when it is put somewhere.

extension UIScrollView {
  var horizontalAxis: ScrollAxis {
    axis(
      lowest: -adjustedContentInset.left,
      end: placedSize.width + adjustedContentInset.right, length: layer.bounds.width,
      alwaysBounces: alwaysBounceHorizontal)
  }

  var verticalAxis: ScrollAxis {
    axis(
      lowest: -adjustedContentInset.top - barRoom,
      end: placedSize.height + adjustedContentInset.bottom, length: layer.bounds.height,
      alwaysBounces: alwaysBounceVertical)
  }

  private func axis(
    lowest: CGFloat, end: CGFloat, length: CGFloat, alwaysBounces: Bool
  ) -> ScrollAxis {
    let highest = max(lowest, end - length)
    return ScrollAxis(
      lowest: lowest, highest: highest, length: length,
      isScrollable: highest > lowest || (bounces && alwaysBounces), bounces: bounces,
      scale: layer.contentsScale)
  }

  /// The nearest offset at which nothing but content and its room is seen.
  func clamped(_ offset: CGPoint) -> CGPoint {
    CGPoint(x: horizontalAxis.clamped(offset.x), y: verticalAxis.clamped(offset.y))
  }

  /// The nearest offset that lies on whole pixels.
  func rounded(_ offset: CGPoint) -> CGPoint {
    CGPoint(x: horizontalAxis.rounded(offset.x), y: verticalAxis.rounded(offset.y))
  }

  func landing(_ axis: ScrollAxis) -> ScrollLanding {
    ScrollLanding(axis: axis, isPaging: isPagingEnabled, rate: decelerationRate.rawValue)
  }

  /// Whether neither fingers nor anything else move the content.
  var isAtRest: Bool {
    !dragging.isUnderWay && !motion.isUnderWay && !zooming.isUnderWay
  }

  /// What the safe area adds to the room around the content, as things are.
  var safeAdjustment: UIEdgeInsets {
    let safe = safeAreaInsets
    guard safe != .zero, contentInsetAdjustmentBehavior != .never, !isUncovered else {
      return .zero
    }
    let (always, room) = (contentInsetAdjustmentBehavior == .always, layer.bounds.size)
    var added = UIEdgeInsets.zero
    if always || placedSize.width > room.width || alwaysBounceHorizontal {
      (added.left, added.right) = (safe.left, safe.right)
    }
    if always || placedSize.height > room.height || alwaysBounceVertical || isAdjustedByController {
      (added.top, added.bottom) = (safe.top, safe.bottom)
    }
    return added
  }

  /// Whether a controller in a navigation controller keeps the content clear of bars, as it does with
  /// its view or what is first in that.
  private var isAdjustedByController: Bool {
    guard contentInsetAdjustmentBehavior == .automatic else { return false }
    var view: UIView = self
    while view.owner == nil {
      guard let above = view.superviewReference, above.subviewList.first === view else {
        return false
      }
      view = above
    }
    guard let owner = view.owner else { return false }
    return owner.automaticallyAdjustsScrollViewInsets && owner.navigationController != nil
  }

  // MARK: Changes

  /// Puts the content somewhere; a motion that is under way goes on from there.
  func place(at offset: CGPoint) {
    guard offset.isFinite, offset != layer.bounds.origin else { return }
    bounds.origin = offset
    motion.noteOffset(offset)
  }

  /// Moves what lies in the content and the content's place alike, so that the same is seen; fingers
  /// and what follows them go on from there.
  func shiftContent(by way: CGFloat) {
    dragging.shift(by: way)
    let offset = CGPoint(x: layer.bounds.origin.x, y: layer.bounds.origin.y + way)
    guard offset.isFinite else { return }
    bounds.origin = offset
    motion.noteOffset(offset)
  }

  /// Makes a change of the bounds and does what follows from it.
  func changeBounds(_ change: () -> Void) {
    let before = layer.bounds
    change()
    let after = layer.bounds
    if after.size != before.size { adjustToSafeArea() }
    // Who says where the content is to be knows better.
    if after.size != before.size, after.origin == before.origin { keepInside() }
    guard layer.bounds != before else { return }
    setNeedsLayout()
    refreshControl?.contentDidMove()
    guard after.origin != before.origin else { return }
    watcher?.didScroll(self)
    barKeeper?.contentDidMove()
    delegate?.scrollViewDidScroll(self)
  }

  /// Makes a change of the content or of the room around it. What stood at its beginning stays
  /// there.
  func changeContent(keepingBeginning: Bool = true, _ change: () -> Void) {
    let (insets, offset, top) = (adjustedContentInset, contentOffset, beginning)
    change()
    if adjustedContentInset != insets {
      var offset = offset
      if offset.x == -insets.left { offset.x = -adjustedContentInset.left }
      if offset.y == -insets.top {
        offset.y = -adjustedContentInset.top
      } else if offset.y == top {
        offset.y = beginning
      }
      if isAtRest, keepingBeginning { place(at: offset) }
      watcher?.didScroll(self)
      adjustedContentInsetDidChange()
      delegate?.scrollViewDidChangeAdjustedContentInset(self)
    }
    keepInside()
    bars.update()
    barKeeper?.contentDidMove()
  }

  /// Where the content begins, below the room for what refreshes it.
  private var beginning: CGFloat { refreshRoom - adjustedContentInset.top }

  /// Puts the content's beginning at the upper edge of what can be seen; anew, as where nobody has scrolled it
  /// yet, at the left one as well.
  package func showBeginning(anew: Bool = false) {
    guard isAtRest else { return }
    let x = anew ? -adjustedContentInset.left : contentOffset.x
    place(at: clamped(CGPoint(x: x, y: beginning)))
  }

  /// Brings the content back when it has become too small for its place, unless it moves. Content that is as large as
  /// where it lies says becomes smaller by that ever again, and is left where that has brought it.
  package func keepInside() {
    guard isAtRest, hasKnownEnd else { return }
    let nearest = clamped(contentOffset)
    if nearest != contentOffset, !layer.isLaidOutLate { place(at: nearest) }
  }

  /// Makes or closes the room above the content for what refreshes it. Content that stands below
  /// room that closes follows, and room that opens lies out of sight until somebody goes there.
  func takeRefreshRoom(_ room: CGFloat, animated: Bool = true) {
    guard room != refreshRoom else { return }
    let next = beginning - room
    let follows = contentOffset.y < next && !dragging.isUnderWay
    if follows { go(to: CGPoint(x: contentOffset.x, y: next), animated: animated) }
    changeContent(keepingBeginning: false) { refreshRoom = room }
  }

  // MARK: Requests

  func go(to offset: CGPoint, animated: Bool) {
    guard offset.isFinite else { return }
    motion.end()
    guard animated, window != nil, UIView.areAnimationsEnabled else { return place(at: offset) }
    guard offset != contentOffset else { return }
    motion.animate(to: offset)
  }

  /// Goes on to a place with the speed that the content has.
  func go(smoothlyTo offset: CGPoint) {
    guard window != nil, UIView.areAnimationsEnabled else { return go(to: offset, animated: false) }
    zooming.end()
    motion.press(on: offset)
  }

  func show(_ rect: CGRect, _ animated: Bool) {
    guard !rect.isNull, !rect.isInfinite, rect.origin.isFinite, rect.size.isFinite else { return }
    let (insets, size) = (adjustedContentInset, layer.bounds.size)
    func nearest(
      _ offset: CGFloat, _ low: CGFloat, _ high: CGFloat, from start: CGFloat, to end: CGFloat
    ) -> CGFloat {
      // What is larger than the view is shown from its beginning.
      if low < offset + start || high - low > end - start { return low - start }
      return high > offset + end ? high - end : offset
    }
    let offset = CGPoint(
      x: nearest(
        contentOffset.x, rect.minX, rect.maxX, from: insets.left, to: size.width - insets.right),
      y: nearest(
        contentOffset.y, rect.minY, rect.maxY, from: insets.top, to: size.height - insets.bottom))
    go(to: clamped(offset), animated: animated)
  }
}

extension CGSize {
  var isFinite: Bool { width.isFinite && height.isFinite }
}
