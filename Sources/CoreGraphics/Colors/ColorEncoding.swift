import Foundation

/// What the numbers of a colour mean, and the way between them and sRGB.
enum ColorEncoding: Hashable, Sendable {
  case gray(TransferCurve)
  case rgb(TransferCurve, Primaries)
  /// Inks as a printer without a profile has them: each takes away its share of the light.
  case cmyk

  var model: CGColorSpaceModel {
    switch self {
    case .gray: .monochrome
    case .rgb: .rgb
    case .cmyk: .cmyk
    }
  }

  var numberOfComponents: Int {
    switch self {
    case .gray: 1
    case .rgb: 3
    case .cmyk: 4
    }
  }

  /// Whether the numbers are those that are painted: sRGB's own, or a grey with its curve.
  var isPainted: Bool { self == .rgb(.sRGB, .sRGB) || self == .gray(.sRGB) }

  /// The colour of as many components as the encoding has, in sRGB, not cut to 0…1.
  func toSRGB(_ components: [CGFloat]) -> SIMD3<Double> {
    var values = SIMD4<Double>()
    for index in 0..<numberOfComponents { values[index] = components[index] }
    return toSRGB(values)
  }

  /// The colour of the first components of a vector.
  func toSRGB(_ components: SIMD4<Double>) -> SIMD3<Double> {
    switch self {
    case .gray(let curve):
      let value = components.x
      let stored = isPainted ? value : TransferCurve.sRGB.stored(curve.light(value))
      return SIMD3(repeating: stored)
    case .rgb(let curve, let primaries):
      let values = SIMD3(components.x, components.y, components.z)
      return isPainted ? values : Self.stored(.sRGB, primaries.toSRGB(Self.light(curve, values)))
    case .cmyk:
      return (1 - SIMD3(components.x, components.y, components.z)) * (1 - components.w)
    }
  }

  /// The components of an sRGB colour.
  func fromSRGB(_ color: SIMD3<Double>) -> [CGFloat] {
    switch self {
    case .gray(let curve):
      let light = Self.light(.sRGB, color) * Lightness.weights
      return [curve.stored(light.sum())]
    case .rgb(let curve, let primaries):
      if isPainted { return [color.x, color.y, color.z] }
      let values = Self.stored(curve, primaries.fromSRGB(Self.light(.sRGB, color)))
      return [values.x, values.y, values.z]
    case .cmyk:
      let white = max(0, min(1, color.max()))
      guard white > 0 else { return [0, 0, 0, 1] }
      let inks = 1 - color / white
      return [inks.x, inks.y, inks.z, 1 - white]
    }
  }

  private static func light(_ curve: TransferCurve, _ color: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(curve.light(color.x), curve.light(color.y), curve.light(color.z))
  }

  private static func stored(_ curve: TransferCurve, _ color: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(curve.stored(color.x), curve.stored(color.y), curve.stored(color.z))
  }
}
