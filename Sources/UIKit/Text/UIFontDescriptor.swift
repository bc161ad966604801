import CoreGraphics
import Typography

/// What a font is to be like.
public final class UIFontDescriptor: NSObject, Sendable {
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    public static let traitBold = SymbolicTraits(rawValue: 2)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  private let described: Font
  private let style: UIFont.TextStyle?

  init(_ font: Font, style: UIFont.TextStyle? = nil) {
    (described, self.style) = (font, style)
    super.init()
  }

  /// An unknown name stands for the system's font.
  public convenience init(name fontName: String, size: CGFloat) {
    let typeface = FontNames.typeface(named: fontName)
    self.init(typeface.map { Font($0, size: size) } ?? .system(size: size))
  }

  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  public var pointSize: CGFloat { described.size }
  public var postscriptName: String { described.typeface.postScriptName }

  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if described.typeface.isItalic { traits.insert(.traitItalic) }
    if described.typeface.weight.number >= FontWeight.semibold.number { traits.insert(.traitBold) }
    if described.typeface.family == .mono { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// The same with other traits; nil where no family here has them.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    var font = described
    font.typeface.isItalic = symbolicTraits.contains(.traitItalic)
    if font.typeface.isItalic, !font.typeface.family.hasItalics { return nil }
    let isBold = self.symbolicTraits.contains(.traitBold)
    if symbolicTraits.contains(.traitBold) != isBold {
      font.typeface.weight = isBold ? .regular : .semibold
    }
    if symbolicTraits.contains(.traitMonoSpace) {
      (font.typeface.family, font.isSystem) = (.mono, false)
    }
    return UIFontDescriptor(font, style: style)
  }

  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(FontNames.resized(described, to: newPointSize), style: style)
  }

  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    var font = described
    switch design {
    case .monospaced: font.typeface.family = .mono
    case .serif: font.typeface.family = .dejaVuSerif
    case .default: font.typeface.family = Font.system(size: font.size).typeface.family
    default: return nil
    }
    font.isSystem = design == .default
    return UIFontDescriptor(font, style: style)
  }

  public func withFamily(_ newFamily: String) -> UIFontDescriptor {
    var font = described
    if let typeface = FontNames.typeface(named: newFamily) {
      (font.typeface.family, font.isSystem) = (typeface.family, false)
    }
    return UIFontDescriptor(font, style: style)
  }

  func font(size: CGFloat) -> Font {
    size == described.size ? described : FontNames.resized(described, to: size)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFontDescriptor)?.described == described
  }

  public override var hash: Int { described.hashValue }
}
