// What clients change. Nothing is solved before `settle`.

extension Solver {
  // MARK: Variables

  package mutating func addVariable() -> Variable {
    if let place = freeVariables.popLast() { return Variable(index: place) }
    let place = values.count
    values.append(0)
    holders.append(.variable(place))
    terms.addColumn()
    basis.addVariable()
    for tier in tiers.indices { tiers[tier].prices.append(0) }
    direction.grow(to: place + 1)
    shares.grow(to: place + 1)
    change.grow(to: place + 1)
    candidates.grow(to: place + 1)
    changed.grow(to: place + 1)
    return Variable(index: place)
  }

  /// Takes back a variable that no constraint has any more, with the next `settle`.
  package mutating func removeVariable(_ variable: Variable) { retired.append(variable.index) }

  mutating func releaseRetired() {
    guard !retired.isEmpty else { return }
    let areClear = retired.allSatisfy {
      terms.isAlone($0) && holders[$0] == .variable($0) && basis.isFree($0)
    }
    if !areClear {
      rebuild()
      optimise()
    }
    for place in retired {
      precondition(terms.isAlone(place), "a variable was removed that a constraint has")
      values[place] = 0
      freeVariables.append(place)
    }
    retired.removeAll(keepingCapacity: true)
  }

  // MARK: Constraints

  /// Adds a constraint: the sum of the terms, compared with a constant, both of finite numbers.
  ///
  /// The earlier of constraints that contradict each other holds; what is added counts as later than
  /// all before, unless its order is said.
  package mutating func add(
    _ sum: [Term], _ relation: Relation, _ constant: Double, _ strength: Strength,
    order: Int? = nil
  ) -> ConstraintKey {
    let index = freeConstraints.popLast() ?? constraints.count
    sequence += 1
    let constraint = Constraint(
      relation: relation, constant: constant, weight: strength.isRequired ? 1 : strength.weight,
      tier: tier(of: strength.priority), sequence: order ?? sequence)
    if index == constraints.count {
      constraints.append(constraint)
      paces.grow(to: constraints.count)
      basis.addConstraint(index)
    } else {
      constraints[index] = constraint
    }
    tiers[constraint.tier].count += 1
    terms.setRow(index, Self.merged(sum))
    pending.append(index)
    return ConstraintKey(index: index)
  }

  package mutating func remove(_ key: ConstraintKey) {
    let index = key.index
    let state = constraints[index].state
    switch state {
    case .pending: break
    case .broken: conflicts.removeAll { $0.broken == key }
    case .active:
      if constraints[index].place >= 0 { vacate(index) } else { retract(index) }
      noteRequiredChange(index)
    case .removed: preconditionFailure("the constraint was removed before")
    }
    tiers[constraints[index].tier].count -= 1
    constraints[index].state = .removed
    // Its place in `pending` is not looked for: it becomes free when all of them are gone through.
    if state == .pending { return terms.removeRow(index) }
    if basis.owner[index] >= 0 { zombies.append(index) } else { release(index) }
  }

  package mutating func setConstant(_ constant: Double, of key: ConstraintKey) {
    let index = key.index
    let difference = constant - constraints[index].constant
    guard difference != 0 else { return }
    constraints[index].constant = constant
    switch constraints[index].state {
    case .pending, .removed: return
    case .broken: mayEndConflict = true
    case .active:
      noteRequiredChange(index)
      if constraints[index].place >= 0 {
        direction.set(difference, at: constraints[index].place)
        basis.solve(&direction, terms)
        findPaces()
        move(by: 1)
        direction.clear()
        paces.clear()
      } else {
        moveResidual(of: index, by: -difference)
      }
      applyFlips()
    }
  }

  package mutating func setStrength(_ strength: Strength, of key: ConstraintKey) {
    let index = key.index
    let new = tier(of: strength.priority)
    let weight = strength.isRequired ? 1 : strength.weight
    guard new != constraints[index].tier || weight != constraints[index].weight else { return }
    if constraints[index].state == .active, constraints[index].place < 0 {
      retract(index)
      constraints[index].side = 0
    }
    noteRequiredChange(index)
    tiers[constraints[index].tier].count -= 1
    tiers[new].count += 1
    constraints[index].tier = new
    constraints[index].weight = weight
    noteRequiredChange(index)
    if constraints[index].state == .active {
      if constraints[index].place < 0 {
        moveResidual(of: index, by: 0)
        applyFlips()
      } else {
        consider(constraints[index].place)
      }
    } else if constraints[index].state == .broken {
      mayEndConflict = true
    }
  }

  // MARK: Parts

  /// Terms of which each has its own variable, and none is nothing.
  private static func merged(_ sum: [Term]) -> [Term] {
    var result: [Term] = []
    for term in sum {
      if let index = result.firstIndex(where: { $0.variable == term.variable }) {
        result[index].coefficient += term.coefficient
      } else {
        result.append(term)
      }
    }
    result.removeAll { $0.coefficient == 0 }
    return result
  }

  /// The tier of a priority, made if it is new.
  private mutating func tier(of priority: Double) -> Int {
    if let tier = tiers.firstIndex(where: { $0.priority == priority }) { return tier }
    if let tier = tiers.firstIndex(where: { $0.count == 0 }) {
      tiers[tier].priority = priority
      for place in tiers[tier].prices.indices { tiers[tier].prices[place] = 0 }
    } else {
      let prices = Array(repeating: 0.0, count: values.count)
      tiers.append(Tier(priority: priority, prices: prices))
      rate.append(0)
    }
    ranking = tiers.indices.sorted { tiers[$0].priority > tiers[$1].priority }
    return tiers.firstIndex { $0.priority == priority } ?? 0
  }

  func isRequired(_ index: Int) -> Bool { tiers[constraints[index].tier].priority == .infinity }

  private mutating func noteRequiredChange(_ index: Int) {
    if !conflicts.isEmpty, isRequired(index) { mayEndConflict = true }
  }

  /// Takes out of the cost what a constraint outside of the basis has to do with it.
  mutating func retract(_ index: Int) {
    let slope = constraints[index].slope
    guard slope != 0 else { return }
    flips.append(Flip(constraint: index, change: -slope))
    if isRequired(index) { missedRequired -= 1 }
    applyFlips()
  }

  /// Puts a variable that stays in the place of a constraint of the basis.
  mutating func vacate(_ index: Int) {
    let place = constraints[index].place
    var variable = place
    let isPlain = basis.isFree(place) && basis.row[place] == index
    if !isPlain {
      direction.set(1, at: place)
      basis.solve(&direction, terms)
      variable = direction.indices.max { abs(direction[$0]) < abs(direction[$1]) } ?? place
      direction.clear()
    }
    shares.set(1, at: variable)
    basis.solveTransposed(&shares, terms)
    exchangePrices(at: place)
    if isPlain {
      basis.setRow(Basis.none, coefficient: 1, of: place)
    } else {
      basis.correct(place, by: shares)
    }
    shares.clear()
    holders[place] = .variable(variable)
    constraints[index].place = Basis.none
  }

  mutating func release(_ index: Int) {
    terms.removeRow(index)
    freeConstraints.append(index)
  }
}
