import UIKit

/// A colour of a scene file: fixed, by a system name, or one for each appearance.
package enum ColorValue: Hashable, Sendable {
  /// sRGB with straight alpha, a byte each, red the highest: as most colours are written.
  case bytes(UInt32)
  /// The same in numbers from 0 to 1, of a colour that bytes cannot say.
  indirect case numbers(SIMD4<Double>)
  indirect case named(String)
  indirect case adaptive(light: ColorValue, dark: ColorValue)

  /// sRGB with straight alpha, 0…1.
  static func fixed(red: Double, green: Double, blue: Double, alpha: Double) -> ColorValue {
    let color = SIMD4(red, green, blue, alpha)
    let bytes = (color * 255).rounded(.toNearestOrAwayFromZero)
    guard bytes / 255 == color, bytes.min() >= 0, bytes.max() <= 255 else {
      return .numbers(color)
    }
    let parts = SIMD4<UInt32>(bytes)
    return .bytes(parts.x << 24 | parts.y << 16 | parts.z << 8 | parts.w)
  }

  /// Red, green, blue and alpha, 0…1; nil for a colour that follows the appearance.
  var components: SIMD4<Double>? {
    switch self {
    case .bytes(let bytes):
      let parts = SIMD4(bytes >> 24, bytes >> 16 & 0xFF, bytes >> 8 & 0xFF, bytes & 0xFF)
      return SIMD4<Double>(parts) / 255
    case .numbers(let color): return color
    case .named, .adaptive: return nil
    }
  }

  /// The colour as a view takes it: it follows the appearance by itself.
  package var uiColor: UIColor {
    switch self {
    case .bytes, .numbers:
      let color = components ?? .zero
      return UIColor(red: color.x, green: color.y, blue: color.z, alpha: color.w)
    case .named(let name):
      return Self.system[name] ?? .clear
    case .adaptive(let light, let dark):
      let (light, dark) = (light.uiColor, dark.uiColor)
      return UIColor { $0.userInterfaceStyle == .dark ? dark : light }
    }
  }

  /// The colour for one appearance, as a layer takes it.
  package func cgColor(for traits: UITraitCollection) -> CGColor {
    uiColor.resolvedColor(with: traits).cgColor
  }

  init(_ color: CGColor) {
    let (red, green, blue, alpha) = color.rgba
    self = .fixed(red: red, green: green, blue: blue, alpha: alpha)
  }

  init(_ color: UIColor, in style: UIUserInterfaceStyle) {
    self.init(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style)).cgColor)
  }

  /// Whether it is another colour in the dark.
  var followsAppearance: Bool {
    switch self {
    case .bytes, .numbers: false
    case .named, .adaptive: true
    }
  }

  /// As it is written in a file.
  package var text: String {
    switch self {
    case .bytes, .numbers: cgColor(for: .current).text
    case .named(let name): name
    case .adaptive(let light, let dark): "light \(light.text) dark \(dark.text)"
    }
  }
}
