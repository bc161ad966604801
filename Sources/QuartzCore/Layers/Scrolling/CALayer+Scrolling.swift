import CoreGraphics

extension CALayer {
  /// The nearest scroll layer that the layer is in.
  private var scroller: CAScrollLayer? {
    sequence(first: self, next: \.superlayer).dropFirst().lazy.compactMap { $0 as? CAScrollLayer }
      .first
  }

  /// Has a scroll layer, this one itself or the nearest that it is in, bring a point of this layer's
  /// space to its origin; without one nothing happens.
  public func scroll(_ p: CGPoint) {
    if let own = self as? CAScrollLayer { return own.scroll(to: p) }
    if let scroller { scroller.scroll(to: convert(p, to: scroller)) }
  }

  /// Has the nearest scroll layer show a rectangle of this layer's space.
  public func scrollRectToVisible(_ r: CGRect) {
    if let scroller { scroller.scroll(to: convert(r, to: scroller)) }
  }

  /// The part of the bounds that the nearest scroll layer shows.
  public var visibleRect: CGRect {
    guard let scroller else { return bounds }
    let shown = convert(scroller.bounds, from: scroller)
    guard shown.isFinite else { return .zero }
    let (minX, minY) = (max(bounds.minX, shown.minX), max(bounds.minY, shown.minY))
    let (maxX, maxY) = (min(bounds.maxX, shown.maxX), min(bounds.maxY, shown.maxY))
    guard maxX > minX, maxY > minY else { return .zero }
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }
}
