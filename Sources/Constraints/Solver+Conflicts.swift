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
  mutating func contradicted(by index: Int) -> [Int] {
    guard let tier = tiers.firstIndex(where: { $0.priority == .infinity }) else { return [] }
    if let found = plainContradiction(of: index, tier) { return found }
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

  /// The same where a single constraint is missed, in the time that it takes to follow its variables;
  /// nil where something is not as plain.
  ///
  /// What rules the missed one out holds in the basis then, where nothing depends on anything else,
  /// nor does it with the missed one in the place of one of these: each is needed, and none has to be
  /// left out as a trial.
  private mutating func plainContradiction(of index: Int, _ tier: Int) -> [Int]? {
    guard missedRequired == 1,
      let missed = missesRequired(index) ? index : missedRequiredConstraint
    else { return nil }
    for term in terms.range(of: missed) {
      shares.add(terms.coefficients[term], at: terms.variables[term])
    }
    basis.solveTransposed(&shares, terms)
    defer { shares.clear() }
    var found = [missed]
    for place in shares.indices {
      let price = abs(tiers[tier].prices[place])
      guard price > Self.priceTolerance, case .constraint(let other) = holders[place],
        constraints[other].state == .active, constraints[other].tier == tier
      else { continue }
      // It may be nothing but what sums are off by.
      if price < Self.leastPlainPrice { return nil }
      found.append(other)
    }
    guard let own = found.firstIndex(of: index) else { return nil }
    found.remove(at: own)
    guard found.count <= Self.mostTried else { return found.sorted() }
    return found.sorted { constraints[$0].sequence < constraints[$1].sequence }
  }

  /// Far from what prices are off by.
  private static let leastPlainPrice = 1e-4
  /// Contradictions of more constraints stay as they are.
  private static let mostTried = 200

  /// Leaves out of a contradiction what it does not need. Very long ones stay as they are.
  private mutating func fewest(of others: [Int], against index: Int) -> [Int] {
    guard others.count <= Self.mostTried else { return others }
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
  private mutating func agrees(_ indices: [Int]) -> Bool {
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
    admissionCount += probe.admissionCount
    return !probe.constraints.contains { $0.slope != 0 }
  }

  /// As high as any, and not required: a conflict there must not look for conflicts.
  private static let probing = Strength(priority: 1)
}
