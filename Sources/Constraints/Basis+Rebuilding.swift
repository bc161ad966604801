extension Basis {
  /// What a constraint that decides found as its place, and what found none.
  struct Rebuilt {
    /// Places with the constraints that hold them.
    var held: [(place: Int, constraint: Int)] = []
    /// Constraints that others decide already.
    var left: [Int] = []
  }

  /// Finds rows anew for the constraints that decide and the variables that stay, with as few
  /// corrections as it can.
  ///
  /// A variable that one constraint alone has is given by it, and a constraint with one variable
  /// that nothing gives yet gives that. Where neither is to be found, a variable is put aside as if
  /// it were known; one of the constraints that are left over corrects it.
  mutating func rebuild(
    deciding: [Int], staying: [Int], _ terms: TermTable, scratch: inout SparseVector
  ) -> Rebuilt {
    removeAll()
    var search = RowSearch(deciding: deciding, staying: staying, count: row.count, terms)
    search.run(terms)
    var result = Rebuilt()
    for (place, constraint) in search.given {
      let coefficient = terms.coefficient(of: place, in: constraint) ?? 1
      setRow(constraint, coefficient: coefficient, of: place)
      result.held.append((place, constraint))
    }
    var open = Set(search.aside)
    for constraint in search.leftOver {
      scratch.clear()
      for term in terms.range(of: constraint) {
        scratch.add(terms.coefficients[term], at: terms.variables[term])
      }
      solveTransposed(&scratch, terms)
      let best = scratch.indices.lazy.filter { open.contains($0) }
        .max { abs(scratch[$0]) < abs(scratch[$1]) }
      guard let best, abs(scratch[best]) > Self.smallestPivot else {
        result.left.append(constraint)
        continue
      }
      open.remove(best)
      correct(best, by: scratch)
      result.held.append((best, constraint))
    }
    scratch.clear()
    return result
  }

  /// Less than this is taken for nothing.
  static let smallestPivot = 1e-9
}

/// Looks for an order in which each constraint gives one variable.
private struct RowSearch {
  /// Variables with the constraints that give them.
  var given: [(place: Int, constraint: Int)] = []
  /// Variables that something left over will have to give.
  var aside: [Int] = []
  var leftOver: [Int] = []

  private var isOpenRow: [Bool] = []
  private var openInRow: [Int] = []
  private var isOpenColumn: [Bool]
  private var openInColumn: [Int]
  private var singleRows: [Int] = []
  private var singleColumns: [Int] = []
  private let rows: [Int]

  init(deciding: [Int], staying: [Int], count: Int, _ terms: TermTable) {
    rows = deciding
    isOpenColumn = Array(repeating: true, count: count)
    openInColumn = Array(repeating: 0, count: count)
    let last = (deciding.max() ?? -1) + 1
    isOpenRow = Array(repeating: false, count: last)
    openInRow = Array(repeating: 0, count: last)
    for place in staying { isOpenColumn[place] = false }
    for constraint in deciding {
      isOpenRow[constraint] = true
      for term in terms.range(of: constraint) where isOpenColumn[terms.variables[term]] {
        openInRow[constraint] += 1
        openInColumn[terms.variables[term]] += 1
      }
      if openInRow[constraint] == 1 { singleRows.append(constraint) }
    }
    for place in 0..<count where isOpenColumn[place] && openInColumn[place] == 1 {
      singleColumns.append(place)
    }
  }

  mutating func run(_ terms: TermTable) {
    var next = 0
    while true {
      takeSingles(terms)
      while next < rows.count, !isOpenRow[rows[next]] || openInRow[rows[next]] == 0 { next += 1 }
      guard next < rows.count else { break }
      let columns = terms.range(of: rows[next]).map { terms.variables[$0] }
        .filter { isOpenColumn[$0] }
      guard let busiest = columns.max(by: { openInColumn[$0] < openInColumn[$1] }) else { break }
      aside.append(busiest)
      close(column: busiest, terms)
    }
    leftOver = rows.filter { isOpenRow[$0] }
  }

  private mutating func takeSingles(_ terms: TermTable) {
    while true {
      if let row = singleRows.popLast() {
        guard isOpenRow[row], openInRow[row] == 1 else { continue }
        for term in terms.range(of: row) where isOpenColumn[terms.variables[term]] {
          give(terms.variables[term], by: row, terms)
          break
        }
      } else if let column = singleColumns.popLast() {
        guard isOpenColumn[column], openInColumn[column] == 1 else { continue }
        var place = terms.first(of: column)
        while place >= 0 {
          let row = terms.rows[place]
          if row < isOpenRow.count, isOpenRow[row] {
            give(column, by: row, terms)
            break
          }
          place = terms.following(place)
        }
      } else {
        return
      }
    }
  }

  private mutating func give(_ column: Int, by row: Int, _ terms: TermTable) {
    given.append((column, row))
    isOpenRow[row] = false
    for term in terms.range(of: row) where isOpenColumn[terms.variables[term]] {
      let other = terms.variables[term]
      openInColumn[other] -= 1
      if openInColumn[other] == 1 { singleColumns.append(other) }
    }
    close(column: column, terms)
  }

  private mutating func close(column: Int, _ terms: TermTable) {
    isOpenColumn[column] = false
    var place = terms.first(of: column)
    while place >= 0 {
      let row = terms.rows[place]
      if row < isOpenRow.count, isOpenRow[row] {
        openInRow[row] -= 1
        if openInRow[row] == 1 { singleRows.append(row) }
      }
      place = terms.following(place)
    }
  }
}
