// How the cost comes down, step by step.

extension Solver {
  /// Leaves places with profit until none is left.
  mutating func optimise() {
    var isShaken = false
    var shakes = 0
    while true {
      var idleSteps = 0
      while let place = candidates.popFirst() {
        guard let side = profitableSide(of: place) else { continue }
        let visits = basis.correctionVisitCount
        let length = step(from: place, to: side)
        stepCount += 1
        stepVisitCount += basis.correctionVisitCount - visits
        idleSteps = length > 0 ? 0 : idleSteps + 1
        if needsRebuilding { rebuild() }
        // Steps of no length might go round in a circle for ever.
        if idleSteps > Self.mostIdleSteps, shakes < Self.mostShakes {
          shake(shakes)
          isShaken = true
          shakes += 1
          idleSteps = 0
        } else if idleSteps > Self.mostIdleSteps {
          candidates.removeAll()
        }
      }
      guard isShaken else { return }
      isShaken = false
      refresh()
    }
  }

  private var needsRebuilding: Bool {
    let count = basis.corrections.count
    if count > correctionLimit { return true }
    return count > costlyLimit
      && stepVisitCount > max(Self.leastCostlyVisitCount, rebuildVisitCount)
  }

  private static let mostIdleSteps = 40
  private static let mostShakes = 8

  /// Moves what holds by chance a little to the side, so that no two constraints are met at once.
  ///
  /// What is found then is the solution without it too: which sides constraints are on when they
  /// hold exactly is all that was open, and that stays when the numbers are put right.
  private mutating func shake(_ round: Int) {
    for index in constraints.indices
    where constraints[index].state == .active && constraints[index].place < 0
      && constraints[index].side == 0
    {
      // Any numbers do that have nothing to do with each other.
      let share = (Double(index + 1) * 0.618_033_988_749_894_9 + Double(round) * 0.37)
        .truncatingRemainder(dividingBy: 1)
      let way = Double(1 + share) * 1e-6
      moveResidual(of: index, by: (index + round).isMultiple(of: 2) ? way : -way)
    }
    applyFlips()
  }

  // MARK: Candidates

  /// Looks at a place again before the end.
  mutating func consider(_ place: Int) {
    switch holders[place] {
    case .variable: candidates.append(place, rank: .undecided)
    case .constraint(let index):
      candidates.append(place, rank: isRequired(index) ? .required : .wish)
    }
  }

  // MARK: Profit

  /// To which side of what holds at a place the cost falls.
  private func profitableSide(of place: Int) -> Int? {
    if isProfit(place, 1) { return 1 }
    return isProfit(place, -1) ? -1 : nil
  }

  private func isProfit(_ place: Int, _ side: Int) -> Bool {
    for tier in ranking {
      let rate = rate(at: place, side: side, tier: tier)
      if rate < -Self.priceTolerance { return true }
      if rate > Self.priceTolerance { return false }
    }
    return false
  }

  /// What leaving a place costs at a tier.
  func rate(at place: Int, side: Int, tier: Int) -> Double {
    let rate = Double(side) * tiers[tier].prices[place]
    guard case .constraint(let index) = holders[place], constraints[index].tier == tier else {
      return rate
    }
    return rate + Double(side) * constraints[index].slope(onSide: side)
  }

  // MARK: A step

  /// Leaves what holds at a place to a side, as far as the cost falls; what stops it holds there
  /// from now on. Returns how far.
  private mutating func step(from place: Int, to side: Int) -> Double {
    defer {
      direction.clear()
      paces.clear()
      shares.clear()
    }
    direction.set(Double(side), at: place)
    basis.solve(&direction, terms)
    findPaces()
    guard let stop = findStop(from: place, to: side) else { return 0 }
    let length = max(0, stop.distance)
    let slope = constraints[stop.constraint].slope
    if slope != 0, isRequired(stop.constraint) { missedRequired -= 1 }
    move(by: length, to: stop.constraint)

    for term in terms.range(of: stop.constraint) {
      shares.add(terms.coefficients[term], at: terms.variables[term])
    }
    basis.solveTransposed(&shares, terms)
    applyFlips()
    if slope != 0 {
      let tier = constraints[stop.constraint].tier
      for index in shares.indices { tiers[tier].prices[index] -= slope * shares[index] }
    }
    leave(place, to: side, by: length)
    exchangePrices(at: place)
    seat(stop.constraint, at: place)
    return length
  }

