import CoreGraphics

extension UIView {
  func setPlacedByConstraints(_ isPlaced: Bool) {
    guard isPlaced != isPlacedByConstraints else { return }
    if isPlaced {
      constraintMarks.insert(.isPlaced)
      markConstrained()
    } else {
      constraintMarks.remove(.isPlaced)
    }
    guard let engine = engineIfAny else { return }
    if isPlaced { _ = engine.entry(of: self) }
    engine.adoptAnew(self)
  }

  func noteContentPriority() {
    if constraintMarks.contains(.hasEntry) { engineIfAny?.note(.content, of: self) }
  }

  // MARK: Constraints by hand

  func take(_ constraint: NSLayoutConstraint) {
    guard constraint.holder !== self else { return }
    constraint.deactivate()
    for item in [constraint.first, constraint.second].compactMap({ $0 }) {
      guard let view = item.layoutView, view.isDescendant(of: self) else {
        refuse(
          "The view hierarchy is not prepared for the constraint: \(constraint.words). When added to "
            + "a view, the constraint's items must be descendants of that view (or the view itself)."
        )
      }
    }
    constraint.install(on: self)
  }

  func drop(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { constraint.deactivate() }
  }

  /// The direction of reading is another one: leading and trailing mean other sides.
  func noteDirectionForConstraints() {
    guard constraintMarks.contains(.hasEntry), let engine = engineIfAny else { return }
    for constraint in extras?.ties?.references ?? [] { engine.noteDirection(of: constraint) }
  }

  // MARK: Anchors

  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
}

extension UILayoutGuide {
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }

  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    owningView.map { $0.decidingConstraints(axis, of: self) } ?? []
  }

  public var hasAmbiguousLayout: Bool {
    area == nil && owningView.map { $0.isAmbiguous(self) } ?? false
  }
}
