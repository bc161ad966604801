// From changes to values.

extension Solver {
  /// Finds the values for all that was changed.
  package mutating func settle() {
    if mayEndConflict, conflicts.count > 1 {
      restart()
    } else {
      readmitBroken()
      admitPending()
      optimise()
      // A single conflict that comes up later is found where it is; which of several constraints are
      // left out depends on all of them. What is solved for the first time must come out as if it were
      // solved anew.
      if hasSettled, conflicts.isEmpty, let missed = missedRequiredConstraint {
        breakLatest(missed)
      }
      if missedRequiredConstraint != nil { restart() }
    }
    tighten()
    hasSettled = true
    releaseRetired()
  }

  private mutating func readmitBroken() {
    guard mayEndConflict else { return }
    mayEndConflict = false
    for conflict in conflicts {
      constraints[conflict.broken.index].state = .pending
      pending.append(conflict.broken.index)
    }
    conflicts.removeAll()
  }

  /// Solves everything anew, as if all constraints were added now in the order in which they came.
  ///
  /// What the values are then depends on the constraints alone. Of required ones that contradict
  /// each other the earlier hold.
  package mutating func restart() {
    mayEndConflict = false
    conflicts.removeAll()
    clearBasis()
    dropWithdrawn()
    pending = constraints.indices.filter { constraints[$0].state != .removed }
    for index in pending { constraints[index].state = .pending }
    let order = admissionOrder(.asTheyCame)
    pending.removeAll(keepingCapacity: true)
    for index in order {
      admit(index)
      guard isRequired(index), missesRequired(index) || missedRequiredConstraint != nil else {
        continue
      }
      breakConstraint(index, against: contradicted(by: index))
      optimise()
    }
    optimise()
  }

  /// A required constraint that does not hold.
  var missedRequiredConstraint: Int? {
    guard missedRequired > 0 else { return nil }
    return constraints.indices.first { missesRequired($0) }
  }

  /// Whether a constraint is required, and does not hold.
  func missesRequired(_ index: Int) -> Bool {
    let constraint = constraints[index]
    return constraint.state == .active && constraint.place < 0
      && abs(constraint.residual) > Self.tolerance && constraint.slope != 0 && isRequired(index)
  }

  // MARK: Admission

  private mutating func admitPending() {
    guard !pending.isEmpty else { return }
    dropWithdrawn()
    let order = admissionOrder(.lengthsFirst)
    pending.removeAll(keepingCapacity: true)
    for index in order { admit(index) }
  }

  /// Leaves out what was removed before it took part.
  private mutating func dropWithdrawn() {
    let withdrawn = pending.filter { constraints[$0].state == .removed }
    guard !withdrawn.isEmpty else { return }
    freeConstraints += withdrawn
    pending = pending.filter { constraints[$0].state != .removed }
  }

  private enum AdmissionOrder {
    case lengthsFirst
    /// All that is required in the order in which it came: what contradicts the earlier is found.
    case asTheyCame
  }

  /// First what is said of single variables, so that each has a value and a constraint that it gives
  /// way with; then what must hold; then the other wishes. A chain is then followed once, while it
  /// grows.
  private func admissionOrder(_ order: AdmissionOrder) -> [Int] {
    func group(_ index: Int) -> Int {
      let isSingle = terms.range(of: index).count <= 1
      if isRequired(index) { return isSingle && order == .lengthsFirst ? 0 : 2 }
      return isSingle ? 1 : 3
    }
    return pending.map { (group: group($0), index: $0) }.sorted { left, right in
      if left.group != right.group { return left.group < right.group }
      let (first, second) = (constraints[left.index], constraints[right.index])
      if first.tier != second.tier {
        return tiers[first.tier].priority > tiers[second.tier].priority
      }
      return first.sequence < second.sequence
    }.map(\.index)
  }

