import Foundation
import Pixels

/// One line or curve of a path together with where it begins.
package struct PathSegment {
  enum Kind {
    case line
    case quad
    case cubic
  }

  let kind: Kind
  /// The start, the control points, the end; the ones that a kind does not have repeat its end.
  let p0: SIMD2<Double>
  let p1: SIMD2<Double>
  let p2: SIMD2<Double>
  let p3: SIMD2<Double>

  init(line p0: SIMD2<Double>, _ p1: SIMD2<Double>) {
    (kind, self.p0, self.p1, p2, p3) = (.line, p0, p1, p1, p1)
  }

  init(quad p0: SIMD2<Double>, _ p1: SIMD2<Double>, _ p2: SIMD2<Double>) {
    (kind, self.p0, self.p1, self.p2, p3) = (.quad, p0, p1, p2, p2)
  }

  init(
    cubic p0: SIMD2<Double>, _ p1: SIMD2<Double>, _ p2: SIMD2<Double>, _ p3: SIMD2<Double>
  ) {
    (kind, self.p0, self.p1, self.p2, self.p3) = (.cubic, p0, p1, p2, p3)
  }

  var start: SIMD2<Double> { p0 }
  var end: SIMD2<Double> { p3 }

  /// The step of a path that goes along it.
  var element: CGPath.Element {
    switch kind {
    case .line: .line(CGPoint(p1))
    case .quad: .quad(control: CGPoint(p1), end: CGPoint(p2))
    case .cubic: .cubic(control1: CGPoint(p1), control2: CGPoint(p2), end: CGPoint(p3))
    }
  }

  /// The point at `t`, from 0 at the start to 1 at the end; beyond them the nearer end.
  package func point(at t: Double) -> SIMD2<Double> {
    if t <= 0 { return p0 }
    if t >= 1 { return p3 }
    let u = 1 - t
    switch kind {
    case .line: return p0 + (p1 - p0) * t
    case .quad: return p0 * (u * u) + p1 * (2 * u * t) + p2 * (t * t)
    case .cubic:
      let near = p0 * (u * u * u) + p1 * (3 * u * u * t)
      return near + p2 * (3 * u * t * t) + p3 * (t * t * t)
    }
  }

  /// How far the point moves for a step of `t`.
  package func derivative(at t: Double) -> SIMD2<Double> {
    let u = 1 - t
    switch kind {
    case .line: return p1 - p0
    case .quad: return 2 * ((p1 - p0) * u + (p2 - p1) * t)
    case .cubic:
      return 3 * ((p1 - p0) * (u * u) + (p2 - p1) * (2 * u * t) + (p3 - p2) * (t * t))
    }
  }

  /// The part between two places, a line or curve of the same kind.
  func part(from start: Double, to end: Double) -> PathSegment {
    if start <= 0, end >= 1 { return self }
    let (a, d) = (point(at: start), point(at: end))
    let span = end - start
    switch kind {
    case .line: return PathSegment(line: a, d)
    case .quad: return PathSegment(quad: a, a + derivative(at: start) * (span / 2), d)
    case .cubic:
      return PathSegment(
        cubic: a, a + derivative(at: start) * (span / 3), d - derivative(at: end) * (span / 3), d)
    }
  }

  /// Where along 0…1 the curve turns back along an axis (0 or 1), in order.
  func turns(axis: Int) -> [Double] {
    let (a, b, c, d) = (p0[axis], p1[axis], p2[axis], p3[axis])
    let roots =
      switch kind {
      case .line: [Double]()
      case .quad: quadraticRoots(0, a - 2 * b + c, b - a)
      // The derivative, divided by 3: (b − a) + 2 (c − 2b + a) t + (d − 3c + 3b − a) t².
      case .cubic: quadraticRoots(d - 3 * c + 3 * b - a, 2 * (c - 2 * b + a), b - a)
      }
    // What turns so near to an end turns there: the curve strays by a 10^18th of its size.
    return roots.filter { $0 > 1e-9 && $0 < 1 - 1e-9 }.sorted()
  }
}

/// The real solutions of a t² + b t + c = 0.
func quadraticRoots(_ a: Double, _ b: Double, _ c: Double) -> [Double] {
  let size = max(a.magnitude, b.magnitude, c.magnitude)
  guard size > 0, size.isFinite else { return [] }
  let (a, b, c) = (a / size, b / size, c / size)
  guard abs(a) > 1e-14 else { return abs(b) > 1e-14 ? [-c / b] : [] }
  let discriminant = b * b - 4 * a * c
  guard discriminant >= 0 else { return [] }
  // Adding numbers of one sign loses no digits.
  let sum = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
  return sum == 0 ? [0] : [sum / a, c / sum]
}

extension CGPoint {
  init(_ vector: SIMD2<Double>) {
    self.init(x: vector.x, y: vector.y)
  }
}

extension SIMD2<Double> {
  init(_ point: CGPoint) {
    self.init(point.x, point.y)
  }
}
