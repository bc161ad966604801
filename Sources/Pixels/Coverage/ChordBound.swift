/// How far chords are from a Bézier curve, at most.
///
/// A chord over a step h of the parameter is off by |B″| h² / 8. The second derivative of a cubic
/// curve is no more than 6 times the larger of the second differences of its control points, that of
/// a quadratic one is twice the only one. Whatever flattens a curve counts its chords by this; where
/// they go differs. Fills halve long curves so that no chord is spent
/// beyond the canvas, strokes look at parts of a curve and at the sides of the pen too, and move
/// chords outwards so that they enclose the curve's area.
public enum ChordBound {
  /// What a cubic curve's larger second difference is times, for a single chord.
  public static let cubic = 6.0 / 8
  /// The same for a quadratic curve.
  public static let quadratic = 2.0 / 8
}
