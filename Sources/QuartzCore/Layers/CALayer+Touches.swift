import CoreGraphics

// What finding the view under a touch asks of every layer it passes: each answer is one look at the
// state.

extension CALayer {
  /// Whether a touch can land on the layer at all: it is neither hidden nor so faint that nobody sees
  /// it.
  package var isSeenByTouches: Bool { state.isSeenByTouches }

  /// The same, and that no animation keeps touches away.
  package var isReachedByTouches: Bool {
    state.isSeenByTouches && !isShutByMotion
  }

  /// Whether an animation that is under way keeps touches away.
  package var isShutByMotion: Bool {
    guard let motion else { return false }
    return motion.touches == .nowhere
  }

  /// Whether sublayers are mapped by their own place and transform alone.
  package var mapsSublayersPlainly: Bool { !keepsDepth && childMap == nil }

  /// `pointSeen(at:)` in a superlayer that maps its sublayers plainly.
  package func pointSeenPlainly(at point: CGPoint) -> CGPoint? {
    if motion != nil { return pointTouched(at: point) }
    return state.pointUnmoved(from: point) ?? pointSeen(at: point)
  }

  /// `pointSeen(at:)` as the animations would have it.
  package func pointTouched(at point: CGPoint) -> CGPoint? {
    guard let motion, motion.touches == .whereItIsShown, let shown = makePresentation() else {
      return pointSeen(at: point)
    }
    return shown.pointSeen(at: point)
  }
}

extension LayerState {
  // 0.01 in 32 bits is less than 0.01.
  fileprivate var isSeenByTouches: Bool { !isHidden && opacity >= 0.01 }

  /// Where a point of the superlayer is in this layer if there is no transform and no depth.
  fileprivate func pointUnmoved(from point: CGPoint) -> CGPoint? {
    guard isDoubleSided else { return nil }
    guard placing != nil else {
      return CGPoint(
        x: point.x - position.x + bounds.origin.x + 0.5 * bounds.size.width,
        y: point.y - position.y + bounds.origin.y + 0.5 * bounds.size.height)
    }
    guard zPosition == 0, anchorPointZ == 0,
      transform.m11 == 1, transform.m12 == 0, transform.m13 == 0, transform.m14 == 0,
      transform.m21 == 0, transform.m22 == 1, transform.m23 == 0, transform.m24 == 0,
      transform.m31 == 0, transform.m32 == 0, transform.m33 == 1, transform.m34 == 0,
      transform.m41 == 0, transform.m42 == 0, transform.m43 == 0, transform.m44 == 1
    else { return nil }
    return CGPoint(
      x: point.x - position.x + bounds.origin.x + anchorPoint.x * bounds.size.width,
      y: point.y - position.y + bounds.origin.y + anchorPoint.y * bounds.size.height)
  }
}
