import QuartzCore

extension UIView {
  /// Views that touches pass by, and their subviews with them: hidden ones, those that take no
  /// part, and those so faint that nobody sees them.
  var takesTouches: Bool {
    // The layer keeps 32 bits of the alpha, and 0.01 in them is less than 0.01.
    isUserInteractionEnabled && !isHidden && Float(alpha) >= 0.01
  }

  func deepestHit(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard takesTouches, self.point(inside: point, with: event) else { return nil }
    for subview in subviewList.reversed() {
      guard let place = subview.layer.pointSeen(at: point) else { continue }
      if let hit = subview.hitTest(place, with: event) { return hit }
    }
    return self
  }
}
