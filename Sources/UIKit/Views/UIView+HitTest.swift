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
    if isPlain, let index = layer.indexOfSublayers({ ($0.delegate as? UIView)?.touchExtent }),
      isInOrder(subviews, index)
    {
      return hit(at: point, with: event, of: subviews, by: index) ?? self
    }
    for subview in subviews.reversed() {
      let other = subview.layer
      let place = isPlain ? other.pointSeenPlainly(at: point) : other.pointTouched(at: point)
      guard let place else { continue }
      if let hit = subview.hitTest(place, with: event) { return hit }
    }
    return self
  }

  private func isInOrder(_ subviews: [UIView], _ index: SublayerIndex) -> Bool {
    if let known = index.hasViewsInOrder { return known }
    let places = subviews.map(\.layer.place)
    let isInOrder = zip(places, places.dropFirst()).allSatisfy { $0 < $1 }
    index.hasViewsInOrder = isInOrder
    return isInOrder
  }

  /// Asks, of very many subviews, those that may lie at a point.
  private func hit(
    at point: CGPoint, with event: UIEvent?, of subviews: [UIView], by index: SublayerIndex
  ) -> UIView? {
    var rest = subviews[...]
    var end = layer.sublayerCount
    while let place = index.last(before: end, at: point) {
      end = place
      // Some layers have no view, so that a view's place among the views is another one.
      rest = rest.prefix(upTo: rest.place(of: place))
      guard let subview = rest.last, subview.layer.place == place else { continue }
      guard let local = subview.layer.pointSeenPlainly(at: point) else { continue }
      if let hit = subview.hitTest(local, with: event) { return hit }
    }
    return nil
  }

  /// Where touches may find the view in its superview; null for anywhere.
  private var touchExtent: CGRect {
    TouchRules.keepsToBounds(type(of: self)) ? layer.extentForTouches : .null
  }
}

extension ArraySlice<UIView> {
  /// Behind the view whose layer stands at a place, or where that would be.
  @MainActor
  fileprivate func place(of layer: Int) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].layer.place <= layer { low = middle + 1 } else { high = middle }
    }
    return low
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
