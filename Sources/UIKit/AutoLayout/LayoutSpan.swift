/// The way from one edge to another, as a length that constraints can speak of.
@MainActor
final class LayoutSpan: LayoutItem {
  private(set) weak var start: (any LayoutItem)?
  private(set) weak var end: (any LayoutItem)?
  let startAttribute: NSLayoutConstraint.Attribute
  let endAttribute: NSLayoutConstraint.Attribute

  init(
    _ start: AnyObject?, _ startAttribute: NSLayoutConstraint.Attribute,
    _ end: AnyObject?, _ endAttribute: NSLayoutConstraint.Attribute
  ) {
    self.start = start as? any LayoutItem
    self.end = end as? any LayoutItem
    (self.startAttribute, self.endAttribute) = (startAttribute, endAttribute)
  }

  /// The views that the edges are of.
  var ends: [UIView] { [start?.layoutView, end?.layoutView].compactMap { $0 } }

  func reaches(_ item: AnyObject) -> Bool { start === item || end === item }

  /// Where both edges can be seen from; nil for those of two trees.
  var layoutView: UIView? {
    guard let start = start?.layoutView, let end = end?.layoutView else { return nil }
    return start.nearestCommonSuperview(with: end)
  }

  var layoutSpace: UIView? { layoutView }
}

/// The length of a way between two edges.
final class SpanDimension: NSLayoutDimension {
  private let span: LayoutSpan

  fileprivate init<Edge>(
    from start: NSLayoutAnchor<Edge>, to end: NSLayoutAnchor<Edge>,
    _ attribute: NSLayoutConstraint.Attribute
  ) {
    span = LayoutSpan(start.itemReference, start.attribute, end.itemReference, end.attribute)
    super.init(span, attribute)
  }

  override var item: AnyObject? { span.start }
}

extension NSLayoutXAxisAnchor {
  /// The way to another edge, as a length: between two views, it is as wide as the gap.
  public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    SpanDimension(from: self, to: otherAnchor, .width)
  }
}

extension NSLayoutYAxisAnchor {
  /// The way to another edge, as a length: between two views, it is as high as the gap.
  public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    SpanDimension(from: self, to: otherAnchor, .height)
  }
}
