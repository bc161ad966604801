import QuartzCore

/// Recognises fingers that are dragged.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max
  /// The wheels and track pads whose scrolling is a pan.
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  /// How far the fingers' middle has come, and since when.
  var path = PanPath()
  /// Whether a wheel made the pan.
  var isWheel = false
  /// How far the fingers have to move before it is a pan, in points.
  static let slop: CGFloat = 10

  /// How far the fingers have moved, in a view's own space.
  open func translation(in view: UIView?) -> CGPoint {
    convertedOffset(path.translation, to: view)
  }

  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    guard translation.isFinite else { return }
    path.translation = offset(translation, from: view)
  }

  /// In points a second of a view's own space.
  open func velocity(in view: UIView?) -> CGPoint {
    convertedOffset(path.velocity(at: clock?.now ?? 0), to: view)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    path.add(.zero, at: event.timestamp)
    if attempt.touches.count > maximumNumberOfTouches {
      guard attempt.isRecognizing else {
        state = .failed
        return
      }
      for touch in touches.inOrder { ignore(touch, for: event) }
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    path.add(meanMove(of: touches), at: event.timestamp)
    if attempt.isRecognizing {
      state = .changed
    } else if numberOfTouches >= minimumNumberOfTouches, shouldBegin {
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let live = attempt.touches.count { $0.isLive }
    if attempt.isRecognizing, live < max(1, minimumNumberOfTouches) {
      path.add(meanMove(of: touches), at: event.timestamp)
      state = .ended
    } else if live == 0 {
      state = .failed
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  open override func reset() {
    super.reset()
    path = PanPath()
    isWheel = false
  }

  /// Whether the fingers have moved as far as a pan does.
  var shouldBegin: Bool { hypot(path.translation.x, path.translation.y) > Self.slop }

  /// How the middle of all touches moves when some of them do.
  private func meanMove(of touches: Set<UITouch>) -> CGPoint {
    var sum = CGPoint.zero
    for touch in touches.inOrder {
      sum.x += touch.moment.location.x - touch.moment.previousLocation.x
      sum.y += touch.moment.location.y - touch.moment.previousLocation.y
    }
    let count = CGFloat(max(1, attempt.touches.count))
    return CGPoint(x: sum.x / count, y: sum.y / count)
  }

  // MARK: Spaces

  private func convertedOffset(_ offset: CGPoint, to view: UIView?) -> CGPoint {
    let place = attempt.place
    let (start, end) = (
      converted(place, to: view),
      converted(CGPoint(x: place.x + offset.x, y: place.y + offset.y), to: view)
    )
    let result = CGPoint(x: end.x - start.x, y: end.y - start.y)
    return result.isFinite ? result : .zero
  }

  private func offset(_ offset: CGPoint, from view: UIView?) -> CGPoint {
    guard let window = self.view?.windowReference else { return offset }
    let start = window.convert(CGPoint.zero, from: view)
    let end = window.convert(offset, from: view)
    let result = CGPoint(x: end.x - start.x, y: end.y - start.y)
    return result.isFinite ? result : .zero
  }
}
