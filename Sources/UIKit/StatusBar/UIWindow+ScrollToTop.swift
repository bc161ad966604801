import CoreGraphics

extension UIWindow {
  /// Has the content below a place of the status bar go to its beginning, where it is clear which one is
  /// meant; tells whether it goes there.
  package func scrollToTop(under place: CGPoint) -> Bool {
    topScroller(under: place)?.scrollToTop() ?? false
  }

  /// The one content below a place that may be meant; nil for none or several.
  func topScroller(under place: CGPoint) -> UIScrollView? {
    var found: [UIScrollView] = []
    Self.collectTopScrollers(in: frontmost, &found)
    let below = found.filter { view in
      let box = view.convert(view.layer.bounds, to: self).intersection(layer.bounds)
      return !box.isNull && !box.isEmpty && box.minX <= place.x && place.x < box.maxX
    }
    return below.count == 1 ? below.first : nil
  }

  private static func collectTopScrollers(in view: UIView, _ found: inout [UIScrollView]) {
    guard !view.isHidden, view.alpha > 0.01 else { return }
    if let scroll = view as? UIScrollView, scroll.scrollsToTop, scroll.isScrollEnabled {
      found.append(scroll)
    }
    for subview in view.subviewList { collectTopScrollers(in: subview, &found) }
  }
}

extension UIScrollView {
  fileprivate func scrollToTop() -> Bool {
    guard !dragging.isUnderWay, delegate?.scrollViewShouldScrollToTop(self) ?? true else {
      return false
    }
    let top = CGPoint(x: contentOffset.x, y: verticalAxis.lowest)
    guard top != contentOffset, window != nil, UIView.areAnimationsEnabled else {
      go(to: top, animated: false)
      delegate?.scrollViewDidScrollToTop(self)
      return true
    }
    motion.animate(to: top, .toTop)
    return true
  }
}
