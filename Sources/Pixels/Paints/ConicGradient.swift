#if canImport(Glibc)
  import Glibc
#else
  import Foundation
#endif

/// A gradient around a point.
public struct ConicGradient: PixelSource, Sendable {
  private let ramp: GradientRamp
  private let center: SIMD2<Double>
  private let angle: Double
  private let map: SourceMap

  /// `angle` is where the gradient begins, from the x axis towards the y axis; `map` leads from the
  /// device to the space of the centre.
  public init(ramp: GradientRamp, center: SIMD2<Double>, angle: Double, map: SourceMap) {
    self.ramp = ramp
    self.center = center
    self.angle = angle.isFinite ? angle : 0
    self.map = map
  }

  public var isOpaque: Bool { ramp.isOpaque }

  public func fetch(x: Int, y: Int, count: Int, into target: UnsafeMutablePointer<UInt32>) {
    ramp.pixels.withUnsafeBufferPointer { pixels in
      guard let pixels = pixels.baseAddress else { return }
      for index in 0..<count {
        let offset = map.place(x + index, y) - center
        var turn = (atan2(offset.y, offset.x) - angle) / (2 * Double.pi)
        turn -= turn.rounded(.down)
        target[index] = GradientRamp.pixel(pixels, at: turn, .both)
      }
    }
  }
}
