/// How heavy a face of a family is.
package enum FontWeight: String, CaseIterable, Sendable {
  case regular
  case medium
  case semibold
  case bold

  /// The word in the file names of fonts, as in `Inter-SemiBold.otf`.
  var fileNameWord: String {
    switch self {
    case .regular: "Regular"
    case .medium: "Medium"
    case .semibold: "SemiBold"
    case .bold: "Bold"
    }
  }
}
