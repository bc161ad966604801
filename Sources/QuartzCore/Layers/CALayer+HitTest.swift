import CoreGraphics

extension CALayer {
  func deepestHit(at point: CGPoint) -> CALayer? {
    guard !isHidden else { return nil }
    let map = toSuperlayer
    guard map.isInvertible else { return nil }
    let local = point.applying(map.inverted())
    let inside = contains(local)
    if masksToBounds, !inside { return nil }
    for sublayer in paintOrder.reversed() {
      if let hit = sublayer.hitTest(local) { return hit }
    }
    return inside ? self : nil
  }
}
