import CoreGraphics

/// What a style of blur comes to in light or dark.
struct Material: Equatable {
  /// The blur's standard deviation in points.
  var radius: CGFloat
  /// 1 leaves the colours as they are.
  var saturation: CGFloat
  /// The tone over the blurred picture: how light, and how much of it.
  var white: CGFloat
  var alpha: CGFloat

  init(_ style: UIBlurEffect.Style, isDark: Bool) {
    switch style {
    // What Apple's own sample code for blurred pictures takes.
    case .extraLight: self.init(20, 1.8, 0.97, 0.82)
    case .light: self.init(30, 1.8, 1, 0.3)
    case .dark: self.init(20, 1.8, 0.11, 0.73)
    case .regular: self = Material(isDark ? .dark : .light, isDark: isDark)
    case .prominent: self = Material(isDark ? .dark : .extraLight, isDark: isDark)
    case .systemUltraThinMaterial: self.init(thickness: 0, isDark)
    case .systemThinMaterial: self.init(thickness: 1, isDark)
    case .systemMaterial: self.init(thickness: 2, isDark)
    case .systemThickMaterial: self.init(thickness: 3, isDark)
    case .systemChromeMaterial: self.init(thickness: 4, isDark)
    case .systemUltraThinMaterialLight: self.init(thickness: 0, false)
    case .systemThinMaterialLight: self.init(thickness: 1, false)
    case .systemMaterialLight: self.init(thickness: 2, false)
    case .systemThickMaterialLight: self.init(thickness: 3, false)
    case .systemChromeMaterialLight: self.init(thickness: 4, false)
    case .systemUltraThinMaterialDark: self.init(thickness: 0, true)
    case .systemThinMaterialDark: self.init(thickness: 1, true)
    case .systemMaterialDark: self.init(thickness: 2, true)
    case .systemThickMaterialDark: self.init(thickness: 3, true)
    case .systemChromeMaterialDark: self.init(thickness: 4, true)
    }
  }

  /// The five materials of the system, from the thinnest on; chrome comes last.
  private init(thickness: Int, _ isDark: Bool) {
    let alphas: [CGFloat] = isDark ? [0.45, 0.6, 0.74, 0.86, 0.8] : [0.44, 0.6, 0.74, 0.86, 0.82]
    self.init(28, 1.8, isDark ? 0.12 : 0.97, alphas[thickness])
  }

  private init(_ radius: CGFloat, _ saturation: CGFloat, _ white: CGFloat, _ alpha: CGFloat) {
    self.radius = radius
    self.saturation = saturation
    self.white = white
    self.alpha = alpha
  }
}
