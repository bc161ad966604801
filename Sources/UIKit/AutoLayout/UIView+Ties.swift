import CoreGraphics

extension UIView {
  func setPlacedByConstraints(_ isPlaced: Bool) {
    guard isPlaced != isPlacedByConstraints else { return }
    if isPlaced {
      constraintMarks.insert(.isPlaced)
      markConstrained()
    } else {
      constraintMarks.remove(.isPlaced)
      dropPins()
    }
    guard let engine = engineIfAny else { return }
    if isPlaced { _ = engine.entry(of: self) }
    engine.adoptAnew(self)
  }

  static func refuseMisuse(of priority: UILayoutPriority) {
    let range = 0...UILayoutPriority.required.rawValue
    guard !range.contains(priority.rawValue) else { return }
    refuse("A priority of content is from 0 to 1000, and not \(priority.rawValue).")
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
    guard let held = extras?.ties?.held, !held.isEmpty, let engine = engineIfAny else { return }
    for constraint in held { engine.renew(constraint) }
  }
}

extension UILayoutGuide {
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    owningView.map { $0.decidingConstraints(axis, of: self) } ?? []
  }

  public var hasAmbiguousLayout: Bool {
    area == nil && owningView.map { $0.isAmbiguous(self) } ?? false
  }
}
