import CoreGraphics
import Typography

/// How many lines a label has that is not told a number.
enum TextLayoutLimit {
  static let lines = 10_000
}

extension AttributedText {
  /// The same in one colour.
  func painted(_ color: CGColor) -> AttributedText {
    withPaints { $0.color = color }
  }

  /// The same with a hard shadow.
  func shadowed(_ offset: CGSize, _ color: CGColor) -> AttributedText {
    withPaints { $0.shadow = TextPaint.Shadow(offset: offset, blur: 0, color: color) }
  }

  private func withPaints(_ change: (inout TextPaint) -> Void) -> AttributedText {
    var paints = paints
    for index in paints.spans.indices { change(&paints.spans[index].value) }
    return AttributedText(content: content, paints: paints)
  }

  /// The same in fonts of other sizes.
  func scaled(by factor: CGFloat) -> AttributedText {
    var styles = content.styles
    for index in styles.indices {
      styles[index].value.font.size *= factor
      styles[index].value.kern = styles[index].value.kern.map { $0 * factor }
    }
    return AttributedText(
      content: TextContent(text: content.text, styles: styles, paragraphs: content.paragraphs),
      paints: paints)
  }
}
