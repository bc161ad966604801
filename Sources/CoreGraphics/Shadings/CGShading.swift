import Foundation
import Pixels

/// A way between two points or circles whose colours a function computes.
public final class CGShading: Hashable {
  private let space: CGColorSpace
  private let function: CGFunction
  private let way: Way
  private let extent: GradientExtent

  private enum Way {
    case axial(from: SIMD2<Double>, to: SIMD2<Double>)
    case radial(from: RadialGradient.Circle, to: RadialGradient.Circle)
  }

  /// Colours along a line: of 0 at its start to 1 at its end the function computes the components of
  /// a colour in a space and, last, its alpha.
  ///
  /// Beyond the ends there is nothing unless they go on. Nil for a space of patterns or with a table,
  /// and for a function of other than one number or of other than as many results.
  public convenience init?(
    axialSpace space: CGColorSpace, start: CGPoint, end: CGPoint, function: CGFunction,
    extendStart: Bool, extendEnd: Bool
  ) {
    self.init(
      space, function, .axial(from: SIMD2(start), to: SIMD2(end)),
      GradientExtent(before: extendStart, after: extendEnd))
  }

  /// The same between two circles.
  public convenience init?(
    radialSpace space: CGColorSpace, start: CGPoint, startRadius: CGFloat, end: CGPoint,
    endRadius: CGFloat, function: CGFunction, extendStart: Bool, extendEnd: Bool
  ) {
    self.init(
      space, function,
      .radial(
        from: .init(center: SIMD2(start), radius: max(0, startRadius)),
        to: .init(center: SIMD2(end), radius: max(0, endRadius))),
      GradientExtent(before: extendStart, after: extendEnd))
  }

  private init?(
    _ space: CGColorSpace, _ function: CGFunction, _ way: Way, _ extent: GradientExtent
  ) {
    guard space.isContinuous, function.domainDimension == 1,
      function.rangeDimension == space.numberOfComponents + 1
    else { return nil }
    (self.space, self.function, self.way, self.extent) = (space, function, way, extent)
  }

  public static func == (left: CGShading, right: CGShading) -> Bool { left === right }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// The colours all over a context's pixels; the function is asked again each time.
  fileprivate func source(_ map: SourceMap) -> any PixelSource {
    let ramp = GradientRamp { place in
      let values = function.evaluate([place])
      let color = space.encoding.toSRGB(values)
      return Pixel(red: color.x, green: color.y, blue: color.z, alpha: values.last ?? 0)
    }
    return switch way {
    case .axial(let from, let to):
      LinearGradient(ramp: ramp, from: from, to: to, extent: extent, map: map)
    case .radial(let from, let to):
      RadialGradient(ramp: ramp, from: from, to: to, extent: extent, map: map)
    }
  }
}

extension CGContext {
  /// Fills the clip with a shading, as far as that goes.
  public func drawShading(_ shading: CGShading) {
    guard let map = sourceMap else { return }
    draw(.rect(state.clip.bounds), with: ink(shading.source(map)))
  }
}
