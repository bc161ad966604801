/// The constraints that decide the variables, as many as there are variables, ready for solving.
///
/// It works as a spreadsheet does. Each variable has a *row*: a constraint that gives it, when the
/// other variables of the constraint are known, or nothing, and the variable stays as it is. Rows
/// have no cycles, so whatever changes is followed from variable to variable and the rest is never
/// touched.
///
/// What decides together what none of it decides alone (columns of one width that fill another) has
/// no such order. There a variable's row stays what it was, and a `Correction` says by what sum of
/// other rows the constraint that now *holds* the place differs. With the rows R and the corrections
/// C the matrix is C… · C · R; nothing is ever multiplied out.
struct Basis {
  /// The constraint that gives a variable; negative for a variable that stays.
  private(set) var row: [Int] = []
  /// The variable's coefficient in its row.
  private var pivot: [Double] = []
  /// The variable that a constraint is the row of; negative for none.
  private(set) var owner: [Int] = []

  private(set) var corrections: [Correction] = []
  private var entries: [Entry] = []
  private var firstEntry: [Int] = []
  private var firstCorrection: [Int] = []

  private var isVisited: [Bool] = []
  private var order: [Int] = []
  private var stack: [(node: Int, place: Int)] = []
  private var pending = IndexQueue()

  /// How many numbers of rows and of corrections were looked at.
  private(set) var visitCount = 0
  /// How many of these were corrections'.
  private(set) var correctionVisitCount = 0

  /// A place's constraint as a sum of rows.
  struct Correction {
    let place: Int
    /// The share of the row that it stands at.
    let pivot: Double
    /// The shares of other rows.
    let entries: Range<Int>
    /// The one before at the same place.
    let previous: Int
  }

  private struct Entry {
    let place: Int
    let share: Double
    let correction: Int
    /// The entry before that speaks of the same place.
    let previous: Int
  }

  static let none = -1

  // MARK: Growing

  mutating func addVariable() {
    row.append(Self.none)
    pivot.append(1)
    firstEntry.append(Self.none)
    firstCorrection.append(Self.none)
    isVisited.append(false)
  }

  mutating func addConstraint(_ constraint: Int) {
    while owner.count <= constraint { owner.append(Self.none) }
  }

  // MARK: Rows

  /// Whether no correction speaks of a place, so that its row may be another.
  func isFree(_ place: Int) -> Bool {
    firstEntry[place] == Self.none && firstCorrection[place] == Self.none
  }

  /// Gives a variable's place another row, none for a variable that stays.
  mutating func setRow(_ constraint: Int, coefficient: Double, of place: Int) {
    if row[place] != Self.none, owner[row[place]] == place { owner[row[place]] = Self.none }
    row[place] = constraint
    pivot[place] = coefficient
    if constraint != Self.none { owner[constraint] = place }
  }

  /// Leaves nothing but variables that stay.
  mutating func removeAll() {
    for place in row.indices {
      row[place] = Self.none
      pivot[place] = 1
      firstEntry[place] = Self.none
      firstCorrection[place] = Self.none
    }
    for constraint in owner.indices { owner[constraint] = Self.none }
    corrections.removeAll(keepingCapacity: true)
    entries.removeAll(keepingCapacity: true)
  }

  /// Says what holds a place from now on: a sum of what has held the places so far.
  mutating func correct(_ place: Int, by shares: SparseVector) {
    let start = entries.count
    for other in shares.indices where other != place && shares[other] != 0 {
      entries.append(
        Entry(
          place: other, share: shares[other], correction: corrections.count,
          previous: firstEntry[other]))
      firstEntry[other] = entries.count - 1
    }
    corrections.append(
      Correction(
        place: place, pivot: shares[place], entries: start..<entries.count,
        previous: firstCorrection[place]))
    firstCorrection[place] = corrections.count - 1
  }

  // MARK: Solving

  /// Turns numbers at places, which are what the constraints there come to, into the variables'.
  mutating func solve(_ vector: inout SparseVector, _ terms: TermTable) {
    if !corrections.isEmpty { undoCorrections(&vector) }
    var start = 0
    while start < vector.indices.count {
      visitFollowers(of: vector.indices[start], terms)
      start += 1
    }
    for place in order.reversed() {
      isVisited[place] = false
      var value = vector[place]
      if row[place] != Self.none {
        let range = terms.range(of: row[place])
        visitCount += range.count
        for term in range where terms.variables[term] != place {
          value -= terms.coefficients[term] * vector[terms.variables[term]]
        }
        value /= pivot[place]
      }
      vector.set(value, at: place)
    }
    order.removeAll(keepingCapacity: true)
  }

