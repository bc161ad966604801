/// How the sum of a constraint's terms stands to its constant.
package enum Relation: Sendable {
  case equal
  case atLeast
  case atMost

  /// Whether it costs to be above or below, by the sign of what the constraint is missed by.
  func isMissed(onSide side: Int) -> Bool {
    switch self {
    case .equal: true
    case .atLeast: side < 0
    case .atMost: side > 0
    }
  }
}
