extension SourceMap {
  /// The numbers that lead from a place along a row of pixels to one around a centre in the source's
  /// space, as `GradientKernels` takes them, with room for seven more.
  func withRow(
    _ y: Int, around center: SIMD2<Double>, _ body: (UnsafeMutablePointer<Double>) -> Void
  ) {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: 11) { buffer in
      guard let numbers = buffer.baseAddress else { return }
      numbers.initialize(repeating: 0, count: 11)
      let middle = Double(y) + 0.5
      (numbers[0], numbers[1]) = (a, c * middle + tx - center.x)
      (numbers[2], numbers[3]) = (b, d * middle + ty - center.y)
      body(numbers)
    }
  }
}
