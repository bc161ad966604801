/// The terms of all constraints, in one array by rows and in lists by columns.
///
/// The terms of a constraint stand side by side. Each is also a link in the list of its variable's
/// terms, so that the constraints of a variable are found without a search.
struct TermTable {
  private(set) var variables: [Int] = []
  private(set) var coefficients: [Double] = []
  /// The constraint that a term belongs to.
  private(set) var rows: [Int] = []
  private var next: [Int] = []
  private var previous: [Int] = []
  /// The first term of a variable.
  private var heads: [Int] = []
  /// How many terms a variable has.
  private(set) var columnCounts: [Int] = []
  private var starts: [Int] = []
  private var counts: [Int] = []
  /// Places of removed constraints, by their number of terms.
  private var free: [Int: [Int]] = [:]

  private static let none = -1

  mutating func addColumn() {
    heads.append(Self.none)
    columnCounts.append(0)
  }

  /// Puts a constraint's terms down, of which each variable occurs once.
  mutating func setRow(_ row: Int, _ terms: [Term]) {
    while starts.count <= row {
      starts.append(0)
      counts.append(0)
    }
    let start = takePlace(terms.count)
    (starts[row], counts[row]) = (start, terms.count)
    for (offset, term) in terms.enumerated() {
      let (place, variable) = (start + offset, term.variable.index)
      (variables[place], coefficients[place], rows[place]) = (variable, term.coefficient, row)
      let head = heads[variable]
      (next[place], previous[place]) = (head, Self.none)
      if head != Self.none { previous[head] = place }
      heads[variable] = place
      columnCounts[variable] += 1
    }
  }

  mutating func removeRow(_ row: Int) {
    for place in range(of: row) {
      let (after, before) = (next[place], previous[place])
      if after != Self.none { previous[after] = before }
      if before != Self.none { next[before] = after } else { heads[variables[place]] = after }
      columnCounts[variables[place]] -= 1
    }
    if counts[row] > 0 { free[counts[row], default: []].append(starts[row]) }
    counts[row] = 0
  }

  private mutating func takePlace(_ count: Int) -> Int {
    if count > 0, let place = free[count]?.popLast() { return place }
    let start = variables.count
    for _ in 0..<count {
      variables.append(0)
      coefficients.append(0)
      rows.append(0)
      next.append(Self.none)
      previous.append(Self.none)
    }
    return start
  }

  // MARK: Reading

  /// The places of a constraint's terms.
  func range(of row: Int) -> Range<Int> { starts[row]..<starts[row] + counts[row] }

  /// Whether no constraint has a variable.
  func isAlone(_ variable: Int) -> Bool { heads[variable] == Self.none }

  /// The place of a variable's first term; negative where there is none.
  func first(of variable: Int) -> Int { heads[variable] }

  /// The place of the next term of the same variable; negative at the end.
  func following(_ place: Int) -> Int { next[place] }

  func coefficient(of variable: Int, in row: Int) -> Double? {
    for place in range(of: row) where variables[place] == variable { return coefficients[place] }
    return nil
  }
}
