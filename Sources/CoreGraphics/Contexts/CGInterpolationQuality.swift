/// How an image's pixels are found between its own.
public enum CGInterpolationQuality: Int32, Sendable {
  /// What the context thinks best: `medium`.
  case `default` = 0
  /// The nearest pixel.
  case none = 1
  /// Mixes of four pixels.
  case low = 2
  /// Means over the area that a pixel shows, where the image shrinks.
  case high = 3
  case medium = 4
}
