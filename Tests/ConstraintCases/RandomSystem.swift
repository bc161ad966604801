import Constraints
import TestSupport

/// A small system of constraints with one solution.
package struct RandomSystem: Sendable {
  package struct Row: Sendable {
    package var sum: [(variable: Int, coefficient: Double)]
    package var relation: Relation
    package var constant: Double
    package var strength: Strength
  }

  package var variableCount: Int
  package var constraints: [Row]

  /// Relations of all kinds between some variables, and a wish of its own priority for each
  /// variable, so that nothing is left to chance.
  package init(seed: UInt64) {
    var random = SplitMix(seed: seed)
    variableCount = Int.random(in: 1...6, using: &random)
    constraints = []
    for _ in 0..<Int.random(in: 0...10, using: &random) {
      constraints.append(Self.row(variableCount, &random))
    }
    for variable in 0..<variableCount {
      constraints.append(
        Row(
          sum: [(variable, 1)], relation: .equal, constant: Self.constant(&random),
          strength: Strength(priority: 1 / Double(variable + 2))))
    }
  }

  package static func row(_ variableCount: Int, _ random: inout SplitMix) -> Row {
    let coefficients: [Double] = [1, 1, 1, -1, -1, 2, 0.5, -0.75, 3]
    var sum: [(variable: Int, coefficient: Double)] = []
    for _ in 0..<Int.random(in: 1...min(4, variableCount), using: &random) {
      let coefficient = coefficients.randomElement(using: &random) ?? 1
      sum.append((Int.random(in: 0..<variableCount, using: &random), coefficient))
    }
    let relation: Relation =
      [.equal, .equal, .atLeast, .atMost].randomElement(using: &random) ?? .equal
    return Row(
      sum: sum, relation: relation, constant: constant(&random), strength: strength(&random))
  }

  package static func strength(_ random: inout SplitMix) -> Strength {
    let strengths: [Strength] = [
      .required, .required, Strength(priority: 750), Strength(priority: 250),
      Strength(priority: 250, weight: 3), Strength(priority: 999), Strength(priority: 1),
    ]
    return strengths.randomElement(using: &random) ?? .required
  }

  /// Often a number that others are likely to have, too.
  package static func constant(_ random: inout SplitMix) -> Double {
    Bool.random(using: &random)
      ? Double(Int.random(in: -4...4, using: &random)) * 10
      : Double.random(in: -100...100, using: &random)
  }
}

extension Solver {
  /// Adds a system's variables and constraints.
  package mutating func add(_ system: RandomSystem) -> (
    variables: [Variable], keys: [ConstraintKey]
  ) {
    let variables = (0..<system.variableCount).map { _ in addVariable() }
    let keys = system.constraints.map { add($0, variables) }
    return (variables, keys)
  }

  package mutating func add(_ row: RandomSystem.Row, _ variables: [Variable]) -> ConstraintKey {
    add(
      row.sum.map { Term(variables[$0.variable], $0.coefficient) }, row.relation, row.constant,
      row.strength)
  }
}
