import Constraints

// Questions about a layout that does not come out as it was meant.

extension UIView {
  /// Whether the constraints leave open where the view is or how large.
  var isAmbiguous: Bool { isPlacedByConstraints && isAmbiguous(self) }

  /// What the constraints leave open, in words.
  package var openSides: [String] {
    guard isPlacedByConstraints else { return [] }
    let engine = self.engine
    engine.settle()
    guard let entry = engine.entries[ObjectIdentifier(self)] else { return [] }
    let open = engine.openVariables
    return zip(entry.variables, ["x", "y", "width", "height"]).filter { open.contains($0.0) }
      .map(\.1)
  }

  /// The same of a guide in the view.
  func isAmbiguous(_ item: any LayoutItem) -> Bool {
    let engine = self.engine
    engine.settle()
    guard let entry = engine.entries[ObjectIdentifier(item)] else { return false }
    let open = engine.openVariables
    return entry.variables.contains { open.contains($0) }
  }

  /// Shows another of the places that the constraints leave open.
  func exerciseAmbiguity() {
    guard isPlacedByConstraints else { return }
    let engine = self.engine
    engine.settle()
    guard let entry = engine.entries[ObjectIdentifier(self)] else { return }
    let open = engine.openVariables
    // A wish that is weaker than any of a client's moves only what nothing else decides.
    let wishes = entry.variables.filter { open.contains($0) }.map { variable in
      engine.solver.add(
        [Term(variable)], .equal, engine.solver[variable] + Self.exercise, .weakest)
    }
    guard !wishes.isEmpty else { return }
    engine.markDirty()
    engine.settle()
    for wish in wishes { engine.solver.remove(wish) }
    engine.markDirty()
    superviewReference?.setNeedsLayout()
  }

  private static let exercise = 40.0

  /// The constraints that the view's place and length along an axis come from.
  func decidingConstraints(_ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    decidingConstraints(axis, of: self)
  }

  func decidingConstraints(
    _ axis: NSLayoutConstraint.Axis, of item: any LayoutItem
  ) -> [NSLayoutConstraint] {
    let engine = self.engine
    engine.settle()
    guard let entry = engine.entries[ObjectIdentifier(item)] else { return [] }
    var seen: Set<ConstraintKey> = []
    var result: [NSLayoutConstraint] = []
    for variable in [entry.origin(axis), entry.length(axis)] {
      for key in engine.solver.constraints(deciding: variable) where seen.insert(key).inserted {
        if let constraint = engine.active[key] { result.append(constraint) }
      }
    }
    return result
  }
}
