/// How an image's pixels are found between its own.
public enum CGInterpolationQuality: Int32, Sendable {
  /// What the context thinks best: `high`.
  case `default` = 0
  /// The nearest pixel.
  case none = 1
  /// Mixes of four pixels.
  case low = 2
  /// The same, of smaller copies of an image that shrinks, so that each of its pixels takes part.
  case high = 3
  /// Not told from `high`.
  case medium = 4
}
