extension TextContent {
  /// The text in one paragraph: breaks become spaces without a width.
  package var withoutBreaks: TextContent {
    guard text.contains(where: ParagraphRange.isBreak) else { return self }
    return TextContent(
      text: text.map { ParagraphRange.isBreak($0) ? 0x200B : $0 }, styles: styles,
      paragraphs: paragraphs)
  }

  /// A part of the text, counted from its own beginning; where it begins in the middle of a paragraph,
  /// its first line is none of a paragraph's.
  package func part(_ range: Range<Int>) -> TextContent {
    let range = range.clamped(to: 0..<text.count)
    if range == 0..<text.count { return self }
    let place = range.lowerBound
    let start = text[..<place].lastIndex(where: ParagraphRange.isBreak).map { $0 + 1 } ?? 0
    let end = text[place...].firstIndex(where: ParagraphRange.isBreak) ?? text.count
    var first = paragraph(at: start)
    if start < place { first.firstLineHeadIndent = first.headIndent }
    // What holds at a paragraph's beginning holds for all of it.
    let own = place..<max(place, min(end + 1, range.upperBound))
    var paragraphs = [Span(range: own, value: first)]
    for span in self.paragraphs where span.range.upperBound > own.upperBound {
      let lower = max(own.upperBound, span.range.lowerBound)
      paragraphs.append(Span(range: lower..<span.range.upperBound, value: span.value))
    }
    return TextContent(
      text: Array(text[range]), styles: Self.cut(styles, to: range),
      paragraphs: Self.cut(paragraphs, to: range))
  }

  private static func cut<Value>(_ spans: [Span<Value>], to range: Range<Int>) -> [Span<Value>] {
    spans.compactMap { span in
      let part = span.range.clamped(to: range)
      guard !part.isEmpty else { return nil }
      let place = part.lowerBound - range.lowerBound
      return Span(range: place..<place + part.count, value: span.value)
    }
  }
}