  /// What holds at a place is a constraint like others now.
  private mutating func leave(_ place: Int, to side: Int, by length: Double) {
    guard case .constraint(let index) = holders[place] else { return }
    constraints[index].place = Basis.none
    constraints[index].residual = Double(side) * length
    constraints[index].side = length > Self.tolerance ? side : 0
    let slope = constraints[index].slope
    guard slope != 0 else { return }
    tiers[constraints[index].tier].prices[place] += slope
    if isRequired(index) { missedRequired += 1 }
  }

  /// Puts prices right for a place that is held by something else, whose sum of what has held so far
  /// is `shares`.
  mutating func exchangePrices(at place: Int) {
    let own = shares[place]
    for tier in tiers.indices where tiers[tier].prices[place] != 0 {
      let price = tiers[tier].prices[place] / own
      for index in shares.indices { tiers[tier].prices[index] -= shares[index] * price }
      tiers[tier].prices[place] = price
    }
    for index in shares.indices { consider(index) }
    consider(place)
  }

  // MARK: On the way

  /// What each constraint outside of the basis changes by in the direction.
  mutating func findPaces() {
    for variable in direction.indices where abs(direction[variable]) > 1e-12 {
      var term = terms.first(of: variable)
      while term >= 0 {
        let index = terms.rows[term]
        if constraints[index].state == .active, constraints[index].place < 0 {
          paces.add(terms.coefficients[term] * direction[variable], at: index)
        }
        term = terms.following(term)
      }
    }
  }

  /// The constraint at which the cost falls no more.
  private mutating func findStop(from place: Int, to side: Int) -> CrossingHeap.Crossing? {
    crossings.removeAll()
    for index in paces.indices {
      let pace = paces[index]
      guard abs(pace) > 1e-7 else { continue }
      let (heading, present) = (pace > 0 ? 1 : -1, constraints[index].side)
      if present == heading { continue }
      if present == 0, !constraints[index].relation.isMissed(onSide: heading) { continue }
      let distance = present == 0 ? 0 : max(0, -constraints[index].residual / pace)
      crossings.insert(.init(distance: distance, constraint: index, pace: pace))
    }
    for tier in tiers.indices { rate[tier] = self.rate(at: place, side: side, tier: tier) }
    while let crossing = crossings.popFirst() {
      let constraint = constraints[crossing.constraint]
      let heading = crossing.pace > 0 ? 1 : -1
      let change = constraint.slope(onSide: heading) - constraint.slope
      rate[constraint.tier] += change * crossing.pace
      if !isFalling { return crossing }
    }
    return nil
  }

  private var isFalling: Bool {
    for tier in ranking {
      if rate[tier] < -Self.priceTolerance { return true }
      if rate[tier] > Self.priceTolerance { return false }
    }
    return false
  }

  /// Goes in the direction, up to a constraint that is met exactly.
  mutating func move(by length: Double, to stop: Int? = nil) {
    guard length != 0 else { return }
    for variable in direction.indices where direction[variable] != 0 {
      values[variable] += length * direction[variable]
      changed.append(variable)
    }
    for index in paces.indices where index != stop {
      moveResidual(of: index, by: length * paces[index])
    }
  }

  /// Changes what a constraint outside of the basis is missed by.
  mutating func moveResidual(of index: Int, by difference: Double) {
    let residual = constraints[index].residual + difference
    constraints[index].residual = residual
    let side = residual > Self.tolerance ? 1 : residual < -Self.tolerance ? -1 : 0
    guard side != constraints[index].side else { return }
    let change = constraints[index].slope(onSide: side) - constraints[index].slope
    if change != 0 {
      flips.append(Flip(constraint: index, change: change))
      if isRequired(index) {
        missedRequired +=
          (constraints[index].slope(onSide: side) != 0 ? 1 : 0)
          - (constraints[index].slope != 0 ? 1 : 0)
      }
    }
    constraints[index].side = side
  }

  /// Puts prices right after constraints came to other sides.
  mutating func applyFlips() {
    guard !flips.isEmpty else { return }
    for tier in tiers.indices {
      for flip in flips where constraints[flip.constraint].tier == tier {
        for term in terms.range(of: flip.constraint) {
          change.add(flip.change * terms.coefficients[term], at: terms.variables[term])
        }
      }
      guard !change.indices.isEmpty else { continue }
      basis.solveTransposed(&change, terms)
      for place in change.indices {
        tiers[tier].prices[place] += change[place]
        consider(place)
      }
      change.clear()
    }
    flips.removeAll(keepingCapacity: true)
  }
}
