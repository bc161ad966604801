import CoreGraphics
import Typography

extension UILabel {
  /// The text as it is laid out and painted now.
  var attributed: AttributedText {
    if let prepared { return prepared }
    var made: AttributedText?
    traitCollection.performAsCurrent { made = makeAttributed() }
    let text = made ?? makeAttributed()
    prepared = text
    return text
  }

  private func makeAttributed() -> AttributedText {
    let plain = plainText
    guard let styled = state.styledText else { return plain.attributed }
    var text = AttributedText(
      styled.string, defaults: plain.defaults, forEachRun: styled.forEachRun)
    if isHighlighting || !state.isEnabled { text = text.painted(plain.defaults.color) }
    return plain.shadowed(text)
  }

  private var isHighlighting: Bool { state.isHighlighted && state.highlightedTextColor != nil }

  /// The text as it is without attributes of its own, in the present traits.
  private var plainText: PlainLabelText {
    var color = (isHighlighting ? state.highlightedTextColor ?? state.textColor : state.textColor)
      .cgColor
    if !state.isEnabled { color = color.copy(alpha: color.alpha * Self.disabledStrength) ?? color }
    var paragraph = TextParagraph()
    paragraph.alignment = alignment
    paragraph.breaking = state.lineBreakMode.breaking
    var defaults = AttributedText.Defaults(
      font: state.font.font, color: color, paragraph: paragraph)
    defaults.breaking = paragraph.breaking
    return PlainLabelText(
      string: state.text ?? "", defaults: defaults,
      shadow: state.shadowColor.map { (state.shadowOffset, $0.cgColor) })
  }

  /// The text as it is drawn. Of one that nobody has measured yet that is only what it will be made of:
  /// most labels of a long scene are never looked at.
  var drawnText: LabelText {
    if let prepared { return .made(prepared) }
    guard state.styledText == nil else { return .made(attributed) }
    var made: PlainLabelText?
    traitCollection.performAsCurrent { made = plainText }
    return .plain(made ?? plainText)
  }

  /// The natural side is that of the interface, unless the text's own language says otherwise.
  private var alignment: TextParagraph.Alignment {
    guard state.alignment == .natural else { return state.alignment.alignment }
    return effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .natural
  }

  private static let disabledStrength: CGFloat = 0.35

  /// The lines within a size; a size of 0 sets no limit.
  func layout(in size: CGSize, lines: Int) -> TextLayout {
    attributed.layout(
      in: size, lines: lines, endsWithEllipsis: state.lineBreakMode.breaking.isTruncating)
  }

  /// In whole pixels, for a width in points; 0 sets no limit.
  func fittingSize(width: CGFloat) -> CGSize {
    guard let text = state.text, !text.isEmpty else { return .zero }
    return pixels.up(
      layout(in: CGSize(width: width, height: 0), lines: state.numberOfLines).size)
  }

  func fittingRect(in bounds: CGRect, lines: Int) -> CGRect {
    guard let text = state.text, !text.isEmpty, bounds.width > 0 else {
      return CGRect(origin: bounds.origin, size: .zero)
    }
    let layout = layout(in: bounds.size, lines: lines)
    let size = pixels.up(layout.size)
    let fitting = CGSize(width: min(size.width, bounds.width), height: size.height)
    return CGRect(origin: bounds.origin, size: fitting)
  }

  /// Whether some of the text has no room.
  var isCut: Bool { layout(in: bounds.size, lines: state.numberOfLines).isTruncated }

  /// How far the first baseline is below the top of the text, and the last above its bottom, in whole
  /// pixels.
  var baselineDistances: (first: CGFloat, last: CGFloat) {
    let isWrapped = state.numberOfLines != 1
    let given = state.preferredMaxLayoutWidth
    return baselineDistances(inWidth: isWrapped ? (given > 0 ? given : wrappingWidth) : 0)
  }

  /// The same of text in a width; 0 sets no limit.
  func baselineDistances(inWidth width: CGFloat) -> (first: CGFloat, last: CGFloat) {
    let pixels = pixels
    guard let text = state.text, !text.isEmpty else {
      return (pixels.whole(state.font.ascender), pixels.whole(-state.font.descender))
    }
    let layout = layout(in: CGSize(width: width, height: 0), lines: state.numberOfLines)
    let height = pixels.up(layout.size).height
    return (
      pixels.whole(layout.firstBaseline), height - pixels.whole(layout.lines.last?.baseline ?? 0)
    )
  }
}
