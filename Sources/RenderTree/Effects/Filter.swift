import CoreGraphics

/// Something done to every pixel of a picture.
package enum Filter: Hashable, Sendable {
  /// A Gaussian of this standard deviation in points.
  case blur(CGFloat)
  case color(ColorMatrix)

  /// Whether it looks at more than the pixel itself.
  package var isBlur: Bool {
    switch self {
    case .blur: true
    case .color: false
    }
  }

  /// How far from where something is it can be seen afterwards, in points.
  var reach: CGFloat {
    switch self {
    case .blur(let radius): BlurReach.of(radius)
    case .color: 0
    }
  }

  /// Whether it paints where nothing was.
  package var colorsNothing: Bool {
    switch self {
    case .blur: false
    case .color(let matrix): matrix.bias.w > 0
    }
  }
}

/// A linear map of straight colours: a row of five each for red, green, blue and alpha, of which
/// the last is added.
package struct ColorMatrix: Hashable, Sendable {
  /// What of red, green, blue and alpha becomes red.
  package var red: SIMD4<Float>
  /// What of them becomes green.
  package var green: SIMD4<Float>
  /// What of them becomes blue.
  package var blue: SIMD4<Float>
  /// What of them becomes alpha.
  package var alpha: SIMD4<Float>
  /// Added to red, green, blue and alpha.
  package var bias: SIMD4<Float>

  package init(
    red: SIMD4<Float>, green: SIMD4<Float>, blue: SIMD4<Float>,
    alpha: SIMD4<Float> = SIMD4(0, 0, 0, 1), bias: SIMD4<Float> = SIMD4()
  ) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
    self.bias = bias
  }
}
