import CoreGraphics

/// What the characters of a stretch look like: all that a layout does not depend on.
package struct TextPaint: Hashable, Sendable {
  /// How a line under or through text is drawn; the numbers are those of `NSUnderlineStyle`.
  package struct Lines: OptionSet, Hashable, Sendable {
    /// Bits of `NSUnderlineStyle`.
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }
    /// One line, as thick as the font says.
    package static let single = Lines(rawValue: 1)
    /// Twice as thick.
    package static let thick = Lines(rawValue: 2)
    /// Two lines with a gap as thick as they are; has the bit of `single`.
    package static let double = Lines(rawValue: 9)
  }

  /// A shadow of the glyphs; lengths are in points, and the blur is twice the deviation.
  package struct Shadow: Hashable, Sendable {
    /// Where the shadow lies from the glyphs.
    package var offset: CGSize
    /// 0 for a sharp edge.
    package var blur: CGFloat
    /// With the shadow's strength in its alpha.
    package var color: CGColor

    package init(offset: CGSize, blur: CGFloat, color: CGColor) {
      (self.offset, self.blur, self.color) = (offset, blur, color)
    }
  }

  /// Of the glyphs, and of lines without a colour of their own.
  package var color: CGColor
  /// Whether the context's own fill colour is taken in place of it, as Core Text can be told.
  package var isContextsColor = false
  /// As high as the line, below the glyphs.
  package var background: CGColor?
  /// As `NSUnderlineStyle`: 0 for none.
  package var underline = 0
  /// Nil for the text's.
  package var underlineColor: CGColor?
  /// A line through the text, as `NSUnderlineStyle`: 0 for none.
  package var strike = 0
  /// Nil for the text's.
  package var strikeColor: CGColor?
  /// In hundredths of the font's size; negative to fill as well.
  package var strokeWidth: CGFloat = 0
  /// Nil for the text's.
  package var strokeColor: CGColor?
  /// Nil for none.
  package var shadow: Shadow?
  /// The picture of an inline box.
  package var image: CGImage?

  package init(color: CGColor) { self.color = color }
}

/// Paints for the stretches of a text, in order.
package struct TextPaints: Hashable, Sendable {
  /// Each begins where the one before it ends.
  package var spans: [TextContent.Span<TextPaint>]

  package init(spans: [TextContent.Span<TextPaint>]) { self.spans = spans }

  /// One paint for all of a text, however long it is.
  package init(_ paint: TextPaint) {
    spans = [TextContent.Span(range: 0..<Int.max, value: paint)]
  }

  /// Visits the stretches that a range of the text is in; an empty one, the one before it.
  func forEach(in range: Range<Int>, _ body: (Range<Int>, TextPaint) -> Void) {
    let start = range.isEmpty ? max(0, range.lowerBound - 1) : range.lowerBound
    guard var index = TextContent.index(spans, at: start) else { return }
    if range.isEmpty { return body(range, spans[index].value) }
    while index < spans.count, spans[index].range.lowerBound < range.upperBound {
      let part = spans[index].range.clamped(to: range)
      if !part.isEmpty { body(part, spans[index].value) }
      index += 1
    }
  }
}
