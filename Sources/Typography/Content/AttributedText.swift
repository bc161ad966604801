import CoreGraphics
import Foundation

/// An attributed string as a content that can be laid out, and what it is painted with.
package struct AttributedText: Sendable {
  /// What decides the layout.
  package let content: TextContent
  /// What the layout does not depend on.
  package let paints: TextPaints

  package init(content: TextContent, paints: TextPaints) {
    (self.content, self.paints) = (content, paints)
  }

  /// What holds where a string has no attributes.
  package struct Defaults: Sendable {
    /// For characters without a font.
    package var font: Font
    /// For characters without a colour.
    package var color: CGColor
    /// For strings without a paragraph style.
    package var paragraph: TextParagraph
    /// For strings that have paragraph styles: how the owner breaks lines all the same.
    package var breaking: TextParagraph.Breaking?

    package init(
      font: Font = .system(size: Font.standardSize), color: CGColor = .black,
      paragraph: TextParagraph = TextParagraph()
    ) {
      (self.font, self.color, self.paragraph) = (font, color, paragraph)
    }
  }

  /// Reads all attributes of a string once; those that are of another kind than UIKit's count as missing.
  package init(_ string: NSAttributedString, defaults: Defaults = Defaults()) {
    let text = string.string
    let whole = NSRange(location: 0, length: min(text.utf16.count, string.length))
    self.init(text, defaults: defaults) { read in
      string.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
        read(attributes, range.location..<range.location + range.length)
      }
    }
  }

  /// Reads the attributes of stretches, which are in units of UTF-16, in order and without gaps.
  package init(
    _ string: String, defaults: Defaults = Defaults(),
    forEachRun: ((_ attributes: [NSAttributedString.Key: Any], _ range: Range<Int>) -> Void) -> Void
  ) {
    self.init(units: Array(string.utf16), defaults: defaults, forEachRun: forEachRun)
  }

  /// The same of a text that is there as UTF-16.
  package init(
    units text: [UInt16], defaults: Defaults,
    forEachRun: ((_ attributes: [NSAttributedString.Key: Any], _ range: Range<Int>) -> Void) -> Void
  ) {
    typealias Span = TextContent.Span
    var styles: [Span<TextStyle>] = []
    var paints: [Span<TextPaint>] = []
    var paragraphs: [Span<TextParagraph>] = []
    forEachRun { attributes, range in
      let attributes = TextAttributes(attributes, defaults)
      Self.add(attributes.style, range, to: &styles)
      Self.add(attributes.paint, range, to: &paints)
      Self.add(attributes.paragraph, range, to: &paragraphs)
    }
    if styles.isEmpty {
      let attributes = TextAttributes([:], defaults)
      styles = [Span(range: 0..<text.count, value: attributes.style)]
      paints = [Span(range: 0..<text.count, value: attributes.paint)]
      paragraphs = [Span(range: 0..<text.count, value: attributes.paragraph)]
    }
    content = TextContent(text: text, styles: styles, paragraphs: paragraphs)
    self.paints = TextPaints(spans: paints)
  }

  /// A string whose attributes hold for all of it.
  package init(
    _ string: String, attributes: [NSAttributedString.Key: Any]?, defaults: Defaults = Defaults()
  ) {
    let attributes = TextAttributes(attributes ?? [:], defaults)
    content = TextContent(string, style: attributes.style, paragraph: attributes.paragraph)
    paints = TextPaints(attributes.paint)
  }

  /// Units of UTF-16 that look as everything without attributes.
  package init(units: [UInt16], defaults: Defaults) {
    let attributes = TextAttributes([:], defaults)
    content = TextContent(
      text: units, styles: [TextContent.Span(range: 0..<units.count, value: attributes.style)],
      paragraphs: [TextContent.Span(range: 0..<units.count, value: attributes.paragraph)])
    paints = TextPaints(attributes.paint)
  }

  /// Lets the last span reach further if it is the same.
  private static func add<Value>(
    _ value: Value, _ range: Range<Int>, to spans: inout [TextContent.Span<Value>]
  ) {
    if let last = spans.last, last.value == value {
      spans[spans.count - 1].range = last.range.lowerBound..<range.upperBound
    } else {
      spans.append(TextContent.Span(range: range, value: value))
    }
  }
}
