#if canImport(Glibc)
  import Glibc
#else
  import Foundation
#endif

/// Arcs of the circle that a round pen leaves, as chains of chords.
///
/// The ends of an arc lie on the circle, where other pieces of a stroke begin.
struct PenArc {
  /// Where the points between the ends lie.
  enum Points {
    /// So far outside that the chords cut off no more than they add: for what is painted.
    case ofEqualArea
    /// On the circle, the farthest ones along the axes among them: for what is measured.
    case onCircle
  }

  let radius: Double
  let points: Points
  /// The largest angle of a chord.
  private let step: Double
  /// The points strictly within half a turn from (0, 1) by way of (1, 0) to (0, −1), times the
  /// radius, of equal area.
  let halfTurn: [SIMD2<Double>]

  /// `flatness` is how far a chord may be from the arc.
  init(radius: Double, flatness: Double, points: Points = .ofEqualArea) {
    self.radius = radius
    self.points = points
    // The sagitta of a chord of angle a is r (1 − cos(a/2)), about r a² / 8, a third of which the
    // longer radius takes off.
    let share = points == .onCircle ? 8.0 : 12
    step = max(0.005, min(1, (share * flatness / radius).squareRoot()))
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
    guard points == .ofEqualArea else {
      let first = atan2(start.y, start.x)
      return onCircle(
        from: first, to: first + (cross > 0 ? angle : -angle), coarseness: coarseness, visit)
    }
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

  /// Visits the points on the circle strictly within half a turn that begins at one unit direction
  /// and goes by way of another.
  func halfTurn(
    from side: SIMD2<Double>, by middle: SIMD2<Double>, coarseness: Double,
    _ visit: (SIMD2<Double>) -> Void
  ) {
    let first = atan2(side.y, side.x)
    let turn = side.cross(middle) > 0 ? Double.pi : -Double.pi
    onCircle(from: first, to: first + turn, coarseness: coarseness, visit)
  }

  /// Visits points on the circle strictly between two angles, with those that lie on the axes.
  private func onCircle(
    from first: Double, to last: Double, coarseness: Double, _ visit: (SIMD2<Double>) -> Void
  ) {
    let way: Double = last > first ? 1 : -1
    let quarter = Double.pi / 2
    var angle = first
    func go(to end: Double) {
      let count = Int(((end - angle).magnitude / min(1, step * coarseness)).rounded(.up))
      for index in stride(from: 1, to: count, by: 1) {
        let between = angle + (end - angle) * Double(index) / Double(count)
        visit(SIMD2(cos(between), sin(between)) * radius)
      }
      angle = end
    }
    var axis = (first / quarter * way).rounded(.down) * way
    for _ in 0..<4 {
      axis += way
      // Ends of lines along an axis are on it, but for the last bits.
      guard (last - axis * quarter) * way > 1e-9 else { break }
      guard (axis * quarter - first) * way > 1e-9 else { continue }
      go(to: axis * quarter)
      visit(Self.direction(axis) * radius)
    }
    go(to: last)
  }

  /// The direction of an angle in right angles.
  private static func direction(_ axis: Double) -> SIMD2<Double> {
    switch Int(axis) & 3 {
    case 0: SIMD2(1, 0)
    case 1: SIMD2(0, 1)
    case 2: SIMD2(-1, 0)
    default: SIMD2(0, -1)
    }
  }
}
