import QuartzCore

// The colours that follow light and dark, with the values that iOS shows on an sRGB display.

extension UIColor {
  public static let systemRed = pair("systemRedColor", 0xFF3B30, 0xFF453A)
  public static let systemOrange = pair("systemOrangeColor", 0xFF9500, 0xFF9F0A)
  public static let systemYellow = pair("systemYellowColor", 0xFFCC00, 0xFFD60A)
  public static let systemGreen = pair("systemGreenColor", 0x34C759, 0x30D158)
  public static let systemMint = pair("systemMintColor", 0x00C7BE, 0x63E6E2)
  public static let systemTeal = pair("systemTealColor", 0x30B0C7, 0x40C8E0)
  public static let systemCyan = pair("systemCyanColor", 0x32ADE6, 0x64D2FF)
  public static let systemBlue = pair("systemBlueColor", 0x007AFF, 0x0A84FF)
  public static let systemIndigo = pair("systemIndigoColor", 0x5856D6, 0x5E5CE6)
  public static let systemPurple = pair("systemPurpleColor", 0xAF52DE, 0xBF5AF2)
  public static let systemPink = pair("systemPinkColor", 0xFF2D55, 0xFF375F)
  public static let systemBrown = pair("systemBrownColor", 0xA2845E, 0xAC8E68)
  public static let systemGray = pair("systemGrayColor", 0x8E8E93, 0x8E8E93)
  public static let systemGray2 = pair("systemGray2Color", 0xAEAEB2, 0x636366)
  public static let systemGray3 = pair("systemGray3Color", 0xC7C7CC, 0x48484A)
  public static let systemGray4 = pair("systemGray4Color", 0xD1D1D6, 0x3A3A3C)
  public static let systemGray5 = pair("systemGray5Color", 0xE5E5EA, 0x2C2C2E)
  public static let systemGray6 = pair("systemGray6Color", 0xF2F2F7, 0x1C1C1E)

  public static let label = pair("labelColor", 0x000000, 0xFFFFFF)
  public static let secondaryLabel = pair("secondaryLabelColor", 0x3C3C43, 0xEBEBF5, 0.6, 0.6)
  public static let tertiaryLabel = pair("tertiaryLabelColor", 0x3C3C43, 0xEBEBF5, 0.3, 0.3)
  public static let quaternaryLabel = pair("quaternaryLabelColor", 0x3C3C43, 0xEBEBF5, 0.18, 0.16)
  public static let placeholderText = pair("placeholderTextColor", 0x3C3C43, 0xEBEBF5, 0.3, 0.3)
  public static let separator = pair("separatorColor", 0x3C3C43, 0x545458, 0.29, 0.6)
  public static let opaqueSeparator = pair("opaqueSeparatorColor", 0xC6C6C8, 0x38383A)
  public static let link = pair("linkColor", 0x007AFF, 0x0984FF)

  public static let systemBackground = ground("systemBackgroundColor", 0xFFFFFF, 0x000000, 0x1C1C1E)
  public static let secondarySystemBackground = ground(
    "secondarySystemBackgroundColor", 0xF2F2F7, 0x1C1C1E, 0x2C2C2E)
  public static let tertiarySystemBackground = ground(
    "tertiarySystemBackgroundColor", 0xFFFFFF, 0x2C2C2E, 0x3A3A3C)
  public static let systemGroupedBackground = ground(
    "systemGroupedBackgroundColor", 0xF2F2F7, 0x000000, 0x1C1C1E)
  public static let secondarySystemGroupedBackground = ground(
    "secondarySystemGroupedBackgroundColor", 0xFFFFFF, 0x1C1C1E, 0x2C2C2E)
  public static let tertiarySystemGroupedBackground = ground(
    "tertiarySystemGroupedBackgroundColor", 0xF2F2F7, 0x2C2C2E, 0x3A3A3C)
  public static let systemFill = pair("systemFillColor", 0x787880, 0x787880, 0.2, 0.36)
  public static let secondarySystemFill = pair(
    "secondarySystemFillColor", 0x787880, 0x787880, 0.16, 0.32)
  public static let tertiarySystemFill = pair(
    "tertiarySystemFillColor", 0x767680, 0x767680, 0.12, 0.24)
  public static let quaternarySystemFill = pair(
    "quaternarySystemFillColor", 0x747480, 0x767680, 0.08, 0.18)

  /// What can be tapped, where no view says otherwise.
  public static let tintColor = pair("tintColor", 0x007AFF, 0x0A84FF)
  /// For text on what is light, whatever the appearance.
  public static let darkText = UIColor(white: 0, alpha: 1)
  /// For text on what is dark, whatever the appearance.
  public static let lightText = UIColor(white: 1, alpha: 0.6)

  /// Those that catalogues refer to, by their names there.
  static let named: [String: UIColor] = {
    let colors: [UIColor] = [
      .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemMint, .systemTeal,
      .systemCyan, .systemBlue, .systemIndigo, .systemPurple, .systemPink, .systemBrown,
      .systemGray, .systemGray2, .systemGray3, .systemGray4, .systemGray5, .systemGray6, .label,
      .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .placeholderText, .separator,
      .opaqueSeparator, .link, .systemBackground, .secondarySystemBackground,
      .tertiarySystemBackground, .systemGroupedBackground, .secondarySystemGroupedBackground,
      .tertiarySystemGroupedBackground, .systemFill, .secondarySystemFill, .tertiarySystemFill,
      .quaternarySystemFill, .tintColor,
    ]
    return colors.reduce(into: [:]) { named, color in
      if let name = color.systemName { named[name] = color }
    }
  }()

  private static func pair(
    _ name: String, _ light: UInt32, _ dark: UInt32, _ lightAlpha: CGFloat = 1,
    _ darkAlpha: CGFloat = 1
  ) -> UIColor {
    let lightColor = UIColor(hex: light, alpha: lightAlpha)
    let darkColor = UIColor(hex: dark, alpha: darkAlpha)
    return UIColor(systemName: name) {
      $0.userInterfaceStyle == .dark ? darkColor : lightColor
    }
  }

  /// What content stands on, which in the dark is lighter where it lies above other content.
  private static func ground(
    _ name: String, _ light: UInt32, _ dark: UInt32, _ elevated: UInt32
  ) -> UIColor {
    let (lightColor, darkColor) = (UIColor(hex: light, alpha: 1), UIColor(hex: dark, alpha: 1))
    let elevatedColor = UIColor(hex: elevated, alpha: 1)
    return UIColor(systemName: name) {
      guard $0.userInterfaceStyle == .dark else { return lightColor }
      return $0.userInterfaceLevel == .elevated ? elevatedColor : darkColor
    }
  }

  /// `0xRRGGBB`.
  package convenience init(hex: UInt32, alpha: CGFloat) {
    func channel(_ shift: UInt32) -> CGFloat { CGFloat(hex >> shift & 0xFF) / 255 }
    self.init(red: channel(16), green: channel(8), blue: channel(0), alpha: alpha)
  }
}