  /// Turns numbers of variables into those of places: what multiples of the constraints that hold
  /// add up to a sum of variables.
  mutating func solveTransposed(_ vector: inout SparseVector, _ terms: TermTable) {
    var start = 0
    while start < vector.indices.count {
      visitSources(of: vector.indices[start], terms)
      start += 1
    }
    for place in order.reversed() {
      isVisited[place] = false
      guard row[place] != Self.none, vector[place] != 0 else { continue }
      let value = vector[place] / pivot[place]
      vector.set(value, at: place)
      let range = terms.range(of: row[place])
      visitCount += range.count
      for term in range where terms.variables[term] != place {
        vector.add(-terms.coefficients[term] * value, at: terms.variables[term])
      }
    }
    order.removeAll(keepingCapacity: true)
    if !corrections.isEmpty { applyCorrections(&vector) }
  }

  private mutating func undoCorrections(_ vector: inout SparseVector) {
    var start = 0
    while start < vector.indices.count {
      listCorrections(with: vector.indices[start], before: corrections.count)
      start += 1
    }
    while let index = pending.popLast() {
      let correction = corrections[index]
      noteVisits(correction.entries.count)
      var value = vector[correction.place]
      for entry in correction.entries {
        value -= entries[entry].share * vector[entries[entry].place]
      }
      let isNew = !vector.holds(correction.place)
      vector.set(value / correction.pivot, at: correction.place)
      if isNew { listCorrections(with: correction.place, before: index) }
    }
  }

  /// Lists the corrections that read a place, the latest first.
  private mutating func listCorrections(with place: Int, before limit: Int) {
    var entry = firstEntry[place]
    var visits = 0
    while entry != Self.none {
      visits += 1
      if entries[entry].correction < limit { pending.insert(entries[entry].correction) }
      entry = entries[entry].previous
    }
    var correction = firstCorrection[place]
    while correction != Self.none {
      if correction < limit { pending.insert(correction) }
      correction = corrections[correction].previous
    }
    noteVisits(visits)
  }

  private mutating func noteVisits(_ count: Int) {
    visitCount += count
    correctionVisitCount += count
  }

  private mutating func applyCorrections(_ vector: inout SparseVector) {
    var start = 0
    while start < vector.indices.count {
      listCorrections(at: vector.indices[start], after: -1)
      start += 1
    }
    while let index = pending.popFirst() {
      let correction = corrections[index]
      guard vector[correction.place] != 0 else { continue }
      noteVisits(correction.entries.count)
      let value = vector[correction.place] / correction.pivot
      vector.set(value, at: correction.place)
      for entry in correction.entries {
        let place = entries[entry].place
        let isNew = !vector.holds(place)
        vector.add(-entries[entry].share * value, at: place)
        if isNew { listCorrections(at: place, after: index) }
      }
    }
  }

  /// Lists the corrections that stand at a place, the earliest first.
  private mutating func listCorrections(at place: Int, after limit: Int) {
    var correction = firstCorrection[place]
    while correction != Self.none, correction > limit {
      pending.insert(correction)
      correction = corrections[correction].previous
    }
  }

  // MARK: Order

  /// Puts a place and all that follow from it into `order`, each after what follows from it.
  private mutating func visitFollowers(of start: Int, _ terms: TermTable) {
    guard !isVisited[start] else { return }
    isVisited[start] = true
    stack.append((start, terms.first(of: start)))
    while let (node, place) = stack.last {
      guard place >= 0 else {
        stack.removeLast()
        order.append(node)
        continue
      }
      stack[stack.count - 1].place = terms.following(place)
      let follower = owner[terms.rows[place]]
      guard follower != Self.none, !isVisited[follower] else { continue }
      isVisited[follower] = true
      stack.append((follower, terms.first(of: follower)))
    }
  }

  /// Puts a place and all that its variable is found from into `order`, each after its sources.
  private mutating func visitSources(of start: Int, _ terms: TermTable) {
    guard !isVisited[start] else { return }
    isVisited[start] = true
    stack.append((start, firstTerm(of: start, terms)))
    while let (node, place) = stack.last {
      guard row[node] != Self.none, place < terms.range(of: row[node]).upperBound else {
        stack.removeLast()
        order.append(node)
        continue
      }
      stack[stack.count - 1].place = place + 1
      let source = terms.variables[place]
      guard !isVisited[source] else { continue }
      isVisited[source] = true
      stack.append((source, firstTerm(of: source, terms)))
    }
  }

  private func firstTerm(of place: Int, _ terms: TermTable) -> Int {
    row[place] == Self.none ? 0 : terms.range(of: row[place]).lowerBound
  }
}
