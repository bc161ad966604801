/// How many of a picture's pixels are meant to make an inch.
package struct ImageDensity: Hashable, Sendable {
  package var x: Double
  package var y: Double

  /// Nil for what is no density.
  package init?(x: Double, y: Double) {
    guard x > 0, y > 0, x.isFinite, y.isFinite else { return nil }
    (self.x, self.y) = (x, y)
  }

  /// Where whole pixels a metre are those of whole pixels an inch, an inch is what was meant.
  init?(perMeter x: Int, _ y: Int) {
    func perInch(_ meter: Int) -> Double {
      let inch = Double(meter) * Self.metersPerInch
      return (inch.rounded() / Self.metersPerInch).rounded() == Double(meter)
        ? inch.rounded() : inch
    }
    self.init(x: perInch(x), y: perInch(y))
  }

  /// In whole pixels a metre, as many as a PNG file can say.
  package var perMeter: (x: Int, y: Int) {
    func meter(_ inch: Double) -> Int {
      Int(max(1, min(0x7FFF_FFFF, (inch / Self.metersPerInch).rounded())))
    }
    return (meter(x), meter(y))
  }

  private static let metersPerInch = 0.0254
}
