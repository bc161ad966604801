/// A curve with its directions.
struct DirectedCubic {
  let from: SIMD2<Double>
  let control1: SIMD2<Double>
  let control2: SIMD2<Double>
  let to: SIMD2<Double>

  /// What the powers of the parameter are times, from the first to the third.
  private let linear: SIMD2<Double>
  private let square: SIMD2<Double>
  private let cube: SIMD2<Double>

  init(
    from: SIMD2<Double>, control1: SIMD2<Double>, control2: SIMD2<Double>, to: SIMD2<Double>
  ) {
    (self.from, self.control1, self.control2, self.to) = (from, control1, control2, to)
    linear = 3 * (control1 - from)
    square = 3 * (from - 2 * control1 + control2)
    cube = to - from + 3 * (control1 - control2)
  }

  @inline(__always)
  func point(at t: Double) -> SIMD2<Double> {
    from + t * (linear + t * (square + t * cube))
  }

  /// Nil where the curve stands still.
  @inline(__always)
  func direction(at t: Double) -> SIMD2<Double>? {
    let unit = (linear + t * (2 * square + (3 * t) * cube)).unit
    return unit == .zero ? nil : unit
  }

  /// Towards the first control point that is not the start itself.
  var startDirection: SIMD2<Double> {
    if control1 != from { return (control1 - from).unit }
    return control2 != from ? (control2 - from).unit : (to - from).unit
  }

  var endDirection: SIMD2<Double> {
    if control2 != to { return (to - control2).unit }
    return control1 != to ? (to - control1).unit : (to - from).unit
  }
}
