/// What samples stand for, where that is not simply sRGB or an equal amount of it.
public struct SampleMeaning {
  /// For each colour, what the least and the greatest sample stand for; nil for 0 and 1.
  public var ranges: [Range]?
  /// The sRGB colour of the colours of a pixel, with straight alpha; nil if they are that or grey.
  public var color: ((SIMD4<Double>) -> SIMD3<Double>)?
  /// Pixels all of whose samples, as they are stored, lie in these ranges are clear.
  public var clear: [Range]?

  /// From a first number to a last, which may be less.
  public struct Range: Hashable, Sendable {
    public var first: Double
    public var last: Double

    public init(_ first: Double, _ last: Double) {
      self.first = first
      self.last = last
    }
  }

  public init(
    ranges: [Range]? = nil, color: ((SIMD4<Double>) -> SIMD3<Double>)? = nil,
    clear: [Range]? = nil
  ) {
    self.ranges = ranges
    self.color = color
    self.clear = clear
  }

  /// Whether samples are the colours that are painted.
  var isPlain: Bool { ranges == nil && color == nil && clear == nil }
}
