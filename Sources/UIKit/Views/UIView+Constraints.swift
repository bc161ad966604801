import QuartzCore

// The update of constraints that comes before layout, children before their parents.

/// Where an update of constraints is due, and what a view has to do with them.
struct ConstraintMarks: OptionSet {
  let rawValue: UInt8
  static let here = ConstraintMarks(rawValue: 1)
  static let below = ConstraintMarks(rawValue: 2)
  /// Here or below are constraints.
  static let constrained = ConstraintMarks(rawValue: 4)
  /// The engine knows the view.
  static let hasEntry = ConstraintMarks(rawValue: 8)
  /// Constraints place the view, and its frame follows.
  static let isPlaced = ConstraintMarks(rawValue: 16)
  /// It was said that the view's layout does not come to rest.
  static let isRestless = ConstraintMarks(rawValue: 32)
}

extension UIView {
  /// Marks this view, and the path to the root so that the next layout finds it.
  func markNeedsUpdateConstraints() {
    constraintMarks.insert(.here)
    passOnConstraintMarks()
  }

  /// Marks the path to the root.
  func passOnConstraintMarks() {
    var root = self
    for view in sequence(first: self, next: \.superviewReference) {
      view.constraintMarks.insert(.below)
      root = view
    }
    root.layer.setNeedsLayout()
  }

  /// Updates what is marked, here and below.
  func updateMarkedConstraints() {
    var passes = 0
    // An update may mark views again; one that never settles is left for the next frame.
    while constraintMarks.contains(.below), passes < Self.maximumConstraintPasses {
      passes += 1
      runConstraintPass()
    }
  }

  private func runConstraintPass() {
    guard constraintMarks.contains(.below) else { return }
    constraintMarks.remove(.below)
    for subview in subviewList { subview.runConstraintPass() }
    guard constraintMarks.contains(.here) else { return }
    constraintMarks.remove(.here)
    if let owner { owner.updateViewConstraints() } else { updateConstraints() }
  }

  private static let maximumConstraintPasses = 16
}
