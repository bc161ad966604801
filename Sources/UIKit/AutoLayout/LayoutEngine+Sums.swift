import Constraints
import CoreGraphics

// From attributes to sums of variables.

extension LayoutEngine {
  struct Equation {
    /// Views whose scrolled origin is in the constant.
    var crossed: [UIView]
    var terms: [Term]
    var relation: Relation
    /// What the items' margins, baselines and scrolling add to the constraint's constant.
    var offset: Double
    /// The views whose text the baselines are of, where these are others than the items.
    var texts: [UIView]
  }

  /// A constraint as the solver has it; nil for one whose items are gone.
  func equation(of constraint: NSLayoutConstraint) -> Equation? {
    guard let first = constraint.first, let holder = constraint.holder else { return nil }
    // What leading and trailing mean is up to the view that both items are in.
    let direction = holder.effectiveUserInterfaceLayoutDirection
    var sum = self.sum(first, constraint.firstAttribute, in: holder, direction)
    if constraint.hasSecondItem {
      guard let second = constraint.second else { return nil }
      let other = self.sum(second, constraint.secondAttribute, in: holder, direction)
      sum = sum + other * -Double(constraint.multiplier)
    }
    let relation: Relation =
      switch constraint.relation {
      case .equal: .equal
      case .greaterThanOrEqual: .atLeast
      case .lessThanOrEqual: .atMost
      }
    let lines = constraint.lines == 0 ? 0 : Double(constraint.lines * constraint.lineHeight)
    return Equation(
      crossed: sum.crossed, terms: sum.terms, relation: relation, offset: lines - sum.constant,
      texts: sum.texts)
  }

  /// An attribute in the space of the view that holds the constraint.
  ///
  /// Where the language runs from right to left, leading is the right side and lengths count to the
  /// left: so it is what is right, with the sign turned round.
  func sum(
    _ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, in holder: UIView,
    _ direction: UIUserInterfaceLayoutDirection
  ) -> LayoutSum {
    let isMirrored = direction == .rightToLeft
    func side(_ attribute: NSLayoutConstraint.Attribute) -> LayoutSum {
      sum(item, attribute, in: holder, direction) * (isMirrored ? -1 : 1)
    }
    switch attribute {
    case .leading: return side(isMirrored ? .right : .left)
    case .trailing: return side(isMirrored ? .left : .right)
    case .leadingMargin: return side(isMirrored ? .rightMargin : .leftMargin)
    case .trailingMargin: return side(isMirrored ? .leftMargin : .rightMargin)
    case .firstBaseline, .lastBaseline: return baseline(item, attribute, in: holder)
    case .width, .height: return length(of: item, attribute, in: holder)
    default: break
    }
    let axis: NSLayoutConstraint.Axis = attribute.isVertical ? .vertical : .horizontal
    let margins = item.layoutView?.layoutMargins.settled ?? .zero
    let (before, after) =
      axis == .horizontal ? (margins.left, margins.right) : (margins.top, margins.bottom)
    switch attribute {
    case .left, .top: return edge(item, axis, 0, in: holder)
    case .right, .bottom: return edge(item, axis, 1, in: holder)
    case .centerX, .centerY: return edge(item, axis, 0.5, in: holder)
    case .leftMargin, .topMargin: return edge(item, axis, 0, in: holder) + number(before)
    case .rightMargin, .bottomMargin: return edge(item, axis, 1, in: holder) + number(-after)
    case .centerXWithinMargins, .centerYWithinMargins:
      return edge(item, axis, 0.5, in: holder) + number((before - after) / 2)
    default: return LayoutSum()
    }
  }

  /// From one edge to the other; along the direction of reading where they go by it.
  private func length(of span: LayoutSpan, in holder: UIView) -> LayoutSum {
    guard let start = span.start, let end = span.end else { return LayoutSum() }
    let direction = holder.effectiveUserInterfaceLayoutDirection
    return sum(end, span.endAttribute, in: holder, direction)
      + sum(start, span.startAttribute, in: holder, direction) * -1
  }

  private func number(_ value: CGFloat) -> LayoutSum { LayoutSum(constant: Double(value)) }

  private func length(
    of item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, in holder: UIView
  ) -> LayoutSum {
    if let span = item as? LayoutSpan { return length(of: span, in: holder) }
    let entry = entry(of: item)
    return LayoutSum(terms: [Term(attribute == .width ? entry.width : entry.height)])
  }

  /// A place along an axis: 0 for where the item begins, 1 for where it ends.
  private func edge(
    _ item: any LayoutItem, _ axis: NSLayoutConstraint.Axis, _ share: Double, in holder: UIView
  ) -> LayoutSum {
    var item = item
    if item === holder {
      // Seen from inside, a scroll view's edges are those of what it scrolls.
      if let scroll = holder as? UIScrollView {
        item = scroll.contentLayoutGuide
      } else {
        return share == 0
          ? LayoutSum() : LayoutSum(terms: [Term(entry(of: item).length(axis), share)])
      }
    }
    let entry = entry(of: item)
    var sum = LayoutSum(terms: [Term(entry.origin(axis))])
    if share != 0 { sum.terms.append(Term(entry.length(axis), share)) }
    var space = item.layoutSpace
    while let view = space, view !== holder {
      sum.terms.append(Term(self.entry(of: view).origin(axis)))
      // What is scrolled lies as much nearer.
      let scrolled = axis == .horizontal ? view.layer.bounds.minX : view.layer.bounds.minY
      sum.constant -= Double(scrolled.settled)
      if view is UIScrollView || scrolled != 0 { sum.crossed.append(view) }
      space = view.superviewReference
    }
    return sum
  }

  private func baseline(
    _ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, in holder: UIView
  ) -> LayoutSum {
    let isFirst = attribute == .firstBaseline
    guard let view = item as? UIView else {
      return edge(item, .vertical, isFirst ? 0 : 1, in: holder)
    }
    let text = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
    let isInside = text !== view && text.isDescendant(of: holder)
    if isInside, text !== holder {
      var sum = baseline(text, attribute, in: holder)
      sum.texts.append(text)
      return sum
    }
    let place = view.baseline(isFirst ? .first : .last)
    return edge(view, .vertical, Double(place.share), in: holder) + number(place.offset.settled)
  }
}
