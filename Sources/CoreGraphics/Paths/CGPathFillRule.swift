/// Which parts of a path that crosses itself are inside.
public enum CGPathFillRule: Int, Sendable {
  /// Where the path goes round a point in sum.
  case winding = 0
  /// Where a ray from a point crosses the path an odd number of times.
  case evenOdd = 1

  /// Whether a point about which the path goes so often is inside.
  func isInside(_ windings: Int) -> Bool {
    switch self {
    case .winding: windings != 0
    case .evenOdd: !windings.isMultiple(of: 2)
    }
  }
}
