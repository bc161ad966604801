/// How long a frame of an animation stays, in seconds, as a fraction.
///
/// Sums are exact; a file has 16 bits for either number and gets the nearest such fraction.
package struct FrameDelay: Hashable, Sendable {
  let numerator: Int
  let denominator: Int

  /// The longest that a file can tell: 65,535 seconds.
  package static let longest = FrameDelay(65_535, 1)

  /// A fraction of whole numbers, of which the second is not 0; less than nothing becomes nothing
  /// and too much the longest.
  package init(_ numerator: Int, _ denominator: Int) {
    precondition(denominator > 0, "a delay is a number of parts of a second")
    guard numerator > 0 else {
      (self.numerator, self.denominator) = (0, 1)
      return
    }
    let divisor = Self.divisor(numerator, denominator)
    let (parts, whole) = (numerator / divisor, denominator / divisor)
    let isTooLong = parts / whole >= 65_535
    (self.numerator, self.denominator) = isTooLong ? (65_535, 1) : (parts, whole)
  }

  /// The fraction of two numbers of 16 bits that is nearest to a number of seconds.
  package init(seconds: Double) {
    guard seconds > 0 else {
      self.init(0, 1)
      return
    }
    self.init(Self.nearest(to: min(seconds, 65_535)))
  }

  private init(_ fraction: (numerator: Int, denominator: Int)) {
    self.init(fraction.numerator, fraction.denominator)
  }

  /// The delay as a number, for sums and comparisons; files hold the fraction.
  package var seconds: Double { Double(numerator) / Double(denominator) }

  /// What a file tells: two numbers of 16 bits, the second not 0.
  var inFile: (numerator: UInt16, denominator: UInt16) {
    let isExact = numerator <= 65_535 && denominator <= 65_535
    let fraction = isExact ? (numerator, denominator) : Self.nearest(to: seconds)
    return (UInt16(fraction.0), UInt16(fraction.1))
  }

  /// The sum, or nil where it is more than a file can tell.
  func adding(_ other: FrameDelay) -> FrameDelay? {
    let (left, isLeftLost) = numerator.multipliedReportingOverflow(by: other.denominator)
    let (right, isRightLost) = other.numerator.multipliedReportingOverflow(by: denominator)
    let (sum, isSumLost) = left.addingReportingOverflow(right)
    let (parts, isPartsLost) = denominator.multipliedReportingOverflow(by: other.denominator)
    if isLeftLost || isRightLost || isSumLost || isPartsLost { return nil }
    // 65,535 and no more, compared without a rounding.
    if sum / parts >= 65_535, sum != 65_535 * parts { return nil }
    return FrameDelay(sum, parts)
  }

  /// Euclid's greatest common divisor of positive numbers.
  private static func divisor(_ first: Int, _ second: Int) -> Int {
    var (larger, smaller) = (first, second)
    while smaller != 0 { (larger, smaller) = (smaller, larger % smaller) }
    return larger
  }

  /// The fraction nearest to a number from above 0 to 65,535: the last convergent of its continued
  /// fraction whose numbers have 16 bits, or what lies between it and the next.
  private static func nearest(to value: Double) -> (numerator: Int, denominator: Int) {
    var (before, last) = ((0, 1), (1, 0))
    var rest = value
    while true {
      // A term larger than 16 bits needs no more precision than that.
      let term = Int(min(65_536, rest.rounded(.down)))
      let room = min(
        last.0 == 0 ? term : (65_535 - before.0) / last.0,
        last.1 == 0 ? term : (65_535 - before.1) / last.1)
      let next = (before.0 + min(term, room) * last.0, before.1 + min(term, room) * last.1)
      if room < term { return closer(to: value, next, last) }
      (before, last) = (last, next)
      let part = rest - Double(term)
      if part < 1e-9 || Double(last.0) / Double(last.1) == value { return last }
      rest = 1 / part
    }
  }

  private static func closer(
    to value: Double, _ first: (Int, Int), _ second: (Int, Int)
  ) -> (Int, Int) {
    func distance(_ fraction: (Int, Int)) -> Double {
      fraction.1 == 0 ? .infinity : abs(Double(fraction.0) / Double(fraction.1) - value)
    }
    return distance(first) < distance(second) ? first : second
  }
}
