import CoreGraphics

/// Makes lines of a text one by one, as they are asked for. Paragraphs are shaped once.
///
/// For one thread at a time.
package final class TextTypesetter {
  package let content: TextContent
  private let shaper: Shaper
  private let paragraphs: [ParagraphRange]
  private var fallbacks: [Typeface: FontFallback] = [:]
  private var shaped: [Int: ShapedParagraph] = [:]

  private struct ShapedParagraph {
    /// As the text has it.
    let style: TextParagraph
    let isRightToLeft: Bool
    var breaker: LineBreaker
  }

  package init(_ content: TextContent) {
    self.content = content
    shaper = Shaper(content.text)
    paragraphs = ParagraphRange.all(of: content.text)
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
    let number = paragraph(with: range.lowerBound)
    let paragraph = paragraphs[number]
    let known = shapedParagraph(number)
    let lower = min(range.lowerBound, paragraph.content.upperBound)
    let upper = max(lower, min(range.upperBound, paragraph.content.upperBound))
    let plan = known.breaker.wholePlan(of: lower..<upper)
    return assembler(number, known, .infinity, Self.plain(known.style)).line(plan)
  }

  /// The line from a place on that is no wider than a width, placed in it as its paragraph says.
  package func fittedLine(from start: Int, width: CGFloat) -> LaidLine {
    let known = shapedParagraph(paragraph(with: start))
    return fitted(from: start, width, known.style)
  }

  /// Where a line from a place on has to end, whatever the paragraph says of indents.
  package func lineEnd(
    from start: Int, width: CGFloat, breaking: TextParagraph.Breaking
  ) -> Int {
    guard width.isFinite else { return paragraphEnd(after: start) }
    var style = Self.plain(shapedParagraph(paragraph(with: start)).style)
    style.breaking = breaking
    return fitted(from: start, width, style).range.upperBound
  }

  /// Kerning that is undone where a line ends may make it too wide; then its parts get less room.
  private func fitted(from start: Int, _ width: CGFloat, _ style: TextParagraph) -> LaidLine {
    let number = paragraph(with: start)
    var known = shapedParagraph(number)
    defer { shaped[number] = known }
    let own = known.breaker.style
    (known.breaker.style, known.breaker.width) = (style, width)
    defer { (known.breaker.style, known.breaker.reserve) = (own, 0) }
    let place = min(start, paragraphs[number].content.upperBound)
    let assembler = assembler(number, known, width, style)
    var tries = 0
    while true {
      var plan = known.breaker.plan(from: place)
      plan.available += known.breaker.reserve
      let line = assembler.line(plan)
      let excess = line.width - plan.available
      tries += 1
      guard excess > 1e-6, plan.isBroken, tries < 8 else { return line }
      known.breaker.reserve += max(excess, 0.5)
    }
  }

  private func assembler(
    _ number: Int, _ known: ShapedParagraph, _ width: CGFloat, _ style: TextParagraph
  ) -> LineAssembler {
    LineAssembler(
      content: content, style: style, paragraph: paragraphs[number], runs: known.breaker.runs,
      shaper: shaper, isRightToLeft: known.isRightToLeft, width: width)
  }

  private static func plain(_ style: TextParagraph) -> TextParagraph {
    var style = style
    (style.headIndent, style.firstLineHeadIndent, style.tailIndent) = (0, 0, 0)
    style.alignment = .left
    return style
  }

  private func shapedParagraph(_ number: Int) -> ShapedParagraph {
    if let known = shaped[number] { return known }
    let paragraph = paragraphs[number]
    let style = content.paragraph(at: paragraph.full.lowerBound)
    let levels = BidiLevels(content.text, paragraph.content, direction: style.direction)
    let itemizer = Itemizer(
      content: content, shaper: shaper, levels: levels, range: paragraph.content)
    let breaker = LineBreaker(
      text: content.text, paragraph: paragraph, style: style, runs: itemizer.runs(&fallbacks),
      width: .infinity)
    let known = ShapedParagraph(
      style: style, isRightToLeft: levels.base & 1 == 1, breaker: breaker)
    shaped[number] = known
    return known
  }

  /// The number of the paragraph with a place of the text; the last one's beyond its end.
  private func paragraph(with place: Int) -> Int {
    var (low, high) = (0, paragraphs.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if paragraphs[middle].full.upperBound > place { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
