import CoreGraphics
import Typography

/// Scales fonts and lengths with the size of text that a user prefers.
public final class UIFontMetrics: NSObject, Sendable {
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  private let style: UIFont.TextStyle

  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  public class func metrics(forTextStyle textStyle: UIFont.TextStyle) -> UIFontMetrics {
    UIFontMetrics(forTextStyle: textStyle)
  }

  public func scaledFont(for font: UIFont) -> UIFont {
    font.withSize(scaledValue(for: font.pointSize))
  }

  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.withSize(min(maximumPointSize, scaledValue(for: font.pointSize)))
  }

  public func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    font.withSize(scaledValue(for: font.pointSize, compatibleWith: traitCollection))
  }

  public func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  public func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let category = (traitCollection ?? UITraitCollection.current).preferredContentSizeCategory
    let standard = style.standard.size
    return value * FontScale(category).size(of: style, standard: standard) / standard
  }
}
