import CoreGraphics

/// The constraints that a stack view has made, named as Apple's are in its reports.
@MainActor
struct StackArrangement {
  /// Whether the stack's settings are others than those that the constraints were made of.
  var isStale = false
  private var constraints: [NSLayoutConstraint] = []
  private var guides: [UILayoutGuide] = []

  nonisolated init() {}

  mutating func update(_ stack: UIStackView) {
    guard isStale else { return }
    isStale = false
    clear(stack)
    arrange(stack)
    let constraints = constraints
    NaturalHeights.keep { NSLayoutConstraint.activate(constraints) }
  }

  /// Ends all that was made.
  mutating func clear(_ stack: UIStackView) {
    NSLayoutConstraint.deactivate(constraints)
    constraints = []
    for guide in guides { stack.removeLayoutGuide(guide) }
    guides = []
  }

  private enum Name {
    static let hiding = "hiding"
    static let fillRest = "fill-rest"
  }

  /// Ends what speaks of a view alone: it would hold wherever that goes.
  func letGo(of view: UIView) {
    let own = [Name.hiding, Name.fillRest].map(Self.identifier)
    for constraint in view.extras?.ties?.held ?? []
    where constraint.first === view && constraint.identifier.map(own.contains) == true {
      constraint.deactivate()
    }
  }

  private static func identifier(_ name: String) -> String { "UISV-\(name)" }

  // MARK: Making

