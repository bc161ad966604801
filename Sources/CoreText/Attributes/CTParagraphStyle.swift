import CoreGraphics
import Typography

/// What a setting of a paragraph style is about.
public enum CTParagraphStyleSpecifier: UInt32, Sendable {
  case alignment = 0
  case firstLineHeadIndent = 1
  case headIndent = 2
  case tailIndent = 3
  /// An array of `CTTextTab`.
  case tabStops = 4
  case defaultTabInterval = 5
  case lineBreakMode = 6
  case lineHeightMultiple = 7
  case maximumLineHeight = 8
  case minimumLineHeight = 9
  /// The name that `lineSpacingAdjustment` had before.
  case lineSpacing = 10
  case paragraphSpacing = 11
  case paragraphSpacingBefore = 12
  case baseWritingDirection = 13
  case maximumLineSpacing = 14
  case minimumLineSpacing = 15
  case lineSpacingAdjustment = 16
}

/// A setting: what it is about, and where its value is.
public struct CTParagraphStyleSetting {
  public var spec: CTParagraphStyleSpecifier
  /// In bytes.
  public var valueSize: Int
  /// Read when the style is made.
  public var value: UnsafeRawPointer

  public init(spec: CTParagraphStyleSpecifier, valueSize: Int, value: UnsafeRawPointer) {
    (self.spec, self.valueSize, self.value) = (spec, valueSize, value)
  }
}

/// How paragraphs are laid out. Lengths are in points.
public final class CTParagraphStyle: Hashable, Sendable, TextParagraphValue {
  struct Values: Hashable {
    var lengths: [CTParagraphStyleSpecifier: CGFloat] = [:]
    var alignment = CTTextAlignment.natural
    var lineBreakMode = CTLineBreakMode.byWordWrapping
    var writingDirection = CTWritingDirection.natural
    /// Nil for the usual twelve.
    var tabs: [TextParagraph.Tab]?
  }

  let values: Values
  let tabs: [CTTextTab]

  init(_ values: Values, tabs: [CTTextTab]) {
    (self.values, self.tabs) = (values, tabs)
  }

  /// As text is laid out by.
  package var textParagraph: TextParagraph {
    func length(_ spec: CTParagraphStyleSpecifier) -> CGFloat { values.lengths[spec] ?? 0 }
    var paragraph = TextParagraph()
    paragraph.alignment = values.alignment.alignment
    paragraph.breaking = values.lineBreakMode.breaking
    paragraph.direction = values.writingDirection.direction
    paragraph.firstLineHeadIndent = length(.firstLineHeadIndent)
    paragraph.headIndent = length(.headIndent)
    paragraph.tailIndent = length(.tailIndent)
    paragraph.tabInterval = length(.defaultTabInterval)
    paragraph.lineHeightMultiple = length(.lineHeightMultiple)
    paragraph.maximumLineHeight = length(.maximumLineHeight)
    paragraph.minimumLineHeight = length(.minimumLineHeight)
    paragraph.spacing = length(.paragraphSpacing)
    paragraph.spacingBefore = length(.paragraphSpacingBefore)
    let spacing = max(
      length(.minimumLineSpacing), length(.lineSpacing) + length(.lineSpacingAdjustment))
    paragraph.lineSpacing = min(spacing, values.lengths[.maximumLineSpacing] ?? .infinity)
    if let tabs = values.tabs { paragraph.tabs = tabs }
    return paragraph
  }

  public static func == (left: CTParagraphStyle, right: CTParagraphStyle) -> Bool {
    left.values == right.values
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}
