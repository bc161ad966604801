import CoreGraphics
import Typography

/// A font at a size: a family's face in a weight, upright or slanted.
///
/// The system's font is Inter, drawn for titles from 20 points on; its monospaced companion is
/// JetBrains Mono. Names of Apple's own families give the one here that is nearest.
public final class UIFont: NSObject, Sendable, TextFontValue {
  private let foundationMark = FoundationMark.value
  let font: Typography.Font
  private let metrics: FontMetrics
  /// What it was made for, where it is one of the text styles.
  let style: TextStyle?

  package init(_ font: Typography.Font, style: TextStyle? = nil) {
    self.font = font
    self.style = style
    metrics = font.metrics
    super.init()
  }

  /// A font by its full name or its family's; nil for one that is not among those here, or not
  /// installed.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let typeface = FontNames.typeface(named: fontName),
      (try? FontLibrary.shared.face(typeface)) != nil
    else { return nil }
    self.init(Font(typeface, size: fontSize))
  }

  /// A font of a descriptor; no size means the descriptor's.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(descriptor.font(size: pointSize > 0 ? pointSize : descriptor.pointSize))
  }

  /// As text is laid out by.
  package var textFont: Typography.Font { font }

  // MARK: Measures, in points

  public var pointSize: CGFloat { font.size }
  public var ascender: CGFloat { metrics.ascender }
  /// Below the baseline: negative.
  public var descender: CGFloat { metrics.descender }
  public var capHeight: CGFloat { metrics.capHeight }
  public var xHeight: CGFloat { metrics.xHeight }
  public var lineHeight: CGFloat { metrics.lineHeight }
  public var leading: CGFloat { metrics.leading }

  // MARK: Names

  /// Such as `Inter-SemiBold`.
  public var fontName: String { font.typeface.postScriptName }
  public var familyName: String { font.typeface.family.name }
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font, style: style) }

  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(FontNames.resized(font, to: fontSize))
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return font == other.font
  }

  public override var hash: Int { font.hashValue }

  public override var description: String {
    "<UIFont: font-family: \"\(familyName)\"; font-name: \"\(fontName)\"; "
      + "font-size: \(pointSize)pt>"
  }
}
