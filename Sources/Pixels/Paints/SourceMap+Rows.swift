import CProcessor

extension SourceMap {
  /// A row of pixels in a gradient's space, around a centre.
  func row(
    _ x: Int, _ y: Int, count: Int, into target: UnsafeMutablePointer<UInt32>,
    around center: SIMD2<Double>, _ colors: UnsafePointer<UInt32>
  ) -> GradientJob {
    let middle = Double(y) + 0.5
    return GradientJob(
      target: target, count: count, x: Int32(truncatingIfNeeded: x), colors: colors,
      steps: Double(GradientRamp.steps), acrossStep: a, across: c * middle + tx - center.x,
      downStep: b, down: d * middle + ty - center.y)
  }
}
