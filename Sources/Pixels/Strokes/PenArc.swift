#if canImport(Glibc)
  import Glibc
#else
  import Foundation
#endif

/// Arcs of the circle that a round pen leaves, as chains of chords.
///
/// The ends of an arc lie on the circle, where other pieces of a stroke begin; the points between
/// lie so far outside that the chords cut off no more than they add.
struct PenArc {
  let radius: Double
  /// The largest angle of a chord.
  private let step: Double
  /// The points strictly within half a turn from (0, 1) by way of (1, 0) to (0, −1), times the
  /// radius.
  let halfTurn: [SIMD2<Double>]

  /// `flatness` is how far a chord may be from the arc.
  init(radius: Double, flatness: Double) {
    self.radius = radius
    // The sagitta of a chord of angle a is r (1 − cos(a/2)), about r a² / 8, a third of which the
    // longer radius takes off.
    step = max(0.005, min(1, (12 * flatness / radius).squareRoot()))
    let count = max(2, Int((Double.pi / step).rounded(.up)))
    let reach = radius * Self.widening(Double.pi / Double(count), chords: count)
    halfTurn = (1..<count).map { index in
      let angle = Double.pi * Double(index) / Double(count)
      return SIMD2(sin(angle) * reach, cos(angle) * reach)
    }
  }

  /// How much farther out than the ends the points between must lie, so that n chords of angle a
  /// enclose the area of the arc.
  ///
  /// With w for that factor, twice the area is (2 w + (n − 2) w²) sin a, and it is to be n a.
  private static func widening(_ angle: Double, chords: Int) -> Double {
    let inner = Double(chords - 2)
    let wanted = Double(chords) * angle / sin(angle)
    guard angle > 0, wanted.isFinite else { return 1 }
    return inner > 0 ? ((1 + inner * wanted).squareRoot() - 1) / inner : wanted / 2
  }

  /// Visits the points strictly between two unit directions, the shorter way, from the centre;
  /// `coarseness` 1 is as fine as asked for.
  func between(
    _ start: SIMD2<Double>, _ end: SIMD2<Double>, coarseness: Double,
    _ visit: (SIMD2<Double>) -> Void
  ) {
    let cross = start.cross(end)
    let angle = atan2(abs(cross), start.dot(end))
    let count = Int((angle / min(1, step * coarseness)).rounded(.up))
    guard count > 1 else { return }
    // Straight back, the pen turns by way of the direction that it came along.
    let turn = angle / Double(count) * (cross > 0 ? 1 : -1)
    let (sine, cosine) = (sin(turn), cos(turn))
    let reach = radius * Self.widening(abs(turn), chords: count)
    var unit = start
    for _ in 1..<count {
      unit = SIMD2(unit.x * cosine - unit.y * sine, unit.x * sine + unit.y * cosine)
      visit(unit * reach)
    }
  }
}
