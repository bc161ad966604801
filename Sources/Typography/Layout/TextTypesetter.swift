import CoreGraphics

/// Makes lines of a text one by one, as they are asked for. Paragraphs are shaped once.
///
/// For one thread at a time.
package final class TextTypesetter {
  package let content: TextContent
  private let shaper: Shaper
  private let paragraphs: [ParagraphRange]
  private var fallbacks: [Typeface: FontFallback] = [:]
  private var shaped: [Int: (paragraph: ShapedParagraph, breaker: LineBreaker)] = [:]

  /// With `countsLastBreak` a break at the end begins another, empty paragraph.
  package init(_ content: TextContent, countsLastBreak: Bool = false) {
    self.content = content
    shaper = Shaper(content.text)
    paragraphs = ParagraphRange.all(of: content.text, countsLastBreak: countsLastBreak)
  }

  /// The end of the paragraph with a place, its break included.
  package func paragraphEnd(after place: Int) -> Int {
    paragraphs[paragraph(with: place)].full.upperBound
  }

  /// The style of the paragraph with a place.
  package func style(at place: Int) -> TextParagraph {
    content.paragraph(at: paragraphs[paragraph(with: place)].full.lowerBound)
  }

  /// Whether a paragraph begins at a place.
  package func beginsParagraph(at place: Int) -> Bool {
    paragraphs[paragraph(with: place)].full.lowerBound == place
  }

  /// A part of a paragraph in one line, without indents, however wide.
  package func line(_ range: Range<Int>) -> LaidLine {
    let (known, breaker) = shapedParagraph(paragraph(with: range.lowerBound))
    let content = known.paragraph.content
    let lower = min(range.lowerBound, content.upperBound)
    let upper = max(lower, min(range.upperBound, content.upperBound))
    let assembler = known.assembler(Self.plain(known.style), width: .infinity)
    return assembler.line(breaker.wholePlan(of: lower..<upper))
  }

  /// The line from a place on that is no wider than a width, placed in it as its paragraph says.
  package func fittedLine(from start: Int, width: CGFloat) -> LaidLine {
    fitted(from: start, width, style(at: start))
  }

  /// The same as the last line that is shown: where there is more text, an ellipsis says so.
  package func lastLine(from start: Int, width: CGFloat) -> LaidLine {
    fitted(from: start, width, style(at: start), isLast: true)
  }

  /// Where a line from a place on has to end, whatever the paragraph says of indents.
  package func lineEnd(
    from start: Int, width: CGFloat, breaking: TextParagraph.Breaking
  ) -> Int {
    guard width.isFinite else { return paragraphEnd(after: start) }
    var style = Self.plain(style(at: start))
    style.breaking = breaking
    return fitted(from: start, width, style).range.upperBound
  }

  private func fitted(
    from start: Int, _ width: CGFloat, _ style: TextParagraph, isLast: Bool = false
  ) -> LaidLine {
    let number = paragraph(with: start)
    let (known, kept) = shapedParagraph(number)
    var breaker = kept
    (breaker.style, breaker.width) = (style, width)
    // What it finds out about breaks serves the next line.
    defer {
      breaker.style = known.style
      shaped[number]?.breaker = breaker
    }
    let place = min(start, known.paragraph.content.upperBound)
    let hasMore = known.paragraph.full.upperBound < content.text.count
    return breaker.fittedLine(known.assembler(style, width: width)) { breaker in
      let plan = breaker.plan(from: place)
      guard isLast, hasMore || plan.end < known.paragraph.content.upperBound else { return plan }
      return breaker.cut(plan, style.breaking.cutting, hasMore: hasMore, shaper: shaper) ?? plan
    }.1
  }

  private static func plain(_ style: TextParagraph) -> TextParagraph {
    var style = style
    (style.headIndent, style.firstLineHeadIndent, style.tailIndent) = (0, 0, 0)
    style.alignment = .left
    return style
  }

  private func shapedParagraph(_ number: Int) -> (paragraph: ShapedParagraph, breaker: LineBreaker)
  {
    if let known = shaped[number] { return known }
    let paragraph = ShapedParagraph(paragraphs[number], of: content, shaper, &fallbacks)
    let known = (paragraph, paragraph.breaker(width: .infinity))
    shaped[number] = known
    return known
  }

  /// The number of the paragraph with a place of the text; the last one's beyond its end.
  private func paragraph(with place: Int) -> Int {
    min(paragraphs.partition { $0.full.upperBound > place }, paragraphs.count - 1)
  }
}
