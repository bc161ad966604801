/// How many frames a second are wanted: at least, at most, and best. Zeros leave it to the system.
public struct CAFrameRateRange: Hashable, Sendable {
  public var minimum: Float
  public var maximum: Float
  /// Nil where none is best.
  public var preferred: Float?

  public static let `default` = CAFrameRateRange()

  public init() { self.init(minimum: 0, maximum: 0) }

  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// What is best, cut to what is allowed; nil where nothing is said.
  var wanted: Double? {
    let given = preferred ?? 0
    let best = given > 0 ? given : maximum
    guard best > 0, best.isFinite else { return nil }
    let least = minimum > 0 && minimum.isFinite ? minimum : 0
    let most = maximum > 0 && maximum >= least ? maximum : .greatestFiniteMagnitude
    return Double(max(least, min(best, most)))
  }
}
