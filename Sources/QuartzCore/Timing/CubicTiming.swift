/// A curve from (0, 0) to (1, 1) by two control points, read as y over x.
package struct CubicTiming: Hashable, Sendable {
  /// The first control point's, within 0…1.
  package var x1: Double
  /// The first control point's; beyond 0…1 the curve overshoots.
  package var y1: Double
  /// The second control point's, within 0…1.
  package var x2: Double
  /// The second control point's; beyond 0…1 the curve overshoots.
  package var y2: Double

  package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    // Outside 0…1 an x would have several y.
    self.x1 = x1.clampedToUnit
    self.x2 = x2.clampedToUnit
    self.y1 = y1.isFinite ? y1 : 0
    self.y2 = y2.isFinite ? y2 : 1
  }

  /// y is x.
  package static let linear = CubicTiming(0, 0, 1, 1)

  /// y at an x; outside 0…1 that of the nearer end. Right to 1e-9.
  package func value(at x: Double) -> Double {
    guard x > 0 else { return 0 }
    guard x < 1 else { return 1 }
    if x1 == y1, x2 == y2 { return x }
    return Self.bezier(y1, y2, parameter(at: x))
  }

  private static func bezier(_ a: Double, _ b: Double, _ t: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * t * a + 3 * u * t * t * b + t * t * t
  }

  private static func slope(_ a: Double, _ b: Double, _ t: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * a + 6 * u * t * (b - a) + 3 * t * t * (1 - b)
  }

  /// Newton's steps, kept within bounds that close in as bisection's do.
  private func parameter(at x: Double) -> Double {
    var (low, high, t) = (0.0, 1.0, x)
    for _ in 0..<64 {
      let error = Self.bezier(x1, x2, t) - x
      guard error.magnitude > 1e-12 else { return t }
      if error > 0 { high = t } else { low = t }
      let next = t - error / Self.slope(x1, x2, t)
      // Comparisons with what is no number are false.
      t = next > low && next < high ? next : (low + high) / 2
    }
    return t
  }
}

extension Double {
  /// Cut to 0…1; 0 for what is no number.
  var clampedToUnit: Double { self > 0 ? Swift.min(self, 1) : 0 }
}
