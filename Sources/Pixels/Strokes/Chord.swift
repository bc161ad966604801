/// A straight piece that stands for a line or a short part of a curve.
struct Chord: Sendable {
  var from: SIMD2<Double>
  var to: SIMD2<Double>
  /// The direction of the curve at `from`; see `CurveWalk` for its length, which is about 1.
  var leaving: SIMD2<Double>
  /// The direction of the curve at `to`.
  var arriving: SIMD2<Double>

  /// The length of the curve.
  ///
  /// An arc of angle θ is longer than its chord by the factor (θ/2) / sin(θ/2), about 1 + θ²/24,
  /// and the directions at its ends differ by about θ. Ends outside the curve make a chord longer by
  /// what both directions are longer than 1, halved.
  var length: Double {
    let straight = (to - from).length
    let turn = arriving - leaving
    let square = turn.dot(turn)
    return square < 1 ? straight * (1 + square / 24 - outside) : straight
  }

  /// How far apart on the curve its ends are, in a straight line: what dashes are counted by.
  ///
  /// A little less than the length, by a 24th of θ². All renderers that were compared count dashes
  /// along chords, so a long path has its dashes nearer to where theirs are than by its true length.
  var span: Double {
    (to - from).length * (1 - outside)
  }

  /// By how much of its length the chord is longer because its ends lie outside the curve.
  private var outside: Double { (leaving.dot(leaving) + arriving.dot(arriving) - 2) / 4 }

  /// The part between two shares of the length.
  func part(from start: Double, to end: Double) -> Chord {
    Chord(
      from: start <= 0 ? from : point(start), to: end >= 1 ? to : point(end),
      leaving: direction(start), arriving: direction(end))
  }

  private func point(_ share: Double) -> SIMD2<Double> { from + (to - from) * share }

  private func direction(_ share: Double) -> SIMD2<Double> {
    if share <= 0 || leaving == arriving { return leaving }
    if share >= 1 { return arriving }
    let mean = (leaving * (1 - share) + arriving * share).unit
    // Halfway through a turn on the spot there is no direction between.
    return mean == .zero ? leaving : mean
  }
}
