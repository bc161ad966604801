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
        setOut(from: place, to: side)
        if paces.indices.allSatisfy({ heading(of: $0) == 0 || !isStopped($0) }) {
          for variable in direction.indices where abs(direction[variable]) > 1e-9 {
            result.insert(Variable(index: variable))
          }
        }
        turnBack()
      }
    }
    return result
  }

  /// Whether it is certain that no other values satisfy the constraints as well.
  ///
  /// Every way out of the solution is a sum of ways out of single places. Where each of those that cost
  /// nothing themselves is stopped by a constraint that none of the others leads away from, no sum of
  /// them is free. In long chains, where each way moves much, nothing is certain: to find out would
  /// take longer than to solve all anew.
  package mutating func hasOneAnswer() -> Bool {
    guard conflicts.isEmpty else { return false }
    // What nothing speaks of any more stays where the last that did has put it.
    guard holders.indices.allSatisfy({ !terms.isAlone($0) || values[$0] == 0 }) else {
      return false
    }
    var patience = 64 * (holders.count + constraints.count)
    var stops: [[Int]] = []
    // 0 for a constraint that some ways lead to one side of, and some to the other.
    var headings: [Int: Int] = [:]
    for place in holders.indices where !terms.isAlone(place) {
      for side in [1, -1] where isFree(place, side) {
        setOut(from: place, to: side)
        patience -= direction.indices.count + paces.indices.count
        var own: [Int] = []
        for index in paces.indices {
          let heading = heading(of: index)
          guard heading != 0 else { continue }
          headings[index] = headings[index, default: heading] == heading ? heading : 0
          if isStopped(index) { own.append(index) }
        }
        turnBack()
        if own.isEmpty || patience < 0 { return false }
        stops.append(own)
      }
    }
    return stops.allSatisfy { $0.contains { headings[$0] != 0 } }
  }

  /// Whether leaving a place to a side costs nothing.
  private func isFree(_ place: Int, _ side: Int) -> Bool {
    tiers.indices.allSatisfy {
      abs(rate(at: place, side: side, tier: $0)) <= Self.priceTolerance
    }
  }

  // MARK: A way

  private mutating func setOut(from place: Int, to side: Int) {
    direction.set(Double(side), at: place)
    basis.solve(&direction, terms)
    findPaces()
  }

  private mutating func turnBack() {
    direction.clear()
    paces.clear()
  }

  /// What is no way at all: more than sums are off by, and less than anyone sees.
  private static let leastWay = 1e-6

  /// To which side of a constraint outside of the basis, which holds exactly, the way leads; 0 where it
  /// leads to none, or the constraint is far.
  private func heading(of index: Int) -> Int {
    guard abs(paces[index]) > 1e-7, abs(constraints[index].residual) < Self.leastWay else {
      return 0
    }
    return paces[index] > 0 ? 1 : -1
  }

  /// Whether such a constraint stops the very first bit of the way.
  private func isStopped(_ index: Int) -> Bool {
    constraints[index].relation.isMissed(onSide: heading(of: index))
  }
}
