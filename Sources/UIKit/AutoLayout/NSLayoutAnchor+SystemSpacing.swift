import CoreGraphics

// What the system leaves between things that belong together: 8 points, and from one baseline to the
// next, or between a baseline and an edge, a line of the text there.

extension NSLayoutXAxisAnchor {
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    spaced(.equal, anchor, multiplier)
  }

  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    spaced(.greaterThanOrEqual, anchor, multiplier)
  }

  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    spaced(.lessThanOrEqual, anchor, multiplier)
  }
}

extension NSLayoutYAxisAnchor {
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    spaced(.equal, anchor, multiplier)
  }

  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    spaced(.greaterThanOrEqual, anchor, multiplier)
  }

  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    spaced(.lessThanOrEqual, anchor, multiplier)
  }
}

extension NSLayoutAnchor {
  fileprivate func spaced(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor, _ multiplier: CGFloat
  ) -> NSLayoutConstraint {
    let made = self.relation(relation, anchor.itemReference, anchor.attribute, constant: 0)
    made.takeSystemSpacing(multiplier)
    return made
  }
}

let systemSpacing: CGFloat = 8

extension NSLayoutConstraint {
  /// Has the items as many of the system's distances apart.
  func takeSystemSpacing(_ multiplier: CGFloat) {
    let isOfText = lineHeight > 0
    lines = isOfText ? multiplier : 0
    constant = isOfText ? 0 : multiplier * systemSpacing
  }

  /// The height of a line of the text whose baselines the constraint speaks of, the larger of two; 0
  /// where there is none.
  var lineHeight: CGFloat {
    max(
      Self.lineHeight(of: first, firstAttribute), Self.lineHeight(of: second, secondAttribute))
  }

  private static func lineHeight(
    of item: (any LayoutItem)?, _ attribute: NSLayoutConstraint.Attribute
  ) -> CGFloat {
    guard let view = item as? UIView else { return 0 }
    let text: UIView? =
      switch attribute {
      case .firstBaseline: view.forFirstBaselineLayout
      case .lastBaseline: view.forLastBaselineLayout
      default: nil
      }
    return text?.heightOfLine?.settled ?? 0
  }
}
