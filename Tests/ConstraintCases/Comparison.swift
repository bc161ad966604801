import Constraints
import TestSupport

/// Compares the solver with the plain one, and changes with starting anew.
package enum Comparison {
  /// What differs for a system; nil for nothing.
  package static func difference(seed: UInt64) -> String? {
    let system = RandomSystem(seed: seed)
    var solver = Solver()
    let (variables, keys) = solver.add(system)
    solver.settle()
    return difference(solver, variables, keys, system)
  }

  /// What differs after changes of all kinds.
  package static func differenceOfEdits(seed: UInt64) -> String? {
    var random = SplitMix(seed: seed ^ 0x5DEE_CE66)
    var system = RandomSystem(seed: seed)
    var solver = Solver()
    var (variables, keys) = solver.add(system)
    solver.settle()
    for edit in 0..<12 {
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        change(&system, &solver, &variables, &keys, &random)
      }
      solver.settle()
      if let difference = difference(solver, variables, keys, system) {
        return "after edit \(edit): \(difference)"
      }
    }
    return nil
  }

  /// What differs when constraints come in another order, although there is said to be one answer;
  /// whether that is said.
  package static func differenceOfOrders(seed: UInt64) -> (difference: String?, isSaid: Bool) {
    var random = SplitMix(seed: seed ^ 0x0DDE_D0E5)
    var system = RandomSystem(seed: seed)
    // Without wishes of their own, variables may be left open.
    system.constraints.removeAll {
      $0.strength.priority < 1 && Bool.random(using: &random)
    }
    var solver = Solver()
    let variables = solver.add(system).variables
    solver.settle()
    guard solver.hasOneAnswer() else { return (nil, false) }
    for _ in 0..<4 {
      system.constraints.shuffle(using: &random)
      var other = Solver()
      let others = other.add(system).variables
      other.settle()
      for (one, another) in zip(variables, others)
      where !(abs(solver[one] - other[another]) < 1e-6) {
        return ("\(solver[one]) and \(other[another])", true)
      }
    }
    return (nil, true)
  }

  private static func change(
    _ system: inout RandomSystem, _ solver: inout Solver, _ variables: inout [Variable],
    _ keys: inout [ConstraintKey], _ random: inout SplitMix
  ) {
    // The wishes at the end make the solution unique; they stay.
    let index = Int.random(in: 0..<keys.count, using: &random)
    let isWish = system.constraints[index].strength.priority < 1
    switch Int.random(in: 0..<4, using: &random) {
    case 0 where !isWish:
      solver.remove(keys[index])
      keys.remove(at: index)
      system.constraints.remove(at: index)
    case 1:
      let row = RandomSystem.row(system.variableCount, &random)
      keys.append(solver.add(row, variables))
      system.constraints.append(row)
    case 2 where !isWish:
      let strength = RandomSystem.strength(&random)
      system.constraints[index].strength = strength
      solver.setStrength(strength, of: keys[index])
    default:
      let constant = RandomSystem.constant(&random)
      system.constraints[index].constant = constant
      solver.setConstant(constant, of: keys[index])
    }
  }

  private static func difference(
    _ solver: borrowing Solver, _ variables: [Variable], _ keys: [ConstraintKey],
    _ system: RandomSystem
  ) -> String? {
    let reference = DenseReference(system)
    let broken = keys.indices.filter { index in
      solver.conflicts.contains { $0.broken == keys[index] }
    }
    if broken != reference.broken { return "broken \(broken), not \(reference.broken)" }
    for (index, value) in reference.values.enumerated()
    where !(abs(solver[variables[index]] - value) < 1e-6) {
      return "variable \(index) is \(solver[variables[index]]), not \(value)"
    }
    return nil
  }
}
