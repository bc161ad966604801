import CoreGraphics
import RenderTree

// What the names mean.

extension FilterState {
  /// What the filter does to a picture; nil for nothing.
  var pictureFilter: RenderTree.Filter? {
    switch name {
    case "gaussianBlur":
      let radius = input("inputRadius", default: 10)
      return radius > 0 ? .blur(radius) : nil
    case "colorSaturate": return .color(.saturation(amount(1)))
    case "colorBrightness": return .color(.brightness(amount(0)))
    case "colorContrast": return .color(.contrast(amount(1)))
    case "colorHueRotate": return .color(.hue(input("inputAngle", default: 0)))
    case "colorInvert": return .color(.invert)
    case "colorMonochrome": return .color(.saturation(1 - amount(1)))
    default: return nil
    }
  }

  private func amount(_ value: CGFloat) -> CGFloat { input("inputAmount", default: value) }

  /// The blend mode of the name.
  var blendMode: CGBlendMode? { CGBlendMode(named: name) }
}

extension [RenderTree.Filter] {
  /// What filters do to a picture one after another. Blurs that follow each other are one, whose variance
  /// is the sum of theirs.
  static func pictureFilters(of states: [FilterState]) -> Self {
    states.compactMap(\.pictureFilter).reduce(into: []) { filters, filter in
      if case .blur(let next) = filter, case .blur(let last)? = filters.last {
        filters[filters.count - 1] = .blur(hypot(last, next))
      } else {
        filters.append(filter)
      }
    }
  }
}

extension ColorMatrix {
  /// The weights in lightness, as in the colour matrices of SVG.
  private static let lightness = SIMD4(SIMD3<Float>(Lightness.weights), 0)
  private static let units = (
    SIMD4<Float>(1, 0, 0, 0), SIMD4<Float>(0, 1, 0, 0), SIMD4<Float>(0, 0, 1, 0)
  )

  fileprivate static func saturation(_ amount: CGFloat) -> ColorMatrix {
    let (keep, grey) = (Float(amount), lightness * (1 - Float(amount)))
    return ColorMatrix(
      red: grey + units.0 * keep, green: grey + units.1 * keep, blue: grey + units.2 * keep)
  }

  fileprivate static func brightness(_ amount: CGFloat) -> ColorMatrix {
    let bias = SIMD4<Float>(Float(amount), Float(amount), Float(amount), 0)
    return ColorMatrix(red: units.0, green: units.1, blue: units.2, bias: bias)
  }

  /// About the middle grey.
  fileprivate static func contrast(_ amount: CGFloat) -> ColorMatrix {
    let (factor, middle) = (Float(amount), 0.5 - 0.5 * Float(amount))
    return ColorMatrix(
      red: units.0 * factor, green: units.1 * factor, blue: units.2 * factor,
      bias: SIMD4(middle, middle, middle, 0))
  }

  fileprivate static let invert = contrast(-1)

  /// Turned about the grey axis, which keeps lightness: SVG's `hueRotate`.
  fileprivate static func hue(_ angle: CGFloat) -> ColorMatrix {
    let (c, s) = (Float(cos(angle)), Float(sin(angle)))
    func row(_ unit: SIMD4<Float>, _ turned: SIMD4<Float>) -> SIMD4<Float> {
      lightness + (unit - lightness) * c + turned * s
    }
    return ColorMatrix(
      red: row(units.0, SIMD4(-0.2126, -0.7152, 0.9278, 0)),
      green: row(units.1, SIMD4(0.143, 0.140, -0.283, 0)),
      blue: row(units.2, SIMD4(-0.7874, 0.7152, 0.0722, 0)))
  }
}
