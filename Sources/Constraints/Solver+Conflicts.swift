extension Solver {
  /// Leaves out the last of the constraints that rule out one that is missed.
  mutating func breakLatest(_ missed: Int) {
    var contradiction = contradicted(by: missed)
    contradiction.append(missed)
    contradiction.sort { constraints[$0].sequence < constraints[$1].sequence }
    guard let latest = contradiction.popLast() else { return }
    breakConstraint(latest, against: contradiction)
    optimise()
  }

  /// Leaves out a constraint that others rule out.
  mutating func breakConstraint(_ index: Int, against others: [Int]) {
    conflicts.append(
      Conflict(
        broken: ConstraintKey(index: index), others: others.map { ConstraintKey(index: $0) }))
    if constraints[index].place >= 0 { vacate(index) } else { retract(index) }
    constraints[index].state = .broken
  }

  /// The required constraints that together rule out one.
  ///
  /// Where the cost at the highest priority is least and there still is some, the prices at that
  /// priority name the constraints whose sum is the contradiction.
  func contradicted(by index: Int) -> [Int] {
    guard let tier = tiers.firstIndex(where: { $0.priority == .infinity }) else { return [] }
    var found: [Int] = []
    for other in constraints.indices where other != index {
      let constraint = constraints[other]
      guard constraint.state == .active, constraint.tier == tier else { continue }
      let takesPart =
        constraint.place >= 0
        ? abs(tiers[tier].prices[constraint.place]) > Self.priceTolerance : constraint.slope != 0
      if takesPart { found.append(other) }
    }
    return fewest(of: found, against: index)
  }

  /// Leaves out of a contradiction what it does not need. Very long ones stay as they are.
  private func fewest(of others: [Int], against index: Int) -> [Int] {
    guard others.count <= 200 else { return others }
    var needed = others.sorted { constraints[$0].sequence < constraints[$1].sequence }
    var next = needed.count - 1
    while next >= 0 {
      var rest = needed
      rest.remove(at: next)
      if !agrees(rest + [index]) { needed = rest }
      next -= 1
    }
    return needed
  }

  /// Whether all constraints of a set can hold.
  private func agrees(_ indices: [Int]) -> Bool {
    var probe = Solver()
    var known: [Int: Variable] = [:]
    for index in indices {
      var sum: [Term] = []
      for term in terms.range(of: index) {
        let variable = known[terms.variables[term]] ?? probe.addVariable()
        known[terms.variables[term]] = variable
        sum.append(Term(variable, terms.coefficients[term]))
      }
      _ = probe.add(sum, constraints[index].relation, constraints[index].constant, Self.probing)
    }
    probe.settle()
    return !probe.constraints.contains { $0.slope != 0 }
  }

  /// As high as any, and not required: a conflict there must not look for conflicts.
  private static let probing = Strength(priority: 1)
}
