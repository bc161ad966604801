/// A premultiplied pixel in floats: red, green, blue, alpha.
struct BlendPixel {
  var color: SIMD4<Float>

  init(_ color: SIMD4<Float>) {
    self.color = color
  }

  @inline(__always)
  init(_ pixel: UInt32) {
    color =
      SIMD4(
        Float(pixel >> 16 & 0xFF), Float(pixel >> 8 & 0xFF), Float(pixel & 0xFF),
        Float(pixel >> 24)) / 255
  }

  var alpha: Float { color.w }

  /// The colour without its alpha; black where there is none.
  var straight: SIMD3<Float> {
    alpha > 0 ? SIMD3(color.x, color.y, color.z) / alpha : .zero
  }
}

extension SIMD4<Float> {
  /// As a pixel again, rounded to the nearest; no colour stronger than its alpha.
  @inline(__always)
  var packed: UInt32 {
    let scaled = self * 255 + 0.5
    let alpha = UInt32(Swift.max(0, Swift.min(255, scaled.w)))
    func channel(_ value: Float) -> UInt32 {
      Swift.min(alpha, UInt32(Swift.max(0, Swift.min(255, value))))
    }
    return alpha << 24 | channel(scaled.x) << 16 | channel(scaled.y) << 8 | channel(scaled.z)
  }
}

// The colours of the modes that part a colour into hue, saturation and luminosity, as the PDF
// reference defines them.

extension SIMD3<Float> {
  var luminosity: Float { 0.3 * x + 0.59 * y + 0.11 * z }

  var saturation: Float { self.max() - self.min() }

  var magnitudes: SIMD3<Float> { SIMD3(abs(x), abs(y), abs(z)) }

  /// The same hue with another luminosity; what leaves 0…1 is drawn towards grey.
  func with(luminosity wanted: Float) -> SIMD3<Float> {
    var color = self + (wanted - luminosity)
    let light = color.luminosity
    let (least, most) = (color.min(), color.max())
    if least < 0, light > least { color = (color - light) * (light / (light - least)) + light }
    if most > 1, most > light {
      color = (color - light) * ((1 - light) / (most - light)) + light
    }
    return color
  }

  /// The same hue with another saturation: the least channel becomes 0, the most the saturation.
  func with(saturation wanted: Float) -> SIMD3<Float> {
    let least = self.min()
    let range = self.max() - least
    return range > 0 ? (self - least) * (wanted / range) : .zero
  }
}
