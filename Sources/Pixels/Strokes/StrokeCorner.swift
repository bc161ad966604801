/// The corner between two straight chords that a pen goes around with one strip.
struct StrokeCorner {
  let point: SIMD2<Double>
  let before: SIMD2<Double>
  let after: SIMD2<Double>
  let cosine: Double
  /// From the point to where the sides meet, on the side that `turned` points to; on the other they meet
  /// as far the other way.
  let reach: SIMD2<Double>

  var turnsLeft: Bool { before.cross(after) > 0 }

  /// Nil where the inner sides would not meet in the nearer half of either chord.
  init?(_ held: Chord, _ next: Chord, radius: Double) {
    (point, before, after) = (next.from, held.arriving, next.leaving)
    cosine = before.dot(after)
    guard 1 + cosine > 1e-3 else { return nil }
    let (one, other) = (held.to - held.from, next.to - next.from)
    let shorter = min(one.dot(one), other.dot(other))
    // Sides meet r · tan(θ/2) before the corner, whose square is r² · (1 − cos θ) / (1 + cos θ).
    guard 4 * radius * radius * (1 - cosine) < shorter * (1 + cosine) else { return nil }
    reach = (before.turned + after.turned) * (radius / (1 + cosine))
  }
}

extension StrokePen {
  /// Goes along both sides around a corner.
  mutating func goAround(_ corner: StrokeCorner) {
    if corner.turnsLeft {
      sink.goLeft(corner.point + corner.reach)
      goAround(corner, side: -1) { $0.goRight($1) }
    } else {
      sink.goRight(corner.point - corner.reach)
      goAround(corner, side: 1) { $0.goLeft($1) }
    }
  }

  /// Goes along the outer side, which is on the left for 1 and on the right for −1.
  @inline(__always)
  private mutating func goAround(
    _ corner: StrokeCorner, side: Double, go: (inout Sink, SIMD2<Double>) -> Void
  ) {
    if style.join == .miter, isMitred(cosine: corner.cosine) {
      return go(&sink, corner.point + corner.reach * side)
    }
    let (start, end) = (corner.before.turned * side, corner.after.turned * side)
    go(&sink, corner.point + start * radius)
    if style.join == .round {
      arc.between(start, end, coarseness: coarseness) { go(&sink, corner.point + $0) }
    }
    go(&sink, corner.point + end * radius)
  }
}
