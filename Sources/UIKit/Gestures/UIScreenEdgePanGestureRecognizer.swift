import QuartzCore

/// Recognises a drag that comes in over an edge of the window.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  open var edges: UIRectEdge = []

  /// How near the edge a touch has to begin, in points.
  private static let reach: CGFloat = 13
  /// The edges that the first touch began at.
  private var begunAt: UIRectEdge = []

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if attempt.state == .possible, let bounds = view?.windowReference?.bounds {
      begunAt = edges.intersection(Self.edges(of: bounds, at: attempt.place))
      guard !begunAt.isEmpty else {
        state = .failed
        return
      }
    }
    super.touchesBegan(touches, with: event)
  }

  private static func edges(of bounds: CGRect, at place: CGPoint) -> UIRectEdge {
    var found: UIRectEdge = []
    if place.x - bounds.minX <= reach { found.insert(.left) }
    if bounds.maxX - place.x <= reach { found.insert(.right) }
    if place.y - bounds.minY <= reach { found.insert(.top) }
    if bounds.maxY - place.y <= reach { found.insert(.bottom) }
    return found
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    // Far enough, but not away from the edge.
    if !attempt.isRecognizing, super.shouldBegin, !shouldBegin { state = .failed }
  }

  override var shouldBegin: Bool {
    let (x, y) = (path.translation.x, path.translation.y)
    let isAlong = abs(x) >= abs(y)
    let goesInward =
      isAlong && (begunAt.contains(.left) && x > 0 || begunAt.contains(.right) && x < 0)
      || !isAlong && (begunAt.contains(.top) && y > 0 || begunAt.contains(.bottom) && y < 0)
    return goesInward && super.shouldBegin
  }

  open override func reset() {
    super.reset()
    begunAt = []
  }
}
