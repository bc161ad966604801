import CProcessor

/// A gradient from one circle to another.
///
/// A point takes the colour of the last of all the circles between the two that passes through it.
public struct RadialGradient: PixelSource, Sendable {
  public struct Circle: Hashable, Sendable {
    public var center: SIMD2<Double>
    public var radius: Double

    public init(center: SIMD2<Double>, radius: Double) {
      self.center = center
      self.radius = radius
    }
  }

  private let colors: [UInt32]
  private let extent: GradientExtent
  private let map: SourceMap
  private let start: Circle
  private let move: SIMD2<Double>
  private let growth: Double
  /// The factor of s² in |p − c(s)|² = r(s)².
  private let square: Double
  /// Cones leave parts of the plane bare.
  public let isOpaque: Bool
  /// For tests: all choices give the same pixels.
  var choice = KernelChoice.best

  /// `map` leads from the device to the space of the circles.
  public init(
    ramp: GradientRamp, from: Circle, to: Circle, extent: GradientExtent, map: SourceMap
  ) {
    colors = ramp.table(extent)
    self.extent = extent
    self.map = map
    start = from
    move = to.center - from.center
    growth = to.radius - from.radius
    square = move.x * move.x + move.y * move.y - growth * growth
    isOpaque = ramp.isOpaque && extent == .both && move == SIMD2(0, 0) && growth != 0
  }

  public func fetch(x: Int, y: Int, count: Int, into target: UnsafeMutablePointer<UInt32>) {
    colors.withUnsafeBufferPointer { colors in
      guard let colors = colors.baseAddress else { return }
      if abs(square) < 1e-12 {
        // The circles touch from within, or are one: a single circle passes through a point.
        for index in 0..<count {
          target[index] = pixel(colors, at: map.place(x + index, y) - start.center)
        }
        return
      }
      var job = map.row(x, y, count: count, into: target, around: start.center, colors)
      if move == SIMD2(0, 0) {
        var rings = GradientRings(
          scale: job.steps / growth, start: start.radius * job.steps / growth)
        choice.sources.rings(&job, &rings)
      } else {
        var circles = GradientCircles(
          moveX: move.x, moveY: move.y, radius: start.radius, growth: growth, square: square,
          least: extent.before ? -.infinity : 0, most: extent.after ? .infinity : 1)
        choice.sources.circles(&job, &circles)
      }
    }
  }

  /// Solves rest = 2 half · s.
  private func pixel(_ colors: UnsafePointer<UInt32>, at offset: SIMD2<Double>) -> UInt32 {
    let half = offset.x * move.x + offset.y * move.y + start.radius * growth
    let rest = offset.x * offset.x + offset.y * offset.y - start.radius * start.radius
    guard half != 0 else { return 0 }
    let place = rest / (2 * half)
    guard start.radius + growth * place >= 0 else { return 0 }
    return GradientRamp.pixel(colors, at: place)
  }
}