  /// Lets a constraint take part.
  private mutating func admit(_ index: Int) {
    admissionCount += 1
    // One after the other: what comes later need not be moved with what came before.
    defer { optimise() }
    var residual = -constraints[index].constant
    for term in terms.range(of: index) {
      residual += terms.coefficients[term] * values[terms.variables[term]]
    }
    constraints[index].state = .active
    constraints[index].place = Basis.none
    constraints[index].side = 0
    constraints[index].residual = residual
    let relation = constraints[index].relation
    let isMissed =
      abs(residual) > Self.tolerance && relation.isMissed(onSide: residual > 0 ? 1 : -1)
    guard isMissed || relation == .equal else {
      slack.append(index)
      return moveResidual(of: index, by: 0)
    }
    if let term = newVariable(in: index) { return give(terms.variables[term], by: index, term) }
    moveResidual(of: index, by: 0)
    if isMissed { applyFlips() } else { decide(index) }
  }

  /// Has what is met with room to spare hold exactly where a variable of it is not decided by
  /// anything: it is then where the first inequality that speaks of it ends, as Apple's is, whose
  /// solver begins with slacks of 0. A variable that is bounded by 0 has that bound, and stays there.
  private mutating func tighten() {
    guard !slack.isEmpty else { return }
    for index in slack {
      let constraint = constraints[index]
      guard hasRoom(index), constraint.residual != 0,
        let term = terms.range(of: index).first(where: {
          isOpen(terms.variables[$0], besides: { hasRoom($0) })
        })
      else { continue }
      let place = terms.variables[term]
      let difference = -constraint.residual / terms.coefficients[term]
      constraints[index].side = 0
      give(place, by: index, term)
      var other = terms.first(of: place)
      while other >= 0 {
        let row = terms.rows[other]
        if row != index, constraints[row].state == .active {
          moveResidual(of: row, by: terms.coefficients[other] * difference)
        }
        other = terms.following(other)
      }
    }
    slack.removeAll(keepingCapacity: true)
    applyFlips()
    optimise()
  }

  /// Whether a constraint is an inequality that decides nothing now, and may come to decide something.
  private func hasRoom(_ index: Int) -> Bool {
    let constraint = constraints[index]
    let isBoundByZero =
      constraint.constant == 0 && constraint.relation == .atLeast
      && terms.range(of: index).count == 1
    return constraint.state == .active && constraint.place < 0 && basis.owner[index] < 0
      && constraint.relation != .equal && constraint.slope == 0 && !isBoundByZero
  }

  /// The first term whose variable nothing else has: the constraint may give it without a question.
  private func newVariable(in index: Int) -> Int? {
    terms.range(of: index).first { isOpen(terms.variables[$0], besides: { $0 == index }) }
  }

  /// Whether nothing speaks of a variable but constraints of a kind.
  private func isOpen(_ place: Int, besides isMeant: (Int) -> Bool) -> Bool {
    guard holders[place] == .variable(place), basis.row[place] < 0, basis.isFree(place) else {
      return false
    }
    var term = terms.first(of: place)
    while term >= 0 {
      let row = terms.rows[term]
      let takesPart = constraints[row].state == .active || basis.owner[row] >= 0
      if takesPart, !isMeant(row) { return false }
      term = terms.following(term)
    }
    return true
  }

  private mutating func give(_ place: Int, by index: Int, _ term: Int) {
    basis.setRow(index, coefficient: terms.coefficients[term], of: place)
    holders[place] = .constraint(index)
    constraints[index].place = place
    if constraints[index].residual != 0 {
      values[place] -= constraints[index].residual / terms.coefficients[term]
      constraints[index].residual = 0
      changed.append(place)
    }
  }

