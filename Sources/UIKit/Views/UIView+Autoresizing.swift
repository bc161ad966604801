import CoreGraphics

extension UIView {
  /// Which margins and sides of a view give way when its superview's size changes.
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let flexibleLeftMargin = Self(rawValue: 1)
    public static let flexibleWidth = Self(rawValue: 2)
    public static let flexibleRightMargin = Self(rawValue: 4)
    public static let flexibleTopMargin = Self(rawValue: 8)
    public static let flexibleHeight = Self(rawValue: 16)
    public static let flexibleBottomMargin = Self(rawValue: 32)
  }

  /// Takes the subviews along from an old size of this view.
  func resizeSubviews(from oldSize: CGSize) {
    for subview in subviewList where !subview.autoresizingMask.isEmpty && !subview.isResizedLater {
      subview.follow(superviewFrom: oldSize, to: bounds.size)
    }
  }

  /// Windows and what controllers are presented in give these their size in a layout, after all have
  /// heard which it will be.
  private var isResizedLater: Bool {
    guard let owner else { return false }
    if let window = superviewReference as? UIWindow { return window.rootViewController === owner }
    let presentation = (superviewReference as? PresentationContainer)?.presentation
    return presentation?.placesPresentedView == true && presentation?.presentedView === self
  }

  /// The transform is left out: what follows is the rectangle that it turns.
  private func follow(superviewFrom old: CGSize, to new: CGSize) {
    let anchor = layer.anchorPoint
    let size = bounds.size
    let mask = autoresizingMask
    let x = Span(start: center.x - anchor.x * size.width, length: size.width).followed(
      from: old.width, to: new.width,
      flexible: (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin)
      ))
    let y = Span(start: center.y - anchor.y * size.height, length: size.height).followed(
      from: old.height, to: new.height,
      flexible: (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin)
      ))
    if CATransform3DIsIdentity(layer.transform) {
      let place = CGRect(x: x.start, y: y.start, width: x.length, height: y.length).settled
      if place != frame { lie(in: place) }
      return
    }
    if size.width != x.length || size.height != y.length {
      bounds.size = CGSize(width: x.length, height: y.length).settled
    }
    center = CGPoint(x: x.start + anchor.x * x.length, y: y.start + anchor.y * y.length).settled
  }
}

/// A view's extent along one axis of its superview.
private struct Span {
  var start: CGFloat
  var length: CGFloat

  /// Shares the change of the superview's length between the flexible parts, by their lengths; where
  /// these have none, evenly.
  func followed(
    from old: CGFloat, to new: CGFloat, flexible: (before: Bool, inside: Bool, after: Bool)
  ) -> Span {
    let change = new - old
    guard change != 0, flexible.before || flexible.inside || flexible.after else { return self }
    let before = flexible.before ? start : 0
    let inside = flexible.inside ? length : 0
    let after = flexible.after ? old - start - length : 0
    let sum = before + inside + after
    var result = self
    if sum != 0 {
      result.start += change * (before / sum)
      result.length += change * (inside / sum)
    } else {
      let parts = [flexible.before, flexible.inside, flexible.after].count { $0 }
      if flexible.before { result.start += change / CGFloat(parts) }
      if flexible.inside { result.length += change / CGFloat(parts) }
    }
    result.length = max(0, result.length)
    return result
  }
}
