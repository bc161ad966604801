import Foundation

/// What the numbers of a colour mean, and the way between them and sRGB.
enum ColorEncoding: Hashable, Sendable {
  case gray(TransferCurve)
  case rgb(TransferCurve, Primaries)
  /// Inks as a printer without a profile has them: each takes away its share of the light.
  case cmyk
  /// Lightness from 0 to 100 and two contrasts, red to green and yellow to blue, of the white D50.
  case lab
  /// Light as the eye takes it in, of the white D50.
  case xyz
  case indexed(IndexedColors)

  var model: CGColorSpaceModel {
    switch self {
    case .gray: .monochrome
    case .rgb: .rgb
    case .cmyk: .cmyk
    case .lab: .lab
    case .xyz: .XYZ
    case .indexed: .indexed
    }
  }

  var numberOfComponents: Int {
    switch self {
    case .gray, .indexed: 1
    case .rgb, .lab, .xyz: 3
    case .cmyk: 4
    }
  }

  /// The least and the greatest number of each component.
  var ranges: [ClosedRange<Double>] {
    switch self {
    case .gray, .rgb, .cmyk: Array(repeating: 0...1, count: numberOfComponents)
    case .lab: [0...100, -128...127, -128...127]
    // The greatest that profiles of colour can write, in fifteen bits behind the point.
    case .xyz: Array(repeating: 0...(1 + 32_767 / 32_768), count: 3)
    case .indexed(let colors): [0...colors.last]
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
    case .lab, .xyz:
      let values = SIMD3(components.x, components.y, components.z)
      let xyz = self == .lab ? CIEColor.xyz(ofLab: values) : values
      return Self.stored(.sRGB, CIEColor.light(ofXYZ: xyz))
    case .indexed(let colors): return colors.color(at: components.x)
    }
  }

  /// The components of an sRGB colour; nil where a table has all colours that there are.
  func fromSRGB(_ color: SIMD3<Double>) -> [CGFloat]? {
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
    case .lab, .xyz:
      let xyz = CIEColor.xyz(ofLight: Self.light(.sRGB, color))
      let values = self == .lab ? CIEColor.lab(ofXYZ: xyz) : xyz
      return [values.x, values.y, values.z]
    case .indexed: return nil
    }
  }

  private static func light(_ curve: TransferCurve, _ color: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(curve.light(color.x), curve.light(color.y), curve.light(color.z))
  }

  private static func stored(_ curve: TransferCurve, _ color: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(curve.stored(color.x), curve.stored(color.y), curve.stored(color.z))
  }
}
