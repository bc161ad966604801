import QuartzCore

extension UIView {
  /// Views that touches pass by, and their subviews with them: hidden ones, those that take no
  /// part, and those so faint that nobody sees them.
  var takesTouches: Bool { isUserInteractionEnabled && layer.isSeenByTouches }

  /// Whether an animation keeps touches from the view and its subviews.
  package var isShutByAnimation: Bool { layer.isShutByMotion }

  func deepestHit(at point: CGPoint, with event: UIEvent?) -> UIView? {
    let layer = layer
    guard isUserInteractionEnabled, layer.isReachedByTouches,
      self.point(inside: point, with: event)
    else { return nil }
    let subviews = subviewList
    guard !subviews.isEmpty else { return self }
    let isPlain = layer.mapsSublayersPlainly
    for subview in subviews.reversed() {
      let other = subview.layer
      let place = isPlain ? other.pointSeenPlainly(at: point) : other.pointTouched(at: point)
      guard let place else { continue }
      if let hit = subview.hitTest(place, with: event) { return hit }
    }
    return self
  }
}

extension CGRect {
  /// Whether a point lies in the rectangle, its lower edges included and its upper ones not.
  func holds(_ point: CGPoint) -> Bool {
    point.x >= minX && point.y >= minY && point.x < maxX && point.y < maxY
  }
}
