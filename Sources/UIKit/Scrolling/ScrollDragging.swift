import QuartzCore

/// Moves a scroll view's content with the fingers of its pan, and says what follows when they let go.
@MainActor
final class ScrollDragging {
  private struct Drag {
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

  private unowned let view: UIScrollView
  private var drag: Drag?

  init(of view: UIScrollView) { self.view = view }

  var isUnderWay: Bool { drag != nil }
  var isByFinger: Bool { drag?.isByFinger ?? false }

  /// Does what the pan says.
  func follow(_ pan: ScrollPan) {
    switch pan.state {
    case .began:
      if pan.isWheel { return view.turnWheel(by: pan.translation(in: view)) }
      begin(pan)
      move(pan)
    case .changed: move(pan)
    case .ended:
      move(pan)
      end(velocity: pan.velocity(in: view))
    case .cancelled: end(velocity: .zero)
    case .possible, .failed: break
    }
  }

  private func begin(_ pan: ScrollPan) {
    let way = pan.translation(in: view)
    let (horizontal, vertical) = (view.horizontalAxis, view.verticalAxis)
    let isByFinger = pan.numberOfTouches > 0
    let hasCaught = pan.hasCaught
    var slack = CGPoint.zero
    if isByFinger, !hasCaught {
      let part = min(1, UIPanGestureRecognizer.slop / max(hypot(way.x, way.y), 1e-6))
      slack = CGPoint(x: way.x * part, y: way.y * part)
    }
    let locks = view.isDirectionalLockEnabled && isByFinger && !hasCaught
    let isSideways = way.x.magnitude > way.y.magnitude
    view.motion.end()
    view.delegate?.scrollViewWillBeginDragging(view)
    let start = view.contentOffset
    drag = Drag(
      origin: CGPoint(x: horizontal.pulled(start.x), y: vertical.pulled(start.y)), slack: slack,
      start: start, isByFinger: isByFinger,
      movesHorizontally: horizontal.isScrollable && !(locks && !isSideways),
      movesVertically: vertical.isScrollable && !(locks && isSideways))
    view.bars.show()
    if isByFinger { endTyping() }
  }

  /// What is dragged lies so much further down than it did.
  func shift(by way: CGFloat) {
    drag?.origin.y += way
    drag?.start.y += way
  }

  private func endTyping() {
    switch view.keyboardDismissMode {
    case .onDrag, .onDragWithAccessory:
      if let typed = view.window?.firstResponder, typed is any UIKeyInput {
        typed.resignFirstResponder()
      }
    case .none, .interactive, .interactiveWithAccessory: break
    }
  }

  private func move(_ pan: ScrollPan) {
    guard let drag else { return }
    let way = pan.translation(in: view)
    var offset = view.contentOffset
    if drag.movesHorizontally {
      offset.x = view.horizontalAxis.banded(drag.origin.x - way.x + drag.slack.x)
    }
    if drag.movesVertically {
      offset.y = view.verticalAxis.banded(drag.origin.y - way.y + drag.slack.y)
    }
    view.place(at: view.rounded(offset))
  }

  private func end(velocity: CGPoint) {
    guard let drag else { return }
    view.refreshControl?.makeRoom()
    let velocity = CGPoint(
      x: drag.movesHorizontally ? 0 - velocity.x : 0, y: drag.movesVertically ? 0 - velocity.y : 0)
    let target = askTarget(for: velocity, in: drag)
    self.drag = nil
    let offset = view.contentOffset
    let glides = (
      view.landing(view.horizontalAxis).glide(from: offset.x, velocity: velocity.x, to: target.x),
      view.landing(view.verticalAxis).glide(from: offset.y, velocity: velocity.y, to: target.y)
    )
    let goesOn = glides.0.duration > 0 || glides.1.duration > 0
    view.watcher?.didEndDragging(view, velocity: velocity.y)
    view.delegate?.scrollViewDidEndDragging(view, willDecelerate: goesOn)
    // The delegate may have put the content somewhere, or begun something else.
    guard goesOn, view.isAtRest, view.window != nil else { return view.bars.hide() }
    view.delegate?.scrollViewWillBeginDecelerating(view)
    view.motion.begin(.deceleration, glides)
  }

  /// Where the content will come to rest, which the delegate may change.
  private func askTarget(for velocity: CGPoint, in drag: Drag) -> CGPoint {
    let offset = view.contentOffset
    var asked = CGPoint(
      x: view.landing(view.horizontalAxis).rest(
        from: offset.x, velocity: velocity.x, start: drag.start.x),
      y: view.landing(view.verticalAxis).rest(
        from: offset.y, velocity: velocity.y, start: drag.start.y))
    if let watcher = view.watcher, drag.movesVertically {
      asked.y = watcher.rest(view, at: asked.y)
    }
    let speed = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
    var target = view.restingOffset(asked, velocity: speed)
    withUnsafeMutablePointer(to: &target) { place in
      view.delegate?.scrollViewWillEndDragging(
        view, withVelocity: speed, targetContentOffset: place)
    }
    return target.isFinite ? target : asked
  }
}
