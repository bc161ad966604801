import UIKit

/// A colour of a scene file: fixed, by a system name, or one for each appearance.
package indirect enum ColorValue: Hashable, Sendable {
  /// sRGB with straight alpha, 0…1.
  case fixed(red: Double, green: Double, blue: Double, alpha: Double)
  case named(String)
  case adaptive(light: ColorValue, dark: ColorValue)

  /// The colour as a view takes it: it follows the appearance by itself.
  package var uiColor: UIColor {
    switch self {
    case .fixed(let red, let green, let blue, let alpha):
      return UIColor(red: red, green: green, blue: blue, alpha: alpha)
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

  /// Whether it is another colour in the dark.
  var followsAppearance: Bool {
    if case .fixed = self { false } else { true }
  }

  /// As it is written in a file.
  package var text: String {
    switch self {
    case .fixed(let red, let green, let blue, let alpha):
      CGColor(red: red, green: green, blue: blue, alpha: alpha).text
    case .named(let name): name
    case .adaptive(let light, let dark): "light \(light.text) dark \(dark.text)"
    }
  }
}
