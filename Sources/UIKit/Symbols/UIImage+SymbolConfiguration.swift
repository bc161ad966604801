import CoreGraphics

extension UIImage {
  /// How thick a symbol's lines are.
  public enum SymbolWeight: Int, Sendable {
    case unspecified = 0
    case ultraLight
    case thin
    case light
    case regular
    case medium
    case semibold
    case bold
    case heavy
    case black

    /// The weight of text that looks alike.
    public func fontWeight() -> UIFont.Weight {
      switch self {
      case .ultraLight: .ultraLight
      case .thin: .thin
      case .light: .light
      case .unspecified, .regular: .regular
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      case .heavy: .heavy
      case .black: .black
      }
    }

    /// All but the one that says nothing, from the thinnest.
    package static let all: [SymbolWeight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
  }

  /// How large a symbol is beside text of one size.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified = 0
    case small
    case medium
    case large
  }

  /// How large and heavy a symbol is to be; what it leaves open is up to others.
  public class SymbolConfiguration: Configuration, @unchecked Sendable {
    let options: SymbolOptions

    init(_ options: SymbolOptions, traits: UITraitCollection? = nil) {
      self.options = options
      super.init(traitCollection: traits)
    }

    public class var unspecified: SymbolConfiguration { SymbolConfiguration(SymbolOptions()) }

    public convenience init(pointSize: CGFloat) {
      self.init(SymbolOptions(pointSize: pointSize))
    }

    public convenience init(weight: SymbolWeight) {
      self.init(SymbolOptions(weight: weight))
    }

    public convenience init(scale: SymbolScale) {
      self.init(SymbolOptions(scale: scale))
    }

    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(SymbolOptions(pointSize: pointSize, weight: weight))
    }

    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(SymbolOptions(pointSize: pointSize, weight: weight, scale: scale))
    }

    /// The size of a style's text, which follows the user's wishes, and its weight.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(SymbolOptions(textStyle: textStyle))
    }

    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(SymbolOptions(textStyle: textStyle, scale: scale))
    }

    public convenience init(font: UIFont) {
      self.init(font: font, scale: .unspecified)
    }

    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(
        SymbolOptions(
          pointSize: font.pointSize, weight: font.weight.symbolWeight(), scale: scale))
    }

    /// What another says goes over what this one does.
    public override func applying(_ otherConfiguration: Configuration?) -> SymbolConfiguration {
      let other = otherConfiguration as? SymbolConfiguration
      return SymbolConfiguration(
        options.applying(other?.options ?? SymbolOptions()),
        traits: otherConfiguration?.traitCollection ?? traitCollection)
    }

    /// Whether both say the same.
    public func isEqual(to otherConfiguration: SymbolConfiguration?) -> Bool {
      isEqual(otherConfiguration)
    }

    public override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? SymbolConfiguration else { return false }
      return options == other.options && traitCollection == other.traitCollection
    }

    public override var hash: Int { options.hashValue }
  }
}

extension UIFont.Weight {
  /// The weight of symbols that looks like text of this one.
  public func symbolWeight() -> UIImage.SymbolWeight {
    let value = rawValue.isFinite ? rawValue : 0
    let nearest = UIImage.SymbolWeight.all.min {
      abs($0.fontWeight().rawValue - value) < abs($1.fontWeight().rawValue - value)
    }
    return nearest ?? .regular
  }
}
