import CoreGraphics
import TestSupport

/// Paths of all kinds of steps, the same ones everywhere.
struct RandomPaths {
  var numbers: SplitMix

  init(seed: UInt64) {
    numbers = SplitMix(seed: seed)
  }

  mutating func point(_ range: ClosedRange<Double>) -> CGPoint {
    CGPoint(x: numbers.number(range), y: numbers.number(range))
  }

  /// A path of some steps with points in a square.
  mutating func path(steps: Int, in range: ClosedRange<Double>) -> CGMutablePath {
    let path = CGMutablePath()
    path.move(to: point(range))
    for _ in 0..<steps {
      switch Int.random(in: 0..<9, using: &numbers) {
      case 0: path.move(to: point(range))
      case 1: path.closeSubpath()
      case 2, 3: path.addQuadCurve(to: point(range), control: point(range))
      case 4, 5:
        path.addCurve(to: point(range), control1: point(range), control2: point(range))
      default: path.addLine(to: point(range))
      }
    }
    return path
  }

  /// Numbers that break careless arithmetic.
  static let extremes: [CGFloat] = [
    .nan, .infinity, -.infinity, 1e30, -1e30, 1e308, -1e308, 1e-308, .leastNonzeroMagnitude, 0,
    -0.0, 1e9, -1e9,
    0.1, 1e15,
  ]

  /// A path with extreme coordinates among usual ones.
  mutating func extremePath() -> CGMutablePath {
    let path = path(steps: 3, in: 0...100)
    for _ in 0..<Int.random(in: 1..<8, using: &numbers) {
      switch Int.random(in: 0..<6, using: &numbers) {
      case 0: path.move(to: extremePoint())
      case 1: path.closeSubpath()
      case 2: path.addQuadCurve(to: extremePoint(), control: extremePoint())
      case 3:
        path.addCurve(to: extremePoint(), control1: extremePoint(), control2: extremePoint())
      default: path.addLine(to: extremePoint())
      }
    }
    return path
  }

  mutating func extremePoint() -> CGPoint {
    CGPoint(x: extreme(), y: extreme())
  }

  mutating func extreme() -> CGFloat {
    if numbers.oneIn(3), let value = Self.extremes.randomElement(using: &numbers) { return value }
    return numbers.number(-50...150)
  }
}

extension CGPath {
  /// Whether every coordinate is a number.
  var isDefined: Bool {
    elements.allSatisfy { $0.shownPoints.allSatisfy { $0.x.isFinite && $0.y.isFinite } }
  }
}
