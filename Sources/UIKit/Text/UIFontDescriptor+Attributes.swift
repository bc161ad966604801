import CoreGraphics
import Typography

extension UIFontDescriptor {
  /// What is said of a font in a dictionary. Those are there by which a font here can be another.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
  }

  /// What a dictionary of traits may have.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
  }

  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    let plain = UIFontDescriptor(Font.system(size: 12)).addingAttributes(attributes)
    self.init(plain.font(size: plain.pointSize))
  }

  /// The name and the size.
  public var fontAttributes: [AttributeName: Any] { [.name: postscriptName, .size: pointSize] }

  public func object(forKey attribute: AttributeName) -> Any? { fontAttributes[attribute] }

  /// The same but for what is said; what cannot be meant is left out.
  public func addingAttributes(
    _ attributes: [AttributeName: Any] = [:]
  ) -> UIFontDescriptor {
    var result = self
    let size = attributes[.size].flatMap { $0 as? CGFloat ?? ($0 as? Int).map { CGFloat($0) } }
    if let name = attributes[.name] as? String {
      result = UIFontDescriptor(name: name, size: pointSize)
    }
    if let family = attributes[.family] as? String { result = result.withFamily(family) }
    if let traits = attributes[.traits] as? [TraitKey: Any] { result = result.with(traits) }
    if let size, size.isFinite, size > 0 { result = result.withSize(size) }
    return result
  }

  private func with(_ traits: [TraitKey: Any]) -> UIFontDescriptor {
    var result = self
    let symbolic = traits[.symbolic].flatMap {
      $0 as? SymbolicTraits ?? ($0 as? UInt32).map { SymbolicTraits(rawValue: $0) }
    }
    if let symbolic { result = result.withSymbolicTraits(symbolic) ?? result }
    if let weight = traits[.weight] as? UIFont.Weight {
      var font = result.font(size: result.pointSize)
      font.typeface.weight = weight.face
      result = UIFontDescriptor(font)
    }
    return result
  }
}
