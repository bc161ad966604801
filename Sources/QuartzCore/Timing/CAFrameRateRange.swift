/// How many frames a second are wanted: at least, at most, and best. Zeros leave it to the system.
public struct CAFrameRateRange: Hashable, Sendable {
  public var minimum: Float
  public var maximum: Float
  public var preferred: Float

  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)

  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred ?? 0
  }

  /// What is best, cut to what is allowed; nil where nothing is said.
  var wanted: Double? {
    let best = preferred > 0 ? preferred : maximum
    guard best > 0, best.isFinite else { return nil }
    let least = minimum > 0 && minimum.isFinite ? minimum : 0
    let most = maximum > 0 && maximum >= least ? maximum : .greatestFiniteMagnitude
    return Double(max(least, min(best, most)))
  }
}
