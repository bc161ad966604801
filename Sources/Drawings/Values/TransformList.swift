import CoreGraphics

/// The value of a `transform`: functions of which the last is done first.
enum TransformList {
  /// Nil for what cannot be understood, as a whole.
  static func parse(_ text: String) -> CGAffineTransform? {
    var scanner = NumberScanner(text)
    var map = CGAffineTransform.identity
    scanner.skipSpace()
    if !scanner.isAtEnd, trimmed(text) == "none" { return map }
    while !scanner.isAtEnd {
      let name = scanner.word()
      scanner.skipSpace()
      guard scanner.take("("), let numbers = arguments(&scanner),
        let next = function(name, numbers)
      else { return nil }
      map = next.concatenating(map)
      scanner.skipSeparator()
    }
    return map.isFinite ? map : nil
  }

  /// Numbers up to a closing bracket, with the units that style sheets want.
  private static func arguments(_ scanner: inout NumberScanner) -> [Double]? {
    var numbers: [Double] = []
    while true {
      scanner.skipSeparator()
      if scanner.take(")") { return numbers }
      guard numbers.count < 6, let number = scanner.number() else { return nil }
      switch scanner.word() {
      case "", "px", "deg": numbers.append(number)
      case "rad": numbers.append(number * 180 / .pi)
      case "turn": numbers.append(number * 360)
      default: return nil
      }
    }
  }

  private static func function(_ name: String, _ numbers: [Double]) -> CGAffineTransform? {
    switch (name, numbers.count) {
    case ("matrix", 6):
      return CGAffineTransform(
        a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4],
        ty: numbers[5])
    case ("translate", 1): return CGAffineTransform(translationX: numbers[0], y: 0)
    case ("translate", 2): return CGAffineTransform(translationX: numbers[0], y: numbers[1])
    case ("translateX", 1): return CGAffineTransform(translationX: numbers[0], y: 0)
    case ("translateY", 1): return CGAffineTransform(translationX: 0, y: numbers[0])
    case ("scale", 1): return CGAffineTransform(scaleX: numbers[0], y: numbers[0])
    case ("scale", 2): return CGAffineTransform(scaleX: numbers[0], y: numbers[1])
    case ("scaleX", 1): return CGAffineTransform(scaleX: numbers[0], y: 1)
    case ("scaleY", 1): return CGAffineTransform(scaleX: 1, y: numbers[0])
    case ("rotate", 1): return .turn(numbers[0])
    case ("rotate", 3):
      return CGAffineTransform(translationX: -numbers[1], y: -numbers[2])
        .concatenating(.turn(numbers[0]))
        .concatenating(CGAffineTransform(translationX: numbers[1], y: numbers[2]))
    case ("skewX", 1): return skew(x: numbers[0], y: 0)
    case ("skewY", 1): return skew(x: 0, y: numbers[0])
    case ("skew", 1): return skew(x: numbers[0], y: 0)
    case ("skew", 2): return skew(x: numbers[0], y: numbers[1])
    default: return nil
    }
  }

  private static func skew(x: Double, y: Double) -> CGAffineTransform {
    CGAffineTransform(
      a: 1, b: tan(y * .pi / 180), c: tan(x * .pi / 180), d: 1, tx: 0, ty: 0)
  }
}

extension CGAffineTransform {
  /// From fractions of a rectangle to points.
  init(unitTo rect: CGRect) {
    self.init(a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.minX, ty: rect.minY)
  }

  /// By degrees; those of quarters are exact.
  static func turn(_ degrees: Double) -> CGAffineTransform {
    let quarters = degrees / 90
    if quarters == quarters.rounded(), abs(quarters) < 1e9 {
      let (sine, cosine) = [(0.0, 1.0), (1, 0), (0, -1), (-1, 0)][Int(quarters) & 3]
      return CGAffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }
    return CGAffineTransform(rotationAngle: degrees * .pi / 180)
  }

  var isFinite: Bool { [a, b, c, d, tx, ty].allSatisfy(\.isFinite) }

  /// By how much areas grow; 0 where everything falls on a line.
  var area: Double { Double(a * d - b * c) }

  /// By how much lengths grow, on the average.
  var meanScale: Double { abs(area).squareRoot() }
}
