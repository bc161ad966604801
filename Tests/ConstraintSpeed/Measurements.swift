import ConstraintCases
import Constraints

extension ConstraintSpeed {
  static func measure(_ counts: [Int]) {
    for rows in counts {
      time("chain of \(rows)", LayoutSystem.chain(rows))
      time("chain of \(rows), last first", LayoutSystem.chain(rows, reversed: true))
      time("\(rows) columns of one width", LayoutSystem.columns(rows))
      time("list of \(rows) rows × 10", LayoutSystem.list(rows))
    }
  }

  private static func time(_ name: String, _ system: LayoutSystem) {
    let clock = ContinuousClock()
    var fastest = Duration.seconds(1000)
    var changes = fastest
    var solver = Solver()
    var steps = 0
    for _ in 0..<(system.rows.count > 20_000 ? 3 : 9) {
      var keys: [ConstraintKey] = []
      solver = Solver()
      fastest = min(
        fastest,
        clock.measure {
          keys = system.add(to: &solver)
          solver.settle()
        })
      steps = solver.stepCount
      let key = keys[system.edited]
      for edit in 0..<50 {
        changes = min(
          changes,
          clock.measure {
            solver.setConstant(system.rows[system.edited].constant + Double(edit % 7 + 1), of: key)
            solver.settle()
            solver.takeChanges { _ in }
          })
      }
    }
    func milliseconds(_ duration: Duration) -> String {
      let microseconds = duration.components.attoseconds / 1_000_000_000_000
      return "\(Double(microseconds) / 1000 + Double(duration.components.seconds) * 1000) ms"
    }
    print(
      "\(name): \(system.rows.count) constraints, from scratch \(milliseconds(fastest)), "
        + "\(steps) steps; a constant changed \(milliseconds(changes))")
  }
}
