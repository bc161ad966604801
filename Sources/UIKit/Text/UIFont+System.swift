import CoreGraphics
import Typography

extension UIFont {
  /// How heavy a font is: 0 is regular.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)

    /// The weight of a face that is nearest.
    var face: FontWeight {
      let value = rawValue.isFinite ? rawValue : 0
      let nearest = Self.faces.min { abs($0.0.rawValue - value) < abs($1.0.rawValue - value) }
      return nearest?.1 ?? .regular
    }

    init(_ face: FontWeight) {
      self = Self.faces.first { $0.1 == face }?.0 ?? .regular
    }

    private static let faces: [(Weight, FontWeight)] = [
      (.ultraLight, .thin), (.thin, .extraLight), (.light, .light), (.regular, .regular),
      (.medium, .medium), (.semibold, .semibold), (.bold, .bold), (.heavy, .extraBold),
      (.black, .black),
    ]
  }

  /// How wide a font is; the families here have one width.
  public class var labelFontSize: CGFloat { 17 }
  public class var buttonFontSize: CGFloat { 18 }
  public class var smallSystemFontSize: CGFloat { 12 }
  public class var systemFontSize: CGFloat { 14 }

  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: Self.sound(fontSize), weight: weight.face))
  }

  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    // Apple's is the semibold face of its system font, whose bold is heavier than other fonts'.
    systemFont(ofSize: fontSize, weight: .semibold)
  }

  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(.system(size: Self.sound(fontSize), isItalic: true))
  }

  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(Font(Typeface(.mono, weight.face), size: Self.sound(fontSize)))
  }

  /// The system's font with figures that are all equally wide.
  public class func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: Weight
  ) -> UIFont {
    var font = Font.system(size: Self.sound(fontSize), weight: weight.face)
    font.hasEvenFigures = true
    return UIFont(font)
  }

  /// What is no size becomes the standard one, as everywhere.
  private class func sound(_ size: CGFloat) -> CGFloat {
    size > 0 ? size : Font.standardSize
  }

  /// The families that can be named.
  public class var familyNames: [String] {
    FontFamily.named.map(\.name) + FontRegistry.shared.familyNames
  }

  public class func fontNames(forFamilyName familyName: String) -> [String] {
    FontNames.all(ofFamily: familyName)
  }
}

extension UIFont {
  /// How heavy its face is.
  package var weight: Weight { Weight(font.typeface.weight) }

  /// Whether it is the system's, for text or for titles.
  package var isSystemFont: Bool {
    font.typeface.family == .inter || font.typeface.family == .interDisplay
  }

  /// Whether a name is known, wherever a text that uses it is shown.
  package class func isKnown(_ name: String) -> Bool { FontNames.typeface(named: name) != nil }

  /// A font of a family that can be named; without one, or with an unknown one, the system's.
  package class func font(
    family: String?, size: CGFloat, weight: Weight, isItalic: Bool
  ) -> UIFont {
    let typeface = family.flatMap { FontNames.typeface(named: $0) }
    guard let typeface, typeface.family != .inter else {
      return UIFont(.system(size: size, weight: weight.face, isItalic: isItalic))
    }
    return UIFont(
      Font(Typeface(typeface.family, weight.face, isItalic: isItalic), size: size))
  }
}
