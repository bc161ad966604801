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
    let isAllViews = subviews.count == layer.sublayerCount
    let index =
      isPlain && isAllViews ? layer.indexOfSublayers { subviews[$0].touchExtent } : nil
    func next(before end: Int) -> Int? {
      if let index { return index.last(before: end, at: point) }
      return end > 0 ? end - 1 : nil
    }
    var end = subviews.count
    while let place = next(before: end) {
      end = place
      let other = subviews[place].layer
      let local = isPlain ? other.pointSeenPlainly(at: point) : other.pointTouched(at: point)
      guard let local else { continue }
      if let hit = subviews[place].hitTest(local, with: event) { return hit }
    }
    return self
  }

  /// Where touches may find the view in its superview; null for anywhere.
  private var touchExtent: CGRect {
    TouchRules.keepsToBounds(type(of: self)) ? layer.extentForTouches : .null
  }
}

/// Which classes have touches within their bounds alone.
@MainActor
private enum TouchRules {
  private static var known: [ObjectIdentifier: Bool] = [:]

  /// Whether a class asks its bounds and nothing else. Of one that is not ours it cannot be told what it
  /// overrides.
  static func keepsToBounds(_ type: UIView.Type) -> Bool {
    if let answer = known[ObjectIdentifier(type)] { return answer }
    let isOurs = _typeName(type, qualified: true).hasPrefix("UIKit.")
    let answer = isOurs && type.keepsTouchesToBounds
    known[ObjectIdentifier(type)] = answer
    return answer
  }
}

extension CGRect {
  /// Whether a point lies in the rectangle, its lower edges included and its upper ones not.
  func holds(_ point: CGPoint) -> Bool {
    point.x >= minX && point.y >= minY && point.x < maxX && point.y < maxY
  }
}
