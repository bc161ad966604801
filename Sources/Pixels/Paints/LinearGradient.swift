/// A gradient along a line.
public struct LinearGradient: PixelSource, Sendable {
  private let ramp: GradientRamp
  private let extent: GradientExtent
  /// The place on the ramp: `slope · (x, y) + start`.
  private let slope: SIMD2<Double>
  private let start: Double

  /// `map` leads from the device to the space of the two points.
  public init(
    ramp: GradientRamp, from: SIMD2<Double>, to: SIMD2<Double>, extent: GradientExtent,
    map: SourceMap
  ) {
    self.ramp = ramp
    self.extent = extent
    let along = to - from
    let square = along.x * along.x + along.y * along.y
    guard square > 0, square.isFinite, map.isFinite else {
      // Without a direction everything lies behind the end.
      slope = SIMD2(0, 0)
      start = 2
      return
    }
    slope = SIMD2(
      (along.x * map.a + along.y * map.b) / square, (along.x * map.c + along.y * map.d) / square)
    start = (along.x * (map.tx - from.x) + along.y * (map.ty - from.y)) / square
  }

  public var isOpaque: Bool { ramp.isOpaque && extent == .both }

  public func fetch(x: Int, y: Int, count: Int, into target: UnsafeMutablePointer<UInt32>) {
    ramp.pixels.withUnsafeBufferPointer { pixels in
      guard let pixels = pixels.baseAddress else { return }
      let row = slope.y * (Double(y) + 0.5) + start
      guard slope.x != 0 else {
        target.update(
          repeating: GradientRamp.pixel(pixels, at: row, extent), count: count)
        return
      }
      for index in 0..<count {
        let place = slope.x * (Double(x + index) + 0.5) + row
        target[index] = GradientRamp.pixel(pixels, at: place, extent)
      }
    }
  }
}
