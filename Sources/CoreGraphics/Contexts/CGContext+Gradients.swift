import Foundation
import Pixels

// Gradients fill the clip, as far as they go.

extension CGContext {
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    draw(gradient) { ramp, map in
      LinearGradient(
        ramp: ramp, from: SIMD2(start), to: SIMD2(end), extent: options.extent, map: map)
    }
  }

  /// A gradient from one circle to another.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    draw(gradient) { ramp, map in
      RadialGradient(
        ramp: ramp, from: .init(center: SIMD2(startCenter), radius: max(0, startRadius)),
        to: .init(center: SIMD2(endCenter), radius: max(0, endRadius)), extent: options.extent,
        map: map)
    }
  }

  /// A gradient around a point that begins at an angle, counted from the x axis towards the y axis.
  public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
    draw(gradient) { ramp, map in
      ConicGradient(ramp: ramp, center: SIMD2(center), angle: angle, map: map)
    }
  }

  private func draw(
    _ gradient: CGGradient, _ source: (GradientRamp, SourceMap) -> any PixelSource
  ) {
    guard let ramp = gradient.ramp, let map = sourceMap else { return }
    draw(.rect(state.clip.bounds), with: ink(source(ramp, map)))
  }
}

extension CGGradientDrawingOptions {
  fileprivate var extent: GradientExtent {
    GradientExtent(
      before: contains(.drawsBeforeStartLocation), after: contains(.drawsAfterEndLocation))
  }
}
