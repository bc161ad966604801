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

  private let ramp: GradientRamp
  private let extent: GradientExtent
  private let map: SourceMap
  private let start: Circle
  private let move: SIMD2<Double>
  private let growth: Double
  /// The factor of s² in |p − c(s)|² = r(s)².
  private let square: Double

  /// `map` leads from the device to the space of the circles.
  public init(
    ramp: GradientRamp, from: Circle, to: Circle, extent: GradientExtent, map: SourceMap
  ) {
    self.ramp = ramp
    self.extent = extent
    self.map = map
    start = from
    move = to.center - from.center
    growth = to.radius - from.radius
    square = move.x * move.x + move.y * move.y - growth * growth
  }

  /// Cones leave parts of the plane bare.
  public var isOpaque: Bool {
    ramp.isOpaque && extent == .both && move == SIMD2(0, 0) && growth != 0
  }

  public func fetch(x: Int, y: Int, count: Int, into target: UnsafeMutablePointer<UInt32>) {
    ramp.pixels.withUnsafeBufferPointer { pixels in
      guard let pixels = pixels.baseAddress else { return }
      for index in 0..<count {
        let offset = map.place(x + index, y) - start.center
        target[index] = pixel(pixels, at: offset)
      }
    }
  }

  /// Solves square · s² − 2 half · s + rest = 0 and takes the larger s whose circle exists.
  @inline(__always)
  private func pixel(
    _ pixels: UnsafePointer<UInt32>, at offset: SIMD2<Double>
  ) -> UInt32 {
    let half = offset.x * move.x + offset.y * move.y + start.radius * growth
    let rest = offset.x * offset.x + offset.y * offset.y - start.radius * start.radius
    let first: Double
    let second: Double
    if abs(square) < 1e-12 {
      guard half != 0 else { return 0 }
      first = rest / (2 * half)
      second = first
    } else {
      let discriminant = half * half - square * rest
      guard discriminant >= 0 else { return 0 }
      let root = discriminant.squareRoot()
      let (a, b) = ((half + root) / square, (half - root) / square)
      (first, second) = (max(a, b), min(a, b))
    }
    for place in [first, second] where start.radius + growth * place >= 0 {
      if place < 0, !extent.before { continue }
      if place > 1, !extent.after { continue }
      return GradientRamp.pixel(pixels, at: place, extent)
    }
    return 0
  }
}
