import CoreGraphics
import Foundation

/// What most rows show: an image, a text, and another one below or beside it.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  /// How one of the texts looks.
  public struct TextProperties: Hashable {
    public enum TextAlignment: Int, Sendable {
      case natural
      case center
      case justified
    }

    public enum TextTransform: Int, Sendable {
      case none
      case uppercase
      case lowercase
      case capitalized
    }

    public var font = UIFont.preferredFont(forTextStyle: .body)
    public var color = UIColor.label
    public var colorTransformer: UIConfigurationColorTransformer?
    public var alignment = TextAlignment.natural
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    public var numberOfLines = 0
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    public var adjustsFontForContentSizeCategory = true
    public var transform = TextTransform.none

    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

    public static func == (first: TextProperties, second: TextProperties) -> Bool {
      first.font == second.font && first.resolvedColor() == second.resolvedColor()
        && first.alignment == second.alignment && first.lineBreakMode == second.lineBreakMode
        && first.numberOfLines == second.numberOfLines && first.transform == second.transform
        && first.adjustsFontSizeToFitWidth == second.adjustsFontSizeToFitWidth
        && first.minimumScaleFactor == second.minimumScaleFactor
        && first.adjustsFontForContentSizeCategory == second.adjustsFontForContentSizeCategory
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(font)
      hasher.combine(numberOfLines)
      hasher.combine(transform)
    }
  }

  /// How the image looks.
  public struct ImageProperties: Hashable {
    public static let standardDimension: CGFloat = 0
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    public var tintColor: UIColor?
    public var tintColorTransformer: UIConfigurationColorTransformer?
    public var cornerRadius: CGFloat = 0
    /// No limit along an axis with 0.
    public var maximumSize = CGSize.zero
    /// The colour that the image has in a view with a tint.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }

    /// The room that the image is in the middle of; that of a symbol where it is 0.
    public var reservedLayoutSize = CGSize.zero

    public static func == (first: ImageProperties, second: ImageProperties) -> Bool {
      first.preferredSymbolConfiguration == second.preferredSymbolConfiguration
        && first.tintColor == second.tintColor
        && first.tintColorTransformer?(.tintColor) == second.tintColorTransformer?(.tintColor)
        && first.cornerRadius == second.cornerRadius
        && first.maximumSize == second.maximumSize
        && first.reservedLayoutSize == second.reservedLayoutSize
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(tintColor)
      hasher.combine(cornerRadius)
    }
  }

  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var text: String?
  public var attributedText: NSAttributedString?
  public var textProperties = TextProperties()
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties = TextProperties()
  /// Whether the second text stands beside the first one where there is room.
  public var prefersSideBySideTextAndSecondaryText = false
  /// Around all of it; at the sides no less than the margins of what it is in.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11, leading: 0, bottom: 11, trailing: 0)
  public var imageToTextPadding: CGFloat = 16
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  public var textToSecondaryTextVerticalPadding: CGFloat = 2
  /// Whether it is a row of a sidebar, whose selection is in the tint.
  var isSidebar = false

  @MainActor public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    guard let state = state as? UICellConfigurationState else { return self }
    var updated = self
    if isSidebar, state.isSelected, !state.isEditing {
      updated.textProperties.color = .white
      updated.secondaryTextProperties.color = .white
      updated.imageProperties.tintColor = .white
    }
    guard state.isDisabled else { return updated }
    updated.textProperties.color = .tertiaryLabel
    updated.secondaryTextProperties.color = .tertiaryLabel
    return updated
  }

  public static func == (
    first: UIListContentConfiguration, second: UIListContentConfiguration
  ) -> Bool {
    first.image === second.image && first.imageProperties == second.imageProperties
      && first.text == second.text && first.attributedText == second.attributedText
      && first.textProperties == second.textProperties
      && first.secondaryText == second.secondaryText
      && first.secondaryAttributedText == second.secondaryAttributedText
      && first.secondaryTextProperties == second.secondaryTextProperties
      && first.prefersSideBySideTextAndSecondaryText
        == second.prefersSideBySideTextAndSecondaryText
      && first.directionalLayoutMargins == second.directionalLayoutMargins
      && first.imageToTextPadding == second.imageToTextPadding
      && first.textToSecondaryTextHorizontalPadding
        == second.textToSecondaryTextHorizontalPadding
      && first.textToSecondaryTextVerticalPadding == second.textToSecondaryTextVerticalPadding
      && first.isSidebar == second.isSidebar
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(text)
    hasher.combine(secondaryText)
  }
}

// What rows, headers and footers look like where nobody says otherwise.

extension UIListContentConfiguration {
  private static func made(
    _ text: UIFont.TextStyle, _ color: UIColor, secondary: UIFont.TextStyle = .caption1
  ) -> UIListContentConfiguration {
    var made = UIListContentConfiguration()
    made.textProperties.font = .preferredFont(forTextStyle: text)
    made.textProperties.color = color
    made.secondaryTextProperties.font = .preferredFont(forTextStyle: secondary)
    made.secondaryTextProperties.color = .secondaryLabel
    return made
  }

  public static func cell() -> UIListContentConfiguration { made(.body, .label) }

  public static func subtitleCell() -> UIListContentConfiguration { made(.body, .label) }

  /// The second text at the end of the row.
  public static func valueCell() -> UIListContentConfiguration {
    var value = made(.body, .label, secondary: .body)
    value.prefersSideBySideTextAndSecondaryText = true
    return value
  }

  public static func sidebarCell() -> UIListContentConfiguration {
    var cell = made(.body, .label, secondary: .footnote)
    cell.isSidebar = true
    return cell
  }

  public static func sidebarSubtitleCell() -> UIListContentConfiguration {
    var cell = made(.body, .label, secondary: .subheadline)
    cell.isSidebar = true
    return cell
  }

  /// With an image or another accompaniment before it.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { sidebarCell() }
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
    sidebarSubtitleCell()
  }

  public static func sidebarHeader() -> UIListContentConfiguration {
    var header = made(.headline, .label, secondary: .footnote)
    header.directionalLayoutMargins.top = 14
    header.directionalLayoutMargins.bottom = 6
    return header
  }

  public static func plainHeader() -> UIListContentConfiguration {
    var header = made(.headline, .label, secondary: .footnote)
    header.directionalLayoutMargins.top = 4
    header.directionalLayoutMargins.bottom = 4
    return header
  }

  public static func plainFooter() -> UIListContentConfiguration {
    var footer = made(.footnote, .secondaryLabel, secondary: .footnote)
    footer.directionalLayoutMargins.top = 4
    footer.directionalLayoutMargins.bottom = 4
    return footer
  }

  public static func groupedHeader() -> UIListContentConfiguration {
    var header = made(.footnote, .secondaryLabel, secondary: .footnote)
    header.textProperties.transform = .uppercase
    header.directionalLayoutMargins.top = 15.5
    header.directionalLayoutMargins.bottom = 6.5
    return header
  }

  public static func groupedFooter() -> UIListContentConfiguration {
    var footer = made(.footnote, .secondaryLabel, secondary: .footnote)
    footer.directionalLayoutMargins.top = 8
    footer.directionalLayoutMargins.bottom = 7.5
    return footer
  }

  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    var header = made(.headline, .label, secondary: .subheadline)
    header.directionalLayoutMargins.top = 15.5
    header.directionalLayoutMargins.bottom = 6.5
    return header
  }
}
