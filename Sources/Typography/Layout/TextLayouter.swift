import CoreGraphics

/// Makes the lines of a text, paragraph by paragraph, until the room is full.
struct TextLayouter {
  private let content: TextContent
  private let options: LayoutOptions
  private let shaper: Shaper
  private var fallbacks: [Typeface: FontFallback] = [:]
  private var lines: [LaidLine] = []
  /// The lower end of the lines, and what keeps the next line and the next paragraph away.
  private var bottom: CGFloat = 0
  private var lineSpacing: CGFloat = 0
  private var paragraphSpacing: CGFloat = 0
  private var isFull = false
  private var isTruncated = false
  private var isTooHigh = false

  /// More lines are not made, however narrow the room.
  static let mostLines = 20_000

  init(_ content: TextContent, _ options: LayoutOptions) {
    (self.content, self.options) = (content, options)
    shaper = Shaper(content.text)
  }

  static func layout(_ content: TextContent, _ options: LayoutOptions) -> TextLayout {
    var layouter = TextLayouter(content, options)
    layouter.addParagraphs()
    guard layouter.isTooHigh, options.endsWithEllipsis, !layouter.lines.isEmpty else {
      return layouter.result
    }
    // The last line that has room is to tell that there are more.
    var fewer = options
    fewer.lineLimit = layouter.lines.count
    fewer.height = .infinity
    layouter = TextLayouter(content, fewer)
    layouter.addParagraphs()
    return layouter.result
  }

  private var result: TextLayout {
    TextLayout(content: content, options: options, lines: lines, isTruncated: isTruncated)
  }

  private mutating func addParagraphs() {
    let paragraphs = ParagraphRange.all(
      of: content.text, countsLastBreak: options.countsLastBreak)
    for (index, paragraph) in paragraphs.enumerated() {
      if isFull {
        isTruncated = true
        return
      }
      add(paragraph, hasMore: index + 1 < paragraphs.count)
    }
  }

  private mutating func add(_ paragraph: ParagraphRange, hasMore: Bool) {
    let shaped = ShapedParagraph(paragraph, of: content, shaper, &fallbacks)
    let style = shaped.style
    var breaker = shaped.breaker(width: options.width)
    let assembler = shaped.assembler(style, width: options.width)
    if !lines.isEmpty { lineSpacing += paragraphSpacing + style.spacingBefore }
    addLines(&breaker, assembler, style, hasMore: hasMore)
    paragraphSpacing = style.spacing
  }

  private mutating func addLines(
    _ breaker: inout LineBreaker, _ assembler: LineAssembler, _ style: TextParagraph, hasMore: Bool
  ) {
    let end = breaker.paragraph.content.upperBound
    var start = breaker.paragraph.content.lowerBound
    repeat {
      let isLast = options.lineLimit > 0 && lines.count + 1 >= options.lineLimit
      var isCut = false
      let (plan, line) = breaker.fittedLine(assembler, isClipped: style.breaking == .clip) {
        breaker in
        let (plan, isLastShown) = self.plan(
          &breaker, from: start, style, isLast: isLast, hasMore: hasMore)
        isCut = isLastShown
        return plan
      }
      guard place(line, style) else { return }
      start = plan.end
      isTruncated = isTruncated || isCut || plan.isTruncated
      if isLast || lines.count >= Self.mostLines { isFull = true }
      if isFull, start < end { isTruncated = true }
    } while start < end && !isFull
  }

  /// The plan of a line that begins at a place, and whether it is the last that is shown of more.
  private func plan(
    _ breaker: inout LineBreaker, from start: Int, _ style: TextParagraph, isLast: Bool,
    hasMore: Bool
  ) -> (LinePlan, isCut: Bool) {
    let plan = breaker.plan(from: start)
    let isShort = plan.end < breaker.paragraph.content.upperBound
    let isCut = isLast && (hasMore || isShort)
    guard isCut || (options.lineLimit == 0 && isShort) else { return (plan, isCut) }
    let breaking = options.endsWithEllipsis && isCut ? style.breaking.cutting : style.breaking
    return (
      breaker.cut(plan, breaking, hasMore: hasMore && isCut, shaper: shaper) ?? plan, isCut
    )
  }

  /// Puts a line below the others; false where there is no room for it.
  private mutating func place(_ line: LaidLine, _ style: TextParagraph) -> Bool {
    var line = line
    line.top = bottom + lineSpacing
    // The bottom of a line that was measured with the same numbers must fit again.
    if !lines.isEmpty, line.top + line.height > options.height + 0.01 {
      isFull = true
      isTruncated = true
      isTooHigh = true
      return false
    }
    bottom = line.top + line.height
    lineSpacing = style.lineSpacing
    lines.append(line)
    return true
  }
}

extension TextParagraph.Breaking {
  /// Whether it leaves an ellipsis.
  package var isTruncating: Bool {
    self == .truncateHead || self == .truncateTail || self == .truncateMiddle
  }

  /// The same if it leaves an ellipsis; else one at the end.
  var cutting: TextParagraph.Breaking {
    switch self {
    case .truncateHead, .truncateMiddle: self
    case .words, .characters, .clip, .truncateTail: .truncateTail
    }
  }
}
