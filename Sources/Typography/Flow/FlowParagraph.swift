import CoreGraphics

/// A paragraph of a flow with its lines, whose places and tops count from its own beginning.
struct FlowParagraph {
  let layout: TextLayout
  /// Nil where colours have changed since.
  var paints: TextPaints?
  /// How many units it takes, with its break.
  let count: Int
  /// What keeps it from the paragraph above, unless there is none, and from the one below.
  let before: CGFloat
  let after: CGFloat
  /// Its highest line, of which letters may reach out.
  let highestLine: CGFloat

  init(_ text: AttributedText, _ options: LayoutOptions) {
    layout = TextLayout.make(text.content, options)
    paints = text.paints
    count = text.content.text.count
    let style = text.content.paragraph(at: 0)
    before = style.spacingBefore
    after = style.lineSpacing + style.spacing
    highestLine = layout.lines.reduce(0) { max($0, $1.height) }
  }

  var lines: [LaidLine] { layout.lines }
  var height: CGFloat { layout.size.height }
  /// With what is above and below.
  var extent: CGFloat { before + height + after }
}
