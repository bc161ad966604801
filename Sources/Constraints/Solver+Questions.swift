// What is asked when a layout is looked into; none of it is quick.

extension Solver {
  /// The constraints that a variable's value comes from.
  package mutating func constraints(deciding variable: Variable) -> [ConstraintKey] {
    change.set(1, at: variable.index)
    basis.solveTransposed(&change, terms)
    defer { change.clear() }
    return change.indices.filter { abs(change[$0]) > Self.priceTolerance }.compactMap { place in
      if case .constraint(let index) = holders[place] { ConstraintKey(index: index) } else { nil }
    }.sorted { constraints[$0.index].sequence < constraints[$1.index].sequence }
  }

  /// The variables that could have other values without any constraint being missed by more.
  package mutating func undecidedVariables() -> Set<Variable> {
    var result: Set<Variable> = []
    for place in holders.indices {
      for side in [1, -1] where isFree(place, side) {
        direction.set(Double(side), at: place)
        basis.solve(&direction, terms)
        findPaces()
        if !isBlocked(place, side) {
          for variable in direction.indices where abs(direction[variable]) > 1e-9 {
            result.insert(Variable(index: variable))
          }
        }
        direction.clear()
        paces.clear()
      }
    }
    return result
  }

  /// Whether leaving a place to a side costs nothing.
  private func isFree(_ place: Int, _ side: Int) -> Bool {
    tiers.indices.allSatisfy {
      abs(rate(at: place, side: side, tier: $0)) <= Self.priceTolerance
    }
  }

  /// What is no way at all: more than sums are off by, and less than anyone sees.
  private static let leastWay = 1e-6

  /// Whether a constraint outside of the basis stops the very first bit of a way.
  private func isBlocked(_ place: Int, _ side: Int) -> Bool {
    paces.indices.contains { index in
      let heading = paces[index] > 0 ? 1 : -1
      return abs(paces[index]) > 1e-7 && abs(constraints[index].residual) < Self.leastWay
        && constraints[index].relation.isMissed(onSide: heading)
    }
  }
}
