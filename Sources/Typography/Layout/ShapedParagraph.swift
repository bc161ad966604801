import CoreGraphics

/// A paragraph in glyphs: what its lines are made of, however wide they are.
struct ShapedParagraph {
  private let content: TextContent
  private let shaper: Shaper
  let paragraph: ParagraphRange
  /// As the text has it.
  let style: TextParagraph
  private let isRightToLeft: Bool
  private let runs: [ShapedRun]

  init(
    _ paragraph: ParagraphRange, of content: TextContent, _ shaper: Shaper,
    _ fallbacks: inout [Typeface: FontFallback]
  ) {
    (self.paragraph, self.content, self.shaper) = (paragraph, content, shaper)
    style = content.paragraph(at: paragraph.full.lowerBound)
    let levels = BidiLevels(content.text, paragraph.content, direction: style.direction)
    isRightToLeft = levels.base & 1 == 1
    let itemizer = Itemizer(
      content: content, shaper: shaper, levels: levels, range: paragraph.content)
    runs = itemizer.runs(&fallbacks)
  }

  func breaker(width: CGFloat) -> LineBreaker {
    LineBreaker(
      text: content.text, paragraph: paragraph, style: style, runs: runs, width: width)
  }

  /// In a style that may be another one than the text's.
  func assembler(_ style: TextParagraph, width: CGFloat) -> LineAssembler {
    LineAssembler(
      content: content, style: style, paragraph: paragraph, runs: runs, shaper: shaper,
      isRightToLeft: isRightToLeft, width: width)
  }
}

extension LineBreaker {
  /// The line of a plan, with nothing beyond its room.
  ///
  /// Kerning that is undone where a line is cut may make it wider than the sum of its parts; then the
  /// parts get less room, unless what is too wide is clipped.
  mutating func fittedLine(
    _ assembler: LineAssembler, isClipped: Bool = false, _ plan: (inout LineBreaker) -> LinePlan
  ) -> (LinePlan, LaidLine) {
    defer { reserve = 0 }
    var tries = 0
    while true {
      var plan = plan(&self)
      plan.available += reserve
      let line = assembler.line(plan)
      let excess = line.width - plan.available
      tries += 1
      guard excess > 1e-6, plan.isTruncated || plan.isBroken, !isClipped, tries < 8,
        line.runs.reduce(0, { $0 + $1.glyphs.count }) > 1
      else { return (plan, line) }
      reserve += max(excess, 0.5)
    }
  }
}
