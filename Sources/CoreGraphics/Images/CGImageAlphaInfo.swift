/// Where a pixel's alpha is among its samples.
public enum CGImageAlphaInfo: UInt32, Sendable {
  case none = 0
  case premultipliedLast = 1
  case premultipliedFirst = 2
  /// Last, and the colours are not multiplied by it.
  case last = 3
  /// First, and the colours are not multiplied by it.
  case first = 4
  case noneSkipLast = 5
  case noneSkipFirst = 6
  /// Nothing but alpha.
  case alphaOnly = 7
}
