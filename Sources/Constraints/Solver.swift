/// Finds values for variables that satisfy linear constraints of several strengths.
///
/// It is the problem that the Cassowary solver made known, solved in steps as there, from where the
/// last change left it, but in another form: not a table of every row in terms of the free
/// variables, which a chain of views fills up, but the constraints themselves and a `Basis` of those
/// that hold exactly and decide all variables. A change follows the variables that it touches.
///
/// A constraint that is missed costs, at its strength, what it is missed by. While a constraint of
/// the basis could be left so that the cost falls, it is, as far as the cost goes on falling; what
/// stops that takes its place. What the cost would be is kept at every place of the basis as a sum
/// for each strength (`prices`).
///
/// A variable that nothing decides stays where it was, 0 at first. Of equal constraints that
/// contradict each other, the one that was there first holds, as long as nothing was changed in
/// between; `restart` makes that so again.
///
/// It is not copied, for its many arrays would be counted again at every look from another module.
package struct Solver: ~Copyable {
  var terms = TermTable()
  var basis = Basis()
  var constraints: [Constraint] = []
  var values: [Double] = []
  /// What holds exactly at each place.
  var holders: [Holder] = []
  /// Places of constraints and variables that were removed.
  var freeConstraints: [Int] = []
  var freeVariables: [Int] = []
  /// Variables that are taken back as soon as nothing needs them.
  var retired: [Int] = []
  /// Removed constraints that a row still needs.
  var zombies: [Int] = []
  /// The order in which constraints came.
  var sequence = 0

  /// All priorities in use, each with what leaving the places would cost at it.
  var tiers: [Tier] = []
  /// Places in `tiers`, the highest priority first.
  var ranking: [Int] = []

  /// Places that may be left with profit.
  var candidates = Candidates()
  /// How many required constraints count as missed; where it is 0 none is.
  var missedRequired = 0
  /// Required constraints that contradict earlier ones, and are left out.
  package internal(set) var conflicts: [Conflict] = []
  /// Constraints that were added and take part from the next `settle` on.
  var pending: [Int] = []
  /// Those that were met with room to spare when they began to take part.
  var slack: [Int] = []
  /// Whether anything was solved before.
  var hasSettled = false
  /// Whether a required constraint that may take part in a conflict was changed or removed.
  var mayEndConflict = false
  /// With how many corrections the basis is rebuilt.
  var correctionLimit = Solver.leastCorrectionLimit
  /// With how many it is where they have taken more time than that takes.
  var costlyLimit = Solver.leastCorrectionLimit
  /// How many numbers the last rebuilding looked at, and how many of corrections' steps since have: what
  /// is asked in between is no reason to rebuild, as who asks should change nothing.
  var rebuildVisitCount = 0
  var stepVisitCount = 0
  /// How often one constraint took the place of another; for tests and benchmarks.
  package internal(set) var stepCount = 0
  /// How many constraints began to take part, those of solvers that only try a contradiction among
  /// them; for tests and benchmarks.
  package internal(set) var admissionCount = 0
  /// How many numbers of rows and corrections solving has looked at; for tests and benchmarks.
  package var visitCount: Int { basis.visitCount }

  /// Variables whose values have changed since they were taken.
  var changed = PlaceQueue()

  // What single calls work with.
  var direction = SparseVector()
  var shares = SparseVector()
  var change = SparseVector()
  var paces = SparseVector()
  var crossings = CrossingHeap()
  var flips: [Flip] = []
  var rate: [Double] = []
  var path: [Int] = []

  static let leastCorrectionLimit = 64
  /// For less than so many visits of corrections, which are some milliseconds, no basis is rebuilt
  /// before it must be: where several solutions are as good, another order may find another one.
  static let leastCostlyVisitCount = 1 << 22
  /// What a constraint may be missed by and still counts as holding.
  static let tolerance = 1e-8
  /// What a price may differ by and still counts as equal.
  static let priceTolerance = 1e-9

  package init() {}

  // MARK: Values

  package subscript(variable: Variable) -> Double { values[variable.index] }

  /// What a constraint is missed by: the sum of its terms less its constant.
  package func residual(of key: ConstraintKey) -> Double { constraints[key.index].residual }

  /// Whether a constraint does not hold.
  package func isMissed(_ key: ConstraintKey) -> Bool {
    let constraint = constraints[key.index]
    return abs(constraint.residual) > Self.tolerance
      && constraint.relation.isMissed(onSide: constraint.residual > 0 ? 1 : -1)
  }

  /// Hands over each variable whose value has changed since the last call.
  package mutating func takeChanges(_ body: (Variable) -> Void) {
    while let place = changed.popFirst() { body(Variable(index: place)) }
  }

  /// The variable of a constraint's first term.
  package func firstVariable(of key: ConstraintKey) -> Variable? {
    terms.range(of: key.index).first.map { Variable(index: terms.variables[$0]) }
  }

  /// How many constraints a variable is in.
  package func constraintCount(of variable: Variable) -> Int { terms.columnCounts[variable.index] }
}

/// What holds at a place of the basis.
enum Holder: Equatable {
  case constraint(Int)
  /// A variable that nothing decides.
  case variable(Int)
}

/// What is known of a constraint apart from its terms.
struct Constraint {
  var relation: Relation
  var constant: Double
  var weight: Double
  /// Its priority, as a place in `tiers`.
  var tier: Int
  var sequence: Int
  /// Where it holds; negative for one that is not in the basis.
  var place = Basis.none
  /// The sum of its terms less the constant.
  var residual = 0.0
  /// On which side it is missed or exceeded; 0 where it holds exactly.
  var side = 0
  var state = State.pending

  enum State {
    /// Waits for `settle`.
    case pending
    case active
    /// Left out because of a conflict.
    case broken
    case removed
  }

  /// What the cost changes by when the residual grows.
  var slope: Double { slope(onSide: side) }

  func slope(onSide side: Int) -> Double {
    side != 0 && relation.isMissed(onSide: side) ? Double(side) * weight : 0
  }
}

/// The prices at one priority.
struct Tier {
  var priority: Double
  /// How many constraints there are of it.
  var count = 0
  /// For each place, what the others cost more when its residual grows.
  var prices: [Double]
}

/// A constraint that has come to another side.
struct Flip {
  let constraint: Int
  let change: Double
}
