import CoreGraphics

/// A text with what decides its layout, colours aside. Its hash is found once.
package struct TextContent: Hashable, Sendable {
  /// A value with the units of the text that it holds for.
  package struct Span<Value: Hashable & Sendable>: Hashable, Sendable {
    /// In units of UTF-16 from the text's beginning.
    package var range: Range<Int>
    /// What all of the range has.
    package var value: Value
  }

  /// UTF-16; what is no valid part of it is shown as U+FFFD.
  package let text: [UInt16]
  /// The whole text, in order.
  package let styles: [Span<TextStyle>]
  /// The whole text, in order; what holds at a paragraph's beginning holds for all of it.
  package let paragraphs: [Span<TextParagraph>]
  private let digest: Int

  package init(
    text: [UInt16], styles: [Span<TextStyle>], paragraphs: [Span<TextParagraph>]
  ) {
    self.text = text.contains(where: Self.isControl) ? text.map(Self.hidden) : text
    self.styles = styles
    self.paragraphs = paragraphs
    var hasher = Hasher()
    text.withUnsafeBytes { hasher.combine(bytes: $0) }
    hasher.combine(styles)
    hasher.combine(paragraphs)
    digest = hasher.finalize()
  }

  /// Characters that say what a terminal does are not shown: a space without width takes their place.
  private static func hidden(_ unit: UInt16) -> UInt16 { isControl(unit) ? 0x200B : unit }

  private static func isControl(_ unit: UInt16) -> Bool {
    guard unit < 0x20 || (unit >= 0x7F && unit < 0xA0) else { return false }
    return unit != 0x09 && unit != 0x0A && unit != 0x0D && unit != 0x85
  }

  /// A text in one style.
  package init(_ string: String, style: TextStyle, paragraph: TextParagraph) {
    let text = Array(string.utf16)
    self.init(
      text: text, styles: [Span(range: 0..<text.count, value: style)],
      paragraphs: [Span(range: 0..<text.count, value: paragraph)])
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(digest) }

  package static func == (left: TextContent, right: TextContent) -> Bool {
    left.digest == right.digest && left.text == right.text && left.styles == right.styles
      && left.paragraphs == right.paragraphs
  }

  /// The number of the span with a place of the text; the last one's for its end.
  static func index<Value>(_ spans: [Span<Value>], at place: Int) -> Int? {
    guard !spans.isEmpty else { return nil }
    return min(spans.partition { $0.range.upperBound > place }, spans.count - 1)
  }

  func style(at place: Int) -> TextStyle {
    Self.index(styles, at: place).map { styles[$0].value }
      ?? TextStyle(font: .system(size: Font.standardSize))
  }

  func paragraph(at place: Int) -> TextParagraph {
    Self.index(paragraphs, at: place).map { paragraphs[$0].value.sound } ?? TextParagraph()
  }
}