  private mutating func add(
    _ name: String, _ first: AnyObject, _ attribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation, _ second: AnyObject?,
    _ other: NSLayoutConstraint.Attribute, multiplier: CGFloat = 1, constant: CGFloat = 0,
    priority: Float = 1000
  ) {
    let constraint = NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: other,
      multiplier: multiplier, constant: constant.settled)
    constraint.priority = UILayoutPriority(priority)
    constraint.identifier = Self.identifier(name)
    constraints.append(constraint)
  }

  private mutating func arrange(_ stack: UIStackView) {
    let views = stack.arrangedSubviews
    let canvas: AnyObject =
      stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    let shown = views.filter { !$0.isHidden }
    connect(shown, canvas, stack)
    distribute(shown, canvas, stack)
    for view in views { align(view, canvas, stack) }
    alignBaselines(shown, canvas, stack)
    hide(views, canvas, stack)
    if stack.alignment != .fill {
      // Nothing else says how far the stack reaches across when it may choose.
      add(
        "ambiguity-suppression", canvas, StackSides(stack.axis.across).length, .equal, nil,
        .notAnAttribute, priority: 25)
    }
  }

  /// From the stack's beginning to its end.
  private mutating func connect(_ views: [UIView], _ canvas: AnyObject, _ stack: UIStackView) {
    let sides = StackSides(stack.axis)
    guard let first = views.first, let last = views.last else {
      // Without views to show a stack takes no room, if that is left to it.
      add("canvas-connection", canvas, sides.length, .equal, nil, .notAnAttribute, priority: 25)
      return
    }
    add("canvas-connection", first, sides.start, .equal, canvas, sides.start)
    add("canvas-connection", last, sides.end, .equal, canvas, sides.end)
    for (view, next) in zip(views, views.dropFirst()) {
      let gap = stack.gap(after: view)
      switch stack.distribution {
      case .fill, .fillEqually, .fillProportionally:
        let isByBaseline = stack.axis == .vertical && stack.isBaselineRelativeArrangement
        add(
          "spacing", next, isByBaseline ? .firstBaseline : sides.start, .equal, view,
          isByBaseline ? .lastBaseline : sides.end, constant: gap)
      case .equalSpacing, .equalCentering:
        add(
          "spacing", next, sides.start, .greaterThanOrEqual, view, sides.end, constant: gap)
      }
    }
  }

  private mutating func distribute(_ views: [UIView], _ canvas: AnyObject, _ stack: UIStackView) {
    let sides = StackSides(stack.axis)
    switch stack.distribution {
    case .fill:
      // Where the content of several views minds alike, the last one has what is left.
      for view in views.dropLast() {
        add(Name.fillRest, view, sides.length, .equal, nil, .notAnAttribute, priority: 0.5)
      }
    case .fillEqually:
      for view in views.dropFirst() {
        add("fill-equally", view, sides.length, .equal, views[0], sides.length)
      }
    case .fillProportionally: distributeProportionally(views, stack)
    case .equalSpacing, .equalCentering: distributeEvenly(views, stack)
    }
  }

  private mutating func distributeProportionally(_ views: [UIView], _ stack: UIStackView) {
    let length = StackSides(stack.axis).length
    func content(_ view: UIView) -> CGFloat {
      let size = view.intrinsicContentSize
      return stack.axis == .horizontal ? size.width : size.height
    }
    // A view without a length by nature has no share; it takes what is left.
    guard let first = views.first(where: { content($0) > 0 }) else { return }
    for view in views where view !== first && content(view) > 0 {
      add(
        "fill-proportionally", view, length, .equal, first, length,
        multiplier: content(view) / content(first), priority: 999)
    }
  }

  /// Guides of one length between the ends of views, or between their centres.
  private mutating func distributeEvenly(_ views: [UIView], _ stack: UIStackView) {
    let sides = StackSides(stack.axis)
    let isByCentre = stack.distribution == .equalCentering
    var first: UILayoutGuide?
    for (index, (view, next)) in zip(views, views.dropFirst()).enumerated() {
      let guide = UILayoutGuide()
      guide.identifier = "UISV-distributing"
      stack.addLayoutGuide(guide)
      guides.append(guide)
      let (from, to) = isByCentre ? (sides.centre, sides.centre) : (sides.end, sides.start)
      add("distributing-edge", guide, sides.start, .equal, view, from)
      add("distributing-edge", guide, sides.end, .equal, next, to)
      if let first {
        // Of centres that cannot all be even the first ones are.
        add(
          "fill-equally", guide, sides.length, .equal, first, sides.length,
          priority: isByCentre ? 150 - Float(min(index, 100)) : 999)
      }
      first = first ?? guide
      add(
        "spacing-fit", next, sides.start, .equal, view, sides.end, constant: stack.gap(after: view),
        priority: 20)
    }
  }

  private mutating func align(_ view: UIView, _ canvas: AnyObject, _ stack: UIStackView) {
    let sides = StackSides(stack.axis.across)
    var alignment = stack.alignment
    // A column has no baselines across.
    if stack.axis == .vertical, alignment == .firstBaseline || alignment == .lastBaseline {
      alignment = .leading
    }
    let touches: (start: Bool, end: Bool) =
      switch alignment {
      case .fill: (true, true)
      case .leading: (true, false)
      case .trailing: (false, true)
      case .center, .firstBaseline, .lastBaseline: (false, false)
      }
    add(
      "alignment", view, sides.start, touches.start ? .equal : .greaterThanOrEqual, canvas,
      sides.start)
    add("alignment", view, sides.end, touches.end ? .equal : .lessThanOrEqual, canvas, sides.end)
    if alignment == .center {
      add("alignment", view, sides.centre, .equal, canvas, sides.centre)
    }
  }

  private mutating func alignBaselines(
    _ views: [UIView], _ canvas: AnyObject, _ stack: UIStackView
  ) {
    guard stack.axis == .horizontal else { return }
    let attribute: NSLayoutConstraint.Attribute
    switch stack.alignment {
    case .firstBaseline: attribute = .firstBaseline
    case .lastBaseline: attribute = .lastBaseline
    default: return
    }
    for view in views.dropFirst() {
      add("alignment", view, attribute, .equal, views[0], attribute)
    }
    // As near to the top, or to the bottom, as the highest or deepest of them lets all.
    let side: NSLayoutConstraint.Attribute = attribute == .firstBaseline ? .top : .bottom
    for view in views { add("baseline-fit", view, side, .equal, canvas, side, priority: 20) }
  }

  /// Hidden views have no length, and lie where they would be.
  private mutating func hide(_ views: [UIView], _ canvas: AnyObject, _ stack: UIStackView) {
    let sides = StackSides(stack.axis)
    var before: UIView?
    for view in views {
      if view.isHidden {
        add(Name.hiding, view, sides.length, .equal, nil, .notAnAttribute)
        if let before {
          add(Name.hiding, view, sides.start, .equal, before, sides.end)
        } else {
          add(Name.hiding, view, sides.start, .equal, canvas, sides.start)
        }
      } else {
        before = view
      }
    }
  }
}

/// The sides of a view along an axis.
struct StackSides {
  let start: NSLayoutConstraint.Attribute
  let end: NSLayoutConstraint.Attribute
  let centre: NSLayoutConstraint.Attribute
  let length: NSLayoutConstraint.Attribute

  init(_ axis: NSLayoutConstraint.Axis) {
    (start, end, centre, length) =
      axis == .horizontal
      ? (.leading, .trailing, .centerX, .width) : (.top, .bottom, .centerY, .height)
  }
}

extension NSLayoutConstraint.Axis {
  var across: NSLayoutConstraint.Axis { self == .horizontal ? .vertical : .horizontal }
}

extension UIStackView {
  /// What is between a view and the next one, in points.
  func gap(after view: UIView) -> CGFloat {
    let custom = customSpacing(after: view)
    let gap = custom == Self.spacingUseDefault ? spacing : custom
    return gap == Self.spacingUseSystem ? systemSpacing : gap
  }
}
