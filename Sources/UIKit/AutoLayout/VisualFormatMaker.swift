import CoreGraphics

/// Makes constraints of a format that was read.
@MainActor
struct VisualFormatMaker {
  let format: VisualFormat
  let options: NSLayoutConstraint.FormatOptions
  let metrics: [String: Any]
  let views: [String: Any]
  private var made: [NSLayoutConstraint] = []

  init(
    format: VisualFormat, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any],
    views: [String: Any]
  ) {
    self.format = format
    self.options = options
    self.metrics = metrics
    self.views = views
  }

  mutating func make() throws(VisualFormatError) -> [NSLayoutConstraint] {
    var before: (item: AnyObject, isSuperview: Bool)?
    for (index, link) in format.links.enumerated() {
      let item = try item(of: link, beside: index)
      if let before {
        try connect(before.item, before.isSuperview, item, link.name == nil, link.gap)
      }
      try setLengths(link, item)
      before = (item, link.name == nil)
    }
    try align()
    return made
  }

  // MARK: Items

  private func item(of link: VisualFormat.Link, beside index: Int) throws(VisualFormatError)
    -> AnyObject
  {
    if let name = link.name { return try view(name, at: link.place) }
    let neighbour = format.links.indices.contains(index + 1) ? index + 1 : index - 1
    let other = format.links.indices.contains(neighbour) ? format.links[neighbour] : nil
    guard let other, let name = other.name,
      let view = try view(name, at: other.place) as? any LayoutItem,
      let superview = view.layoutSpace
    else {
      throw VisualFormatError(
        reason: "The format speaks of the superview, and the view beside it has none", place: 0)
    }
    return superview
  }

  private func view(_ name: String, at place: Int) throws(VisualFormatError) -> AnyObject {
    guard let view = views[name], view is any LayoutItem else {
      throw VisualFormatError(
        reason: "\(name) is not a key in the views dictionary.", place: place)
    }
    return view as AnyObject
  }

  private func number(_ object: VisualFormat.Object) throws(VisualFormatError) -> CGFloat {
    switch object {
    case .number(let number): return number
    case .name(let name, let place):
      let number: CGFloat? =
        switch metrics[name] {
        case let value as CGFloat: value
        case let value as Int: CGFloat(value)
        case let value as Float: CGFloat(value)
        case let value as NSNumber: CGFloat(value.doubleValue)
        default: nil
        }
      guard let number else {
        throw VisualFormatError(
          reason: "\(name) is not a key in the metrics dictionary.", place: place)
      }
      return number
    }
  }

  // MARK: Along the line

  private var isReversed: Bool { options.contains(.directionRightToLeft) }

  private var begin: NSLayoutConstraint.Attribute {
    if format.isVertical { return .top }
    if isReversed { return .right }
    return options.contains(.directionLeftToRight) ? .left : .leading
  }

  private var end: NSLayoutConstraint.Attribute {
    if format.isVertical { return .bottom }
    if isReversed { return .left }
    return options.contains(.directionLeftToRight) ? .right : .trailing
  }

  private func margin(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutConstraint.Attribute {
    switch attribute {
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .left: .leftMargin
    case .right: .rightMargin
    case .leading: .leadingMargin
    default: .trailingMargin
    }
  }

  /// Where one item ends and the next begins; the superview's beginning is at its own beginning.
  private mutating func connect(
    _ first: AnyObject, _ firstIsSuperview: Bool, _ second: AnyObject, _ secondIsSuperview: Bool,
    _ gap: VisualFormat.Gap?
  ) throws(VisualFormatError) {
    var from = firstIsSuperview ? begin : end
    var to = secondIsSuperview ? end : begin
    let isAtEdge = firstIsSuperview || secondIsSuperview
    if format.isVertical, options.contains(.spacingBaselineToBaseline), !isAtEdge {
      (from, to) = (.lastBaseline, .firstBaseline)
    }
    switch gap {
    case nil: append(second, to, .equal, first, from, 0, nil)
    case .standard where isAtEdge:
      // The standard distance from the superview is its margin.
      if firstIsSuperview { from = margin(from) } else { to = margin(to) }
      append(second, to, .equal, first, from, 0, nil)
    case .standard:
      append(second, to, .equal, first, from, systemSpacing, nil)
      if to == .firstBaseline { made.last?.takeSystemSpacing(1) }
    case .given(let predicates):
      for predicate in predicates {
        append(
          second, to, predicate.relation, first, from, try number(predicate.object),
          try predicate.priority.map(number))
      }
    }
  }

  private mutating func append(
    _ second: AnyObject, _ to: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation, _ first: AnyObject,
    _ from: NSLayoutConstraint.Attribute, _ distance: CGFloat, _ priority: CGFloat?
  ) {
    // Absolute sides run the other way round from right to left.
    let (sign, turned): (CGFloat, NSLayoutConstraint.Relation) =
      isReversed && !format.isVertical ? (-1, relation.turned) : (1, relation)
    let constraint = NSLayoutConstraint(
      item: second, attribute: to, relatedBy: turned, toItem: first, attribute: from,
      multiplier: 1, constant: sign * distance)
    if let priority { constraint.priority = UILayoutPriority(Float(priority)) }
    made.append(constraint)
  }

  // MARK: Lengths

  private mutating func setLengths(
    _ link: VisualFormat.Link, _ item: AnyObject
  ) throws(VisualFormatError) {
    let attribute: NSLayoutConstraint.Attribute = format.isVertical ? .height : .width
    for predicate in link.lengths {
      var other: AnyObject?
      var constant: CGFloat = 0
      if case .name(let name, let place) = predicate.object, views[name] != nil {
        other = try view(name, at: place)
      } else {
        constant = try number(predicate.object)
      }
      let constraint = NSLayoutConstraint(
        item: item, attribute: attribute, relatedBy: predicate.relation, toItem: other,
        attribute: other == nil ? .notAnAttribute : attribute, multiplier: 1, constant: constant)
      if let priority = predicate.priority {
        constraint.priority = UILayoutPriority(Float(try number(priority)))
      }
      made.append(constraint)
    }
  }

  // MARK: Across the line

  private mutating func align() throws(VisualFormatError) {
    var named: [AnyObject] = []
    for link in format.links {
      if let name = link.name { named.append(try view(name, at: link.place)) }
    }
    for (option, attribute) in Self.alignments where options.contains(option) {
      if attribute.isVertical == format.isVertical {
        throw VisualFormatError(
          reason: "Options mask required views to be aligned along the line that they are on",
          place: 0)
      }
      for (first, second) in zip(named, named.dropFirst()) {
        made.append(
          NSLayoutConstraint(
            item: second, attribute: attribute, relatedBy: .equal, toItem: first,
            attribute: attribute, multiplier: 1, constant: 0))
      }
    }
  }

  private static let alignments:
    [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
      (.alignAllBottom, .bottom), (.alignAllLeading, .leading), (.alignAllTrailing, .trailing),
      (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
      (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
    ]
}
