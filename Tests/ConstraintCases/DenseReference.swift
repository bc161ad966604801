import Constraints

/// Solves a small system the plain way, to compare with: one full table of numbers, the simplex
/// method with Bland's rule, a priority after the other.
package struct DenseReference {
  package private(set) var values: [Double] = []
  /// What is missed at each priority in all, the highest first; required ones are not among them.
  package private(set) var costs: [Double] = []
  /// Which constraints were left out, by their index.
  package private(set) var broken: [Int] = []

  package init(_ system: RandomSystem) {
    var kept: [Int] = []
    for index in system.constraints.indices where system.constraints[index].strength.isRequired {
      var table = DenseTable(system, kept + [index])
      if table.minimise(kept + [index], of: system) > 1e-7 {
        broken.append(index)
      } else {
        kept.append(index)
      }
    }
    let wishes = system.constraints.indices.filter {
      !system.constraints[$0].strength.isRequired
    }
    var table = DenseTable(system, kept + wishes)
    _ = table.minimise(kept, of: system)
    let priorities = Set(wishes.map { system.constraints[$0].strength.priority })
    for priority in priorities.sorted(by: >) {
      let level = wishes.filter { system.constraints[$0].strength.priority == priority }
      costs.append(table.minimise(level, of: system))
    }
    values = table.values(count: system.variableCount)
  }
}

/// The table: a row for each constraint, columns for variables (twice, for numbers below zero) and
/// for what each constraint is above and below its constant.
private struct DenseTable {
  private var rows: [[Double]]
  private var basic: [Int]
  private let rowOf: [Int: Int]
  private let variableCount: Int
  private let width: Int
  /// Columns that must stay zero, so that what was gained at higher priorities is kept.
  private var isFixed: [Bool]

  init(_ system: RandomSystem, _ indices: [Int]) {
    variableCount = system.variableCount
    width = 2 * variableCount + 2 * indices.count
    isFixed = Array(repeating: false, count: width)
    rows = []
    basic = []
    var places: [Int: Int] = [:]
    for (row, index) in indices.enumerated() {
      places[index] = row
      let constraint = system.constraints[index]
      let sign = constraint.constant < 0 ? -1.0 : 1.0
      var numbers = Array(repeating: 0.0, count: width + 1)
      for (variable, coefficient) in constraint.sum {
        numbers[2 * variable] += sign * coefficient
        numbers[2 * variable + 1] -= sign * coefficient
      }
      let above = 2 * variableCount + 2 * row
      numbers[above] = -sign
      numbers[above + 1] = sign
      numbers[width] = sign * constraint.constant
      rows.append(numbers)
      basic.append(sign < 0 ? above : above + 1)
    }
    rowOf = places
  }

  /// Makes what is missed of some constraints least; returns how much that is.
  mutating func minimise(_ indices: [Int], of system: RandomSystem) -> Double {
    var costs = Array(repeating: 0.0, count: width)
    for index in indices {
      guard let row = rowOf[index] else { continue }
      let constraint = system.constraints[index]
      let weight = constraint.strength.isRequired ? 1 : constraint.strength.weight
      let above = 2 * variableCount + 2 * row
      if constraint.relation != .atLeast { costs[above] = weight }
      if constraint.relation != .atMost { costs[above + 1] = weight }
    }
    while true {
      let reduced = reducedCosts(costs)
      guard let entering = (0..<width).first(where: { !isFixed[$0] && reduced[$0] < -1e-9 }) else {
        for column in 0..<width where reduced[column] > 1e-9 { isFixed[column] = true }
        break
      }
      var leaving: Int?
      for row in rows.indices where rows[row][entering] > 1e-9 {
        guard let best = leaving else {
          leaving = row
          continue
        }
        let (ratio, least) = (
          rows[row][width] / rows[row][entering], rows[best][width] / rows[best][entering]
        )
        if ratio < least - 1e-12 || (ratio < least + 1e-12 && basic[row] < basic[best]) {
          leaving = row
        }
      }
      guard let leaving else { break }
      pivot(leaving, entering)
    }
    return zip(basic, rows).reduce(0) { $0 + costs[$1.0] * $1.1[width] }
  }

  private func reducedCosts(_ costs: [Double]) -> [Double] {
    var reduced = costs
    for (row, column) in basic.enumerated() where costs[column] != 0 {
      for other in 0..<width { reduced[other] -= costs[column] * rows[row][other] }
    }
    return reduced
  }

  private mutating func pivot(_ row: Int, _ column: Int) {
    let factor = rows[row][column]
    for other in 0...width { rows[row][other] /= factor }
    for index in rows.indices where index != row && rows[index][column] != 0 {
      let share = rows[index][column]
      for other in 0...width { rows[index][other] -= share * rows[row][other] }
    }
    basic[row] = column
  }

  func values(count: Int) -> [Double] {
    var values = Array(repeating: 0.0, count: count)
    for (row, column) in basic.enumerated() where column < 2 * count {
      values[column / 2] += (column % 2 == 0 ? 1 : -1) * rows[row][width]
    }
    return values
  }
}
