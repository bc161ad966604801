import CoreGraphics

/// All that can be set on a label.
struct LabelState {
  var text: String?
  /// Nil while the text has no attributes of its own.
  var styledText: StyledText?
  var font = Self.usualFont
  var textColor = UIColor.label
  var highlightedTextColor: UIColor?
  var isHighlighted = false
  var isEnabled = true
  var alignment = NSTextAlignment.natural
  var lineBreakMode = NSLineBreakMode.byTruncatingTail
  var numberOfLines = 1
  var shadowColor: UIColor?
  var shadowOffset = CGSize(width: 0, height: -1)
  var fitsWidth = false
  var minimumScaleFactor: CGFloat = 0
  var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  var preferredMaxLayoutWidth: CGFloat = 0
  var followsContentSize = false

  /// Of all labels that are told none.
  static let usualFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)
}

/// Where a single line stands whose font was shrunk.
public enum UIBaselineAdjustment: Int, Sendable {
  /// On the baseline of the text at its full size.
  case alignBaselines
  /// In the middle of the label.
  case alignCenters
  /// At the top of where the full size would stand.
  case none
}
