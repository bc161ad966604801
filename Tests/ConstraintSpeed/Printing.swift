import ConstraintCases
import Constraints

extension ConstraintSpeed {
  /// The system of a name as `kiwi.py` reads it.
  static func printSystem(_ name: String, _ count: Int) {
    let system: LayoutSystem
    switch name {
    case "chain": system = .chain(count)
    case "reversed": system = .chain(count, reversed: true)
    case "columns": system = .columns(count)
    default: system = .list(count)
    }
    print("variables \(system.variableCount)")
    print("edited \(system.edited)")
    for row in system.rows {
      let relation =
        switch row.relation {
        case .equal: "=="
        case .atLeast: ">="
        case .atMost: "<="
        }
      let pairs = row.sum.map { "\($0.variable) \($0.coefficient)" }.joined(separator: " ")
      print("\(row.strength.priority) \(relation) \(row.constant) \(pairs)")
    }
  }
}
