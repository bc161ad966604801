/// Which points an outline encloses.
public enum FillRule: Sendable {
  /// Those that the outline winds around, whichever way.
  case nonZero
  /// Those that it winds around an odd number of times.
  case evenOdd
}
