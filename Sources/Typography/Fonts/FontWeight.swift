/// How heavy a face of a family is.
package enum FontWeight: String, CaseIterable, Sendable {
  case thin
  case extraLight
  case light
  case regular
  case medium
  case semibold
  case bold
  case extraBold
  case black

  /// The word in the file names of fonts, as in `Inter-SemiBold.otf`.
  var fileNameWord: String {
    switch self {
    case .thin: "Thin"
    case .extraLight: "ExtraLight"
    case .light: "Light"
    case .regular: "Regular"
    case .medium: "Medium"
    case .semibold: "SemiBold"
    case .bold: "Bold"
    case .extraBold: "ExtraBold"
    case .black: "Black"
    }
  }

  /// From 100 to 900, as in CSS and OpenType.
  package var number: Int {
    (Self.allCases.firstIndex(of: self) ?? 3) * 100 + 100
  }
}
