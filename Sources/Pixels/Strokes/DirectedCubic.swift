/// A curve with its directions.
struct DirectedCubic {
  let from: SIMD2<Double>
  let control1: SIMD2<Double>
  let control2: SIMD2<Double>
  let to: SIMD2<Double>

  func point(at t: Double) -> SIMD2<Double> {
    let u = 1 - t
    let near = from * (u * u * u) + control1 * (3 * u * u * t)
    return near + control2 * (3 * u * t * t) + to * (t * t * t)
  }

  /// Nil where the curve stands still.
  func direction(at t: Double) -> SIMD2<Double>? {
    let u = 1 - t
    let near = (control1 - from) * (u * u) + (control2 - control1) * (2 * u * t)
    let speed = near + (to - control2) * (t * t)
    let unit = speed.unit
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
