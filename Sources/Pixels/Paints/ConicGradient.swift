import CProcessor

/// A gradient around a point.
public struct ConicGradient: PixelSource, Sendable {
  private let colors: [UInt32]
  private let center: SIMD2<Double>
  /// In turns, from 0 to 1.
  private let angle: Double
  private let map: SourceMap
  public let isOpaque: Bool
  /// For tests: all choices give the same pixels.
  var choice = KernelChoice.best

  /// `angle` is where the gradient begins, from the x axis towards the y axis; `map` leads from the
  /// device to the space of the centre.
  public init(ramp: GradientRamp, center: SIMD2<Double>, angle: Double, map: SourceMap) {
    colors = ramp.table(.both)
    isOpaque = ramp.isOpaque
    self.center = center
    let turns = angle / (2 * Double.pi)
    self.angle = turns.isFinite ? turns - turns.rounded(.down) : 0
    self.map = map
  }

  public func fetch(x: Int, y: Int, count: Int, into target: UnsafeMutablePointer<UInt32>) {
    colors.withUnsafeBufferPointer { colors in
      guard let colors = colors.baseAddress else { return }
      var job = map.row(x, y, count: count, into: target, around: center, colors)
      choice.sources.turns(&job, angle)
    }
  }
}
