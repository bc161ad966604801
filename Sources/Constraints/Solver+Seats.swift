// Where in the basis a constraint is put that holds from now on.

extension Solver {
  /// Makes a constraint hold at a place; `direction` and `shares` are what they were for the step.
  ///
  /// Where it can, it becomes a row, and no correction is needed.
  mutating func seat(_ index: Int, at place: Int) {
    constraints[index].residual = 0
    constraints[index].side = 0
    guard findPath(of: index, to: place) else {
      basis.correct(place, by: shares)
      holders[place] = .constraint(index)
      constraints[index].place = place
      return
    }
    let old = basis.row[place]
    // The row of each variable on the path gives the next one now, and the new row the first.
    for step in stride(from: path.count - 1, to: 0, by: -1) {
      let (from, to) = (path[step - 1], path[step])
      giveRow(basis.row[from], to: to)
      for tier in tiers.indices {
        let price = tiers[tier].prices[from]
        tiers[tier].prices[from] = tiers[tier].prices[to]
        tiers[tier].prices[to] = price
      }
      consider(to)
    }
    giveRow(index, to: path[0])
    consider(path[0])
    if old >= 0, constraints[old].state == .removed {
      zombies.removeAll { $0 == old }
      release(old)
    }
  }

  private mutating func giveRow(_ index: Int, to place: Int) {
    let coefficient = terms.coefficient(of: place, in: index) ?? 1
    basis.setRow(index, coefficient: coefficient, of: place)
    holders[place] = .constraint(index)
    constraints[index].place = place
  }

  /// Looks for variables, from one of the constraint's to the place's, of which each but the last is
  /// given by a row that has the next one and nothing else that follows from the place. Then the rows
  /// can be shifted by one, and there is still no cycle.
  private mutating func findPath(of index: Int, to place: Int) -> Bool {
    path.removeAll(keepingCapacity: true)
    var row = index
    var given = Basis.none
    while path.count < Self.longestPath {
      var next: Int?
      for term in terms.range(of: row) {
        let variable = terms.variables[term]
        guard variable != given, direction.holds(variable) else { continue }
        guard next == nil else { return false }
        next = variable
      }
      guard let next, basis.isFree(next) else { return false }
      path.append(next)
      if next == place { return true }
      (row, given) = (basis.row[next], next)
      guard row >= 0 else { return false }
    }
    return false
  }

  private static let longestPath = 16
}