  /// Lets an equality that holds already decide a variable that nothing decides so far.
  private mutating func decide(_ index: Int) {
    for term in terms.range(of: index) {
      shares.add(terms.coefficients[term], at: terms.variables[term])
    }
    basis.solveTransposed(&shares, terms)
    defer { shares.clear() }
    var best: Int?
    for place in shares.indices where abs(shares[place]) > 1e-7 {
      guard case .variable = holders[place] else { continue }
      if let best, abs(shares[best]) >= abs(shares[place]) { continue }
      best = place
    }
    guard let place = best else { return }
    direction.set(1, at: place)
    basis.solve(&direction, terms)
    exchangePrices(at: place)
    seat(index, at: place)
    direction.clear()
  }

  // MARK: Starting anew

  private mutating func clearBasis() {
    basis.removeAll()
    (correctionLimit, costlyLimit) = (Self.leastCorrectionLimit, Self.leastCorrectionLimit)
    (rebuildVisitCount, stepVisitCount) = (0, 0)
    for index in zombies { release(index) }
    zombies.removeAll()
    missedRequired = 0
    slack.removeAll()
    flips.removeAll()
    candidates.removeAll()
    for place in values.indices {
      holders[place] = .variable(place)
      values[place] = 0
      changed.append(place)
    }
    for tier in tiers.indices {
      for place in values.indices { tiers[tier].prices[place] = 0 }
    }
  }

  /// Puts the basis in order, and computes everything anew from it.
  mutating func rebuild() {
    let visitsBefore = basis.visitCount
    var deciding: [Int] = []
    var staying: [Int] = []
    for holder in holders {
      switch holder {
      case .constraint(let index):
        deciding.append(index)
        constraints[index].place = Basis.none
      case .variable(let variable): staying.append(variable)
      }
    }
    let rebuilt = basis.rebuild(
      deciding: deciding, staying: staying, terms, scratch: &shares)
    for place in holders.indices { holders[place] = .variable(place) }
    for (place, index) in rebuilt.held {
      holders[place] = .constraint(index)
      constraints[index].place = place
    }
    for index in zombies { release(index) }
    zombies.removeAll(keepingCapacity: true)
    // The time that this takes is shared by as many steps as it is long; by fewer where each of them
    // takes long because of corrections that are sums of very many rows.
    costlyLimit = 2 * basis.corrections.count + Self.leastCorrectionLimit
    correctionLimit = max(costlyLimit, 2 * basis.corrections.count + constraints.count / 4)
    refresh()
    // The search for rows looks at each constraint and variable a few times.
    rebuildVisitCount = basis.visitCount - visitsBefore + 8 * (constraints.count + values.count)
    stepVisitCount = 0
  }

  /// Computes values, residuals and prices from the basis.
  ///
  /// What holds exactly stays on the side that it was on; see `shake`.
  mutating func refresh() {
    for place in holders.indices {
      switch holders[place] {
      case .constraint(let index): direction.set(constraints[index].constant, at: place)
      case .variable(let variable): direction.set(values[variable], at: place)
      }
    }
    basis.solve(&direction, terms)
    for place in values.indices where values[place] != direction[place] {
      values[place] = direction[place]
      changed.append(place)
    }
    direction.clear()
    for tier in tiers.indices {
      for place in values.indices { tiers[tier].prices[place] = 0 }
    }
    missedRequired = 0
    flips.removeAll(keepingCapacity: true)
    for index in constraints.indices where constraints[index].state == .active {
      guard constraints[index].place < 0 else {
        constraints[index].side = 0
        constraints[index].residual = 0
        continue
      }
      var residual = -constraints[index].constant
      for term in terms.range(of: index) {
        residual += terms.coefficients[term] * values[terms.variables[term]]
      }
      constraints[index].residual = residual
      if abs(residual) > Self.tolerance { constraints[index].side = residual > 0 ? 1 : -1 }
      let slope = constraints[index].slope
      guard slope != 0 else { continue }
      flips.append(Flip(constraint: index, change: slope))
      if isRequired(index) { missedRequired += 1 }
    }
    applyFlips()
    for place in holders.indices { consider(place) }
  }
}
